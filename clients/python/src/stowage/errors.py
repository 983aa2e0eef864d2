"""Calls that the service refused or that never reached it, as errors that say what to mend."""

from __future__ import annotations

from typing import Any

import httpx


class StowageError(Exception):
    """The service did not answer, or not with what was asked for.

    status: of HTTP; 0: there is no answer, and the error behind it is `__cause__`.
    code: stable, as NoRecords, WrongKey, QueueFull; Unknown where something before the service answered, ConnectionLost
    where nothing did: what was sent may have been done or not.
    issues: every fault of what was sent, each with a JSON pointer.
    request_id: as in the log of the service.
    """

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        issues: list[dict[str, Any]] | None = None,
        request_id: str | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.issues = issues or []
        self.request_id = request_id


class RequestRefused(Exception):
    """A request that cannot be calculated; `load` says why, and nothing was queued."""

    def __init__(self, load: dict[str, Any]) -> None:
        super().__init__(str(load.get("message")))
        self.load = load


def refusal(response: httpx.Response) -> StowageError:
    """Of an answer that is no success."""
    try:
        body = response.json()
    except ValueError:
        body = None
    said: dict[str, Any] = body if isinstance(body, dict) else {}
    return StowageError(
        response.status_code,
        str(said.get("code", "Unknown")),
        str(said.get("message", f"The service answered {response.status_code}.")),
        said.get("issues"),
        said.get("requestId") or response.headers.get("X-Request-Id"),
    )


def lost_connection(base_url: str) -> StowageError:
    """Of a request to which no answer came; raise it from what httpx raised."""
    message = (
        f"The connection to the service at {base_url} failed. Is it running there, and can it be reached from here?"
    )
    return StowageError(0, "ConnectionLost", message)
