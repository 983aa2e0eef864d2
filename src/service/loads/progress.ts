/** How far the loading of saved loads is: told by the dock, read by the office. */
import type { CalculationPool } from '../../calculation/node/pool.js';
import { figuresOf, type PlanOutline, type ProgressEvent } from '../../domain/progress.js';
import type { NewProgressBody, ProgressNews } from '../../schema/progress.js';
import { type LoadedPlan, type LoadHead, type Store, TooManyEvents, type Viewer } from '../../store/index.js';
import { tagOfLoad } from '../../store/load-steps.js';
import type { Seen } from '../event-stream.js';
import { invalidBody, ServiceFailure } from '../failures.js';
import { noSuchLoad } from './archive.js';
import { earlierPlansOf, earlierToldOf } from './older-plan.js';
import { checkedEvents } from './progress-events.js';

const MOST_EVENTS = 20_000;
/** Plans whose outlines are kept at hand: those that are loaded just now. */
const MOST_OUTLINES = 200;

export interface LoadAsked {
  /** Who sees it. */
  readonly viewer: Viewer;
  /** E-mail, in any case. */
  readonly userId: string;
  readonly title: string;
}

export type ToldProgress = Omit<ProgressNews, 'events' | 'older' | 'earlier'>;

export class LoadProgress {
  readonly #store: Pick<Store, 'loads' | 'progress'>;
  readonly #pool: Pick<CalculationPool, 'outlineOf'>;
  readonly #outlines = new Map<string, PlanOutline>();

  constructor(store: Pick<Store, 'loads' | 'progress'>, pool: Pick<CalculationPool, 'outlineOf'>) {
    this.#store = store;
    this.#pool = pool;
  }

  /** @param version null: that of the load as it is; @throws ServiceFailure NoRecords, UnreadableLoad */
  async read(asked: LoadAsked, version: number | null): Promise<ProgressNews> {
    const { head, newestVersion } = await this.#find(asked, version);
    return this.#newsOf(asked, head, newestVersion);
  }

  /** @param by e-mail; empty: somebody with a link; @throws ServiceFailure NoRecords, ValidationFailed */
  async add(asked: LoadAsked, by: string, { version, events }: NewProgressBody): Promise<ToldProgress> {
    const { head, newestVersion } = await this.#find(asked, version ?? null);
    const outline = await this.#outlineOf(asked, head);
    const checked = checkedEvents(events, outline, by, Date.now());
    const sumOf = (all: readonly ProgressEvent[]) => ({ events: all.length, ...figuresOf(outline, all) });
    try {
      const { done, of, problems } = await this.#store.progress.add(planOf(head), checked, {
        most: MOST_EVENTS,
        sumOf,
      });
      return { version: head.version, newestVersion, progress: { done, of, problems } };
    } catch (error) {
      if (!(error instanceof TooManyEvents)) throw error;
      const message = `\`events\` would be more than ${MOST_EVENTS} of this version, which is the most. Nothing was added.`;
      throw invalidBody([{ pointer: '/events', code: 'ValidationFailed', message }]);
    }
  }

  /**
   * The progress of a load, as something that is looked at again and again: of the newest version, what is new since it
   * was told last.
   * @throws ServiceFailure NoRecords
   */
  async watch(asked: LoadAsked): Promise<() => Promise<Seen | null>> {
    const { id } = (await this.#find(asked, null)).head;
    let toldOf = 0;
    let told = new Set<string>();
    const search = { id, sharedOnly: false, limit: 1 };
    return async () => {
      const [head] = (await this.#store.loads.search(asked.viewer, search)).items;
      if (!head) return null;
      const [sum, ...before] = await this.#store.progress.sums([planOf(head), ...earlierPlansOf(head)]);
      const tell = async () => {
        const news = await this.#newsOf(asked, head, head.version);
        if (toldOf !== head.version) told = new Set();
        toldOf = head.version;
        const events = news.events.filter((event) => !told.has(event.id));
        for (const event of events) told.add(event.id);
        return { ...news, events };
      };
      // Of the versions before something may be told late, when a device is back in the network.
      const earlier = before.map((one) => one?.events ?? 0);
      return { id: [head.version, sum?.events ?? 0, ...earlier].join('-'), isLast: false, tell };
    };
  }

  async #newsOf(asked: LoadAsked, head: LoadHead, newestVersion: number): Promise<ProgressNews> {
    const events = await this.#store.progress.events(planOf(head));
    const progress = figuresOf(await this.#outlineOf(asked, head), events);
    const earlier = await earlierToldOf(this.#store, asked.viewer, head);
    const isUntold = head.version === newestVersion && events.length === 0;
    const older = isUntold ? (earlier[0] ?? null) : null;
    return { version: head.version, newestVersion, progress, older, earlier, events: [...events] };
  }

  async #find({ viewer, userId, title }: LoadAsked, version: number | null) {
    const owner = userId.toLowerCase();
    const heads = await this.#store.loads.versions(viewer, owner, title);
    const newest = heads?.[0];
    if (!heads || !newest) throw noSuchLoad(owner, title);
    const head = version === null ? newest : heads.find((one) => one.version === version);
    if (!head) {
      throw new ServiceFailure('NoRecords', `There is no version ${version} of a load "${title}" of ${owner}.`);
    }
    return { head, newestVersion: newest.version };
  }

  async #outlineOf({ viewer }: LoadAsked, head: LoadHead): Promise<PlanOutline> {
    const tag = tagOfLoad(head);
    const known = this.#outlines.get(tag);
    if (known) return known;
    const found = await this.#store.loads.version(viewer, head.owner, head.title, head.version);
    if (!found) throw noSuchLoad(head.owner, head.title);
    const outline = await this.#pool.outlineOf({ stored: found.body });
    if (this.#outlines.size >= MOST_OUTLINES) this.#outlines.delete(this.#outlines.keys().next().value!);
    this.#outlines.set(tag, outline);
    return outline;
  }
}

export function planOf({ id: load, version }: LoadHead): LoadedPlan {
  return { load, version };
}
