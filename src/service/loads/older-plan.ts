/** Earlier versions of a load that the dock told of; the newest is loaded by while nothing is told of the one that is saved now. */
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

/** Of the versions before one, those that something was told of and that the viewer may see, newest first. */
export async function earlierToldOf(
  { loads, progress }: OlderPlanParts,
  viewer: Viewer,
  head: LoadHead,
): Promise<OlderPlan[]> {
  const plans = earlierPlansOf(head);
  if (plans.length === 0) return [];
  const sums = await progress.sums(plans);
  if (sums.every((sum) => sum === null)) return [];
  const heads = (await loads.versions(viewer, head.owner, head.title)) ?? [];
  return plans.flatMap(({ version }, at) => {
    const sum = sums[at];
    const saved = heads.find((one) => one.id === head.id && one.version === version);
    if (!sum || saved === undefined) return [];
    const { done, of, problems } = sum;
    return [{ version, savedAt: saved.updatedAt, progress: { done, of, problems } }];
  });
}

/** @param head of a load of which nothing was told as it is; null: nor of a version before that the viewer may see */
export async function olderPlanOf(parts: OlderPlanParts, viewer: Viewer, head: LoadHead): Promise<OlderPlan | null> {
  const [newest = null] = await earlierToldOf(parts, viewer, head);
  return newest;
}
