/**
 * A plan of what is placed and nothing else, with the reasons for what stays behind: found from the placements alone, so
 * that whoever has them finds the same, with or without a search.
 */
import { type SentenceCode, said } from '../../domain/coded-sentences.js';
import { keptTogether, keyOf } from '../../domain/kept-together.js';
import { type LoadPlan, piecesIn, type Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { withoutOptional } from '../finishing/balance/optional.js';
import { type Draft, draftOf } from '../goals/draft.js';
import { lotsOf } from '../lots/every-lot.js';
import { differentLoads, type LoadAt } from '../reasons/loads-looked-at.js';
import { misfitOnPallet } from '../reasons/misfit-on-pallet.js';
import { Inquiry, obstacleAt } from '../reasons/obstacle.js';
import { unloadedOfAlternatives } from '../reasons/of-alternatives.js';
import { shutOut } from '../reasons/shut-out.js';
import { soundPlace } from '../reasons/sound-place.js';
import { withPlaces } from '../reasons/with-places.js';
import { TYPES } from '../types/types.js';
import { type KeptContainer, planOfKept } from './kept-containers.js';

/** Sentences that say that everything is full. */
const OF_FULL: ReadonlySet<SentenceCode> = new Set(['OneContainerLoaded', 'AllContainersLoaded', 'PalletHasNoPlace']);

/** Another place may be free of what keeps it out of the one that was looked at. */
const OF_SOME_PLACE: ReadonlySet<Unloaded['reason']> = new Set([
  ...(['StackingRules', 'Zone', 'Sequence', 'Reach', 'AxleLimit', 'OffCentre', 'FloorLoad'] as const),
]);

/** Pieces judged again for them, at any level: some tenths of a second at most. */
const PATIENCE_FOR_PLACES = 40_000;

export function planAsPlaced(problem: LoadProblem, kept: readonly KeptContainer[]): LoadPlan {
  const plan = planOfKept(problem, kept);
  const rows = plan.alternatives ? unloadedOfAlternatives(problem, plan.containers) : whyLeft(problem, plan);
  const explained = withPlaces(problem, { ...plan, unloaded: rows.map((row) => withOwnReason(problem, row)) });
  const { problem: vehicles, plan: loaded } = vehicleLevel(problem, explained);
  const inquiry = new Inquiry(vehicles, false);
  const unloaded = explained.unloaded.map((row) => withFreePlace(inquiry, loaded, row));
  if (plan.alternatives) return { ...explained, unloaded };
  inquiry.patience = PATIENCE_FOR_PLACES;
  const loads = differentLoads(loaded.containers);
  return { ...explained, unloaded: unloaded.map((row) => withSoundPlace(inquiry, loads, row)) };
}

/** Of what has a place where nothing lies: the rule that keeps it out there. */
function withFreePlace(inquiry: Inquiry, { containers }: LoadPlan, row: Unloaded): Unloaded {
  const { cargo, place } = row;
  if (!isSaidFull(row) || place?.inTheWay !== null) return row;
  const { container, arrangements } = containers[place.container]!;
  inquiry.patience -= 1 + arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
  // A place of which nobody knows what the rules say is none to be shown.
  if (inquiry.patience < 0) return { ...row, place: null };
  const { orientation, position, size } = place;
  const obstacle = obstacleAt(inquiry, container, arrangements, { cargo, orientation, position, size });
  return obstacle === null ? { ...row, ...LEFT_OUT } : { ...row, ...obstacle };
}

const LEFT_OUT = { reason: 'NoSpaceLeft', detail: said('NotPlaced') } as const;

/** What a rule keeps out of some place may have another, as what a hand took out has: then it was left out. */
function withSoundPlace(inquiry: Inquiry, loads: readonly LoadAt[], row: Unloaded): Unloaded {
  if (!OF_SOME_PLACE.has(row.reason) && !isSaidFull(row)) return row;
  for (const { loaded, place } of loads) {
    const sound = soundPlace(inquiry, loaded.container, loaded.arrangements, row.cargo);
    if (sound === null) continue;
    const { orientation, position, size } = sound;
    return { ...row, ...LEFT_OUT, place: { container: place, orientation, position, size, inTheWay: null } };
  }
  return row;
}

function isSaidFull({ detail }: Unloaded): boolean {
  return typeof detail !== 'string' && OF_FULL.has(detail.code);
}

function whyLeft(problem: LoadProblem, { containers, search }: LoadPlan): readonly Unloaded[] {
  const draft = draftOf(problem, containers);
  const lots = lotsOf(withoutOptional(problem), divided(problem, draft));
  return TYPES[problem.rules.calculationType].unloaded(problem, draft, false, { draft, search, lots });
}

/** What is kept together unless it fits no single container: of what is divided nobody says that it must not be. */
function divided(problem: LoadProblem, { loads, left }: Draft): ReadonlySet<string> {
  const isDivided = (places: readonly number[]) => {
    const inLoads = loads.filter(({ loaded }) => places.some((place) => loaded[place]! > 0)).length;
    return inLoads > 1 || (inLoads === 1 && places.some((place) => left[place]! > 0));
  };
  const all = keptTogether(problem).filter((one) => one.isDividedWhenTooLarge && isDivided(one.places));
  return new Set(all.map(keyOf));
}

/** Nobody has searched for a place; what belongs on a pallet is none of the vehicle's; and what no door lets in is none of any. */
function withOwnReason(problem: LoadProblem, row: Unloaded): Unloaded {
  const { palletizing } = problem.cargoes[row.cargo]!;
  if (palletizing !== undefined && !palletizing.goesToVehicle) return { ...row, ...misfitOnPallet(problem, row.cargo) };
  const ofDoor = shutOut(problem, row.cargo);
  if (ofDoor !== null) return { ...row, ...ofDoor };
  const isSearched = typeof row.detail !== 'string' && row.detail.code === 'NoPlaceInMore';
  return isSearched ? { ...row, detail: said('NotPlaced') } : row;
}
