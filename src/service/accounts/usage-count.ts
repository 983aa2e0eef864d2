/** Counts calls by key and day, in memory for some seconds, then in the store. */
import type { Logger } from 'pino';
import type { UsageRow, UsageStore } from '../../store/index.js';
import type { Caller } from './caller.js';

const KEPT_MILLISECONDS = 5_000;

export class UsageCount {
  #rows = new Map<string, UsageRow>();
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly store: UsageStore,
    private readonly log: Logger,
    private readonly now: () => Date = () => new Date(),
  ) {}

  note({ company, user, keyId }: Caller, isPlan: boolean, seconds: number): void {
    const day = this.now().toISOString().slice(0, 10);
    const name = { company, day, user, key: keyId ?? '' };
    const id = JSON.stringify(Object.values(name));
    const before = this.#rows.get(id) ?? { calls: 0, plans: 0, seconds: 0 };
    this.#rows.set(id, {
      ...name,
      calls: before.calls + 1,
      plans: before.plans + (isPlan ? 1 : 0),
      seconds: before.seconds + seconds,
    });
    this.#timer ??= setTimeout(() => void this.flush(), KEPT_MILLISECONDS).unref();
  }

  /** What was used by UTC day, newest first; what this process has counted is among it. */
  async list(company: string, from: string, to: string): Promise<readonly UsageRow[]> {
    await this.flush();
    return this.store.list(company, from, to);
  }

  /** Never rejects: counts that cannot be written are lost, and the log says so. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const rows = [...this.#rows.values()];
    if (rows.length === 0) return;
    this.#rows = new Map();
    try {
      await this.store.add(rows);
    } catch (error) {
      this.log.warn({ err: error, rows: rows.length }, 'usage not counted');
    }
  }
}
