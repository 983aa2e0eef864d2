/**
 * What would help where cargo stays behind: changes of the request, each planned before it is told, and told only when more
 * is loaded. Whoever asks plans: a page in its worker, the service in a thread. To stop asking ends it.
 */
import { largerThan } from '../domain/equipment.js';
import { containerPriceOf } from '../domain/plan.js';
import type { LoadRequestBody } from '../schema/load-request.js';
import { requestOf } from './present/request-of.js';
import type { CalculatedLoad } from './types.js';

export type RemedyChange =
  | { readonly kind: 'OneMore'; readonly container: string }
  /** In place of the largest container of the plan. */
  | { readonly kind: 'NextType'; readonly container: string; readonly instead: string }
  | { readonly kind: 'WithoutStops' }
  | { readonly kind: 'LevelUp'; readonly level: number };

/** A request that may help, in the unit of the load. */
export interface Candidate {
  readonly change: RemedyChange;
  readonly request: LoadRequestBody;
}

export interface Remedy extends Candidate {
  /** Cargo units that are loaded beyond those of the load, and that then stay behind. */
  readonly loadedMore: number;
  readonly left: number;
  /** Containers of its plan beyond those of the load. */
  readonly containersMore: number;
  /** What its containers cost more; null: no prices are given. */
  readonly priceMore: number | null;
  readonly plan: CalculatedLoad;
}

/** Null: it cannot be planned. */
export type PlanRequest = (request: LoadRequestBody) => Promise<CalculatedLoad | null>;

/** Each as soon as it is planned; of larger containers the first that helps. */
export async function* remediesFor(load: CalculatedLoad, plan: PlanRequest): AsyncGenerator<Remedy> {
  let isLargerFound = false;
  for (const candidate of candidatesFor(load)) {
    const isLarger = candidate.change.kind === 'NextType';
    if (isLarger && isLargerFound) continue;
    const planned = await plan(candidate.request);
    const remedy = planned && remedyOf(load, candidate, planned);
    if (!remedy) continue;
    isLargerFound ||= isLarger;
    yield remedy;
  }
}

/** None where nothing stays behind, or where containers are alternatives. */
export function candidatesFor(load: CalculatedLoad): readonly Candidate[] {
  const { problem, plan } = load;
  if (plan.unloaded.length === 0 || plan.alternatives) return [];
  const request = requestOf(load, problem.uom);
  return [...withoutStops(request), ...oneMore(load, request), ...nextType(load, request), ...levelUp(load, request)];
}

/** Null: it loads no more, leaves something else behind instead, or cannot be balanced any more. */
export function remedyOf(load: CalculatedLoad, candidate: Candidate, planned: CalculatedLoad): Remedy | null {
  const [before, left] = [leftOf(load), leftOf(planned)];
  const isUnbalanced = (one: CalculatedLoad) => one.warnings.some(({ code }) => code === 'Unbalanced');
  const isUseless = left >= before || volumeLeft(planned) > volumeLeft(load);
  if (isUseless || (isUnbalanced(planned) && !isUnbalanced(load))) return null;
  // Of a type that was not in the request no price is known.
  const isPriced = candidate.change.kind !== 'NextType' && planned.problem.containers.some(({ price }) => price > 0);
  const price = (one: CalculatedLoad) => containerPriceOf(one.problem, one.plan);
  return {
    ...candidate,
    loadedMore: before - left,
    left,
    containersMore: planned.plan.containers.length - load.plan.containers.length,
    priceMore: isPriced ? price(planned) - price(load) : null,
    plan: planned,
  };
}

function leftOf({ plan }: CalculatedLoad): number {
  return plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** In cubes of the unit: another container may have another grid. */
function volumeLeft({ plan, problem: { cargoes, scale } }: CalculatedLoad): number {
  const scaled = plan.unloaded.reduce((sum, { cargo, quantity }) => sum + quantity * cargoes[cargo]!.volume, 0);
  return scaled / scale / scale / scale;
}

/** What is there as often as it is needed helps no more. */
function oneMore({ problem }: CalculatedLoad, request: LoadRequestBody): Candidate[] {
  return problem.containers.flatMap(({ name, quantity }, place): Candidate[] =>
    quantity === 0
      ? []
      : [
          {
            change: { kind: 'OneMore', container: name },
            request: withContainer(request, place, { qty: quantity + 1 }),
          },
        ],
  );
}

/** Larger containers that are tried, until one helps. */
const MOST_LARGER = 3;

/** The common ones of its kind that are larger, and no smaller in any direction; the smallest first. */
function nextType({ problem, plan }: CalculatedLoad, request: LoadRequestBody): Candidate[] {
  const volume = (one: { length: number; width: number; height: number }) => one.length * one.width * one.height;
  const { containers, uom } = problem;
  const [largest] = plan.containers
    .map(({ container }) => container)
    .toSorted((a, b) => volume(containers[b]!.size) - volume(containers[a]!.size));
  if (largest === undefined) return [];
  const own = request.emptyContainers[largest]!;
  const { containerType, vehicleType } = containers[largest]!;
  const { length = 0, width = 0, height = 0 } = own;
  // A long container may carry less than a short one: planning tells what comes of it.
  const larger = largerThan({ containerType, vehicleType, length, width, height }, uom).filter((one) =>
    containers.every(({ name }) => name !== one.name),
  );
  return larger.slice(0, MOST_LARGER).map(({ name, length, width, height, emptyWeight, maxWeight }): Candidate => {
    const fields = { name, length, width, height, emptyWeight, maxWeight, price: undefined };
    const change = { kind: 'NextType', container: name, instead: containers[largest]!.name } as const;
    return { change, request: withContainer(request, largest, fields) };
  });
}

function withoutStops(request: LoadRequestBody): Candidate[] {
  const { isSequenceUsed, isGroupSequenceUsed } = request.rules ?? {};
  if (!isSequenceUsed && !isGroupSequenceUsed) return [];
  const rules = { isSequenceUsed: false, isGroupSequenceUsed: false };
  return [{ change: { kind: 'WithoutStops' }, request: withRules(request, rules) }];
}

function levelUp({ problem }: CalculatedLoad, request: LoadRequestBody): Candidate[] {
  const { algorithmType, optimizationLevel } = problem.rules;
  if (algorithmType === 'MaxVolumeFirst' || optimizationLevel === 4) return [];
  const level = optimizationLevel + 1;
  return [{ change: { kind: 'LevelUp', level }, request: withRules(request, { optimizationLevel: level }) }];
}

function withContainer(request: LoadRequestBody, place: number, fields: object): LoadRequestBody {
  const emptyContainers = request.emptyContainers.map((one, at) => (at === place ? { ...one, ...fields } : one));
  return { ...request, emptyContainers };
}

function withRules(request: LoadRequestBody, rules: object): LoadRequestBody {
  return { ...request, rules: { calculationType: 'MixLoad', ...request.rules, ...rules } };
}
