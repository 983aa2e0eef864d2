/** What cargo may stand on that is not cargo: the floor (of a pallet, its deck) and the tops of drop decks. */
import { type Cuboid, type Rectangle, type Size, volumeOf } from './geometry.js';
import type { Container, LoadProblem } from './problem.js';

export interface Ground {
  readonly level: number;
  readonly area: Rectangle;
}

export function groundsOf(container: Container): Ground[] {
  const floor: Ground = { level: 0, area: floorOf(container) };
  return [floor, ...dropDecksOf(container).map((deck) => ({ level: deck.z2, area: deck }))];
}

/** Place among the grounds of the one over which something lies: of several the highest, of equal ones the first. */
export function groundUnder(grounds: readonly Ground[], { x1, y1, x2, y2 }: Rectangle): number {
  let under = 0;
  grounds.forEach(({ level, area }, place) => {
    const isOver = x1 < area.x2 && x2 > area.x1 && y1 < area.y2 && y2 > area.y1;
    if (isOver && level > grounds[under]!.level) under = place;
  });
  return under;
}

/** The real floor or pallet deck, whatever cargo may reach over it. */
export function floorOf(container: Container): Rectangle {
  return { x1: 0, y1: 0, x2: container.size.length, y2: container.size.width };
}

/** The blocks below raised decks; they are unusable, their tops are floor (docs/rules.md, Drop decks). */
export function dropDecksOf(container: Container): readonly Cuboid[] {
  if (container.seenFromSide !== undefined) return container.seenFromSide.decks;
  const { dropDeckFront, dropDeckRear, size } = container;
  const decks: Cuboid[] = [];
  if (dropDeckFront !== null) decks.push(deckFrom(0, dropDeckFront, size));
  if (dropDeckRear !== null) decks.push(deckFrom(size.length - dropDeckRear.length, dropDeckRear, size));
  return decks;
}

/** A narrower deck starts at width 0; a width of 0 is the full width. */
function deckFrom(x1: number, deck: Size, size: Size): Cuboid {
  return { x1, x2: x1 + deck.length, y1: 0, y2: deck.width === 0 ? size.width : deck.width, z1: 0, z2: deck.height };
}

/** Volume of the container, of the drop-deck shape where there is one; cubic scaled units. */
export function usableVolume(container: Container): number {
  return dropDecksOf(container).reduce(
    (volume, deck) => volume - (deck.x2 - deck.x1) * (deck.y2 - deck.y1) * (deck.z2 - deck.z1),
    volumeOf(container.size),
  );
}

/** The smallest side of any cargo, scaled units. */
export function smallestSide({ cargoes }: Pick<LoadProblem, 'cargoes'>): number {
  return cargoes.reduce(
    (least, { size }) => Math.min(least, size.length, size.width, size.height),
    Number.POSITIVE_INFINITY,
  );
}

/**
 * How far above floor or deck a piece is still on it, for floorStackType and turnAllowedOnFloor: where nothing asks for
 * support it would hover by a hair to escape them, so that a gap that takes no cargo is none.
 */
export function groundReach({ cargoes, rules }: Pick<LoadProblem, 'cargoes' | 'rules'>): number {
  const isAsked = cargoes.some(
    ({ floorStackType, turnAllowedOnFloor }) => floorStackType !== null || !turnAllowedOnFloor,
  );
  const isCarried = rules.isSafeStackingUsed && rules.minSupportRate > 0;
  return isAsked && !isCarried ? smallestSide({ cargoes }) - 1 : 0;
}
