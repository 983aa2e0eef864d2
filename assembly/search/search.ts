/** The search of one fill, up to its improvement: greedy, then beam passes of growing width. */

import { left, over, spent } from '../effort/budget';
import { beamPass, beamWidth, completeRoot, mostStates } from './beam';

/** A pass is widened by f in 1.1 .. 2 to use the effort left (docs/engine.md, Beam). */
const LEAST_WIDENING: f64 = 1.1;
const SQRT2: f64 = 1.4142135623730951;

/** @param beamShare part of the effort for the beam; the rest is left to improve its load, where that is wanted */
export function search(root: usize, beamShare: f64): void {
  completeRoot(root);
  if (!over()) widen(root, spent + beamShare * left());
}

/**
 * Many states of few children each: w^1.25 kept of w^2 judged. Beside w of w^2, paired over BR1-15, ten problems each
 * (n = 150): full support +0.09 +- 0.04 at 1 s, +0.03 +- 0.04 at 5 s; none +0.02 +- 0.03, +0.04 +- 0.03; 0.8 0.00 +- 0.03
 * at 5 s. Powers of 1.1 to 1.4 differ by less than their error. The narrow passes of the improvement gain nothing by it.
 */
export function statesOf(w: f64): i32 {
  return <i32>(w * Math.sqrt(Math.sqrt(w)));
}

/** Beam passes until `until`; the last one is fitted to the effort that remains (docs/engine.md, Beam). */
function widen(root: usize, until: f64): void {
  let w: f64 = 1;
  let previousWidth: f64 = 0;
  let previousCost: f64 = 0;
  while (true) {
    const before = spent;
    beamPass(root, <i32>w, min(statesOf(w), mostStates()), 0, until);
    if (over() || spent >= until) return;
    const cost = max(spent - before, 1);
    let exponent: f64 = 2;
    if (previousWidth > 0 && previousCost > 0) {
      exponent = Math.log(cost / previousCost) / Math.log(w / previousWidth);
      exponent = min(max(exponent, 1.4), 2.3);
    }
    const growth = Math.pow(SQRT2, exponent);
    const rest = until - spent;
    previousWidth = w;
    previousCost = cost;
    if (rest > cost * (growth + 0.9 * growth * growth) || w < 3) {
      w = max(Math.floor(w * SQRT2), w + 1);
    } else {
      const factor = Math.pow((0.93 * rest) / cost, 1 / exponent);
      if (factor < LEAST_WIDENING) return;
      w = max(Math.floor(w * factor), w + 1);
    }
    if (w > <f64>beamWidth()) return;
  }
}
