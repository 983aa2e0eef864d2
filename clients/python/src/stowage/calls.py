"""What both clients do alike: what is sent, when it is sent again, and what an answer means."""

from __future__ import annotations

import email.utils
import json
import random
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import httpx

from .errors import RequestRefused, StowageError, refusal
from .types import REPEATABLE

Query = Mapping[str, str | int | float | bool | None]

ENDED = frozenset({"done", "failed", "cancelled"})
FIRST_QUESTION_AFTER = 0.1


@dataclass(frozen=True)
class Retries:
    """When a call is sent again. attempts: further ones after the first; first, most: seconds before them."""

    attempts: int = 4
    first: float = 0.5
    most: float = 60.0


_REPEATABLE = re.compile("|".join(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(call)) for call in REPEATABLE))


def headers_of(method: str, path: str, token: str, idempotency_key: str | None) -> dict[str, str]:
    """One key for all attempts of a call whose first answer is kept: whatever of them arrives, it is done once."""
    headers = {"TokenID": token}
    if _REPEATABLE.fullmatch(f"{method} {path}"):
        headers["Idempotency-Key"] = idempotency_key or secrets.token_hex(16)
    return headers


def params_of(query: Query | None) -> dict[str, str]:
    """As the service reads them: true and false in small letters; what is None is left out."""
    given = {name: value for name, value in (query or {}).items() if value is not None}
    return {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in given.items()}


def path_of(*parts: str) -> str:
    """A path whose parts may hold any sign."""
    return "".join(f"/{quote(part, safe='')}" for part in parts)


def wait_before(attempt: int, retries: Retries, response: httpx.Response | None, may_be_done: bool) -> float | None:
    """Seconds before the next attempt; None: there is none. `response` None: the connection was lost.

    may_be_done: twice, as a call that only reads, or that the service knows again by its key.
    """
    if attempt >= retries.attempts:
        return None
    if response is not None and response.status_code not in (429, 502, 503):
        return None
    if (response is None or response.status_code == 502) and not may_be_done:
        return None
    asked = None if response is None else _retry_after(response)
    wait = random.uniform(0, min(retries.most, retries.first * 2**attempt)) if asked is None else asked
    return wait if wait <= retries.most else None


def _retry_after(response: httpx.Response) -> float | None:
    text = response.headers.get("Retry-After")
    if text is None:
        return None
    if text.isdigit():
        return float(text)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(text).timestamp() - time.time())
    except ValueError:
        return None


def answer_of(response: httpx.Response) -> Any:
    """The body as Python values, or as bytes where it is no JSON. Raises StowageError."""
    if not response.is_success:
        raise refusal(response)
    if "json" not in response.headers.get("Content-Type", ""):
        return response.content
    try:
        return response.json()
    except json.JSONDecodeError as error:
        raise StowageError(response.status_code, "Unknown", "The answer is no JSON.") from error


def process_id_of(answer: dict[str, Any]) -> str:
    """Of a load that was queued. Raises RequestRefused."""
    document = answer.get("document") or {}
    process_id = document.get("processId")
    if isinstance(process_id, str) and process_id != "":
        return process_id
    raise RequestRefused(answer)


def is_empty(error: StowageError) -> bool:
    """Whether a list has no items: the service answers so."""
    return error.code == "NoRecords"
