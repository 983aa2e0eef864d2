"""Checks a webhook before it is believed (Standard Webhooks, v1)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .types import Load


class WebhookError(Exception):
    """It is not signed with the secret, or too old."""


@dataclass(frozen=True)
class Webhook:
    """id: the same for every attempt: one that is known already needs no more than a 200."""

    id: str
    process_id: str | None
    load: Load


def verify_webhook(
    body: bytes,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    tolerance_seconds: float = 300,
    now: float | None = None,
) -> Webhook:
    """body: exactly as it arrived; secret: `whsec_...`, several while one is being replaced. Raises WebhookError."""
    given = {name.lower(): value for name, value in headers.items()}
    try:
        identity, timestamp = given["webhook-id"], given["webhook-timestamp"]
        signatures = given["webhook-signature"].split(" ")
    except KeyError as error:
        raise WebhookError(f"It is not signed: {error.args[0]} is missing.") from None
    if not (timestamp.isascii() and timestamp.isdigit()):
        raise WebhookError("webhook-timestamp is no number of seconds.")
    age = (time.time() if now is None else now) - int(timestamp)
    if abs(age) > tolerance_seconds:
        raise WebhookError(f"It was signed {age:.0f} s ago; at most {tolerance_seconds:g} s are allowed.")
    for one in [secret] if isinstance(secret, str) else secret:
        expected = _signature(one, f"{identity}.{timestamp}.".encode() + body)
        if any(hmac.compare_digest(expected.encode(), signature.encode()) for signature in signatures):
            return Webhook(identity, given.get("x-process-id"), json.loads(body))
    raise WebhookError("It is not signed with this secret.")


def _signature(secret: str, signed: bytes) -> str:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error:
        raise WebhookError("The secret is none: whsec_ and base64 is expected.") from None
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
