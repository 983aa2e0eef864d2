/**
 * A saved load of which the dock has loaded something already: before a change is planned anew and saved, somebody decides
 * whether what stands stays where it stands.
 */
import { computed, signal } from '@preact/signals';
import type { ProgressEvent, ProgressFigures } from '../../../domain/progress.js';
import type { LoadResponse } from '../../../schema/load.js';
import type { ProgressNews } from '../../../schema/progress.js';
import { change, draft, draftId, lastSaved } from '../../plan-request/draft-store.js';
import { isSamePlan, type RequestDraft, uomSent } from '../../plan-request/request-draft.js';
import type { Saved } from '../../plan-request/saved.js';
import { pathOfLoad, read, withQuery } from '../../shell/server.js';
import { standingPieces } from './standing-pieces.js';

/** What the dock has told of a load. */
interface Standing {
  /** Of the load, by its id. */
  readonly load: string;
  readonly path: string;
  /** The version that is loaded by. */
  readonly version: number;
  readonly progress: ProgressFigures;
  /** Names all this: whoever decided is asked again when the dock has told more. */
  readonly told: string;
}

const found = signal<Standing | null>(null);

/** By draft: what was told when somebody decided to plan all anew. */
const anew = signal<ReadonlyMap<string, string>>(new Map());

/** Somebody saves, and has not decided. */
export const isUrged = signal(false);

/** What is on the desk is saved over the load that was opened, and is another order. */
function isChanged(now: RequestDraft, saved: Saved | null): saved is Saved & { readonly load: object } {
  if (saved?.load === undefined || saved.title !== now.title || now.rules['calculationType'] === 'UnitLoad')
    return false;
  return saved.draft === null || !isSamePlan(saved.draft, now);
}

/** Of the load on the desk, as far as it is known; null: nothing stands, or nothing is changed. */
export const standing = computed((): Standing | null => {
  const now = found.value;
  const saved = lastSaved.value;
  return isChanged(draft.value, saved) && now !== null && now.load === saved.load.id ? now : null;
});

/** Null: nothing is to be decided. */
export const asked = computed((): Standing | null => {
  const now = standing.value;
  if (now === null || draft.value.kept?.told === now.told) return null;
  return anew.value.get(draftId.value) === now.told ? null : now;
});

/** Asks the service what stands. @returns whether somebody has to decide */
export async function lookForStanding(signal?: AbortSignal): Promise<boolean> {
  const saved = lastSaved.peek();
  if (!isChanged(draft.peek(), saved)) return false;
  const { id, owner } = saved.load;
  const path = pathOfLoad(owner, saved.title);
  try {
    const { version, progress, older } = await read<ProgressNews>(`${path}/Progress`, signal);
    const loaded = progress.done > 0 || older === null ? { version, progress } : older;
    const isNone = loaded.progress.done === 0;
    const told = `${id}.${loaded.version}.${loaded.progress.done}`;
    if (lastSaved.peek()?.load?.id === id) found.value = isNone ? null : { load: id, path, ...loaded, told };
  } catch {
    // Without the server nothing is saved, and so nothing is to be decided.
  }
  return asked.peek() !== null;
}

/** What stands stays where it stands: one step of the history. @throws ServerFailure */
export async function keepStanding({ path, version, told }: Standing): Promise<void> {
  const id = draftId.peek();
  const wanted = { UOM: uomSent(draft.peek()), spacesCreated: 'true', placementsCreated: 'true' };
  const [load, { events }] = await Promise.all([
    read<LoadResponse>(withQuery(`${path}/Versions/${version}`, wanted)),
    read<{ readonly events: readonly ProgressEvent[] }>(withQuery(`${path}/Progress`, { version: String(version) })),
  ]);
  if (draftId.peek() !== id) return;
  change({ ...draft.peek(), kept: standingPieces(load, events, told) });
}

/** All is planned anew, whatever has to be moved for it. */
export function planAnew({ told }: Standing): void {
  anew.value = new Map([...anew.peek(), [draftId.peek(), told]]);
  const { kept, ...rest } = draft.peek();
  if (kept !== undefined) change(rest);
}
