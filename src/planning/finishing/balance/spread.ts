/**
 * isBalanceSpreadLoadBottom: cargo spreads over the floor before it is stacked. The same pieces are loaded again, none on
 * another where the floor has room for all; else below a ceiling that is lowered by halves of what is possible.
 */

import { maskAllows, ORIENTATIONS, orientedSize } from '../../../domain/geometry.js';
import { groundsOf } from '../../../domain/grounds.js';
import { type Arrangement, extentOf } from '../../../domain/plan.js';
import type { Container, LoadProblem } from '../../../domain/problem.js';
import { withContainer, withRules } from '../../../domain/sub-problems.js';
import type { Session } from '../../fills/session.js';
import { stricter, type Variant } from '../../fills/variants/variant.js';
import type { DraftLoad } from '../../goals/draft.js';
import { Judge } from './judge.js';
import { extentOfAll } from './parts.js';

/** Ceilings tried; the interval is then a 32nd of what it was. */
const CEILINGS_TRIED = 5;

/** @param effort work units for all rooms together */
export function spreadOverFloor(session: Session, load: DraftLoad, effort: number): DraftLoad {
  const { problem } = session;
  const before = areaOnGround(problem, load.container, load.arrangements);
  if (isFlat(problem, load)) return load;
  const tried = (variant: Variant): DraftLoad | null => {
    if (session.meter.stopped) return null;
    const again = session.loadAgain(variant, load.container, load.loaded, effort / (CEILINGS_TRIED + 1));
    const sound = again && new Judge(problem, load.container).accepted(again);
    return sound && { ...load, arrangements: sound };
  };
  const flat = tried(unstacked(problem));
  if (flat !== null) return flat;
  let best = load;
  let most = before;
  let lowest = leastHeight(problem, load);
  for (let ceiling = 0; ceiling < CEILINGS_TRIED; ceiling++) {
    const top = extentOfAll(problem, best.arrangements).z2;
    const height = Math.floor((lowest + top) / 2);
    if (height <= 0 || height >= top) break;
    const lower = tried(belowCeiling(problem, load.container, height));
    const area = lower === null ? 0 : areaOnGround(problem, load.container, lower.arrangements);
    if (lower !== null && area >= most) [best, most] = [lower, area];
    else lowest = height;
  }
  return best;
}

/** Nothing rests on anything, which keeps every rule about what may rest on what. */
function unstacked(problem: LoadProblem): Variant {
  return stricter(withRules(problem, { stackingRule: 'AlwaysSingleLayerOnBottom' }));
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
