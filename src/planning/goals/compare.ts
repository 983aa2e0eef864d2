/** Which of two plans is better: docs/rules.md, What best means, as far as planning decides it. */
import { orientedSize } from '../../domain/geometry.js';
import type { LoadProblem } from '../../domain/problem.js';
import { containersIn, type Draft } from './draft.js';
import { compareSoft, type SoftFigures, softFigures } from './soft.js';
import { plainValues } from './values.js';

export interface Score {
  /** Of all pieces loaded (values.ts). */
  readonly value: number;
  /** Cubic scaled units loaded. */
  readonly volume: number;
  /** Of the containers used. */
  readonly price: number;
  readonly containers: number;
  /** Of the containers used; breaks ties between equal prices. */
  readonly priorities: number;
  readonly soft: SoftFigures;
  /** Extent of the last load along the fill direction, scaled units. */
  readonly lastExtent: number;
}

/** With prices on containers the price decides which are taken (docs/rules.md, Which containers). */
export function hasPrices(problem: LoadProblem): boolean {
  return problem.containers.some((container) => container.price > 0);
}

export function scoreOf(problem: LoadProblem, draft: Draft): Score {
  const overContainers = (figure: 'price' | 'priority') =>
    draft.loads.reduce((sum, load) => sum + load.times * problem.containers[load.container]![figure], 0);
  const loaded = problem.cargoes.map((cargo, place) => cargo.quantity - draft.left[place]!);
  const sumOf = (values: readonly number[]) => loaded.reduce((sum, count, place) => sum + count * values[place]!, 0);
  return {
    value: sumOf(plainValues(problem)),
    volume: sumOf(problem.cargoes.map((cargo) => cargo.volume)),
    price: overContainers('price'),
    containers: containersIn(draft),
    priorities: hasPrices(problem) ? overContainers('priority') : 0,
    soft: softFigures(problem, draft),
    lastExtent: lastExtent(problem, draft),
  };
}

/** True when `a` is the better plan; equal plans are not better than each other. */
export function isBetter(a: Score, b: Score): boolean {
  if (a.value !== b.value) return a.value > b.value;
  if (a.volume !== b.volume) return a.volume > b.volume;
  if (a.price !== b.price) return a.price < b.price;
  if (a.containers !== b.containers) return a.containers < b.containers;
  if (a.priorities !== b.priorities) return a.priorities < b.priorities;
  const soft = compareSoft(a.soft, b.soft);
  if (soft !== 0) return soft < 0;
  return a.lastExtent < b.lastExtent;
}

function lastExtent(problem: LoadProblem, draft: Draft): number {
  const last = draft.loads.at(-1);
  if (last === undefined) return 0;
  return last.arrangements.reduce((extent, { cargo, orientation, position, counts }) => {
    const size = orientedSize(problem.cargoes[cargo]!.size, orientation);
    const end =
      problem.rules.fillDirection === 'FrontToRear'
        ? position.x + counts.length * size.length
        : position.z + counts.height * size.height;
    return Math.max(extent, end);
  }, 0);
}
