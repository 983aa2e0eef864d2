/**
 * Plans an order into each container that was chosen, one after the other; what was planned once is known, on the desk too. A large
 * order is planned quickly into all of them first.
 */
import { signal } from '@preact/signals';
import type { Calculated } from '../../../calculation/browser/index.js';
import { ownEngine } from '../../engine/own-engine.js';
import { accountNow, cancel, levelOf, planOfDraft, planThere, QUICK_LEVEL, running } from '../../pages/plan/planner.js';
import { type CellPlace, placeOf } from '../../plan-request/faults.js';
import { bodyOf, isButLevel, type Row, uomSent, withField, withRule } from '../../plan-request/request-draft.js';
import { session } from '../../shell/session.js';
import { type Costs, costsOf, keyOf as priceKeyOf } from '../prices.js';
import { firstIssueOf, refusalOf } from '../refusal.js';
import type { ContainerChoice } from './container-choices.js';
import { mayGain } from './mixes.js';

export interface CardPlan {
  /** Null: it cannot be planned. */
  readonly answer: Calculated | null;
  /** Why not; empty: it can. */
  readonly fault: string;
  /** The cell of the cargo that is wrong, whatever it is to be loaded into; absent: it is none. */
  readonly wrongAt?: CellPlace;
  /** By whose settings it was searched, as in `ShownPlan`. */
  readonly account?: string;
}

/** By order and level. */
export const cardPlans = signal<ReadonlyMap<string, CardPlan>>(new Map());
/** Null: nothing is planned at the moment. */
export const planningCards = signal<AbortController | null>(null);

const ids = new WeakMap<object, number>();
let lastId = 0;

/** Of everything that a plan depends on. */
export function keyOf(choice: ContainerChoice, level: number): string {
  const { emptyContainers: rows } = choice.draft;
  // The price of a container that is alone decides nothing: nothing is planned anew while it is typed.
  return rows.length === 1
    ? keyOfOrder(choice, level)
    : `${keyOfOrder(choice, level)}/${rows.map(({ price }) => price ?? '')}`;
}

/** The same whatever the containers cost. */
export function keyOfOrder({ draft }: ContainerChoice, level: number): string {
  const parts = [draft.cargoes, draft.rules, draft.others].map((part) => {
    if (!ids.has(part)) ids.set(part, ++lastId);
    return ids.get(part);
  });
  const rows = draft.emptyContainers.map((row) => withField(row, 'price', undefined));
  return [...parts, level, JSON.stringify(rows)].join('/');
}

/** The card that is planned, and how far that is, 0 to 1; null: none is. */
export const planningCard = signal<{ readonly key: string; readonly share: number } | null>(null);

/** From so many pieces on a search at more than the lowest level is waited for. */
const MANY_PIECES = 500;

/** At which levels cards are planned, one after the other, as long as one has no plan of the last of them. */
export function levelsFor(choices: readonly ContainerChoice[], level: number): readonly number[] {
  const pieces = piecesOf(choices[0]?.draft.cargoes ?? []);
  return level > QUICK_LEVEL && pieces >= MANY_PIECES ? [QUICK_LEVEL, level] : [level];
}

export function piecesOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { qty }) => sum + (typeof qty === 'number' ? qty : 0), 0);
}

/** Whether it is planned at all, by what is known so far. */
export function isOpen(choice: ContainerChoice, level: number): boolean {
  const planOf = (one: ContainerChoice) => cardPlans.value.get(keyOf(one, level))?.answer ?? null;
  // More of them than there are are of no use where these take everything.
  if (choice.moreOf !== undefined) return planOf(choice.moreOf)?.load.loadSummary.cargoesLeft !== 0;
  return mayGain(choice, planOf);
}

interface Asked {
  readonly choices: readonly ContainerChoice[];
  readonly level: number;
}

/** What is to be planned, by who asked last. */
let asked: Asked = { choices: [], level: QUICK_LEVEL };

const tasksOf = ({ choices, level }: Asked) =>
  levelsFor(choices, level).flatMap((one) => choices.map((choice) => ({ choice, level: one })));

function nextTask() {
  const known = cardPlans.peek();
  return tasksOf(asked).find(({ choice, level }) => {
    return !known.has(keyOf(choice, level)) && !known.has(keyOf(choice, asked.level)) && isOpen(choice, level);
  });
}

/**
 * What is looked for at the moment goes on where it is still wanted.
 * @param choices those without a plan are planned in this order; what was planned so far stays when it is stopped
 */
export async function planCards(choices: readonly ContainerChoice[], level: number): Promise<void> {
  asked = { choices, level };
  const now = planningCard.peek();
  if (now !== null && tasksOf(asked).some((task) => keyOf(task.choice, task.level) === now.key)) return;
  planningCards.peek()?.abort();
  const abort = new AbortController();
  planningCards.value = abort;
  try {
    for (let task = nextTask(); task !== undefined; task = nextTask()) {
      const key = keyOf(task.choice, task.level);
      planningCard.value = { key, share: 0 };
      const plan =
        (await ofDesk(task.choice, task.level, abort.signal)) ?? (await planned(task.choice, task.level, abort.signal));
      if (abort.signal.aborted) return;
      cardPlans.value = new Map([...cardPlans.peek(), [keyOfOrder(task.choice, task.level), plan], [key, plan]]);
    }
  } finally {
    if (planningCards.peek() === abort) {
      planningCards.value = null;
      planningCard.value = null;
    }
  }
}

export function stopCards(): void {
  planningCards.peek()?.abort();
  planningCards.value = null;
  planningCard.value = null;
}

const OFTEN_MILLISECONDS = 100;

/** The plan of the order as it is, which the desk has or looks for; null: it is planned here, and the desk's search is over. */
async function ofDesk(choice: ContainerChoice, level: number, signal: AbortSignal): Promise<CardPlan | null> {
  const { name, draft: order } = choice;
  const isLookedFor = () => {
    const runs = running.peek();
    if (runs === null || name !== '' || !isButLevel(runs.draft, order)) return false;
    return (runs.isQuick ? QUICK_LEVEL : levelOf(runs.draft)) === level;
  };
  while (isLookedFor() && !signal.aborted) {
    planningCard.value = { key: keyOf(choice, level), share: running.peek()?.progress?.share ?? 0 };
    await new Promise((resolve) => setTimeout(resolve, OFTEN_MILLISECONDS));
  }
  if (signal.aborted) return null;
  // It would be waited for.
  cancel();
  const there = name === '' ? planThere(order, isButLevel) : null;
  if (there?.level !== level) return null;
  return { answer: there.answer, fault: '', account: there.account ?? accountNow() };
}

async function planned(choice: ContainerChoice, level: number, signal: AbortSignal): Promise<CardPlan> {
  const key = keyOf(choice, level);
  try {
    const engine = await ownEngine();
    const order = withRule(choice.draft, 'optimizationLevel', level);
    const [account, settings] = [accountNow(), session.peek().settings ?? undefined];
    const onProgress = ({ share }: { readonly share: number }) => {
      if (!signal.aborted) planningCard.value = { key, share };
    };
    // Whoever takes it saves it as it is.
    const options = { uom: uomSent(order), account: settings, isEndedAsPlaced: true, signal, onProgress };
    const answer = await planOfDraft(engine, order, bodyOf(order), options);
    if (answer.plan !== null) return { answer, fault: '', account };
    const issue = firstIssueOf(answer, order);
    const place = issue === undefined ? null : placeOf(issue.pointer);
    const fault = refusalOf(answer, order);
    if (place?.list !== 'cargoes' || issue?.code === 'CargoIsTooBig') return { answer: null, fault };
    return { answer: null, fault, wrongAt: place };
  } catch (error) {
    return { answer: null, fault: (error as Error).message };
  }
}

export const SORTS = ['left', 'total', 'cost', 'volume'] as const;
export type Sort = (typeof SORTS)[number];

export interface CardFigures {
  readonly left: number;
  /** Null: nobody knows it. */
  readonly cost: number | null;
  /** Of the containers whose price somebody said; null: there is no sum. */
  readonly costs: Costs | null;
  /** In the volume of the load's unit; null: of nothing. */
  readonly costPerVolume: number | null;
  readonly containers: number;
  /** Percent. */
  readonly volumeUsed: number;
  /** Of all containers, in the lengths of the order: the search of each has a grid of its own. */
  readonly room: number;
}

/** @param rows what it was planned with, with the prices of now */
export function figuresOf({ load, plan }: Calculated, rows: readonly Row[]): CardFigures {
  const { cargoesLeft, containersLoaded, volumeUtilization, volumeLoaded } = load.loadSummary;
  // Rows of one name are told apart by what was sent.
  const areApart = new Set(rows.map(priceKeyOf)).size === rows.length;
  const costs = costsOf(load, areApart ? rows : []);
  const cost = costs === null || costs.unpriced.length > 0 ? null : costs.known;
  const { containers, scale } = plan!.problem;
  const rooms = plan!.plan.containers.map(({ container }) => containers[container]!.size);
  return {
    left: cargoesLeft,
    cost,
    costs,
    costPerVolume: cost === null || volumeLoaded === 0 ? null : cost / volumeLoaded,
    containers: containersLoaded,
    volumeUsed: volumeUtilization,
    room: rooms.reduce((sum, { length, width, height }) => sum + length * width * height, 0) / scale ** 3,
  };
}

/** The better first; what nobody knows comes last. */
export function compareFigures(one: CardFigures, other: CardFigures, sort: Sort): number {
  const byCost = difference(one.costPerVolume, other.costPerVolume);
  const byLeft = one.left - other.left || difference(one.cost, other.cost) || bySize(one, other);
  if (sort === 'left') return byLeft;
  if (sort === 'cost') return byCost || byLeft;
  if (sort === 'total') {
    const byPrice = Number(one.cost === null) - Number(other.cost === null);
    // What leaves something behind is cheap for no reason that helps.
    const byWhole = Number(one.left > 0) - Number(other.left > 0);
    return byPrice || byWhole || difference(one.cost, other.cost) || byLeft;
  }
  return other.volumeUsed - one.volumeUsed || byLeft;
}

/** Fewer containers, then smaller ones. */
function bySize(one: CardFigures, other: CardFigures): number {
  return one.containers - other.containers || one.room - other.room;
}

function difference(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}

/**
 * Place of the one that takes everything for the least: of those with a price the cheapest, where there is one, else the one
 * with the fewest and smallest containers; -1: none does.
 */
export function bestOf(figures: readonly (CardFigures | null)[]): {
  readonly place: number;
  readonly isByCost: boolean;
} {
  const whole = figures.flatMap((one, place) => (one !== null && one.left === 0 ? [{ ...one, place }] : []));
  const priced = whole.filter(({ cost }) => cost !== null);
  const isByCost = priced.length > 0;
  const sorted = (isByCost ? priced : whole).toSorted((a, b) => difference(a.cost, b.cost) || bySize(a, b));
  return { place: sorted[0]?.place ?? -1, isByCost };
}
