/** What is loaded as a side view shows it. */
import type { Body } from '../../domain/bodies.js';
import type { Look } from '../looks.js';
import type { SolidKind } from '../scene.js';
import type { SideBox } from './side-view.js';

/** Of more, those behind are left out: nobody would tell them apart. */
const MOST = 1000;
const WOOD = 0x7fb0d2;
const DECK = 0xa8a29c;

interface Loaded extends Body {
  readonly kind: SolidKind;
  readonly cargo: number;
}

/**
 * From the far side to the near one, each rectangle once.
 * @param looks by cargo; what has none is a finished pallet
 * @param lengthOf scaled units in the unit of the drawing
 */
export function sideBoxes(
  solids: readonly Loaded[],
  looks: readonly Look[],
  lengthOf: (scaled: number) => number,
): SideBox[] {
  const near = solids.map((_, place) => place).sort((a, b) => solids[a]!.y1 - solids[b]!.y1);
  const seen = new Map<string, SideBox>();
  for (const place of near) {
    if (seen.size === MOST) break;
    const { kind, cargo, x1, x2, z1, z2 } = solids[place]!;
    const key = [x1, x2, z1, z2].join();
    if (seen.has(key)) continue;
    const colour = kind === 'deck' ? DECK : (looks[cargo]?.colour ?? WOOD);
    seen.set(key, { x1: lengthOf(x1), x2: lengthOf(x2), z1: lengthOf(z1), z2: lengthOf(z2), colour });
  }
  return [...seen.values()].reverse();
}
