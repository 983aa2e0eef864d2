/** What is shown of a plan, by the places that are told of. */
import type { LoadPlan } from '../../../../domain/plan.js';
import { stepPlaces } from '../../../../scene/step-places.js';
import type { Viewing } from '../../../viewer/viewing.js';
import type { PlacesOfSteps, ShownSheets } from './joined.js';

/** The containers and pallets of a plan, and which of its places their steps are. */
export function sheetsOf(plan: LoadPlan, viewing: Viewing): ShownSheets {
  const known = new Map<number, PlacesOfSteps>();
  const stepsOf = (sheet: number) => viewing.openedAt(sheet).sheet.steps;
  const placesOf = (sheet: number): PlacesOfSteps => {
    const name = viewing.names[sheet];
    if (name === undefined) return [];
    const isPallet = name.kind === 'pallet';
    const loaded = isPallet ? plan.pallets![name.place]! : plan.containers[name.place]!;
    const within = isPallet ? { container: 1, pallet: name.place + 1 } : { container: name.place + 1 };
    return stepPlaces(loaded, stepsOf(sheet), within);
  };
  return {
    sheetOf: ({ container, pallet }) =>
      viewing.names.findIndex(({ kind, place }) =>
        kind === 'pallet' ? place + 1 === pallet : pallet === undefined && place + 1 === container,
      ),
    places: (sheet) => {
      const places = known.get(sheet) ?? placesOf(sheet);
      known.set(sheet, places);
      return places;
    },
    pieces: (sheet, step) => stepsOf(sheet)[step - 1]?.pieces ?? 0,
  };
}
