/**
 * A simple engine for tests of what stands above the engine: one greedy pass of equal stacks into guillotine spaces.
 * It obeys quantities, orientations (turnAllowedOnFloor too), full support, weight and extents;
 * its plans are far from good, but always valid, quick and the same.
 */
import {
  maskAllows,
  ORIENTATIONS,
  type Orientation,
  orientedSize,
  type Position,
  type Size,
  volumeOf,
} from '../../../src/domain/geometry.js';
import type { Arrangement } from '../../../src/domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../../../src/domain/problem.js';
import type { Engine, Filler, FillRequest, FillResult } from '../../../src/engine/port.js';

export interface NaiveEngine extends Engine {
  /** Every call of `fill` so far, so that tests can count searches. */
  readonly calls: readonly FillRequest[];
}

/** Work units of one stack: choosing it looks at every cargo in every orientation. */
const EFFORT_OF_STACK = 1e4;

export function naiveEngine(): NaiveEngine {
  const calls: FillRequest[] = [];
  return {
    calls,
    prepare(problem: LoadProblem, container: number): Filler {
      return {
        effort: 0,
        memoryBytes: 0,
        dispose() {},
        doTask: () => null,
        fill(request) {
          calls.push(request);
          return fillGreedily(problem, problem.containers[container]!, request);
        },
      };
    },
  };
}

/** A residual space whose whole floor is carried. */
interface Space extends Position, Size {}

interface Stack {
  readonly cargo: number;
  readonly orientation: Orientation;
  readonly counts: Size;
  readonly size: Size;
  readonly value: number;
}

function fillGreedily(problem: LoadProblem, container: Container, request: FillRequest): FillResult {
  const left = [...request.counts];
  const values = request.values ?? problem.cargoes.map((cargo) => cargo.volume);
  let weightLeft =
    problem.rules.isWeightLimited && container.maxWeight > 0 ? container.maxWeight : Number.POSITIVE_INFINITY;
  const spaces: Space[] = [loadingSpace(container)];
  const arrangements: Arrangement[] = [];
  let value = 0;
  let nodes = 0;
  let stopped = false;
  while (spaces.length > 0 && !stopped) {
    const space = spaces.pop()!;
    const stack = bestStack(problem.cargoes, left, values, weightLeft, space);
    nodes++;
    stopped = request.shouldStop?.({ bestValue: value, nodes, share: 0 }) ?? false;
    if (stack === null) continue;
    const { cargo, orientation, counts, size } = stack;
    const pieces = counts.length * counts.width * counts.height;
    arrangements.push({ cargo, orientation, position: { x: space.x, y: space.y, z: space.z }, counts });
    left[cargo] = left[cargo]! - pieces;
    weightLeft -= pieces * problem.cargoes[cargo]!.weight;
    value += stack.value;
    // Filled in this order: above, beside, towards the door; so the last pushed is the first filled.
    spaces.push(
      { ...space, x: space.x + size.length, length: space.length - size.length },
      { ...space, y: space.y + size.width, length: size.length, width: space.width - size.width },
      {
        ...space,
        z: space.z + size.height,
        length: size.length,
        width: size.width,
        height: space.height - size.height,
      },
    );
  }
  return {
    arrangements,
    kept: [],
    loaded: request.counts.map((count, cargo) => count - left[cargo]!),
    value,
    nodes,
    placements: arrangements.length,
    effort: nodes * EFFORT_OF_STACK,
    prepared: 0,
    bound: request.counts.reduce((sum, count, cargo) => sum + count * values[cargo]!, 0),
    stopped,
  };
}

function loadingSpace(container: Container): Space {
  const within = (size: number, limit: number) => (limit > 0 ? Math.min(size, limit) : size);
  return {
    x: 0,
    y: 0,
    z: 0,
    length: within(container.size.length, container.maxExtent.length),
    width: within(container.size.width, container.maxExtent.width),
    height: within(container.size.height, container.maxExtent.height),
  };
}

/** The equal stack of the most value for a space; null when no piece goes in. */
function bestStack(
  cargoes: readonly Cargo[],
  left: readonly number[],
  values: readonly number[],
  weightLeft: number,
  space: Space,
): Stack | null {
  let best: Stack | null = null;
  for (const [index, cargo] of cargoes.entries()) {
    const byWeight = cargo.weight > 0 ? Math.floor(weightLeft / cargo.weight) : left[index]!;
    const available = Math.min(left[index]!, byWeight);
    if (available <= 0 || values[index]! <= 0) continue;
    for (const orientation of ORIENTATIONS) {
      if (!maskAllows(cargo.orientations, orientation)) continue;
      if (orientation > 2 && !cargo.turnAllowedOnFloor && space.z === 0) continue;
      const piece = orientedSize(cargo.size, orientation);
      const counts = largestStack(piece, space, available);
      if (counts === null) continue;
      const value = volumeOf(counts) * values[index]!;
      if (best !== null && value <= best.value) continue;
      best = {
        cargo: index,
        orientation,
        counts,
        size: {
          length: counts.length * piece.length,
          width: counts.width * piece.width,
          height: counts.height * piece.height,
        },
        value,
      };
    }
  }
  return best;
}

/** Up first, then across, then along: how the most pieces of a full-height wall stand in a space. */
function largestStack(piece: Size, space: Space, available: number): Size | null {
  const height = Math.min(Math.floor(space.height / piece.height), available);
  if (height < 1) return null;
  const width = Math.min(Math.floor(space.width / piece.width), Math.floor(available / height));
  if (width < 1) return null;
  const length = Math.min(Math.floor(space.length / piece.length), Math.floor(available / (height * width)));
  return length < 1 ? null : { length, width, height };
}
