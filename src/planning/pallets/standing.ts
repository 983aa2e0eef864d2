/**
 * What stands in the vehicles of a palletized order. A draft of the order counts its cargo in each container, whatever it
 * stands on; here its containers are put beside each other, with equal pallets counted once, for whoever works on what
 * stands in them, and back.
 */
import { NOTHING_KEPT_TOGETHER } from '../../domain/kept-together.js';
import { type Arrangement, type FinishedPallet, type LoadPlan, piecesIn } from '../../domain/plan.js';
import type { Cargo, CargoCount, LoadProblem } from '../../domain/problem.js';
import { withQuantities, withRules } from '../../domain/sub-problems.js';
import { contentsOf, palletsOpened, vehicleLevel } from '../../domain/unit-loads.js';
import type { Found } from '../fills/found.js';
import type { Finished } from '../finishing/after-steps.js';
import { type Content, type Draft, draftOf, unfold } from '../goals/draft.js';
import type { Lot } from '../lots/lot.js';
import { keptApart } from '../lots/sets.js';
import { withExtraLimited } from './extra-pallets.js';
import type { BuiltPallet } from './finished-pallets.js';
import { planOfOrder } from './plan-of-order.js';

/** A plan of an order as pieces of its cargo in each container, with what stands there. */
export function draftOfCargo(order: LoadProblem, plan: Pick<LoadPlan, 'containers' | 'pallets'>): Draft {
  const opened = palletsOpened(order, plan as LoadPlan);
  const left = order.cargoes.map(({ quantity }) => quantity);
  const contents = new Map<readonly Arrangement[], Content>();
  const loads = plan.containers.map(({ container, arrangements, extra = [] }) => {
    const loaded = order.cargoes.map(() => 0);
    for (const [cargo, pieces] of opened(contentsOf(arrangements))) loaded[cargo] = pieces;
    for (const [cargo, pieces] of loaded.entries()) left[cargo]! -= pieces;
    for (const [cargo, pieces] of opened(extra)) left[cargo]! += pieces;
    const content = contents.get(arrangements) ?? contentOf(order, arrangements, plan.pallets ?? []);
    contents.set(arrangements, content);
    return { container, arrangements: [], content, loaded, times: 1 };
  });
  return { loads, left };
}

function contentOf(
  { cargoes: { length: n } }: LoadProblem,
  arrangements: readonly Arrangement[],
  pallets: readonly FinishedPallet[],
): Content {
  const own = pallets.map((pallet) => ({ ...pallet, quantity: 0 }));
  for (const one of arrangements) if (one.cargo >= n) own[one.cargo - n]!.quantity += piecesIn(one);
  const standing = [...own.keys()].filter((place) => own[place]!.quantity > 0);
  const placed = (one: Arrangement) => (one.cargo < n ? one : { ...one, cargo: n + standing.indexOf(one.cargo - n) });
  return { arrangements: arrangements.map(placed), pallets: standing.map((place) => own[place]!) };
}

/** A draft of the order as containers of a plan. */
export function containersOf(order: LoadProblem, { loads }: Draft): Required<Pick<LoadPlan, 'containers' | 'pallets'>> {
  const n = order.cargoes.length;
  const places = new Map<string, number>();
  const pallets: (FinishedPallet & { quantity: number })[] = [];
  const containers = loads.flatMap(({ container, content, times, ...loose }) => {
    const { arrangements, pallets: own } = content ?? { ...loose, pallets: [] };
    const ownPlaces = own.map((pallet) => {
      const key = JSON.stringify([pallet.container, pallet.arrangements]);
      const place = places.get(key) ?? pallets.push({ ...pallet, quantity: 0 }) - 1;
      places.set(key, place);
      pallets[place]!.quantity += times * pallet.quantity;
      return place;
    });
    const placed = arrangements.map((one) => (one.cargo < n ? one : { ...one, cargo: n + ownPlaces[one.cargo - n]! }));
    return Array.from({ length: times }, () => ({ container, arrangements: placed }));
  });
  return { containers, pallets };
}

export interface Standing {
  /** What is loaded into the vehicles, as an order of its own. */
  readonly problem: LoadProblem;
  readonly lots: readonly Lot[];
  readonly found: Found;
  /** The plan of the order, of which this is what stands in the vehicles; its pieces of cargo, and why some were left. */
  opened(finished: Finished): Opened;
}

export interface Opened extends Pick<LoadPlan, 'containers' | 'pallets'>, Pick<Finished, 'draft' | 'whyLeft'> {}

/** Of an order without pallets what is found stands there as it is. */
export function standing(
  order: LoadProblem,
  found: Found & { readonly lots: readonly Lot[] },
  areAlternatives: boolean,
): Standing {
  if (order.pallets === undefined) {
    const opened: Standing['opened'] = ({ draft, whyLeft }) => ({ containers: unfold(draft), draft, whyLeft });
    return { problem: order, lots: found.lots, found, opened };
  }
  const joined = containersOf(order, found.draft);
  const plan: LoadPlan = { ...joined, unloaded: [], search: found.search };
  const level = vehicleLevel(order, plan);
  const pallets = withPartials(order, joined.pallets);
  const left = found.draft.left.flatMap((quantity, cargo) => (quantity > 0 ? [{ cargo, quantity }] : []));
  const problem = areAlternatives ? level.problem : offered(order, level.problem, pallets, left);
  const draft = draftOf(problem, level.plan.containers);
  const opened: Standing['opened'] = ({ draft: after, whyLeft }) => {
    const vehicles = { ...plan, containers: unfold(after) };
    const whole = after === draft ? plan : planOfOrder(order, { pallets, left: [], loose: [] }, vehicles);
    return {
      containers: whole.containers,
      pallets: whole.pallets!,
      draft: draftOfCargo(order, whole),
      whyLeft: whyCargoLeft(problem.cargoes, whyLeft),
    };
  };
  return { problem, lots: keptApart(order, problem.cargoes), found: { draft, search: found.search }, opened };
}

/** What stands in the vehicles as an order: it asks for what is there, and more of it where that is allowed. */
function offered(
  order: LoadProblem,
  vehicles: LoadProblem,
  pallets: readonly BuiltPallet[],
  left: readonly CargoCount[],
): LoadProblem {
  const behind = new Map(left.map(({ cargo, quantity }) => [cargo, quantity]));
  const cargoes = withExtraLimited(order, vehicles.cargoes, { pallets, left });
  const quantities = cargoes.map(({ quantity }, place) => quantity - (behind.get(place) ?? 0));
  const asked = withQuantities({ ...vehicles, cargoes }, quantities);
  const { balancing, calculationType } = order.rules;
  // By volume a set counts over all containers: without one of them the others hold parts of sets.
  const isWhole = calculationType === 'SetLoadByVolume' && balancing !== undefined;
  return withRules(asked, {
    ...NOTHING_KEPT_TOGETHER,
    calculationType: 'MixLoad',
    ...(isWhole && { balancing: { ...balancing, poorUtilization: 0 } }),
  });
}

/** Of a pallet that was left, why each cargo on it is. */
function whyCargoLeft(vehicles: readonly Cargo[], whyLeft: Finished['whyLeft']): Finished['whyLeft'] {
  return new Map(
    [...whyLeft].flatMap(([place, why]) =>
      (vehicles[place]!.contents ?? [{ cargo: place }]).map(({ cargo }) => [cargo, why] as const),
    ),
  );
}

/** A pallet of one cargo is partial where another one carries more of it, or more are fixed. */
function withPartials({ cargoes }: LoadProblem, pallets: readonly FinishedPallet[]): BuiltPallet[] {
  const contents = pallets.map(({ arrangements }) => contentsOf(arrangements));
  const most = new Map<number, number>();
  for (const rows of contents) {
    const [{ cargo, quantity }] = rows as [(typeof rows)[number]];
    if (rows.length === 1) most.set(cargo, Math.max(quantity, most.get(cargo) ?? 0));
  }
  return pallets.map((pallet, place) => {
    const [{ cargo, quantity }] = contents[place] as [(typeof contents)[number][number]];
    const full = Math.max(most.get(cargo) ?? 0, cargoes[cargo]!.palletizing!.fixedCount);
    return { ...pallet, isPartial: contents[place]!.length > 1 || quantity < full };
  });
}
