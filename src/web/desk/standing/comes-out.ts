/** What stands in the truck by an earlier plan and the present one does not load: it must come out. */

import { piecesIn } from '../../../domain/plan.js';
import type { Cargo } from '../../../domain/problem.js';
import { isBefore, type ProgressEvent } from '../../../domain/progress.js';
import type { ShownLoad } from '../../../scene/shown-load.js';
import type { LoadResponse } from '../../../schema/load.js';
import type { KeptPieces } from '../../plan-request/kept-pieces.js';

/** To who loads, pieces of one name and group are the same. */
type Kind = Partial<Record<keyof Pick<Cargo, 'name' | 'groupName'>, unknown>>;

/** How many of a kind a plan loads. */
export type Loaded = readonly (readonly [kind: Kind, count: number])[];

/** Null: of finished pallets, whose names say less than what stands on them, and of alternatives nobody can tell. */
export function loadedByPlan({ problem, plan }: ShownLoad): Loaded | null {
  if (plan.pallets || plan.alternatives) return null;
  return plan.containers.flatMap(({ arrangements }) =>
    arrangements.map((one) => [problem.cargoes[one.cargo]!, piecesIn(one)] as const),
  );
}

/** The same of a load as it is listed. */
export function loadedByLoad({ alternatives, filledContainers }: LoadResponse): Loaded | null {
  if (alternatives || filledContainers.some(({ unitloads }) => unitloads !== undefined)) return null;
  return filledContainers.flatMap(({ manifest }) =>
    manifest.map(({ cargo, cargoesLoaded }) => [cargo, cargoesLoaded] as const),
  );
}

/** @param standing by the earlier plan */
export function comesOut({ containers }: Pick<KeptPieces, 'containers'>, loaded: Loaded): number {
  const wanted = new Map<string, number>();
  for (const [kind, count] of loaded) wanted.set(kindOf(kind), (wanted.get(kindOf(kind)) ?? 0) + count);
  const stands = new Map<string, number>();
  for (const { cargo } of containers.flatMap(({ pieces }) => pieces)) {
    stands.set(kindOf(cargo), (stands.get(kindOf(cargo)) ?? 0) + 1);
  }
  return [...stands].reduce((sum, [kind, count]) => sum + Math.max(0, count - (wanted.get(kind) ?? 0)), 0);
}

function kindOf({ name, groupName }: Kind): string {
  return JSON.stringify([name, groupName].map((one) => String(one ?? '').trim()));
}

/** Somebody goes on loading by the earlier plan: what comes out of the truck is told of it, too, but with what is left. */
export function isStillLoadedBy(earlier: readonly ProgressEvent[], newest: readonly ProgressEvent[]): boolean {
  const [first] = [...newest].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  return (
    first !== undefined && earlier.some((one) => one.kind === 'Done' && one.count === undefined && isBefore(first, one))
  );
}
