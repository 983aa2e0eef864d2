/**
 * Pictures of loads: what makes their addresses, and what an address shows. A picture is drawn when it is first asked
 * for, and kept as long as there is room. An address says nothing but the truth: it holds for the plan for which it was
 * made, until its day, and no longer than the load is there.
 */
import { createHash, randomBytes } from 'node:crypto';
import { DAY_MILLISECONDS, digestOf, type LinkContent, unseal, untilDayOf } from '../../calculation/node/links.js';
import { type LinkMaker, lookOf } from '../../calculation/node/picture-links.js';
import { missingNativePart } from '../../lib/native-part.js';
import type { PicturePool } from '../../report/pictures/pool.js';
import type { PictureFormat, PictureSubject } from '../../schema/pictures.js';
import type { Store } from '../../store/index.js';
import { LineIsFull } from '../../threads/turns.js';
import { ServiceFailure } from '../failures.js';
import { queueFull } from '../pace.js';

const SECRET_NAME = 'links';
const SECRET_BYTES = 32;

export interface PictureParts {
  readonly store: Pick<Store, 'loads' | 'pictures' | 'plans' | 'secrets'>;
  readonly drawing: Pick<PicturePool, 'draw'>;
  /** Days that addresses hold. */
  readonly linkDays: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface FoundPicture {
  readonly bytes: Uint8Array;
  /** Names the picture: another one has another name. */
  readonly identity: string;
}

export class Pictures {
  readonly #parts: PictureParts;
  readonly #now: () => number;
  /** Being drawn, so that two who ask at once wait for one. */
  readonly #underWay = new Map<string, Promise<Uint8Array | null>>();
  #secret: Promise<string> | null = null;

  constructor(parts: PictureParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /**
   * What makes the addresses of a load.
   * @param owner null: it is not saved
   */
  async linksOf(owner: string | null): Promise<LinkMaker> {
    return { secret: await this.#readSecret(), owner, untilDay: this.untilDay };
  }

  /** The first day, since 1970, on which an address made now no longer holds. */
  get untilDay(): number {
    return untilDayOf(this.#now(), this.#parts.linkDays);
  }

  /** Keeps a load that is not saved for as long as addresses made now hold. */
  async keep(stored: Uint8Array): Promise<void> {
    const expiresAt = new Date(this.untilDay * DAY_MILLISECONDS).toISOString();
    await this.#parts.store.plans.keep(digestOf(stored), stored, expiresAt);
  }

  /** Whose load an address shows; null: it is not saved, or the address is none. */
  async ownerOf(token: string): Promise<string | null> {
    return unseal(await this.#readSecret(), token)?.load?.[0] ?? null;
  }

  /** @throws ServiceFailure NoSuchPicture, QueueFull, InternalError without the native canvas */
  async find(token: string, subject: PictureSubject, format: PictureFormat): Promise<FoundPicture> {
    const content = unseal(await this.#readSecret(), token);
    const look = content && lookOf(content);
    if (!content || !look || this.#now() >= content.untilDay * DAY_MILLISECONDS) throw noSuchPicture();
    const stored = await this.#storedOf(content);
    if (stored === null) throw noSuchPicture();
    const identity = nameOf([content.digest, content.details, subject, format]);
    const { pictures } = this.#parts.store;
    const kept = await pictures.get(identity);
    if (kept) return { bytes: kept, identity };
    const task = { digest: content.digest, stored, subject, look, format };
    const drawing = this.#underWay.get(identity) ?? this.#draw(identity, task);
    const bytes = await drawing;
    if (bytes === null) throw noSuchPicture();
    return { bytes, identity };
  }

  #draw(identity: string, task: Parameters<PicturePool['draw']>[0]): Promise<Uint8Array | null> {
    const drawing = (async () => {
      try {
        const bytes = await this.#parts.drawing.draw(task);
        if (bytes) await this.#parts.store.pictures.put(identity, bytes);
        return bytes;
      } catch (error) {
        const missing = missingNativePart(error);
        if (missing !== null) throw new ServiceFailure('InternalError', `Pictures cannot be drawn. ${missing}`);
        if (!(error instanceof LineIsFull)) throw error;
        throw queueFull('Too many pictures are waiting to be drawn.', error.seconds);
      } finally {
        this.#underWay.delete(identity);
      }
    })();
    this.#underWay.set(identity, drawing);
    return drawing;
  }

  /** The load for which the address was made; null when it was deleted or overwritten since. */
  async #storedOf({ load, digest }: LinkContent): Promise<Uint8Array | null> {
    const { loads, plans } = this.#parts.store;
    if (load === null) return plans.get(digest, new Date(this.#now()).toISOString());
    const [owner, title] = load;
    const found = await loads.get({ user: owner, company: '' }, owner, title);
    return found && digestOf(found.body) === digest ? found.body : null;
  }

  /** Looked up once; a store that cannot be reached is asked again. */
  #readSecret(): Promise<string> {
    this.#secret ??= this.#parts.store.secrets
      .secret(SECRET_NAME, () => randomBytes(SECRET_BYTES).toString('base64'))
      .catch((error: unknown) => {
        this.#secret = null;
        throw error;
      });
    return this.#secret;
  }
}

function nameOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function noSuchPicture(): ServiceFailure {
  return new ServiceFailure(
    'NoSuchPicture',
    'There is no such picture: the address was changed or has expired, or its load was deleted or calculated anew. ' +
      'Read the load again to get valid addresses.',
  );
}
