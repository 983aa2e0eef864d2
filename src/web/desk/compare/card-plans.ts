/** Plans an order into each container that was chosen, one after the other; what was planned once is known. */
import { signal } from '@preact/signals';
import type { Calculated } from '../../../calculation/browser/index.js';
import { ownEngine } from '../../engine/own-engine.js';
import { bodyOf, type Row, uomSent, withField, withRule } from '../../plan-request/request-draft.js';
import { session } from '../../shell/session.js';
import { type Costs, costsOf } from '../prices.js';
import { refusalOf } from '../refusal.js';
import type { ContainerChoice } from './container-choices.js';

export interface CardPlan {
  /** Null: it cannot be planned. */
  readonly answer: Calculated | null;
  /** Why not; empty: it can. */
  readonly fault: string;
}

/** By order and level. */
export const cardPlans = signal<ReadonlyMap<string, CardPlan>>(new Map());
/** Null: nothing is planned at the moment. */
export const planningCards = signal<AbortController | null>(null);

const ids = new WeakMap<object, number>();
let lastId = 0;

/** Of everything that a plan depends on. */
export function keyOf({ draft }: ContainerChoice, level: number): string {
  const parts = [draft.cargoes, draft.rules, draft.others].map((part) => {
    if (!ids.has(part)) ids.set(part, ++lastId);
    return ids.get(part);
  });
  const { emptyContainers: rows } = draft;
  // The price of a container that is alone decides nothing: nothing is planned anew while it is typed.
  const decisive = rows.length === 1 ? rows.map((row) => withField(row, 'price', undefined)) : rows;
  return [...parts, level, JSON.stringify(decisive)].join('/');
}

/** @param choices those without a plan are planned in this order; what was planned so far stays when it is stopped */
export async function planCards(choices: readonly ContainerChoice[], level: number): Promise<void> {
  planningCards.peek()?.abort();
  const abort = new AbortController();
  planningCards.value = abort;
  try {
    for (const choice of choices) {
      const key = keyOf(choice, level);
      if (cardPlans.peek().has(key)) continue;
      const plan = await planned(choice, level, abort.signal);
      if (abort.signal.aborted) return;
      cardPlans.value = new Map([...cardPlans.peek(), [key, plan]]);
    }
  } finally {
    if (planningCards.peek() === abort) planningCards.value = null;
  }
}

export function stopCards(): void {
  planningCards.peek()?.abort();
  planningCards.value = null;
}

async function planned({ draft }: ContainerChoice, level: number, signal: AbortSignal): Promise<CardPlan> {
  try {
    const engine = await ownEngine();
    const order = withRule(draft, 'optimizationLevel', level);
    const account = session.peek().settings ?? undefined;
    const answer = await engine.calculate(bodyOf(order), { uom: uomSent(order), account, signal });
    return answer.plan === null ? { answer: null, fault: refusalOf(answer, order) } : { answer, fault: '' };
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

/** @param rows what it was planned with; of one that is alone with the price of now */
export function figuresOf({ load, plan }: Calculated, rows: readonly Row[]): CardFigures {
  const { cargoesLeft, containersLoaded, volumeUtilization, volumeLoaded } = load.loadSummary;
  const costs = costsOf(load, rows.length === 1 ? rows : []);
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
