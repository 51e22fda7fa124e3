"""How the API pages its lists."""

from rest_framework.pagination import PageNumberPagination


class Pages(PageNumberPagination):
    page_size_query_param = "size"
    max_page_size = 200
