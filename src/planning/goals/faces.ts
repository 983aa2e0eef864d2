/**
 * faceOpen (display trays), soft: LengthSide names the two faces that run along the cargo's length, WidthSide the two
 * along its width; at least one of the two should be free of cargo and walls. A pallet has no walls.
 */
import { type Cuboid, cuboidAt, orientedSize, type Size, sharedLength } from '../../domain/geometry.js';
import { dropDecksOf } from '../../domain/grounds.js';
import { type Arrangement, placementsOf } from '../../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../../domain/problem.js';
import { sumOfLoads } from './draft.js';
import { type Goal, least } from './goal.js';

type Axis = 'x' | 'y' | 'z';

const AXES: readonly Axis[] = ['x', 'y', 'z'];
const ACROSS = { x: ['y', 'z'], y: ['x', 'z'], z: ['x', 'y'] } as const;

/** The sides of a cargo across which its named faces lie. */
export const NORMALS: Readonly<Record<Cargo['faceOpen'], readonly (keyof Size)[]>> = {
  NeitherSide: [],
  LengthSide: ['width'],
  WidthSide: ['length'],
  BothSides: ['width', 'length'],
};

/** The figure: pairs of named faces of which neither is free. */
export const faces: Goal = {
  id: 'faces',
  figure: (problem, draft) =>
    sumOfLoads(draft, ({ container, arrangements }) => closedFaces(problem, container, arrangements)),
  compare: least,
};

/** Pairs of named faces of which neither is free. */
export function closedFaces(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): number {
  const asks = ({ cargo }: Arrangement) => problem.cargoes[cargo]!.faceOpen !== 'NeitherSide';
  if (!arrangements.some(asks)) return 0;
  const type = problem.containers[container]!;
  const pieces = arrangements.flatMap((arrangement) =>
    [...placementsOf(arrangement, problem.cargoes)].map((placement) => ({
      ...placement,
      asks: asks(arrangement),
      cuboid: cuboidAt(placement.position, placement.size),
    })),
  );
  const faces = new Faces([...pieces.map(({ cuboid }) => cuboid), ...dropDecksOf(type)], type);
  return pieces
    .filter((piece) => piece.asks)
    .reduce((sum, { cargo, orientation, cuboid }) => {
      const axes = NORMALS[problem.cargoes[cargo]!.faceOpen].map((side) => axisOf(side, orientation));
      return sum + axes.filter((axis) => faces.isClosed(cuboid, axis, 1) && faces.isClosed(cuboid, axis, 2)).length;
    }, 0);
}

/** The axis of the container along which a side of the cargo lies. */
function axisOf(side: keyof Size, orientation: Arrangement['orientation']): Axis {
  const sides = orientedSize({ length: 1, width: 2, height: 3 }, orientation);
  const wanted = { length: 1, width: 2, height: 3 }[side];
  return sides.length === wanted ? 'x' : sides.width === wanted ? 'y' : 'z';
}

/** Everything that may close a face, by the plane in which it does. */
class Faces {
  readonly #planes = new Map<string, Cuboid[]>();
  readonly #walls: Readonly<Record<Axis, readonly [number, number]>>;

  constructor(cuboids: readonly Cuboid[], { containerType, size }: Container) {
    for (const cuboid of cuboids) {
      for (const axis of AXES) {
        this.#enter(`${axis}1 ${cuboid[`${axis}1`]}`, cuboid);
        this.#enter(`${axis}2 ${cuboid[`${axis}2`]}`, cuboid);
      }
    }
    const isOpen = containerType === 'Pallet';
    const none = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
    this.#walls = {
      x: isOpen ? none : [0, size.length],
      y: isOpen ? none : [0, size.width],
      z: [0, isOpen ? Number.POSITIVE_INFINITY : size.height],
    };
  }

  /** @param end 1: the face at the lower coordinate, 2: at the higher one */
  isClosed(cuboid: Cuboid, axis: Axis, end: 1 | 2): boolean {
    const plane = cuboid[`${axis}${end}`];
    const [low, high] = this.#walls[axis];
    if (end === 1 ? plane <= low : plane >= high) return true;
    const others = this.#planes.get(`${axis}${3 - end} ${plane}`) ?? [];
    return others.some((other) =>
      ACROSS[axis].every(
        (along) => sharedLength(cuboid[`${along}1`], cuboid[`${along}2`], other[`${along}1`], other[`${along}2`]) > 0,
      ),
    );
  }

  #enter(plane: string, cuboid: Cuboid): void {
    const there = this.#planes.get(plane);
    if (there === undefined) this.#planes.set(plane, [cuboid]);
    else there.push(cuboid);
  }
}
