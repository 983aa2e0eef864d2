/** Rows of a table of steps: equal ones that follow each other are one, and so are those that come again in turn. */
import type { Way } from '../domain/loading-way.js';
import type { StepCard } from './model/step-cards.js';

/** Steps of which none hides another, and further ones that look the same: layers and walls are loaded again and again. */
export interface ShownSteps {
  readonly first: number;
  readonly last: number;
  /** So many steps are drawn; those after them are the same in turn. */
  readonly drawn: number;
}

export interface StepRow {
  /** Of the first of its steps; of equal layers as one block of all. */
  readonly card: StepCard;
  /** From `card.number` on. */
  readonly last: number;
  /** Equal layers or walls that it is made of; 1: a single step, or one that comes again. */
  readonly layers: number;
  /** Further steps that are loaded like it, each with where it begins along the way, scaled units. */
  readonly again: readonly { readonly card: StepCard; readonly at: number }[];
}

const SIDES = { fromDoor: ['x', 'length'], fromAbove: ['z', 'height'] } as const;
type Told = keyof typeof SIDES;

/** @param cards of a section, in the order of loading */
export function stepRows(cards: readonly StepCard[], shown: ShownSteps, way: Way): StepRow[] {
  const own = cards.filter(({ number }) => number >= shown.first && number <= shown.last);
  const alone = own.map((card) => ({ card, last: card.number, layers: 1, again: [] }));
  // By a door in a side walls come in from either end: each is told.
  if (way === 'fromLeft' || way === 'fromRight') return alone;
  const columns = own.slice(0, shown.drawn).map((_, at) => own.filter((_, place) => place % shown.drawn === at));
  if (own.length > shown.drawn && columns.every((column) => isAlike(column, way))) {
    return columns.flatMap((column) =>
      shown.drawn === 1 && isOneBlock(column, way) ? [block(column, way)] : turns(column, way),
    );
  }
  return alone;
}

/** Alike but for where they are along the way. */
function isAlike(cards: readonly StepCard[], way: Told): boolean {
  const [axis] = SIDES[way];
  const looks = cards.map(({ parts, beyond, isStraight, stop, group, cargo }) => {
    const places = parts.map(({ arrangement: { orientation, counts, position } }) => [
      orientation,
      counts,
      { ...position, [axis]: 0 },
    ]);
    return JSON.stringify([places, beyond, isStraight, stop, group, cargo]);
  });
  return cards.every(({ parts }) => parts.length === 1) && looks.every((look) => look === looks[0]);
}

/** Each begins where the one before it ends. */
function isOneBlock(cards: readonly StepCard[], way: Told): boolean {
  const [, side] = SIDES[way];
  return cards.every((card, at) => {
    const before = cards[at - 1];
    if (before === undefined) return true;
    const { arrangement, pieceSize } = before.parts[0]!;
    return startOf(card, way) === startOf(before, way) + arrangement.counts[side] * pieceSize[side];
  });
}

function startOf({ parts }: StepCard, way: Told): number {
  return parts[0]!.arrangement.position[SIDES[way][0]];
}

function block(cards: readonly StepCard[], way: Told): StepRow {
  const [, side] = SIDES[way];
  const [first, last] = [cards[0]!, cards.at(-1)!];
  const [part] = first.parts;
  const { counts } = part!.arrangement;
  const arrangement = { ...part!.arrangement, counts: { ...counts, [side]: cards.length * counts[side] } };
  const tiers = { first: part!.tiers.first, last: last.parts[0]!.tiers.last };
  const sum = (of: (card: StepCard) => number) => cards.reduce((all, card) => all + of(card), 0);
  return {
    card: {
      ...soFar(first, last),
      parts: [{ ...part!, arrangement, tiers }],
      pieces: sum(({ pieces }) => pieces),
      weight: sum(({ weight }) => weight),
    },
    last: last.number,
    layers: cards.length,
    again: [],
  };
}

/** Each has a box to tick in the row: so many at most. */
const MOST_TURNS = 6;

function turns(cards: readonly StepCard[], way: Told): StepRow[] {
  return Array.from({ length: Math.ceil(cards.length / MOST_TURNS) }, (_, row) => {
    const [card, ...others] = cards.slice(row * MOST_TURNS, (row + 1) * MOST_TURNS);
    const again = others.map((other) => ({ card: other, at: startOf(other, way) }));
    return { card: card!, last: (others.at(-1) ?? card!).number, layers: 1, again };
  });
}

/** The steps that a row has boxes to tick for; equal layers that are one block have one. */
export function tickedSteps({ card, again }: StepRow): number[] {
  return [card.number, ...again.map((other) => other.card.number)];
}

/** What is loaded once the last of the steps is done. */
function soFar(first: StepCard, { piecesSoFar, weightSoFar, end }: StepCard): StepCard {
  return { ...first, piecesSoFar, weightSoFar, end };
}
