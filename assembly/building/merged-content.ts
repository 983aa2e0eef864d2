/** The content of two blocks joined, no more of a cargo than there is. */

import { PART, writePart } from '../blocks/content';
import { partCount, parts } from '../blocks/table';
import { allocate, shrink } from '../memory/arena';
import { withinQuantity } from '../rules/quantity';

/** Number of parts of the content merged last. */
export let mergedParts: i32 = 0;

/** The content of two blocks together, the last thing in the arena; 0 when a cargo is used more often than there is. */
export function mergeContents(a: i32, b: i32): usize {
  const content = allocate(<usize>(partCount(a) + partCount(b)) * PART);
  let pa = parts(a);
  let pb = parts(b);
  const endA = pa + <usize>partCount(a) * PART;
  const endB = pb + <usize>partCount(b) * PART;
  let to = content;
  while (pa < endA || pb < endB) {
    const cargoA = pa < endA ? load<i32>(pa) : i32.MAX_VALUE;
    const cargoB = pb < endB ? load<i32>(pb) : i32.MAX_VALUE;
    const cargo = min(cargoA, cargoB);
    let number = 0;
    if (cargoA == cargo) {
      number += load<i32>(pa, 4);
      pa += PART;
    }
    if (cargoB == cargo) {
      number += load<i32>(pb, 4);
      pb += PART;
    }
    if (!withinQuantity(cargo, number)) {
      shrink(content, 0);
      return 0;
    }
    writePart(to, cargo, number);
    to += PART;
  }
  shrink(content, to - content);
  mergedParts = <i32>((to - content) / PART);
  return content;
}
