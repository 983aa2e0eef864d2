"""Plans a tour with three stops in the background, says what comes off where, and saves the loader's PDF.

Needs the package of clients/python: `pip install ./clients/python`.
"""

import os
from pathlib import Path

import httpx
from stowage import Stowage, StowageError

# Stop 1 is unloaded first. Lengths in millimetres, weights in kilograms.
TOUR = {
    "title": "Tour south",
    "cargoes": [
        {"style": "Palletload", "name": "Pallet Ulm", "length": 1200, "width": 800, "height": 1450, "weight": 420, "qty": 6,
         "sequence": 3, "groupName": "Ulm"},
        {"style": "Shipcase", "name": "Crate Augsburg", "length": 1000, "width": 700, "height": 650, "weight": 85, "qty": 12,
         "sequence": 2, "groupName": "Augsburg", "orientationsAllowed": "Orientations12"},
        {"style": "Shipcase", "name": "Carton Munich", "length": 600, "width": 400, "height": 400, "weight": 14, "qty": 60,
         "sequence": 1, "groupName": "Munich"},
    ],
    "emptyContainers": [
        {"containerType": "Truck", "name": "Truck 7.2 m", "length": 7200, "width": 2450, "height": 2500, "maxWeight": 9000, "qty": 1}
    ],
    "rules": {"calculationType": "MixLoad", "isSequenceUsed": True},
}

with Stowage(os.environ["STOWAGE_URL"], os.environ["STOWAGE_KEY"]) as stowage:
    try:
        ended = stowage.wait_for_process(stowage.queue_load(TOUR, UOM="UnitMetric"))
    except StowageError as refused:
        for issue in refused.issues:
            print(issue["pointer"], issue["message"])
        raise
    load = ended.get("load")
    if load is None or load["status"] == "failed":
        raise SystemExit(ended.get("error") or load["calculationError"]["message"])

    for container in load["filledContainers"]:
        print(f"{container['name']}, in the order in which it is unloaded:")
        for row in sorted(container["manifest"], key=lambda row: row["cargo"]["sequence"]):
            cargo = row["cargo"]
            print(f"  stop {cargo['sequence']}, {cargo['groupName']}: {row['cargoesLoaded']} x {cargo['name']}")
    for row in load["unloaded"]:
        print(f"{row['qty']} x {row['name']} stay behind: {row['detail']}")

    Path("tour-south.pdf").write_bytes(httpx.get(f"{load['reportLinks']['pdf']}&reportLayout=loader", timeout=60).content)
    print("tour-south.pdf is for whoever loads it.")
