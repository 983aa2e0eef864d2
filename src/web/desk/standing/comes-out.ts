/** What stands in the truck by an earlier plan and the present one does not load: it must come out. */

import { piecesIn } from '../../../domain/plan.js';
import type { Cargo } from '../../../domain/problem.js';
import { isBefore, type ProgressEvent } from '../../../domain/progress.js';
import type { ShownLoad } from '../../../scene/shown-load.js';
import type { KeptPieces } from '../../plan-request/kept-pieces.js';

/** To who loads, pieces of one name and group are the same. @param standing by the earlier plan */
export function comesOut({ containers }: Pick<KeptPieces, 'containers'>, { problem, plan }: ShownLoad): number {
  const wanted = new Map<string, number>();
  for (const { arrangements } of plan.containers) {
    for (const one of arrangements) {
      const kind = kindOf(problem.cargoes[one.cargo]!);
      wanted.set(kind, (wanted.get(kind) ?? 0) + piecesIn(one));
    }
  }
  const stands = new Map<string, number>();
  for (const { cargo } of containers.flatMap(({ pieces }) => pieces)) {
    stands.set(kindOf(cargo), (stands.get(kindOf(cargo)) ?? 0) + 1);
  }
  return [...stands].reduce((sum, [kind, count]) => sum + Math.max(0, count - (wanted.get(kind) ?? 0)), 0);
}

function kindOf({ name, groupName }: Partial<Record<keyof Pick<Cargo, 'name' | 'groupName'>, unknown>>): string {
  return JSON.stringify([name, groupName].map((one) => String(one ?? '').trim()));
}

/** Somebody goes on loading by the earlier plan: what comes out of the truck is told of it, too, but with what is left. */
export function isStillLoadedBy(earlier: readonly ProgressEvent[], newest: readonly ProgressEvent[]): boolean {
  const [first] = [...newest].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  return (
    first !== undefined && earlier.some((one) => one.kind === 'Done' && one.count === undefined && isBefore(first, one))
  );
}
