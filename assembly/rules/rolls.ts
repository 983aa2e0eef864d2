/**
 * Rolls: a standing roll counts as its bounding square. A lying roll is carried along its bottom line, and bears
 * nothing.
 */
import { cargoFlags, FLAG_ROLL } from '../abi/layout';
import { chargeTops, topsOverlap } from '../tops/carried';

/** Bytes of a top (rules/tops). */
const TOP: usize = 32;

export function isRoll(cargo: i32): bool {
  return (load<i32>(cargoFlags + ((<usize>cargo) << 2)) & FLAG_ROLL) != 0;
}

/** Rolls stand in orientations 1 and 2, lie along the width in 3 and 5, along the length in 4 and 6. */
export function isLyingRoll(cargo: i32, orientation: i32): bool {
  return orientation > 2 && isRoll(cargo);
}

export function liesAlongLength(orientation: i32): bool {
  return orientation == 4 || orientation == 6;
}

/** Length of the bottom line of a roll. */
export function lineLength(orientation: i32, l: i32, w: i32): i32 {
  return liesAlongLength(orientation) ? l : w;
}

/** How much of the bottom line lies on one top, wholly inside its edges. */
export function lineOn(orientation: i32, x1: i32, y1: i32, x2: i32, y2: i32, top: usize): i32 {
  const middle = doubledMiddle(orientation, x1, y1, x2, y2);
  if (doubledNear(orientation, top) >= middle || doubledFar(orientation, top) <= middle) return 0;
  return stretchOn(orientation, x1, y1, x2, y2, top);
}

/** True when the bottom line runs exactly along an edge of the top: whom it then rests on is not asked, but avoided. */
export function lineOnEdge(orientation: i32, x1: i32, y1: i32, x2: i32, y2: i32, top: usize): bool {
  const middle = doubledMiddle(orientation, x1, y1, x2, y2);
  return middle == doubledNear(orientation, top) || middle == doubledFar(orientation, top);
}

/** Twice the coordinate of the bottom line across the roll; so the edges of a top to both sides, too. */
function doubledMiddle(orientation: i32, x1: i32, y1: i32, x2: i32, y2: i32): i64 {
  return liesAlongLength(orientation) ? <i64>y1 + <i64>y2 : <i64>x1 + <i64>x2;
}

function doubledNear(orientation: i32, top: usize): i64 {
  return 2 * <i64>(liesAlongLength(orientation) ? load<i32>(top, 4) : load<i32>(top));
}

function doubledFar(orientation: i32, top: usize): i64 {
  return 2 * <i64>(liesAlongLength(orientation) ? load<i32>(top, 12) : load<i32>(top, 8));
}

/** How long a top and a roll lie beside each other along the roll. */
function stretchOn(orientation: i32, x1: i32, y1: i32, x2: i32, y2: i32, top: usize): i32 {
  return liesAlongLength(orientation)
    ? max(0, min(x2, load<i32>(top, 8)) - max(x1, load<i32>(top)))
    : max(0, min(y2, load<i32>(top, 12)) - max(y1, load<i32>(top, 4)));
}

export function carriedLine(orientation: i32, x1: i32, y1: i32, x2: i32, y2: i32, tops: usize, count: i32): i64 {
  chargeTops(count);
  if (topsOverlap) {
    return <i64>lineLength(orientation, x2 - x1, y2 - y1) - bareLine(orientation, x1, y1, x2, y2, tops, count);
  }
  const middle = doubledMiddle(orientation, x1, y1, x2, y2);
  let line: i64 = 0;
  for (let i = 0, top = tops; i < count; i++, top += TOP) {
    line += <i64>lineOn(orientation, x1, y1, x2, y2, top);
    if (doubledFar(orientation, top) == middle) line += onSeams(orientation, x1, y1, x2, y2, top, tops, count);
  }
  return line;
}

/** How much of the bottom line runs between a top that ends right under it and those that begin there. */
function onSeams(orientation: i32, x1: i32, y1: i32, x2: i32, y2: i32, ending: usize, tops: usize, count: i32): i64 {
  const along = liesAlongLength(orientation);
  const from = along ? max(x1, load<i32>(ending)) : max(y1, load<i32>(ending, 4));
  const to = along ? min(x2, load<i32>(ending, 8)) : min(y2, load<i32>(ending, 12));
  const middle = doubledMiddle(orientation, x1, y1, x2, y2);
  let line: i64 = 0;
  for (let i = 0; i < count; i++, tops += TOP) {
    if (doubledNear(orientation, tops) != middle) continue;
    line += along
      ? <i64>stretchOn(orientation, from, y1, to, y2, tops)
      : <i64>stretchOn(orientation, x1, from, x2, to, tops);
  }
  return line;
}

/** How much of the bottom line lies on none of the tops: what the first leaves of it is cut by the others. */
export function bareLine(orientation: i32, x1: i32, y1: i32, x2: i32, y2: i32, tops: usize, count: i32): i64 {
  if (x1 >= x2 || y1 >= y2) return 0;
  while (count > 0) {
    const top = tops;
    tops += TOP;
    count--;
    if (lineOn(orientation, x1, y1, x2, y2, top) == 0) continue;
    if (liesAlongLength(orientation)) {
      return (
        bareLine(orientation, x1, y1, min(x2, load<i32>(top)), y2, tops, count) +
        bareLine(orientation, max(x1, load<i32>(top, 8)), y1, x2, y2, tops, count)
      );
    }
    return (
      bareLine(orientation, x1, y1, x2, min(y2, load<i32>(top, 4)), tops, count) +
      bareLine(orientation, x1, max(y1, load<i32>(top, 12)), x2, y2, tops, count)
    );
  }
  return <i64>lineLength(orientation, x2 - x1, y2 - y1);
}
