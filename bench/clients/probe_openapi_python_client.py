"""Posts the load of $LOAD with the client that openapi-python-client made, and prints what it reads back of it."""

import json
import os

from stowage_load_planning_service_api_v2_client import AuthenticatedClient
from stowage_load_planning_service_api_v2_client.api.archive import find_loads_by_title
from stowage_load_planning_service_api_v2_client.api.calculation import build_load
from stowage_load_planning_service_api_v2_client.models import LoadRequest, UOMEnum

with open(os.environ["LOAD"], encoding="utf-8") as file:
    sent = json.load(file)
client = AuthenticatedClient(
    base_url=os.environ["STOWAGE_URL"], token=os.environ["STOWAGE_KEY"], prefix="", auth_header_name="TokenID"
)
metric = UOMEnum.UNITMETRIC
user = os.environ["STOWAGE_USER"]
build_load.sync(client=client, body=LoadRequest.from_dict(sent), load_saved=True, user_id=user, uom=metric)
found = find_loads_by_title.sync(user, sent["title"], client=client, request_created=True, uom=metric)
print(json.dumps(found.to_dict()["items"][0]["request"]))
