/** Valid loads of any size without a search: stacks of equal pieces side by side in walls, one wall after another. */
import type { Size } from '../../../src/domain/geometry.js';
import type { Arrangement } from '../../../src/domain/plan.js';

export interface Stack {
  /** Place of the cargo. */
  readonly cargo: number;
  readonly pieces: number;
}

export interface StackedLoad {
  /** One arrangement a stack, in loading order. */
  readonly arrangements: readonly Arrangement[];
  /** Extent of it all. */
  readonly size: Size;
}

/** @param width of a wall; a stack that is wider by itself is a wall of its own */
export function stackedLoad(sizes: readonly Size[], stacks: readonly Stack[], width: number): StackedLoad {
  const arrangements: Arrangement[] = [];
  const extent = { length: 0, width: 0, height: 0 };
  let x = 0;
  let y = 0;
  for (const { cargo, pieces } of stacks) {
    const size = sizes[cargo]!;
    if (y > 0 && y + size.width > width) {
      x = extent.length;
      y = 0;
    }
    const counts = { length: 1, width: 1, height: pieces };
    arrangements.push({ cargo, orientation: 1, position: { x, y, z: 0 }, counts });
    y += size.width;
    extent.length = Math.max(extent.length, x + size.length);
    extent.width = Math.max(extent.width, y);
    extent.height = Math.max(extent.height, pieces * size.height);
  }
  return { arrangements, size: extent };
}
