/** Links to reports that users make by hand: read-only, until their day, revoked at once. */
import { randomBytes } from 'node:crypto';
import { lastingToken, REPORT_PATH, VIEW_PATH } from '../../calculation/node/report-links.js';
import type { NewLinkBody, ShownLink } from '../../schema/links.js';
import type { ShareLink, Store } from '../../store/index.js';
import type { Caller } from '../accounts/caller.js';
import { isPast, readExpiry } from '../created-at.js';
import { invalidBody, ServiceFailure } from '../failures.js';
import type { Pictures } from './pictures.js';

const ID_BYTES = 12;
const DAY_MILLISECONDS = 86_400_000;

export class ShareLinks {
  constructor(
    private readonly store: Pick<Store, 'loads' | 'links'>,
    private readonly pictures: Pick<Pictures, 'linksOf'>,
    /** Days that a link holds for which nothing is said. */
    private readonly linkDays: number,
  ) {}

  /** @throws ServiceFailure NoRecords: the caller has no such load; ValidationFailed */
  async make(caller: Caller, { title, expiresAt, allows }: NewLinkBody, baseUrl: string): Promise<ShownLink> {
    const expiry =
      expiresAt == null ? new Date(Date.now() + this.linkDays * DAY_MILLISECONDS).toISOString() : expiryOf(expiresAt);
    const { user } = caller;
    if ((await this.store.loads.get(caller, user, title)) === null) {
      throw new ServiceFailure(
        'NoRecords',
        `There is no load "${title}" of ${user}: a link leads to a saved load of your own.`,
      );
    }
    const id = randomBytes(ID_BYTES).toString('base64url');
    const link = {
      id,
      user,
      title,
      createdAt: new Date().toISOString(),
      expiresAt: expiry,
      ...(allows === 'Dock' && { allows }),
    };
    await this.store.links.add(link);
    return this.#shown(link, baseUrl);
  }

  /** Of loads that are there: those of one that was deleted lead nowhere until it is restored. */
  async list(caller: Caller, baseUrl: string): Promise<ShownLink[]> {
    const links = await this.store.links.list(caller.user);
    const titles = [...new Set(links.map(({ title }) => title))];
    const heads = await Promise.all(titles.map((title) => this.store.loads.versions(caller, caller.user, title)));
    const there = new Set(titles.filter((_, at) => heads[at] !== null && heads[at]!.length > 0));
    return Promise.all(links.filter(({ title }) => there.has(title)).map((link) => this.#shown(link, baseUrl)));
  }

  /** @throws ServiceFailure NoRecords */
  async revoke({ user }: Caller, id: string): Promise<void> {
    if (!(await this.store.links.delete(user, id))) throw new ServiceFailure('NoRecords', `You have no link "${id}".`);
  }

  async #shown({ id, user, title, createdAt, expiresAt, allows }: ShareLink, baseUrl: string): Promise<ShownLink> {
    const { secret } = await this.pictures.linksOf(null);
    const token = lastingToken(secret, user, title, id);
    const url = `${baseUrl}${REPORT_PATH}/${token}`;
    const view = `${baseUrl}${VIEW_PATH}/${token}`;
    const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const embed = `<iframe src="${url}" title="${name}" width="100%" height="800" loading="lazy" style="border:0"></iframe>`;
    return { id, title, url, view, embed, allows: allows ?? 'Report', createdAt, expiresAt };
  }
}

/** @throws ServiceFailure ValidationFailed */
function expiryOf(expiresAt: string): string {
  const expiry = readExpiry(expiresAt);
  if (expiry !== null && !isPast(expiry)) return expiry;
  const message =
    expiry === null
      ? '`expiresAt` must be a day (2026-12-31) or an instant with its zone.'
      : '`expiresAt` is past: the link would have expired already.';
  throw invalidBody([{ pointer: '/expiresAt', code: 'ValidationFailed', message }]);
}
