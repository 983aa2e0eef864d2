/**
 * What stands in the vehicles of a palletized order. A draft of the order counts its cargo in each container, whatever it
 * stands on; here its containers are put beside each other, with equal pallets counted once, for whoever works on what
 * stands in them, and back.
 */
import { NOTHING_KEPT_TOGETHER } from '../../domain/kept-together.js';
import type { Arrangement, FinishedPallet, LoadPlan } from '../../domain/plan.js';
import type { Cargo, CargoCount, LoadProblem } from '../../domain/problem.js';
import { withQuantities, withRules } from '../../domain/sub-problems.js';
import { contentsOf, palletsOpened, vehicleLevel } from '../../domain/unit-loads.js';
import type { Found } from '../fills/found.js';
import type { Finished } from '../finishing/after-steps.js';
import { type Content, type Draft, draftOf, unfold } from '../goals/draft.js';
import type { Lot } from '../lots/lot.js';
import { keptApart } from '../lots/sets.js';
import { withExtraLimited } from './extra-pallets.js';
import { FinishedPallets } from './finished-pallets.js';
import { planOfOrder } from './plan-of-order.js';

/** A plan of an order as pieces of its cargo in each container, with what stands there. */
export function draftOfCargo(order: LoadProblem, plan: LoadPlan): Draft {
  const opened = palletsOpened(order, plan);
  const left = order.cargoes.map(({ quantity }) => quantity);
  const contents = new Map<readonly Arrangement[], Content>();
  const loads = plan.containers.map(({ container, arrangements, extra = [] }) => {
    const loaded = order.cargoes.map(() => 0);
    for (const [cargo, pieces] of opened(contentsOf(arrangements))) loaded[cargo] = pieces;
    for (const [cargo, pieces] of loaded.entries()) left[cargo]! -= pieces;
    for (const [cargo, pieces] of opened(extra)) left[cargo]! += pieces;
    const content =
      contents.get(arrangements) ?? contentOf(order, { ...plan, containers: [{ container, arrangements }] });
    contents.set(arrangements, content);
    return { container, arrangements: [], content, loaded, times: 1 };
  });
  return { loads, left };
}

/** Of a plan of one container. */
function contentOf(order: LoadProblem, plan: LoadPlan): Content {
  const { containers, pallets } = planOfOrder(
    order,
    { pallets: plan.pallets ?? [], left: [] },
    { ...plan, unloaded: [] },
  );
  return { arrangements: containers[0]!.arrangements, pallets: pallets! };
}

/** A draft of the order as containers of a plan. */
function containersOf(order: LoadProblem, { loads }: Draft): Required<Pick<LoadPlan, 'containers' | 'pallets'>> {
  const n = order.cargoes.length;
  const all = new FinishedPallets();
  const containers = loads.flatMap(({ container, arrangements: loose, content, times }) => {
    const { arrangements: own, pallets } = content ?? { arrangements: loose, pallets: [] };
    const places = pallets.map((pallet) => all.add({ ...pallet, quantity: times * pallet.quantity }));
    const arrangements = own.map((one) => (one.cargo < n ? one : { ...one, cargo: n + places[one.cargo - n]! }));
    return Array.from({ length: times }, () => ({ container, arrangements }));
  });
  return { containers, pallets: all.built };
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
  const left = found.draft.left.flatMap((quantity, cargo) => (quantity > 0 ? [{ cargo, quantity }] : []));
  const problem = areAlternatives ? level.problem : offered(order, level.problem, joined.pallets, left);
  const draft = draftOf(problem, level.plan.containers);
  const opened: Standing['opened'] = ({ draft: after, whyLeft }) => {
    const vehicles = { ...plan, containers: unfold(after) };
    const whole = after === draft ? plan : planOfOrder(order, { pallets: joined.pallets, left: [] }, vehicles);
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
  pallets: readonly FinishedPallet[],
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
