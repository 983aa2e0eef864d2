/** Marks of how cargo is handled that may keep other cargo out: of a few rows, what they would bring without them. */
import { orientedSize, type Size } from '../../../domain/geometry.js';
import type { LoadPlan } from '../../../domain/plan.js';
import type { Cargo } from '../../../domain/problem.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { litOf, toggled } from '../cargo/handling.js';
import type { PlanOf } from './misfits.js';
import type { Remedy } from './trial.js';

type Mark = 'nothingOnTop' | 'upright';

/** Each of these rows by itself, and so many together: of fewer rows fewer people have to be asked. */
const MOST_ALONE = 2;
const MOST_TOGETHER = 5;

/** A piece that is so many times as wide as it is high lies flat: it may rather stand on an edge than others lie. */
const FLAT = 1.5;

export interface PlanWithLoads extends PlanOf {
  readonly plan: Pick<LoadPlan, 'unloaded' | 'containers'>;
}

/** Cargo may stand on what carries nothing now: on that first above which most room is empty. */
export function withCargoOnTop(draft: RequestDraft, { problem, plan }: PlanWithLoads): Remedy[] {
  const above = problem.cargoes.map(() => 0);
  for (const { container, arrangements } of plan.containers) {
    const { height } = problem.containers[container]!.size;
    for (const { cargo, orientation, position, counts } of arrangements) {
      const own = problem.cargoes[cargo];
      // Of pallets their cargo says what it bears.
      if (own === undefined) continue;
      const size = orientedSize(own.size, orientation);
      const top = position.z + size.height * counts.height;
      above[cargo]! += size.length * counts.length * size.width * counts.width * (height - top);
    }
  }
  for (const { cargo, quantity } of plan.unloaded) above[cargo]! += quantity * problem.cargoes[cargo]!.volume;
  return remediesOf(draft, 'nothingOnTop', mostFirst(draft, 'nothingOnTop', above));
}

/**
 * What stands upright may lie on any side: flat pieces first, which may stand on an edge, and of those the most.
 * @param isLeftAlone only what stays behind is asked for: nothing else keeps it out
 */
export function withAnySide(draft: RequestDraft, { problem, plan }: PlanWithLoads, isLeftAlone: boolean): Remedy[] {
  const left = new Set(plan.unloaded.map(({ cargo }) => cargo));
  const { cargoes } = problem;
  const worth = cargoes.map((one, at) =>
    isCube(one.size) || (isLeftAlone && !left.has(at)) ? 0 : one.quantity * one.volume,
  );
  const most = mostFirst(draft, 'upright', worth);
  const flat = most.filter((at) => isFlat(cargoes[at]!));
  const others = most.filter((at) => !flat.includes(at));
  return remediesOf(draft, 'upright', [...flat, ...others], flat.length > 1 ? flat : most);
}

function mostFirst({ cargoes }: RequestDraft, mark: Mark, worth: readonly number[]): number[] {
  const places = cargoes.flatMap((row, at) => (litOf(row, mark) === 'on' && worth[at]! > 0 ? [at] : []));
  return places.toSorted((one, other) => worth[other]! - worth[one]!);
}

function remediesOf(draft: RequestDraft, mark: Mark, places: readonly number[], together = places): Remedy[] {
  const few = together.slice(0, MOST_TOGETHER);
  const sets = [...places.slice(0, MOST_ALONE).map((at) => [at]), ...(few.length > 1 ? [few] : [])];
  return sets.map((set): Remedy => {
    const cargoes = draft.cargoes.map((row, at) => (set.includes(at) ? toggled(row, mark) : row));
    const names = new Set(set.map((at) => String(draft.cargoes[at]!['name'] ?? '')));
    return { kind: mark, name: [...names].join(', '), draft: { ...draft, cargoes } };
  });
}

const isCube = ({ length, width, height }: Size) => length === width && width === height;

const isFlat = ({ size: { length, width, height } }: Cargo) => height * FLAT <= Math.min(length, width);
