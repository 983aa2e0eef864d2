/** Loads of a 40-foot van in millimetres, as the rules of floors judge them. */
import { ContainerLoad } from '../../../src/rules/index.js';
import { problemOf } from '../problems/load-problems.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: readonly [number, number, number];
  readonly weight: number;
  readonly style?: string;
}

/** In millimetres, in a 40-foot van. */
export function loadOf(boxes: readonly Box[]): ContainerLoad {
  const cargoes = boxes.map(({ size: [length, width, height], weight, style = 'Shipcase' }) => ({
    ...{ size: { length, width, height }, weight, style: style as 'Shipcase', volume: length * width * height },
  }));
  const problem = problemOf(cargoes, [{ size: { length: 11998, width: 2330, height: 2350 } }]);
  const arrangements = boxes.map(({ x, y, z }, cargo) => ({
    ...{ cargo, orientation: 1 as const, position: { x, y, z }, counts: { length: 1, width: 1, height: 1 } },
  }));
  return new ContainerLoad({ ...problem, uom: 'UnitMetric', scale: 1 }, { container: 0, arrangements });
}
