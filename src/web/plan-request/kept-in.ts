/** Which of the pieces that stand already an order can keep where they stand, and why it cannot keep the others. */
import type { EditBufferBody } from '../../calculation/browser/index.js';
import { convert, lengthRatio, type Ratio, toFourPlaces } from '../../domain/units.js';
import type { KeptContainer, KeptPiece, Sides } from './kept-pieces.js';
import { bodyOf, type RequestDraft, type Row, uomSent } from './request-draft.js';

export const LOST = ['container', 'size', 'out', 'gone', 'fewer', 'above'] as const;

/**
 * `container`: the order has not such a one any more. `size`: the row has another size. `out`: it is left out. `gone`: it was
 * removed. `fewer`: the row has fewer pieces. `above`: it stands on one that cannot stay.
 */
export type Lost = (typeof LOST)[number];

export interface LostPieces {
  readonly why: Lost;
  readonly name: string;
  readonly count: number;
}

export interface KeptIn {
  readonly filledContainers: EditBufferBody['filledContainers'];
  /** Pieces that stay. */
  readonly count: number;
  readonly lost: readonly LostPieces[];
}

type Placement = KeptIn['filledContainers'][number]['placements'][number];

/** In place of a row. */
const PALLET = -1;

const CARGO_SIDES = ['length', 'width', 'height', 'diameter'] as const;
const CONTAINER_SIDES = ['length', 'width', 'height'] as const;

/** In parts of the larger: what two units give for one length differs by less. */
const SAME = 1e-4;

type Ordered = Pick<RequestDraft, 'kept' | 'leftOut'> & Parameters<typeof bodyOf>[0];

/** @param draft with pieces to be kept */
export function keptIn(draft: Ordered): KeptIn {
  const kept = draft.kept!;
  const { cargoes, emptyContainers } = bodyOf(draft) as { cargoes: Row[]; emptyContainers: Row[] };
  const out = (draft.leftOut ?? []).map(({ row }) => row);
  const by = lengthRatio(kept.uom, uomSent(draft));
  const left = cargoes.map(({ qty }) => Number(qty ?? 0));
  const stock = emptyContainers.map(({ qty }) => Number(qty ?? 0) || Number.POSITIVE_INFINITY);
  const lost: LostPieces[] = [];
  const filledContainers = kept.containers.flatMap(({ emptyContainer, pieces }): KeptIn['filledContainers'] => {
    const place = emptyContainers.findIndex(
      (one, at) => stock[at]! > 0 && isSame(emptyContainer, one, CONTAINER_SIDES, by),
    );
    if (place === -1) {
      for (const { cargo } of pieces) note(lost, 'container', cargo);
      return [];
    }
    const found = pieces.map((piece) => ({ piece, ...rowOf(piece, cargoes, out, left, by) }));
    const staying = found.filter(({ why }) => why === null);
    const falling = fallen(found);
    for (const { piece, row, why } of found) {
      if (why !== null) note(lost, why, piece.cargo);
      else if (falling.has(piece)) {
        if (row !== PALLET) left[row]!++;
        note(lost, 'above', piece.cargo);
      }
    }
    const placements = staying
      .filter(({ piece }) => !falling.has(piece))
      .map(({ piece: { cargo, orientation, pos }, row }) => ({
        ...(row === PALLET ? { unitload: cargo['unitload'] as Placement['unitload'] } : { cargo: row }),
        ...{ orientation, pos: scaled(pos, by) },
      }));
    if (placements.length === 0) return [];
    stock[place]!--;
    return [{ emptyContainer: containerNamed(emptyContainers, place), placements, planned: true }];
  });
  const count = filledContainers.reduce((sum, { placements }) => sum + placements.length, 0);
  return { filledContainers, count, lost };
}

function rowOf(
  { cargo }: KeptPiece,
  rows: readonly Row[],
  out: readonly Row[],
  left: number[],
  by: Ratio,
): { readonly row: number; readonly why: Lost | null } {
  const named = rows.flatMap((row, at) => (nameOf(row) === nameOf(cargo) ? [at] : []));
  const same = named.filter((at) => isSame(cargo, rows[at]!, CARGO_SIDES, by));
  const free = same.filter((at) => left[at]! > 0);
  // Of rows that differ in where they go that of the same stop and group.
  const row =
    free.find((at) => ['sequence', 'groupName'].every((field) => text(rows[at]![field]) === text(cargo[field]))) ??
    free[0];
  if (row !== undefined) {
    left[row]!--;
    return { row, why: null };
  }
  // What was built on a pallet is rows of the order, which the search counts.
  if (named.length === 0 && cargo['unitload'] && by.numerator === by.denominator) return { row: PALLET, why: null };
  if (same.length > 0) return { row: -1, why: 'fewer' };
  if (named.length > 0) return { row: -1, why: 'size' };
  return { row: -1, why: out.some((one) => nameOf(one) === nameOf(cargo)) ? 'out' : 'gone' };
}

/** What stands on a piece that does not stay, on what stands on that, and so on. */
function fallen(found: readonly { readonly piece: KeptPiece; readonly why: Lost | null }[]): Set<KeptPiece> {
  const falling = new Set<KeptPiece>();
  const gone = found.filter(({ why }) => why !== null).map(({ piece }) => piece);
  for (let next = gone.pop(); next !== undefined; next = gone.pop()) {
    for (const { piece, why } of found) {
      if (why !== null || falling.has(piece) || !standsOn(piece, next)) continue;
      falling.add(piece);
      gone.push(piece);
    }
  }
  return falling;
}

function standsOn(upper: KeptPiece, lower: KeptPiece): boolean {
  const top = lower.pos.height + lower.size.height;
  const isTouching = Math.abs(upper.pos.height - top) <= SAME * Math.max(1, top);
  return isTouching && shares(upper, lower, 'length') && shares(upper, lower, 'width');
}

function shares(one: KeptPiece, other: KeptPiece, side: keyof Sides): boolean {
  const most = Math.max(one.pos[side], other.pos[side]);
  const least = Math.min(one.pos[side] + one.size[side], other.pos[side] + other.size[side]);
  return least - most > SAME * Math.max(1, least);
}

function isSame(before: Row, now: Row, sides: readonly string[], by: Ratio): boolean {
  if (nameOf(before) !== nameOf(now)) return false;
  return sides.every((side) => {
    // Sizes that only a record says are those that it had.
    if (now[side] === undefined || now[side] === null) return true;
    const [one, other] = [convert(Number(before[side] ?? 0), by), Number(now[side])];
    return Math.abs(one - other) <= SAME * Math.max(1, one, other);
  });
}

const text = (value: unknown) => String(value ?? '').trim();
const nameOf = ({ name }: Row) => text(name);

function scaled({ length, width, height }: Sides, by: Ratio): Sides {
  if (by.numerator === by.denominator) return { length, width, height };
  const own = (value: number) => toFourPlaces(convert(value, by));
  return { length: own(length), width: own(width), height: own(height) };
}

/** By its name, as far as that says which. */
function containerNamed(all: readonly Row[], place: number) {
  const name = nameOf(all[place]!);
  const isAlone = all.filter((one) => nameOf(one) === name).length === 1;
  return (isAlone ? name : all[place]!) as KeptIn['filledContainers'][number]['emptyContainer'];
}

function note(lost: LostPieces[], why: Lost, cargo: KeptContainer['emptyContainer']): void {
  const name = nameOf(cargo);
  const at = lost.findIndex((one) => one.why === why && one.name === name);
  if (at === -1) lost.push({ why, name, count: 1 });
  else lost[at] = { why, name, count: lost[at]!.count + 1 };
}
