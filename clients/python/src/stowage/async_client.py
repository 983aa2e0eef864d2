"""The client for asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from types import TracebackType
from typing import IO, Any, cast

import httpx

from .calls import (
    ENDED,
    FIRST_QUESTION_AFTER,
    Query,
    Retries,
    answer_of,
    headers_of,
    is_empty,
    params_of,
    path_of,
    process_id_of,
    wait_before,
)
from .errors import StowageError, lost_connection
from .types import Load, LoadRequest, MassLoadsResponse, ProcessWithLoad, StoredLoadRequest


class AsyncStowage:
    """Calls of one service with one key. `timeout`: seconds without a sign of life from the service."""

    def __init__(
        self, base_url: str, token: str, *, retries: Retries | None = None, timeout: float | None = 600
    ) -> None:
        self._http = httpx.AsyncClient(base_url=base_url.rstrip("/"), timeout=timeout)
        self._token = token
        self._retries = retries or Retries()

    async def __aenter__(self) -> AsyncStowage:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def call(
        self,
        method: str,
        path: str,
        *,
        query: Query | None = None,
        body: Any = None,
        files: Mapping[str, tuple[str, IO[bytes] | bytes]] | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Any operation of the interface: what it answers, as Python values or as bytes. Raises StowageError."""
        headers = headers_of(method, path, self._token, idempotency_key)
        may_be_done = method == "GET" or "Idempotency-Key" in headers
        attempt = 0
        while True:
            response: httpx.Response | None = None
            lost: httpx.TransportError | None = None
            try:
                response = await self._http.request(
                    method, path, params=params_of(query), json=body, files=files, headers=headers
                )
            except httpx.TransportError as error:
                lost = error
            wait = wait_before(attempt, self._retries, response, may_be_done)
            if wait is None:
                if response is None:
                    raise lost_connection(str(self._http.base_url)) from lost
                return answer_of(response)
            await asyncio.sleep(wait)
            attempt += 1

    async def build_load(self, request: LoadRequest | StoredLoadRequest, **query: str | int | bool) -> Load:
        """Plans and saves a load; its `status` is failed where it cannot be planned, and `calculationError` says why."""
        return cast(Load, await self.call("POST", "/Loads", query=query, body=request))

    async def queue_load(self, request: LoadRequest | StoredLoadRequest, **query: str | int | bool) -> str:
        """The same in the background: the id of its process, once that is stored. Raises RequestRefused."""
        return process_id_of(await self.call("POST", "/Loads", query={**query, "multiProcessed": True}, body=request))

    async def wait_for_process(
        self,
        process_id: str,
        *,
        ask_every: float = 2,
        on_change: Callable[[ProcessWithLoad], None] | None = None,
    ) -> ProcessWithLoad:
        """Returns once the process has ended, with its Load where it has one."""
        wait, news = FIRST_QUESTION_AFTER, None
        while True:
            process = cast(ProcessWithLoad, await self.call("GET", path_of("Processes", process_id)))
            if on_change and news != (news := (process["state"], process.get("progress"))):
                on_change(process)
            if process["state"] in ENDED:
                return process
            await asyncio.sleep(min(wait, ask_every))
            wait *= 2

    async def upload_loads(self, name: str, content: bytes, **query: str | int | bool) -> MassLoadsResponse:
        """A load for each title of a workbook (.xlsx) or text (.csv); `name` is that of the file."""
        return cast(
            MassLoadsResponse, await self.call("POST", "/Upload/Loads", query=query, files={"file": (name, content)})
        )

    async def items(self, path: str, **query: str | int | bool) -> AsyncIterator[dict[str, Any]]:
        """Every item of a list, whatever pages it has: `async for load in stowage.items("/Loads")`."""
        cursor: str | None = None
        while True:
            try:
                page = await self.call("GET", path, query={**query, "cursor": cursor})
            except StowageError as error:
                if is_empty(error):
                    return
                raise
            for item in page["items"]:
                yield item
            cursor = page["next"]
            if cursor is None:
                return
