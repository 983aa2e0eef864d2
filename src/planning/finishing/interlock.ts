/**
 * Interlocked: the layers of one cargo are turned against each other, so that the joints of one layer lie under pieces
 * of the next. Every second layer of a stack of layers is mirrored, turned by 180 degrees or, where the pieces fill a
 * rectangle either way round, by 90; what holds every rule and bridges most joints is kept.
 */
import { type Cuboid, cuboidAt, type Orientation, orientedSize, overlaps, sharedArea } from '../../domain/geometry.js';
import { inLoadingOrder, loadingRanks } from '../../domain/loading-ranks.js';
import { type Arrangement, piecesIn, placementsOf } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { holdsEveryRule } from '../fills/every-rule.js';
import type { Draft } from '../goals/draft.js';
import { stability } from '../goals/stability.js';
import type { FinishingMove } from './finishing-move.js';

/** Pieces judged again for one container, over all blocks: some tenths of a second. */
const PATIENCE = 100_000;

/** Every piece of a layer is compared with every one below. */
const MOST_IN_LAYER = 2000;

const MIRRORS = [
  { alongLength: true, alongWidth: true },
  { alongLength: true, alongWidth: false },
  { alongLength: false, alongWidth: true },
];

export const interlocking: FinishingMove = {
  name: 'layers turned against each other',
  serves: stability.id,
  mayGain: ({ session }) => isAsked(session.problem),
  apply: ({ session }, draft) => interlocked(session.problem, draft),
};

function isAsked({ rules }: LoadProblem): boolean {
  return rules.algorithmType === 'Interlocked';
}

export function interlocked(problem: LoadProblem, draft: Draft): Draft {
  if (!isAsked(problem)) return draft;
  const loads = draft.loads.map((load) => ({
    ...load,
    arrangements: withTurnedLayers(problem, load.container, load.arrangements),
  }));
  return { ...draft, loads };
}

function withTurnedLayers(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
): readonly Arrangement[] {
  let best: readonly Arrangement[] = stacked(problem, arrangements);
  let patience = PATIENCE;
  const ranks = loadingRanks(problem);
  const pieces = arrangements.reduce((sum, arrangement) => sum + piecesIn(arrangement), 0);
  for (const block of blocksOf(problem, best)) {
    const room = roomOf(problem, block);
    // Of an earlier block that was turned already there is nothing left as it was.
    const others = best.filter((arrangement) => !block.includes(arrangement));
    if (others.some((other) => overlaps(cuboidOf(problem, other), room))) continue;
    const before = bridges(problem, block);
    const ways = turnedLayers(problem, block, room)
      .map((turned) => ({ turned, joints: bridges(problem, turned) }))
      .filter(({ joints }) => joints > before)
      .sort((a, b) => b.joints - a.joints);
    for (const { turned } of ways) {
      patience -= pieces;
      if (patience < 0) return inLoadingOrder(best, ranks);
      const candidate = inLoadingOrder([...others, ...turned], ranks);
      if (!holdsEveryRule(problem, { container, arrangements: candidate })) continue;
      best = candidate;
      break;
    }
  }
  return inLoadingOrder(best, ranks);
}

/** Equal layers that lie one right on the other as one arrangement; staggered rolls rest on columns beside theirs too. */
function stacked(problem: LoadProblem, arrangements: readonly Arrangement[]): Arrangement[] {
  const merged: Arrangement[] = [];
  /** Places in `merged` of the topmost of each column. */
  const tops = new Map<string, number>();
  for (const arrangement of [...arrangements].sort((a, b) => a.position.z - b.position.z)) {
    const { cargo, orientation, position, counts } = arrangement;
    const key = [cargo, orientation, position.x, position.y, counts.length, counts.width].join();
    const top = tops.get(key);
    const isRoll = problem.cargoes[cargo]!.style === 'Roll';
    const below = top === undefined || isRoll ? undefined : merged[top];
    if (below !== undefined && cuboidOf(problem, below).z2 === position.z) {
      merged[top!] = { ...below, counts: { ...counts, height: below.counts.height + counts.height } };
    } else {
      tops.set(key, merged.length);
      merged.push(arrangement);
    }
  }
  return merged;
}

/** Pieces that rest on more than one piece of the layer below, between the lowest two layers. */
function bridges(problem: LoadProblem, block: readonly Arrangement[]): number {
  const lowest = Math.min(...block.map(({ position }) => position.z));
  const [first] = block;
  const { height } = orientedSize(problem.cargoes[first!.cargo]!.size, first!.orientation);
  const layerAt = (z: number) =>
    block.flatMap((arrangement) =>
      [...placementsOf(arrangement, problem.cargoes)]
        .filter(({ position }) => position.z === z)
        .map(({ position, size }) => cuboidAt(position, size)),
    );
  const below = layerAt(lowest);
  if (below.length > MOST_IN_LAYER) return 0;
  const isShared = (upper: Cuboid) => below.filter((lower) => sharedArea(upper, lower) > 0).length > 1;
  return layerAt(lowest + height).filter(isShared).length;
}

/** Arrangements of one cargo on one level, of at least two layers: all of them together, then each alone. */
function blocksOf(problem: LoadProblem, arrangements: readonly Arrangement[]): Arrangement[][] {
  const levels = new Map<string, Arrangement[]>();
  for (const arrangement of arrangements) {
    const { cargo, orientation, position, counts } = arrangement;
    if (counts.height < 2 || problem.cargoes[cargo]!.style === 'Roll') continue;
    const { height } = orientedSize(problem.cargoes[cargo]!.size, orientation);
    const key = `${cargo} ${position.z} ${height}`;
    levels.set(key, [...(levels.get(key) ?? []), arrangement]);
  }
  return [...levels.values()].flatMap((level) => (level.length > 1 ? [level, ...level.map((one) => [one])] : [level]));
}

function cuboidOf(problem: LoadProblem, { cargo, orientation, position, counts }: Arrangement): Cuboid {
  const { length, width, height } = orientedSize(problem.cargoes[cargo]!.size, orientation);
  return cuboidAt(position, {
    length: counts.length * length,
    width: counts.width * width,
    height: counts.height * height,
  });
}

/** The cuboid around a block of layers. */
function roomOf(problem: LoadProblem, block: readonly Arrangement[]): Cuboid {
  const cuboids = block.map((arrangement) => cuboidOf(problem, arrangement));
  const least = (side: 'x1' | 'y1' | 'z1') => Math.min(...cuboids.map((cuboid) => cuboid[side]));
  const most = (side: 'x2' | 'y2' | 'z2') => Math.max(...cuboids.map((cuboid) => cuboid[side]));
  return { x1: least('x1'), y1: least('y1'), z1: least('z1'), x2: most('x2'), y2: most('y2'), z2: most('z2') };
}

/** The block with every second layer changed, in each of the ways there are. */
function turnedLayers(problem: LoadProblem, block: readonly Arrangement[], room: Cuboid): Arrangement[][] {
  const [single] = block;
  const quarter = block.length === 1 ? quarterTurned(problem, single!) : null;
  const mirrored = MIRRORS.map(({ alongLength, alongWidth }) =>
    alternating(problem, block, (layer) => {
      const { x1, x2, y1, y2 } = cuboidOf(problem, layer);
      const x = alongLength ? room.x1 + room.x2 - x2 : x1;
      const y = alongWidth ? room.y1 + room.y2 - y2 : y1;
      return { ...layer, position: { ...layer.position, x, y } };
    }),
  );
  if (quarter === null) return mirrored;
  return [alternating(problem, block, ({ position }) => ({ ...quarter, position })), ...mirrored];
}

/** One layer of a block turned by 90 degrees in its rectangle, or null when it does not fill it so. */
function quarterTurned(problem: LoadProblem, layer: Arrangement): Arrangement | null {
  const { cargo, counts } = layer;
  const orientation = TURNED[layer.orientation];
  const { size, orientations } = problem.cargoes[cargo]!;
  if ((orientations & (1 << (orientation - 1))) === 0) return null;
  const before = orientedSize(size, layer.orientation);
  const after = orientedSize(size, orientation);
  const length = (counts.length * before.length) / after.length;
  const width = (counts.width * before.width) / after.width;
  if (!Number.isInteger(length) || !Number.isInteger(width)) return null;
  return { ...layer, orientation, counts: { length, width, height: 1 } };
}

/** The orientation with length and width changed for each other, the same side upright. */
const TURNED: Readonly<Record<Orientation, Orientation>> = { 1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5 };

function alternating(
  problem: LoadProblem,
  block: readonly Arrangement[],
  change: (layer: Arrangement) => Arrangement,
): Arrangement[] {
  return block.flatMap((arrangement) => {
    const { cargo, orientation, position, counts } = arrangement;
    const { height } = orientedSize(problem.cargoes[cargo]!.size, orientation);
    return Array.from({ length: counts.height }, (_, layer) => {
      const one: Arrangement = {
        ...arrangement,
        position: { ...position, z: position.z + layer * height },
        counts: { ...counts, height: 1 },
      };
      return layer % 2 === 1 ? change(one) : one;
    });
  });
}
