/** The earlier version of a load that the dock still loads by: of the one that is saved now nothing was told yet. */
import type { ProgressFigures } from '../../domain/progress.js';
import type { LoadedPlan, LoadHead, Store, Viewer } from '../../store/index.js';

export interface OlderPlan {
  readonly version: number;
  readonly savedAt: string;
  readonly progress: ProgressFigures;
}

export interface OlderPlanParts {
  readonly loads: Pick<Store['loads'], 'versions'>;
  readonly progress: Pick<Store['progress'], 'sums'>;
}

/** Earlier versions that are looked at: whoever saves more often than that while nobody loads loads by none of them. */
const MOST_EARLIER = 5;

/** Newest first. */
export function earlierPlansOf({ id: load, version }: LoadHead): LoadedPlan[] {
  const count = Math.min(MOST_EARLIER, version - 1);
  return Array.from({ length: count }, (_, at) => ({ load, version: version - 1 - at }));
}

/** @param head of a load of which nothing was told as it is; null: nor of a version before that the viewer may see */
export async function olderPlanOf(
  { loads, progress }: OlderPlanParts,
  viewer: Viewer,
  head: LoadHead,
): Promise<OlderPlan | null> {
  const plans = earlierPlansOf(head);
  if (plans.length === 0) return null;
  const sums = await progress.sums(plans);
  if (sums.every((sum) => sum === null)) return null;
  const heads = (await loads.versions(viewer, head.owner, head.title)) ?? [];
  for (const [at, { version }] of plans.entries()) {
    const sum = sums[at];
    const saved = heads.find((one) => one.id === head.id && one.version === version);
    if (!sum || saved === undefined) continue;
    const { done, of, problems } = sum;
    return { version, savedAt: saved.updatedAt, progress: { done, of, problems } };
  }
  return null;
}
