/**
 * Tells what is done and found on this device, and hears what others tell. Loading never waits for it: what cannot be sent
 * is kept, and sent when the network is back.
 */
import { effect, signal, untracked } from '@preact/signals';
import type { ProgressEvent } from '../../../../domain/progress.js';
import type { ProgressNews } from '../../../../schema/progress.js';
import { pathOfLoad } from '../../../shell/server.js';
import { isAtLeast, session } from '../../../shell/session.js';
import { keepOutbox, keptOutbox, type Outbox, type Unsent } from '../outbox.js';
import { whenBack } from '../when-back.js';
import type { Draft } from './joined.js';

/** unknown: it is being asked; here: nobody lets this device tell; ended: it was let, and is not as long as nobody does again. */
export type Standing = 'unknown' | 'here' | 'told' | 'ended';

export interface TellerParts {
  readonly token: string;
  /** The link lets who has it tell. */
  readonly mayTell: boolean;
  /** Whose load it is, of who opened it signed in; empty: not known. */
  readonly owner: string;
  readonly title: string;
  /** Of the plan. */
  readonly identity: string;
  readonly version: number | null;
  /** Plans of the load that were loaded by here before: what was ticked of them is still told. */
  readonly earlier: readonly string[];
  /** Everything that is told of the plan by now. */
  readonly onHeard: () => void;
  /** Another version of the load is there, or more was told of one before. */
  readonly onOther: () => void;
}

const MOST_AT_ONCE = 200;
/** The server takes a clock that is ahead by a minute. */
const TOLERATED_MILLISECONDS = 30_000;

export class Teller {
  readonly standing = signal<Standing>('unknown');
  readonly unsent = signal(0);
  readonly #parts: TellerParts;
  readonly #known = new Map<string, ProgressEvent>();
  #outbox: Outbox;
  #hasHeard = false;
  /** What was told of versions before, as it was heard last; null: nothing was. */
  #before: string | null = null;
  /** Of the two ways that which is open; null: none was found. */
  #way: string | null = null;
  #stream: EventSource | null = null;
  #isSending = false;
  /** Milliseconds by which our clock is ahead of the server's. */
  #ahead = 0;

  constructor(parts: TellerParts) {
    this.#parts = parts;
    const kept = keptOutbox(parts.identity);
    // Saved once more the same plan has another version: what is not told yet holds for that as well.
    this.#outbox = kept.version === null ? kept : { ...kept, version: parts.version ?? kept.version };
    this.#count();
    const outboxes = [this.#outbox, ...parts.earlier.map(keptOutbox)];
    if (outboxes.some((one) => one.version !== null)) this.standing.value = 'told';
  }

  /** Told by anybody, and by this device; null: nothing was heard yet. */
  get events(): readonly ProgressEvent[] | null {
    if (!this.#hasHeard) return null;
    return [...this.#known.values(), ...this.#outbox.unsent.map((event) => ({ ...event, by: '' }))];
  }

  /** Goes on until what it returns is called. */
  begin(): () => void {
    const again = () => void untracked(() => this.#again());
    const endAsking = whenBack(again);
    const closeIfHidden = () => document.visibilityState === 'hidden' && this.#close();
    document.addEventListener('visibilitychange', closeIfHidden);
    // Who is signed in is known only later, perhaps.
    const endWatching = effect(() => {
      const { mayTell, owner } = this.#parts;
      if (session.value.isKnown || mayTell || owner === '') again();
    });
    return () => {
      endWatching();
      endAsking();
      document.removeEventListener('visibilitychange', closeIfHidden);
      this.#close();
    };
  }

  /** @param identity of the plan: this, or one that was loaded by before */
  tell(drafts: readonly Draft[], identity = this.#parts.identity): void {
    const isOwn = identity === this.#parts.identity;
    const { unsent, version: known } = this.#outboxOf(identity);
    const version = isOwn ? this.#parts.version : known;
    if (drafts.length === 0 || version === null || !this.#isHeldToTell()) return;
    const at = new Date().toISOString();
    const fresh = drafts.map((draft): Unsent => ({ id: newId(), at, ...draft }));
    this.#keep({ version, unsent: [...unsent, ...fresh] }, identity);
    void this.#send();
  }

  /** Whoever lets it tell once more hears what was done meanwhile. */
  #isHeldToTell(): boolean {
    return this.standing.peek() === 'told' || this.standing.peek() === 'ended';
  }

  async #again(): Promise<void> {
    if (!navigator.onLine || this.#parts.version === null) {
      this.#staysHere();
      return;
    }
    // A stream that was refused does not come back: perhaps nobody lets this device tell any more.
    if (this.#stream?.readyState === EventSource.CLOSED) this.#end();
    await this.#findWay();
    if (this.#way === null) return;
    if (this.#stream === null) this.#listen(this.#way);
    await this.#send();
  }

  /** By the link; else, where it lets nobody tell, by the session of who opened it. */
  async #findWay(): Promise<void> {
    if (this.#way !== null) return;
    const { token, mayTell, owner, title } = this.#parts;
    const ofSession = owner !== '' && isAtLeast('dock');
    if (!mayTell && !ofSession) {
      if (session.peek().isKnown || owner === '') this.#staysHere();
      return;
    }
    const ofLoad = () => `${pathOfLoad(owner, title)}/Progress`;
    const way = mayTell ? `/Dock/${token}/Progress` : ofLoad();
    const answer = await this.#call(way);
    if (answer === null || isLater(answer)) {
      this.#staysHere();
      return;
    }
    if (!answer.ok) {
      this.standing.value = 'ended';
      return;
    }
    this.#way = way;
    this.standing.value = 'told';
    this.#keep({ ...this.#outbox, version: this.#parts.version });
  }

  /** Until it is known better. */
  #staysHere(): void {
    if (this.standing.peek() === 'unknown') this.standing.value = 'here';
  }

  #listen(way: string): void {
    this.#close();
    this.#stream = new EventSource(`${way}/Events`);
    this.#stream.onopen = () => void this.#send();
    this.#stream.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data));
  }

  #hear({ version, events, earlier }: ProgressNews): void {
    if (version !== this.#parts.version) {
      if (version > (this.#parts.version ?? 0)) this.#parts.onOther();
      return;
    }
    const before = JSON.stringify(earlier);
    if (this.#before !== null && before !== this.#before) this.#parts.onOther();
    this.#before = before;
    for (const event of events) this.#known.set(event.id, event);
    this.#hasHeard = true;
    this.#parts.onHeard();
  }

  #end(): void {
    this.#way = null;
    this.#close();
  }

  #close(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#way === null) return;
    this.#isSending = true;
    try {
      for (const identity of [...this.#parts.earlier, this.#parts.identity]) {
        while (this.#outboxOf(identity).unsent.length > 0) {
          if (this.#way === null || !(await this.#sendSome(this.#way, identity))) return;
        }
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** False: there is no more to be done just now. */
  async #sendSome(way: string, identity: string): Promise<boolean> {
    const { version, unsent } = this.#outboxOf(identity);
    const some = unsent.slice(0, MOST_AT_ONCE);
    const early = this.#ahead > TOLERATED_MILLISECONDS ? this.#ahead : 0;
    const events = some.map((event) => ({ ...event, at: new Date(Date.parse(event.at) - early).toISOString() }));
    const body = JSON.stringify({ version, events });
    const answer = await this.#call(way, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    if (answer === null || isLater(answer)) return false;
    if (answer.status === 401 || answer.status === 403 || answer.status === 404) {
      this.#end();
      this.standing.value = 'ended';
      return false;
    }
    // What is refused would be refused again, and would keep what comes after it from being told.
    const isGone = answer.ok ? () => true : await refusedBy(answer);
    if (answer.ok && identity === this.#parts.identity) {
      for (const event of events) this.#known.set(event.id, { ...event, by: '' });
    }
    const gone = new Set(some.filter((_, at) => isGone(at)).map(({ id }) => id));
    const now = this.#outboxOf(identity);
    this.#keep({ ...now, unsent: now.unsent.filter(({ id }) => !gone.has(id)) }, identity);
    return true;
  }

  /** Null: there is no network. */
  async #call(way: string, init: RequestInit = {}): Promise<Response | null> {
    try {
      const answer = await fetch(way, { ...init, cache: 'no-store' });
      const theirs = Date.parse(answer.headers.get('Date') ?? '');
      // Theirs says whole seconds.
      if (!Number.isNaN(theirs)) this.#ahead = Math.max(0, Date.now() - theirs - 1000);
      return answer;
    } catch {
      return null;
    }
  }

  #outboxOf(identity: string): Outbox {
    return identity === this.#parts.identity ? this.#outbox : keptOutbox(identity);
  }

  #keep(outbox: Outbox, identity = this.#parts.identity): void {
    if (identity === this.#parts.identity) this.#outbox = outbox;
    keepOutbox(identity, outbox);
    this.#count();
  }

  #count(): void {
    const { earlier } = this.#parts;
    const older = earlier.reduce((sum, identity) => sum + keptOutbox(identity).unsent.length, 0);
    this.unsent.value = older + this.#outbox.unsent.length;
  }
}

/** The server cannot say just now. */
function isLater({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

let made = 0;

/** Of one device it rises, so that of two events of one moment the later holds. */
function newId(): string {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const rising = `${Date.now().toString(36)}-${(made++).toString(36).padStart(4, '0')}`;
  return `${rising}-${random!.toString(36)}`;
}

/** Which of the events that were sent the server finds fault with; where it does not say, all. */
async function refusedBy(answer: Response): Promise<(at: number) => boolean> {
  const { issues = [] } = (await answer.json().catch(() => ({}))) as { issues?: readonly { pointer: string }[] };
  const places = issues.flatMap(({ pointer }) => /^\/events\/(\d+)\//.exec(pointer)?.[1] ?? []);
  return places.length === 0 ? () => true : (at) => places.includes(String(at));
}
