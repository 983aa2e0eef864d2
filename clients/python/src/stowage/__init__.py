"""Client of the load planning service Stowage: planning, waiting, uploads, lists, webhooks. See README.md."""

from .async_client import AsyncStowage
from .calls import Retries, path_of
from .client import Stowage
from .errors import RequestRefused, StowageError
from .webhooks import Webhook, WebhookError, verify_webhook

__all__ = [
    "AsyncStowage",
    "RequestRefused",
    "Retries",
    "Stowage",
    "StowageError",
    "Webhook",
    "WebhookError",
    "path_of",
    "verify_webhook",
]
