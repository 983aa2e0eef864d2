/**
 * Tiers: what stands on the floor is tier 1, what rests on tier n is tier n + 1. And stacks: how high the load is at each
 * place, as seen from above.
 */
import type { Body } from '../../domain/bodies.js';
import type { Cuboid } from '../../domain/geometry.js';
import { restingPairs } from '../../domain/resting.js';
import type { LoadedThing } from './loaded.js';
import type { PlacedPart } from './parts.js';

/** By part, the lowest and the highest tier of its pieces. */
export interface TierRange {
  readonly first: number;
  readonly last: number;
}

export function tiersOf({ problem }: LoadedThing, parts: readonly PlacedPart[]): TierRange[] {
  const bodies = parts.flatMap((part) => part.layers);
  const owners = parts.flatMap((part, place) => part.layers.map(() => place));
  const { maxDepthToSupport, isSafeStackingUsed } = problem.rules;
  const pairs = restingPairs(bodies, { depth: maxDepthToSupport, isSafeStackingUsed });
  const below = new Map<number, number[]>();
  for (const [lower, upper] of pairs) {
    const known = below.get(upper);
    if (known === undefined) below.set(upper, [lower]);
    else known.push(lower);
  }
  const tiers = new Int32Array(bodies.length);
  const order = bodies.map((_, place) => place).sort((a, b) => bodies[a]!.z1 - bodies[b]!.z1);
  for (const place of order) {
    tiers[place] = 1 + Math.max(0, ...(below.get(place) ?? []).map((lower) => tiers[lower]!));
  }
  const ranges = parts.map(() => ({ first: Number.POSITIVE_INFINITY, last: 0 }));
  tiers.forEach((tier, place) => {
    const range = ranges[owners[place]!]!;
    range.first = Math.min(range.first, tier);
    range.last = Math.max(range.last, tier);
  });
  return ranges;
}

export interface LayerPart {
  readonly cargo: number;
  readonly step: number;
  readonly extent: Cuboid;
  readonly isRound: boolean;
  /** Along length and width. */
  readonly counts: readonly [length: number, width: number];
}

/** What lies in one tier, or in several alike, seen from above. */
export interface Layer {
  readonly tiers: readonly number[];
  readonly parts: readonly LayerPart[];
}

export function layersOf(parts: readonly PlacedPart[], tiers: readonly TierRange[]): Layer[] {
  const layers = new Map<number, LayerPart[]>();
  parts.forEach((part, place) => {
    const { first } = tiers[place]!;
    const { counts, cargo } = part.arrangement;
    part.layers.forEach((body, index) => {
      const tier = first + (part.isRolls ? 0 : index);
      const row: LayerPart = {
        cargo,
        step: part.step,
        extent: body,
        isRound: part.isRolls && body.axis === 'z',
        counts: part.isRolls ? [1, 1] : [counts.length, counts.width],
      };
      const known = layers.get(tier);
      if (known === undefined) layers.set(tier, [row]);
      else known.push(row);
    });
  });
  const alike = new Map<string, { readonly tiers: number[]; readonly parts: readonly LayerPart[] }>();
  for (const [tier, rows] of [...layers].sort(([a], [b]) => a - b)) {
    const key = JSON.stringify(rows.map(({ extent: { x1, x2, y1, y2 }, ...row }) => [x1, x2, y1, y2, row]));
    const known = alike.get(key);
    if (known === undefined) alike.set(key, { tiers: [tier], parts: rows });
    else known.tiers.push(tier);
  }
  return [...alike.values()];
}

/** What is highest comes last, so that each may be drawn over those before it. */
export function stacksOf(parts: readonly PlacedPart[]): Body[] {
  return parts.flatMap(({ tops }) => tops).sort((a, b) => a.z2 - b.z2);
}
