/** Where the floor bears what is too much where it stands. */
import type { FloorLine } from '../../domain/floor-line.js';

export interface FloorHelp {
  /** More weight on the heaviest stretch than the floor bears. */
  readonly excess: number;
  /** The nearest stretch beside it that bears that much more; null: there is none. */
  readonly nearest: { readonly from: number; readonly to: number } | null;
}

/** @param edge metre or foot, in the unit of the lengths */
export function floorHelp({ greatest, most, points, stretch }: FloorLine, edge: number): FloorHelp {
  const over = greatest.load - most;
  const beside = points.filter(({ from }) => from + stretch <= greatest.from || from >= greatest.to);
  const away = ({ from }: { readonly from: number }) => Math.abs(from - greatest.from);
  const [near] = beside.filter(({ load }) => load + over <= most).sort((a, b) => away(a) - away(b));
  return {
    excess: (over * stretch) / edge,
    nearest: near === undefined ? null : { from: near.from, to: near.from + stretch },
  };
}
