"""The API against its own description: what the schema allows is answered as it says, what it forbids is refused."""

import pytest
import schemathesis
from django.core.cache import cache
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from judgeapp.wsgi import application

pytestmark = pytest.mark.django_db

# One test an operation, each with its own name: runners that share tests out tell them apart by it.
SCHEMA = schemathesis.openapi.from_wsgi("/api/schema/", application)
# A scenario that the engine cannot read is not saved: no schema can say which those are.
SCHEMA.config.checks.positive_data_acceptance.expected_statuses.append("422")
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]


# Only a query or a body can break a schema of ours; a path is any text.
MODES = [
    (one, mode)
    for one in OPERATIONS
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or one.query or one.body
]


@pytest.mark.parametrize(("operation", "mode"), MODES, ids=[f"{one.label} {mode.value}" for one, mode in MODES])
@given(data=st.data())
@settings(max_examples=25, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_it_keeps_to_its_description(
    operation: "schemathesis.APIOperation", mode: GenerationMode, data: st.DataObject
) -> None:
    cache.clear()
    data.draw(operation.as_strategy(generation_mode=mode)).call_and_validate()
