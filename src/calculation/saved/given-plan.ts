/** What was placed by hand, judged by the verifier before anything is added, and its faults in words for who placed it. */
import type { LoadPlan, Placement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { REACH_MILLIMETRES, reachFigures } from '../../domain/reach.js';
import { figure } from '../../domain/sentences.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { UNITS } from '../../domain/units.js';
import { withSections } from '../../planning/finishing/loading-order/with-sections.js';
import { type KeptContainer, keptInOrder, planOfKept } from '../../planning/kept/kept-containers.js';
import { type Fault, FIRST_RULE, ORDER_RULES, PLAN_RULES, RULES } from '../../rules/index.js';
import type { GivenContainer } from '../resolve/given.js';
import type { Issue, Warning } from '../types.js';
import { verify } from '../verify.js';

/** What is kept may break them as long as cargo is to be added. */
const OF_WHOLE_LOADS: ReadonlySet<string> = new Set(
  [...ORDER_RULES, ...PLAN_RULES].filter((rule) => rule.isOfWholeLoads).map(({ id }) => id),
);

/** What is placed by hand without a straight order of loading is kept all the same, with a warning. */
const WARNED_OF: ReadonlySet<string> = new Set(RULES.filter((rule) => rule.isWaivedByHand).map(({ id }) => id));

export function isWaivedByHand(rule: string): boolean {
  return WARNED_OF.has(rule);
}

/** @param isWhole nothing is added to it */
export function faultsOfGiven(
  problem: LoadProblem,
  given: readonly GivenContainer[],
  kept: readonly KeptContainer[],
  isWhole: boolean,
): Issue[] {
  const places = placesFilled(kept);
  const { faults } = verify(problem, planOfKept(problem, kept));
  const counted = faults.filter(({ rule }) => !WARNED_OF.has(rule) && (isWhole || !OF_WHOLE_LOADS.has(rule)));
  return counted.map((fault) => issueOf(problem, given, places, fault));
}

/** What the verifier says of containers that are filled by hand. */
export interface JudgedByHand {
  /** Empty: it can be built as it stands. */
  readonly faults: readonly FaultByHand[];
  /** Places of containers that are kept, although what lies in them has no straight order of loading. */
  readonly withoutOrder: readonly number[];
}

export interface FaultByHand {
  /** Id of the rule. */
  readonly rule: string;
  readonly title: string;
  /** Place in what is given; null: the whole load. */
  readonly container: number | null;
  /** Place among the pieces of the container; null: all of it. */
  readonly placement: number | null;
  readonly sentence: string;
  /** Of the cargo; null: of none alone. */
  readonly cargo: string | null;
  /** What the sentence is about, with places among the pieces of the container. */
  readonly about: (Omit<NonNullable<Fault['about']>, 'others'> & { readonly others: readonly number[] }) | null;
}

/** Judges what is placed by hand as a load that nothing is added to, by the rules by which it will be built. */
export function judgedByHand(problem: LoadProblem, given: readonly GivenContainer[]): JudgedByHand {
  const kept = keptInOrder(problem, given);
  const places = placesFilled(kept);
  const { faults } = verify(problem, planOfKept(problem, kept));
  const counted = faults.filter(({ rule }) => !WARNED_OF.has(rule));
  return {
    faults: counted.map(({ rule, cargo, container, placement, message, about = null }) => {
      const place = container === null ? null : places[container]!;
      const pieceAt = (at: Placement) => (place === null ? -1 : placeOf(given[place]!, at));
      const piece = placement === null ? -1 : pieceAt(placement);
      return {
        rule,
        title: titleOfRule(rule),
        container: place,
        placement: piece < 0 ? null : piece,
        sentence: message,
        cargo,
        about: about && { ...about, others: about.others.map(pieceAt).filter((one) => one >= 0) },
      };
    }),
    withoutOrder: kept.flatMap(({ hasOrder }, place) => (hasOrder ? [] : [place])),
  };
}

/** Containers with nothing in them are no part of a plan. */
function placesFilled(kept: readonly KeptContainer[]): number[] {
  return kept.flatMap(({ loaded }, place) => (loaded.arrangements.length > 0 ? [place] : []));
}

/** Faults of a finished plan, but for the order of loading where what was placed by hand has none. */
export function faultsThatCount(
  faults: readonly Fault[],
  plan: LoadPlan,
  kept: readonly KeptContainer[],
): readonly Fault[] {
  const withoutOrder = new Set(kept.filter(({ hasOrder }) => !hasOrder).map(({ loaded }) => loaded));
  return faults.filter(
    ({ rule, container }) =>
      !WARNED_OF.has(rule) || container === null || !withoutOrder.has(plan.containers[container]!),
  );
}

/** Faults of a finished plan that what was placed by hand calls for; null when some are not of that kind. */
export function faultsCalledFor(
  problem: LoadProblem,
  given: readonly GivenContainer[],
  faults: readonly Fault[],
): Issue[] | null {
  if (!faults.every(({ rule, container }) => OF_WHOLE_LOADS.has(rule) && container === null)) return null;
  return faults.map((fault) => issueOf(problem, given, [], fault));
}

export function orderWarnings(kept: readonly KeptContainer[]): Warning[] {
  return kept.flatMap(({ hasOrder }, place): Warning[] => {
    if (hasOrder) return [];
    const message =
      `The placed cargo of filled container ${place + 1} cannot be loaded piece by piece straight in, because some pieces are ` +
      'in the way of others. It stays as it is, and nothing is added to this container.';
    return [{ code: 'NoStraightOrder', pointer: `/filledContainers/${place}`, message }];
  });
}

/** A plan in which what the service itself placed, and was given back, counts as placed by no hand. */
export function withoutPlannedHands(
  plan: LoadPlan,
  given: readonly GivenContainer[],
  kept: readonly KeptContainer[],
): LoadPlan {
  const filled = given.filter((_, place) => kept[place]!.loaded.arrangements.length > 0);
  const containers = plan.containers.map((loaded, place) => {
    if (filled[place]?.isPlanned !== true) return loaded;
    return { ...loaded, arrangements: loaded.arrangements.map(({ isKept: _, ...arrangement }) => arrangement) };
  });
  return { ...plan, containers };
}

/** Containers of a finished plan in which pieces placed by hand are beyond reach, where that is no hard limit. */
export function reachWarnings(problem: LoadProblem, plan: LoadPlan): Warning[] {
  const level = vehicleLevel(problem, plan);
  return level.plan.containers.flatMap((loaded, place): Warning[] => {
    if (!loaded.arrangements.some(({ isKept }) => isKept === true)) return [];
    const { beyond } = reachFigures(level.problem, loaded);
    if (beyond === 0) return [];
    const message =
      `${figure(beyond)} ${beyond === 1 ? 'piece' : 'pieces'} of filled container ${place + 1} can be reached only over more cargo ` +
      `loaded before than an arm (${shownMillimetres(problem, REACH_MILLIMETRES.byHand)}) or a fork (${shownMillimetres(problem, REACH_MILLIMETRES.byMachine)}) reaches.`;
    return [{ code: 'BeyondReach', pointer: `/filledContainers/${place}`, message }];
  });
}

export function titleOfRule(id: string): string {
  return [FIRST_RULE, ...ORDER_RULES, ...PLAN_RULES, ...RULES].find((rule) => rule.id === id)?.title ?? id;
}

/** @param places in `given` of the containers that were judged */
function issueOf(
  problem: LoadProblem,
  given: readonly GivenContainer[],
  places: readonly number[],
  fault: Fault,
): Issue {
  const { rule, cargo, container, placement, message } = fault;
  const index = container === null ? undefined : places[container];
  const title = titleOfRule(rule);
  if (index === undefined) {
    const what = cargo === null ? '' : ` (${cargo})`;
    const text = `Cargo that was placed by hand breaks the rule "${title}"${what}: ${message}`;
    return { pointer: '/filledContainers', code: 'ValidationFailed', message: text, rule };
  }
  const pointer = `/filledContainers/${index}`;
  const place = placement === null ? -1 : placeOf(given[index]!, placement);
  if (placement === null || place < 0) {
    const text = `Filled container ${index + 1} breaks the rule "${title}": ${message}`;
    return { pointer, code: 'ValidationFailed', message: text, rule };
  }
  const text =
    `Placement ${place + 1} of filled container ${index + 1}, ${cargo} at ${shownPosition(problem, placement)}, ` +
    `breaks the rule "${title}": ${message}`;
  return { pointer: `${pointer}/placements/${place}`, code: 'ValidationFailed', message: text, rule };
}

function placeOf({ loaded }: GivenContainer, { cargo, orientation, position: at }: Placement): number {
  return loaded.arrangements.findIndex(
    ({ position, ...one }) =>
      one.cargo === cargo &&
      one.orientation === orientation &&
      position.x === at.x &&
      position.y === at.y &&
      position.z === at.z,
  );
}

/** In the unit of the request. */
function shownMillimetres({ uom }: LoadProblem, millimetres: number): string {
  const { length, tenthsOfMillimetre } = UNITS[uom];
  return `${figure((millimetres * 10) / tenthsOfMillimetre)} ${length}`;
}

function shownPosition({ scale }: LoadProblem, { position: { x, y, z } }: Placement): string {
  return `length ${x / scale}, width ${y / scale}, height ${z / scale}`;
}

/** The plan of a buffer that is only shown: nothing is judged. */
export function planShown(problem: LoadProblem, given: readonly GivenContainer[]): LoadPlan {
  const containers = keptInOrder(problem, given).map(({ loaded }) => loaded);
  return withSections(problem, { ...planOfKept(problem, []), containers });
}
