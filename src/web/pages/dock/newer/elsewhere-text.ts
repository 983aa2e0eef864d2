/** What stands elsewhere than the newer plan wants it, in words: how much of it, and why some of it comes out. */
import type { Cargo } from '../../../../domain/problem.js';
import type { ShownLoad } from '../../../../scene/shown-load.js';
import type { Elsewhere } from '../progress.js';
import { dock } from '../words.js';
import { countElsewhere, countOut } from './elsewhere.js';

export function elsewhereText(elsewhere: readonly Elsewhere[]): string {
  const [count, out] = [countElsewhere(elsewhere), countOut(elsewhere)];
  if (out === count) return dock('dockNewerMustOut', { count });
  return out === 0 ? dock('dockNewerElsewhere', { count }) : dock('dockNewerSomeOut', { count, out: String(out) });
}

/** @param cargo of the older plan */
export function outText(newer: Pick<ShownLoad, 'problem' | 'request'>, cargo: Named, count: number): string {
  const why = whyOut(newer, cargo);
  return dock(why === 'leftOut' ? 'dockOutLeft' : why === 'gone' ? 'dockOutGone' : 'dockNewerOut', { count });
}

type Named = Pick<Cargo, 'name' | 'groupName'>;

/** Why a newer plan does not load some of a cargo. `gone`: the order has no such row any more. */
export function whyOut(
  { problem, request: { leftOut = [] } }: Pick<ShownLoad, 'problem' | 'request'>,
  cargo: Named,
): 'leftOut' | 'gone' | 'noPlace' {
  const isIt = (row: Partial<Record<keyof Named, unknown>>) =>
    (['name', 'groupName'] as const).every((field) => textOf(row[field]) === textOf(cargo[field]));
  if (leftOut.some((one) => isIt((one.cargo ?? {}) as object))) return 'leftOut';
  return problem.cargoes.some(isIt) ? 'noPlace' : 'gone';
}

const textOf = (value: unknown) => String(value ?? '').trim();
