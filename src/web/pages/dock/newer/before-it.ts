/** What must go before a piece can come out of a container: to be moved for a while, and put back. */
import type { Cuboid } from '../../../../domain/geometry.js';
import type { LoadProblem } from '../../../../domain/problem.js';
import { convert, lengthRatio } from '../../../../domain/units.js';
import type { ShownLoad } from '../../../../scene/shown-load.js';
import { Opened } from '../../../viewer/opened.js';
import { sheetNames } from '../../../viewer/sheets.js';
import { loadedOtherwise } from '../loaded-otherwise.js';
import { type Elsewhere, isLoaded, type Progress } from '../progress.js';
import { type OldPiece, oldPieces, SAME } from './old-pieces.js';
import type { Plans } from './taken-over.js';

export interface Stands {
  readonly body: Cuboid;
  /** Letters and name. */
  readonly name: string;
}

/** Of what stands by the present plan that which is in the way of pieces that stand elsewhere, the nearest to the door first. */
export function beforeOld(
  plans: Plans,
  load: ShownLoad,
  progress: Progress,
  elsewhere: readonly Elsewhere[],
): ReadonlyMap<Elsewhere, readonly Stands[]> {
  const slack = slackOf(load.problem);
  const sheets = new Set(elsewhere.flatMap(({ now }) => now ?? []));
  return new Map(
    [...sheets].flatMap((sheet) => {
      const old = oldPieces(plans, load, elsewhere, sheet);
      const placed = standingNow(load, progress, sheet).sort(nearestToDoorFirst);
      return elsewhere.flatMap((one): [Elsewhere, Stands[]][] => {
        if (one.now !== sheet) return [];
        const coming = old.filter(({ of }) => of === one);
        const others = [...placed, ...old.filter(({ of }) => of !== one)];
        const before = new Set<Stands>(beforeIt(coming, others, slack));
        return [[one, placed.filter((other) => before.has(other))]];
      });
    }),
  );
}

const nearestToDoorFirst = ({ body: a }: Stands, { body: b }: Stands) => b.x2 - a.x2 || b.z1 - a.z1;

/** What stands on pieces, what stands between them and the door, and what is so in the way of that. */
export function beforeIt<One extends Pick<Stands, 'body'>>(
  coming: readonly Pick<Stands, 'body'>[],
  others: readonly One[],
  slack: number,
): One[] {
  const found = new Set<One>();
  const queue = coming.map(({ body }) => body);
  for (let body = queue.shift(); body !== undefined; body = queue.shift()) {
    for (const other of others) {
      if (found.has(other) || !isBefore(body, other.body, slack)) continue;
      found.add(other);
      queue.push(other.body);
    }
  }
  return [...found];
}

function isBefore(a: Cuboid, b: Cuboid, slack: number): boolean {
  const isBeside = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1) <= slack;
  if (isBeside) return false;
  const isOnTop = Math.abs(b.z1 - a.z2) <= slack && Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1) > slack;
  const isInFront = b.x1 >= a.x2 - slack && Math.min(a.z2, b.z2) - Math.max(a.z1, b.z1) > slack;
  return isOnTop || isInFront;
}

/** What must come out and could not any more once a step is loaded. */
export function blockedBy(
  old: readonly OldPiece[],
  load: ShownLoad,
  { pieces: { pieces } }: Pick<Opened, 'pieces'>,
  step: number,
): OldPiece[] {
  const own = pieces.filter((piece) => piece.step === step);
  return old.filter((one) => one.isOut && beforeIt([one], own, slackOf(load.problem)).length > 0);
}

function slackOf({ uom, scale }: LoadProblem): number {
  return convert(SAME, lengthRatio('UnitMetric', uom)) * scale;
}

/** Pieces in their places by the present plan. */
function standingNow(load: ShownLoad, progress: Progress, sheet: number): Stands[] {
  const opened = new Opened(load, sheetNames(load)[sheet]!);
  const { looks } = opened.sheet.scene;
  const noted = progress.problems.filter((one) => one.sheet === sheet);
  const absent = loadedOtherwise(opened, noted, [])?.absent;
  const standing = progress.standing[String(sheet)] ?? {};
  return opened.pieces.pieces.flatMap(({ step, body, cargo }, at) => {
    const isThere = isLoaded(progress, sheet, step) ? absent?.has(at) !== true : standing[String(step)]?.includes(at);
    const look = looks[cargo];
    return isThere ? [{ body, name: look === undefined ? '' : `${look.code} ${look.name}` }] : [];
  });
}
