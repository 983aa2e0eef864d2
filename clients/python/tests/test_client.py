"""Against a running service (STOWAGE_URL, STOWAGE_KEY): planning, waiting, uploads, lists, errors; webhooks need none."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import unittest
import uuid

from stowage import AsyncStowage, RequestRefused, Retries, Stowage, StowageError, WebhookError, verify_webhook
from stowage.types import LoadRequest

URL = os.environ.get("STOWAGE_URL", "http://127.0.0.1:8080")
KEY = os.environ.get("STOWAGE_KEY", "")
CSV = b"title,style,name,length,width,height,qty,weight\nFrom Python,Shipcase,Carton,600,400,300,4,12\n"


def request() -> LoadRequest:
    return {
        "title": f"Grüße 箱 / {uuid.uuid4().hex}",
        "cargoes": [
            {
                "style": "Shipcase",
                "name": "Carton",
                "length": 600,
                "width": 400,
                "height": 300,
                "weight": 12.5,
                "qty": 40,
                "orientationsAllowed": 3,
                "emptyContainersFavorite": [{"name": "Elsewhere"}, "20 ft"],
            }
        ],
        "emptyContainers": [
            {"containerType": "SeaVan", "name": "20 ft", "length": 5890, "width": 2330, "height": 2380}
        ],
        "rules": {"calculationType": "MixLoad", "optimizationLevel": 1},
    }


def faulty() -> LoadRequest:
    return {**request(), "cargoes": [{"style": "Shipcase", "name": "Carton", "length": 0, "qty": 1}]}


class OfSync(unittest.TestCase):
    def setUp(self) -> None:
        self.stowage = Stowage(URL, KEY)
        self.addCleanup(self.stowage.close)

    def test_plans_saves_and_reads_back(self) -> None:
        sent = request()
        load = self.stowage.build_load(sent, UOM="UnitMetric", loadSaved=True)
        self.assertEqual(load["loadSummary"]["cargoesLoaded"], 40)
        found = [one for one in self.stowage.items("/Loads", limit=1, requestCreated=True, UOM="UnitMetric")]
        [back] = [one["request"] for one in found if one["request"]["title"] == sent["title"]]
        for name, value in sent["cargoes"][0].items():
            self.assertEqual(back["cargoes"][0][name], value, name)

    def test_waits_for_work_in_the_background(self) -> None:
        states: list[str] = []
        process_id = self.stowage.queue_load(request(), UOM="UnitMetric")
        ended = self.stowage.wait_for_process(process_id, on_change=lambda process: states.append(process["state"]))
        self.assertEqual((ended["state"], states[-1]), ("done", "done"))

    def test_says_what_is_wrong(self) -> None:
        failed = self.stowage.build_load(faulty(), UOM="UnitMetric")
        self.assertEqual(failed["status"], "failed")
        with self.assertRaises(RequestRefused):
            self.stowage.queue_load(faulty(), UOM="UnitMetric")
        with self.assertRaises(StowageError) as refused:
            with Stowage(URL, "no-such-key") as stranger:
                stranger.call("GET", "/Account/Keys")
        self.assertEqual((refused.exception.status, refused.exception.code), (401, "WrongKey"))
        with self.assertRaises(StowageError) as lost:
            with Stowage("http://127.0.0.1:9", KEY, retries=Retries(attempts=0)) as nobody:
                nobody.call("GET", "/Loads")
        self.assertEqual((lost.exception.status, lost.exception.code), (0, "ConnectionLost"))
        self.assertIsNotNone(lost.exception.__cause__)

    def test_uploads_a_list(self) -> None:
        answer = self.stowage.upload_loads("loads.csv", CSV, UOM="UnitMetric")
        self.assertEqual(len(answer["items"]), 1)


class OfAsync(unittest.IsolatedAsyncioTestCase):
    async def test_does_the_same(self) -> None:
        async with AsyncStowage(URL, KEY) as stowage:
            sent = request()
            ended = await stowage.wait_for_process(await stowage.queue_load(sent, UOM="UnitMetric", loadSaved=True))
            self.assertEqual(ended["state"], "done")
            titles = [load["document"]["title"] async for load in stowage.items("/Loads", limit=1)]
            self.assertIn(sent["title"], titles)
            self.assertEqual(len((await stowage.upload_loads("loads.csv", CSV, UOM="UnitMetric"))["items"]), 1)


class OfWebhooks(unittest.TestCase):
    def test_believes_only_what_is_signed_and_fresh(self) -> None:
        key, body = b"k" * 24, b'{"status":"succeed"}'
        secret = "whsec_" + base64.b64encode(key).decode()
        signature = base64.b64encode(hmac.new(key, b"msg_1.1000." + body, hashlib.sha256).digest()).decode()
        headers = {"Webhook-Id": "msg_1", "webhook-timestamp": "1000", "webhook-signature": f"v1,x v1,{signature}"}
        webhook = verify_webhook(body, headers, ["whsec_" + base64.b64encode(b"other").decode(), secret], now=1010)
        self.assertEqual((webhook.id, webhook.load["status"]), ("msg_1", "succeed"))
        with self.assertRaises(WebhookError):
            verify_webhook(body + b" ", headers, secret, now=1010)
        with self.assertRaises(WebhookError):
            verify_webhook(body, headers, secret, now=1301)
        with self.assertRaises(WebhookError):
            verify_webhook(body, {}, secret, now=1010)
        with self.assertRaises(WebhookError):
            verify_webhook(body, headers, "whsec_%", now=1010)


if __name__ == "__main__":
    unittest.main()
