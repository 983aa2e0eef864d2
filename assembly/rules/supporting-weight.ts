/**
 * Supporting weight: what rests on a piece, directly and through others, weighs at most its maxSupportingWeight;
 * weight goes down in proportion to contact area. Supporters always have lower numbers in the table of stacks, so
 * that one pass from the highest down carries every weight to the floor.
 */
import { cargoBears } from '../abi/layout';
import { cargoes } from '../problem/view';
import { EDGE, edge, residual, setResidual, stack, stackEdges, stackFirstEdge, stackWeight } from './stack-table';

/** Rounding of sums and shares; the verifier allows 1e-9. */
const TOLERANCE: f64 = 1e-10;

/** Load that arrives at each stack (f64), zero between calls. */
let arriving: usize = 0;

export function openSupportingWeight(scratch: usize): void {
  arriving = scratch;
}

export function supportingWeightUsed(): bool {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    if (load<f64>(cargoBears + ((<usize>cargo) << 3)) != Infinity) return true;
  }
  return false;
}

/** What may rest on top of a run of `layers` pieces: the lowest bears the others. Below 0: too many layers. */
export function ownResidual(cargo: i32, layers: i32, pieceWeight: f64): f64 {
  const most = load<f64>(cargoBears + ((<usize>cargo) << 3));
  return most * (1 + TOLERANCE) - <f64>(layers - 1) * pieceWeight;
}

/**
 * Sends the weight of the stacks from `fresh` on down to the floor; false when one below would bear too much.
 * @param keep true writes what remains, false only asks
 */
export function bearsStacks(table: usize, fresh: i32, count: i32, keep: bool): bool {
  let holds = true;
  // Below the lowest supporter reached nothing arrives.
  let lowest = fresh;
  for (let i = count - 1; i >= lowest; i--) {
    const slot = arriving + ((<usize>i) << 3);
    const arrived = load<f64>(slot);
    if (arrived == 0 && i < fresh) continue;
    store<f64>(slot, 0);
    const at = stack(table, i);
    if (arrived > residual(at)) holds = false;
    if (keep) setResidual(at, residual(at) - arrived);
    const down = arrived + (i >= fresh ? stackWeight(at) : 0);
    let link = edge(table, stackFirstEdge(at));
    for (let e = stackEdges(at); e > 0; e--) {
      const number = load<i32>(link);
      lowest = min(lowest, number);
      const below = arriving + ((<usize>number) << 3);
      store<f64>(below, load<f64>(below) + down * load<f64>(link, 8));
      link += EDGE;
    }
  }
  return holds;
}
