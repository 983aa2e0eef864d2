/**
 * The pieces of a load once more, in walls of their own: class after class into a room that is cut as short as the class
 * allows, around all that lies there already. So a class fills what gaps the ones before it left, and begins no earlier
 * than where it has to.
 */
import { type Arrangement, piecesIn } from '../../../domain/plan.js';
import { fillsLayers, reachOf } from '../../../domain/tidiness.js';
import type { Session } from '../../fills/session.js';
import { cutRoom } from '../../fills/variants/cut-room.js';
import { type DraftLoad, piecesByCargo } from '../../goals/draft.js';

/** Of a class's own length without gaps, how much longer the first room is that is tried for it. */
const FIRST_SLACK = 0.15;

/** A room that is too short is made longer by this part of that length, then by ever more. */
const FIRST_STEP = 0.08;
const GROWTH = 1.4;
/** No step is finer than this part of the way that is left. */
const LEAST_STEP = 1 / 64;

/** What every fill of a walk costs, and when all of them are to end. */
export interface Allowance {
  /** Work units of one fill. */
  readonly ofFill: number;
  /** What the session's request may have spent then, work units. */
  readonly until: number;
}

/**
 * @param classes each a set of cargoes, in the order in which they are loaded
 * @param reach how far the load may go along the fill direction, scaled units
 * @param before what lies there already
 * @returns null when not all of it finds a place
 */
export function laidInTurn(
  session: Session,
  load: DraftLoad,
  classes: readonly (readonly number[])[],
  reach: number,
  allowance: Allowance,
  before: readonly Arrangement[] = [],
): readonly Arrangement[] | null {
  const walk = new Walk(session, load, reach, allowance, before);
  for (const [place, members] of classes.entries()) {
    const isLast = place === classes.length - 1;
    if (!walk.add(members, isLast)) return null;
  }
  return walk.kept;
}

class Walk {
  readonly #across: number;
  #volume: number;

  constructor(
    private readonly session: Session,
    private readonly load: DraftLoad,
    private readonly reach: number,
    private readonly allowance: Allowance,
    public kept: readonly Arrangement[],
  ) {
    const { problem } = session;
    const { length, width, height } = problem.containers[load.container]!.size;
    this.#across = width * (fillsLayers(problem) ? length : height);
    this.#volume = kept.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.volume, 0);
  }

  /** Whether all pieces of the class found a place. */
  add(members: readonly number[], isLast: boolean): boolean {
    const { problem } = this.session;
    const counts = problem.cargoes.map(() => 0);
    for (const cargo of members) counts[cargo] = this.load.loaded[cargo]!;
    const volume = members.reduce((sum, cargo) => sum + counts[cargo]! * problem.cargoes[cargo]!.volume, 0);
    this.#volume += volume;
    const before = reachOf(problem, this.kept);
    const least = Math.max(before, Math.ceil(this.#volume / this.#across));
    if (least > this.reach) return false;
    // Where all that is left of the way is too little, nothing shorter need be tried.
    const whole = isLast ? this.#filled(counts, this.reach) : null;
    if (isLast && whole === null) return false;
    const found = this.#shortest(counts, least, volume / this.#across, whole);
    if (found === null) return false;
    this.kept = found;
    return true;
  }

  #shortest(
    counts: readonly number[],
    least: number,
    own: number,
    known: readonly Arrangement[] | null,
  ): readonly Arrangement[] | null {
    let step = Math.max(1, FIRST_STEP * own, LEAST_STEP * (this.reach - least));
    let tooShort = least - 1;
    let room = Math.min(this.reach, least + FIRST_SLACK * own);
    let best = known;
    for (;;) {
      const filled = room >= this.reach && known !== null ? known : this.#filled(counts, Math.floor(room));
      if (filled !== null) {
        best = filled;
        break;
      }
      if (room >= this.reach || this.#isOver) return best;
      tooShort = Math.floor(room);
      room = Math.min(this.reach, room + step);
      step *= GROWTH;
    }
    const middle = Math.floor((tooShort + reachOf(this.session.problem, best)) / 2);
    return middle > tooShort && middle >= least ? (this.#filled(counts, middle) ?? best) : best;
  }

  get #isOver(): boolean {
    const { meter } = this.session;
    return meter.stopped || meter.allSpent >= this.allowance.until;
  }

  /** Null: not all of it fits. */
  #filled(counts: readonly number[], reach: number): readonly Arrangement[] | null {
    if (this.#isOver) return null;
    const { session, kept } = this;
    const { container } = this.load;
    const cut = cutRoom(session.problem, container, reach).problem;
    const lying = piecesByCargo(session.problem, kept);
    const cargoes = cut.cargoes.map((cargo, place) => ({ ...cargo, quantity: lying[place]! + counts[place]! }));
    const { arrangements, loaded } = session.addTo({ ...cut, cargoes }, container, kept, counts, this.allowance.ofFill);
    return loaded.every((count, cargo) => count === counts[cargo]) ? arrangements : null;
  }
}
