"""Posts the load of $LOAD with the client that openapi-generator made for Python, and prints what it reads back of it."""

import json
import os

import openapi_client as stowage

with open(os.environ["LOAD"], encoding="utf-8") as file:
    sent = json.load(file)
settings = stowage.Configuration(host=os.environ["STOWAGE_URL"], api_key={"TokenID": os.environ["STOWAGE_KEY"]})
with stowage.ApiClient(settings) as client:
    request = stowage.BuildLoadRequest.from_dict(sent)
    metric = stowage.UOMEnum.UNITMETRIC
    stowage.CalculationApi(client).build_load(request, load_saved=True, user_id=os.environ["STOWAGE_USER"], uom=metric)
    found = stowage.ArchiveApi(client).find_loads_by_title(
        os.environ["STOWAGE_USER"], sent["title"], request_created=True, uom=metric
    )
    print(json.dumps(found.items[0].to_dict()["request"]))
