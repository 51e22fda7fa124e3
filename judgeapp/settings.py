"""Blackrobe's settings. README, "Configuration", says what each variable of the environment does."""

from pathlib import Path

import dj_database_url
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured

from . import environment as env

ROOT = Path(__file__).resolve().parent.parent
HOME = env.folder("BLACKROBE_HOME", ROOT / "var")
PUBLIC = env.address("BLACKROBE_URL", "http://localhost:8000")
SITE_URL = f"{PUBLIC.scheme}://{PUBLIC.netloc}"
HTTPS = PUBLIC.scheme == "https"

DEBUG = env.flag("DEBUG")
SECRET_KEY = env.secret("SECRET_KEY", HOME / "secret-key")
ALLOWED_HOSTS = env.listing("ALLOWED_HOSTS") or [str(PUBLIC.hostname), "localhost", "127.0.0.1", "[::1]"]
CSRF_TRUSTED_ORIGINS = [SITE_URL]

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.staticfiles",
    "django_htmx",
    "rest_framework",
    "drf_spectacular",
    "rules",
    "cards",
    "decks",
    "sandbox",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.middleware.http.ConditionalGetMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "rules.middleware.one_library",
]
ROOT_URLCONF = "judgeapp.urls"
WSGI_APPLICATION = "judgeapp.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [ROOT / "templates"],
        "OPTIONS": {
            "context_processors": ["django.template.context_processors.request", "judgeapp.context.site"],
            "builtins": ["django.templatetags.static", "rules.templatetags.citing"],
            "libraries": {"citing": "rules.templatetags.citing"},
        },
    }
]

try:
    DATABASES = {
        "default": dj_database_url.parse(
            env.text("DATABASE_URL") or f"sqlite:///{HOME / 'blackrobe.sqlite3'}", conn_max_age=600
        )
    }
except (ValueError, KeyError) as error:
    raise ImproperlyConfigured(f"DATABASE_URL cannot be read: {error}") from error
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    DATABASES["default"]["OPTIONS"] = {
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
        "transaction_mode": "IMMEDIATE",
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_TZ = True

STATIC_URL = "/static/"
STATIC_ROOT = HOME / "static"
STATICFILES_DIRS = [ROOT / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}

# Secure headers. What needs TLS follows from the public address, so that a laptop at the venue serves plain HTTP.
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
SECURE_HSTS_PRELOAD = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"
X_FRAME_OPTIONS = "DENY"
BEHIND_PROXY = env.flag("BEHIND_PROXY")
if BEHIND_PROXY:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "connect-src": [SELF],
        "font-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "object-src": [NONE],
    }
}
DATA_UPLOAD_MAX_MEMORY_SIZE = 1_000_000
DATA_UPLOAD_MAX_NUMBER_FIELDS = 100

API_RATE = env.rate("API_RATE", "300/min")
PAGE_RATE = env.rate("PAGE_RATE", "600/min")
SAVE_RATE = env.rate("SAVE_RATE", "60/hour")
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "UNAUTHENTICATED_USER": None,
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_PAGINATION_CLASS": "judgeapp.paging.Pages",
    "PAGE_SIZE": 50,
    "DEFAULT_THROTTLE_CLASSES": ["rest_framework.throttling.AnonRateThrottle"],
    "DEFAULT_THROTTLE_RATES": {"anon": API_RATE},
    # Whose address counts: the one the proxy in front saw. Left out, anybody could write a new one into each request.
    "NUM_PROXIES": 1 if BEHIND_PROXY else 0,
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "judgeapp.errors.answer",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Blackrobe",
    "DESCRIPTION": (
        "The rules and cards of Mage Noir as data: documents, versions, clauses, citations, search, differences, "
        "cards, legality; deck checks; and scenarios that are resolved step by step, with citations."
    ),
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/",
}

SEARCH_INDEX = HOME / "index"
COMPILED_CARDS = HOME / "compiled"
SILENCED_SYSTEM_CHECKS: list[str] = []
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
}
