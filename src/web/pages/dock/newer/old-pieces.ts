/** Pieces that stand in a container by an older plan, as the present plan measures: what is in the truck while it is loaded by this. */
import type { Body } from '../../../../domain/bodies.js';
import type { Cuboid } from '../../../../domain/geometry.js';
import type { LoadProblem } from '../../../../domain/problem.js';
import { convert, lengthRatio, weightRatio } from '../../../../domain/units.js';
import type { ShownLoad } from '../../../../scene/shown-load.js';
import { Opened } from '../../../viewer/opened.js';
import { sheetNames } from '../../../viewer/sheets.js';
import { number } from '../../../words/words.js';
import type { Elsewhere, Progress } from '../progress.js';
import { outOf, withoutOut } from './elsewhere.js';
import type { Plans } from './taken-over.js';

export interface OldPiece {
  readonly body: Body;
  /** Place in the request of the present plan; -1: that has no such cargo. */
  readonly cargo: number;
  /** Letters and name. */
  readonly name: string;
  /** In the unit of the present plan. */
  readonly weight: number;
  /** What it is of, and its place among the pieces of that plan. */
  readonly of: Elsewhere;
  readonly at: number;
  /** The present plan has no place for it. */
  readonly isOut: boolean;
}

/** Of what stands elsewhere that which stands in one container or pallet. @param elsewhere now */
export function oldPieces(plans: Plans, load: ShownLoad, elsewhere: readonly Elsewhere[], sheet: number): OldPiece[] {
  const looks = new Opened(load, sheetNames(load)[sheet]!).sheet.scene.looks;
  return elsewhere.flatMap((one) => {
    const older = plans.get(one.plan);
    if (older === undefined || one.now !== sheet) return [];
    const { pieces, sheet: stood } = new Opened(older, sheetNames(older)[one.sheet]!);
    const inPresent = between(older.problem, load.problem);
    const out = outOf(one);
    const { weight: ofStep, pieces: all } = stood.steps[one.step - 1]!;
    const weight = convert(ofStep / all, weightRatio(older.problem.uom, load.problem.uom));
    return one.pieces.map((at): OldPiece => {
      const { body, cargo } = pieces.pieces[at]!;
      const kind = pieces.cargoes[cargo]!;
      const now = load.problem.cargoes.findIndex(
        ({ name, groupName }) => name === kind.name && groupName === kind.groupName,
      );
      const look = looks[now] ?? stood.scene.looks[cargo];
      const name = look === undefined ? kind.name : `${look.code} ${look.name}`;
      return { body: inPresent(body), cargo: now, name, weight, of: one, at, isOut: out.includes(at) };
    });
  });
}

/** Of two plans of a load. */
function between(from: LoadProblem, to: LoadProblem): (body: Body) => Body {
  const by = lengthRatio(from.uom, to.uom);
  const scaled = (value: number) => convert(value / from.scale, by) * to.scale;
  return ({ x1, y1, z1, x2, y2, z2, ...rest }) => ({
    ...rest,
    ...{ x1: scaled(x1), y1: scaled(y1), z1: scaled(z1) },
    ...{ x2: scaled(x2), y2: scaled(y2), z2: scaled(z2) },
  });
}

/** Millimetres within which places are the same. */
export const SAME = 1;

/** Those that stand where pieces of a step come. @param standing pieces of the step that stand already */
export function inTheWay(
  old: readonly OldPiece[],
  load: ShownLoad,
  { pieces: { pieces } }: Pick<Opened, 'pieces'>,
  step: number,
  standing: readonly number[],
): OldPiece[] {
  const { uom, scale } = load.problem;
  const slack = convert(SAME, lengthRatio('UnitMetric', uom)) * scale;
  const places = pieces.filter((piece, at) => piece.step === step && !standing.includes(at));
  return old.filter(({ body }) => places.some((place) => isWithin(body, place.body, slack)));
}

function isWithin(a: Cuboid, b: Cuboid, slack: number): boolean {
  return (
    Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1) > slack &&
    Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1) > slack &&
    Math.min(a.z2, b.z2) - Math.max(a.z1, b.z1) > slack
  );
}

/** Of some that are gone from where they stood those that come out are not in the truck any more. */
export function withoutThese(progress: Progress, gone: readonly OldPiece[]): Progress {
  return gone.filter(({ isOut }) => isOut).reduce((now, { of, at }) => withoutOut(now, of, [at]), progress);
}

/** `3 × A crate, 2 × B box`. */
export function countedNames(pieces: readonly Pick<OldPiece, 'name'>[]): string {
  const counts = new Map<string, number>();
  for (const { name } of pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${number(count)} × ${name}`).join(', ');
}

/** How many come from there to a step. */
export function takenTo(elsewhere: readonly Elsewhere[], sheet: number, step: number): number {
  const own = elsewhere.flatMap(({ to }) => to).filter((one) => one.sheet === sheet && one.step === step);
  return own.reduce((sum, { count }) => sum + count, 0);
}
