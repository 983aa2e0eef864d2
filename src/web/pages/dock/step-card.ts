/** What the loader is told at a step: what, how many, how it lies and where, and what is loaded by then. */
import { type Orientation, orientedSize, type Size } from '../../../domain/geometry.js';
import { convert, weightRatio } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import type { Opened } from '../../viewer/opened.js';
import { shownName } from '../../words/shown-name.js';

/** Kilograms of a piece from which on one person should not lift it. */
const HEAVY_FROM = 25;

export interface StepPart {
  readonly orientation: Orientation;
  /** Pieces along length, width and height. */
  readonly counts: Size;
  /** Of one piece as it lies, as people read it. */
  readonly size: Size;
}

export interface StepCard {
  readonly number: number;
  readonly count: number;
  readonly code: string;
  readonly name: string;
  /** Article numbers; empty: there is none. */
  readonly alias: string;
  /** As CSS takes it; null: a finished pallet. */
  readonly colour: string | null;
  readonly pieces: number;
  readonly parts: readonly StepPart[];
  readonly fromFront: number;
  readonly fromLeft: number;
  readonly aboveFloor: number;
  /** Of the lowest and of the highest piece, from 1. */
  readonly tiers: readonly [number, number];
  readonly weight: number;
  readonly piecesSoFar: number;
  readonly weightSoFar: number;
  readonly pieceWeight: number;
  readonly isHeavy: boolean;
  /** No other piece may rest on one. */
  readonly nothingOnTop: boolean;
  readonly isStraight: boolean;
  readonly group: string;
  /** Null: there is none. */
  readonly stop: number | null;
  readonly stopWord: 'stop' | 'loadingOrder';
}

/** @param number of the step, from 1 */
export function stepCard(opened: Opened, uom: Uom, number: number): StepCard {
  const { steps, scene } = opened.sheet;
  const { pieces, cargoes } = opened.pieces;
  const step = steps[number - 1]!;
  const cargo = cargoes[step.cargo]!;
  const look = scene.looks[step.cargo];
  const before = steps.slice(0, number);
  const length = (scaled: number) => opened.length(scaled);
  const tiers = tiersOf(opened);
  const own = pieces.flatMap((piece, at) => (piece.step === number ? [tiers[at]!] : []));
  const { extent } = step;
  return {
    number,
    count: steps.length,
    code: look?.code ?? `P${step.cargo - scene.looks.length + 1}`,
    name: look?.name ?? shownName(cargo.name),
    alias: [cargo.alias, cargo.alias2].filter((one) => one !== '').join(' · '),
    colour: look === undefined ? null : cssColour(look.colour),
    pieces: step.pieces,
    parts: step.parts.map(({ orientation, counts }) => {
      const size = orientedSize(cargo.size, orientation);
      return {
        orientation,
        counts,
        size: { length: length(size.length), width: length(size.width), height: length(size.height) },
      };
    }),
    fromFront: length(extent.x1),
    fromLeft: length(extent.y1),
    aboveFloor: length(extent.z1),
    tiers: [Math.min(...own), Math.max(...own)],
    weight: step.weight,
    piecesSoFar: before.reduce((sum, one) => sum + one.pieces, 0),
    weightSoFar: before.reduce((sum, one) => sum + one.weight, 0),
    pieceWeight: cargo.weight,
    isHeavy: look !== undefined && convert(cargo.weight, weightRatio(uom, 'UnitMetric')) >= HEAVY_FROM,
    nothingOnTop: cargo.nothingOnTop === true,
    isStraight: step.isStraight,
    group: cargo.groupName,
    stop: opened.stopOf(step.cargo),
    stopWord: opened.stopWord,
  };
}

const known = new WeakMap<Opened, readonly number[]>();

/** By piece: what stands on the floor is tier 1, what rests on tier n is tier n + 1. */
function tiersOf(opened: Opened): readonly number[] {
  const before = known.get(opened);
  if (before !== undefined) return before;
  const { pieces } = opened.pieces;
  const { below } = opened.supportGraph;
  const tiers = pieces.map(() => 0);
  const order = pieces.map((_, at) => at).sort((a, b) => pieces[a]!.body.z1 - pieces[b]!.body.z1);
  for (const at of order) tiers[at] = 1 + Math.max(0, ...below[at]!.map((lower) => tiers[lower]!));
  known.set(opened, tiers);
  return tiers;
}

/** Colours of the interface have red in the low byte. */
function cssColour(colour: number): string {
  const parts = [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
  return `rgb(${parts.join(' ')})`;
}
