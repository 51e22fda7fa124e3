import pytest, schemathesis
from hypothesis import HealthCheck, settings
from judgeapp.wsgi import application
pytestmark=pytest.mark.django_db
schema = schemathesis.openapi.from_wsgi("/api/schema/", application).include(path_regex="decks|legality")
@schema.parametrize()
@settings(max_examples=150, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_it(case):
    case.call_and_validate()
