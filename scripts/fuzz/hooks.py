"""A check of Schemathesis: what the interface definition calls valid is refused only as it says in words."""

import re

import schemathesis
from schemathesis import GenerationMode

# What no schema can say of a request by itself: what is stored, who calls, what was sent before, whether it is a plan.
SAID_IN_WORDS = {
    "BadAccount", "BadCursor", "BadDate", "BadForm", "BadUpload", "BadWebhookAddress", "IdempotencyKeyReused",
    "NoRecords", "NoSuchPath", "NoSuchPicture", "NoSuchReport", "NotBuilt", "QueueFull", "UnknownUser",
}
# The same of single fields, in the words of their descriptions.
OF_FIELDS = re.compile(
    r"is past: the (key|link)|in the body and .* in the path|must lie within the container|drop decks are longer|"
    r"leaves nothing of the deck|Another cargo is named|must say which cargo is meant"
)
OF_WHOLE_CARGO = re.compile(r"is required\.$|must be at most")
# The generator writes names of control characters alone, against the pattern of names.
BLANK_NAME = re.compile(r"^`name` (must not be empty|is required)\.$")


@schemathesis.check
def refused_as_declared(ctx, response, case):
    if response.status_code not in (400, 409, 413):
        return
    if case.meta is None or case.meta.generation.mode != GenerationMode.POSITIVE:
        return
    body = response.json()
    if body.get("code") in SAID_IN_WORDS:
        return
    issues = [issue for issue in body.get("issues") or [] if not allowed(case.operation.label, issue)]
    if body.get("issues") and not issues:
        return
    told = "; ".join(f"{issue['pointer']} {issue['message']}" for issue in issues)
    raise AssertionError(f"refused: {body.get('code')} {told[:300]} | {body.get('message', '')[:200]}")


def allowed(operation, issue):
    if OF_FIELDS.search(issue["message"]) or BLANK_NAME.match(issue["message"]):
        return True
    # What comes of a change must be a cargo as a whole, in the unit in which it is kept.
    is_changed_cargo = operation == "PUT /Database/Cargoes/{name}"
    return is_changed_cargo and (issue["code"] == "InvalidCargoSize" or OF_WHOLE_CARGO.search(issue["message"]))
