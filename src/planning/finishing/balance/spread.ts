/**
 * isBalanceSpreadLoadBottom: cargo spreads over the floor before it is stacked. The same pieces are loaded again, none on
 * another where the floor has room for all, in the shortest room that takes them; else below a ceiling that is lowered by
 * halves of what is possible.
 */

import { maskAllows, ORIENTATIONS, orientedSize } from '../../../domain/geometry.js';
import { groundsOf } from '../../../domain/grounds.js';
import { type Arrangement, extentOf } from '../../../domain/plan.js';
import type { Container, LoadProblem } from '../../../domain/problem.js';
import { withContainer, withEachCargo, withRules } from '../../../domain/sub-problems.js';
import { fillsLayers } from '../../../domain/tidiness.js';
import type { Session } from '../../fills/session.js';
import { cutRoom } from '../../fills/variants/cut-room.js';
import { stricter, type Variant } from '../../fills/variants/variant.js';
import type { DraftLoad } from '../../goals/draft.js';
import { Judge } from './judge.js';
import { extentOfAll, movedBy, slicesOf } from './parts.js';

/** Ceilings tried, or shorter rooms; the interval is then a 32nd of what it was. */
const ROOMS_TRIED = 5;

/** @param effort work units for all rooms together */
export function spreadOverFloor(session: Session, load: DraftLoad, effort: number): DraftLoad {
  const { problem } = session;
  if (isFlat(problem, load)) return load;
  const tried = (variant: Variant): DraftLoad | null => {
    if (session.meter.stopped) return null;
    const again = session.loadAgain(variant, load.container, load.loaded, effort / (ROOMS_TRIED + 1));
    const sound = again && new Judge(problem, load.container).accepted(again);
    return sound && { ...load, arrangements: sound };
  };
  const single = unstacked(problem);
  const flat = tried(stricter(single));
  if (flat !== null) return shortest(problem, flat, (reach) => tried(cutRoom(single, load.container, reach)));
  // Other cargo may have to be stacked: pallets need not be, then.
  const below = palletsBelow(problem, load);
  const standing = below === null ? null : tried(stricter(below));
  const asked = standing === null ? problem : below!;
  let best = standing ?? load;
  let most = areaOnGround(problem, load.container, best.arrangements);
  let lowest = leastHeight(problem, load);
  let top = extentOfAll(problem, best.arrangements).z2;
  for (let ceiling = 0; ceiling < ROOMS_TRIED; ceiling++) {
    const height = Math.floor((lowest + top) / 2);
    if (height <= 0 || height >= top) break;
    const lower = tried(belowCeiling(asked, load.container, height));
    if (lower === null) {
      lowest = height;
      continue;
    }
    // The first that are lower may cover less than what nothing held down.
    top = extentOfAll(problem, lower.arrangements).z2;
    const area = areaOnGround(problem, load.container, lower.arrangements);
    if (area >= most) [best, most] = [lower, area];
  }
  return best === load ? load : closedUp(problem, best);
}

/** In shorter and shorter rooms: where the floor has room for more the search lays part of a load at the far end. */
function shortest(problem: LoadProblem, flat: DraftLoad, within: (reach: number) => DraftLoad | null): DraftLoad {
  if (fillsLayers(problem)) return flat;
  const { width } = problem.containers[flat.container]!.size;
  let best = closedUp(problem, flat);
  let least = Math.floor(areaOnGround(problem, flat.container, flat.arrangements) / width);
  for (let room = 0; room < ROOMS_TRIED; room++) {
    const reach = Math.floor((least + extentOfAll(problem, best.arrangements).x2) / 2);
    if (reach <= least) break;
    const shorter = within(reach);
    if (shorter === null) least = reach;
    else best = closedUp(problem, shorter);
  }
  return best;
}

/** Each slice right behind the one before it. */
function closedUp(problem: LoadProblem, load: DraftLoad): DraftLoad {
  const [first, ...others] = slicesOf(problem, load.arrangements);
  let end = first!.x2;
  const moved = others.flatMap(({ arrangements, x1, x2 }) => {
    const by = end - x1;
    end += x2 - x1;
    return movedBy(arrangements, by, 0);
  });
  if (end === extentOfAll(problem, load.arrangements).x2) return load;
  const sound = new Judge(problem, load.container).accepted([...first!.arrangements, ...moved]);
  return sound === null ? load : { ...load, arrangements: sound };
}

/** Nothing rests on anything, which keeps every rule about what may rest on what. */
function unstacked(problem: LoadProblem): LoadProblem {
  return withRules(problem, { stackingRule: 'AlwaysSingleLayerOnBottom' });
}

/** Loaded pallets stand on the ground; null: there are none beside other cargo. */
function palletsBelow(problem: LoadProblem, { loaded }: DraftLoad): LoadProblem | null {
  const kinds = new Set(loaded.flatMap((count, cargo) => (count > 0 ? [problem.cargoes[cargo]!.style] : [])));
  if (!kinds.has('Palletload') || kinds.size === 1) return null;
  return withEachCargo(problem, (cargo) =>
    cargo.style === 'Palletload' && cargo.floorStackType !== 'NoBottom'
      ? { ...cargo, floorStackType: 'BottomOnly' }
      : cargo,
  );
}

function belowCeiling(problem: LoadProblem, container: number, height: number): Variant {
  const low = (type: Container) => ({ ...type, maxExtent: { ...type.maxExtent, height } });
  return stricter(withContainer(problem, container, low));
}

/** All pieces stand on floor or decks. */
function isFlat(problem: LoadProblem, { container, arrangements }: DraftLoad): boolean {
  const levels = new Set(groundsOf(problem.containers[container]!).map(({ level }) => level));
  return arrangements.every(({ counts, position }) => counts.height === 1 && levels.has(position.z));
}

/** Base area of what stands on floor or decks; square scaled units. */
function areaOnGround({ cargoes, containers }: LoadProblem, container: number, load: readonly Arrangement[]): number {
  const levels = new Set(groundsOf(containers[container]!).map(({ level }) => level));
  return load.reduce((sum, arrangement) => {
    const { x1, x2, y1, y2, z1 } = extentOf(arrangement, cargoes);
    return levels.has(z1) ? sum + (x2 - x1) * (y2 - y1) : sum;
  }, 0);
}

/** What the highest piece needs, and the volume of all of them on the floor. */
function leastHeight({ cargoes, containers }: LoadProblem, { container, loaded }: DraftLoad): number {
  const { size } = containers[container]!;
  const volume = loaded.reduce((sum, count, cargo) => sum + count * cargoes[cargo]!.volume, 0);
  const ofPieces = loaded.map((count, cargo) => {
    if (count === 0) return 0;
    const { size: sides, orientations } = cargoes[cargo]!;
    const allowed = ORIENTATIONS.filter((orientation) => maskAllows(orientations, orientation));
    return Math.min(...allowed.map((orientation) => orientedSize(sides, orientation).height));
  });
  const byVolume = Math.floor(volume / (size.length * size.width));
  return ofPieces.reduce((most, height) => Math.max(most, height - 1), byVolume);
}
