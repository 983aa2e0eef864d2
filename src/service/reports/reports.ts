/**
 * Reports of saved loads behind signed addresses. An address leads to the load, not to one plan of it: a load that was
 * calculated anew is shown as it is now, and the page says that it is another plan. It ends with its day, with the load,
 * or when it is revoked.
 */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DAY_MILLISECONDS, digestOf } from '../../calculation/node/links.js';
import type { CalculationPool } from '../../calculation/node/pool.js';
import {
  lastingToken,
  openReportToken,
  REPORT_PATH,
  readReportLink,
  VIEW_PATH,
  WHILE_SHARED,
} from '../../calculation/node/report-links.js';
import { UnreadableLoad } from '../../calculation/saved/unreadable-load.js';
import { ENGINE_VERSION } from '../../calculation/version.js';
import { fileName } from '../../lib/file-name.js';
import { missingNativePart } from '../../lib/native-part.js';
import { whatFileIs } from '../../report/file-title.js';
import { ReportIsTooLarge, type ReportPool, type WrittenReport } from '../../report/pool.js';
import type { ReportOptions } from '../../report/report-options.js';
import type { ReportForm, ReportLook } from '../../schema/reports.js';
import type { LoadHead, SavedLoad, ShareLink, Store } from '../../store/index.js';
import { LineIsFull } from '../../threads/turns.js';
import type { UploadReader } from '../../upload/reader.js';
import { ServiceFailure } from '../failures.js';
import { queueFull } from '../pace.js';
import type { Pictures } from './pictures.js';
import { Renderings } from './renderings.js';

export interface ReportParts {
  readonly store: Pick<Store, 'loads' | 'links'>;
  /** Earlier versions of a load that the dock told of. */
  earlierOf(head: LoadHead): Promise<readonly { readonly version: number }[]>;
  readonly presenting: Pick<CalculationPool, 'present'>;
  readonly writing: Pick<ReportPool, 'write' | 'stream'>;
  readonly workbooks: Pick<UploadReader, 'write'>;
  readonly pictures: Pick<Pictures, 'linksOf'>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface ReportRequest {
  readonly token: string;
  /** Sequence of a filled container, from 1; null: the whole load. */
  readonly container: number | null;
  readonly form: ReportForm;
  readonly look: ReportLook;
  /** The digest on the print from which somebody comes. */
  readonly print: string | null;
  /** Where clients find the service. */
  readonly baseUrl: string;
}

export interface FoundReport {
  /** Safe on every system. */
  readonly fileName: string;
  /** E-mail. */
  readonly owner: string;
  /** Equal for two answers only when they are. */
  readonly identity: string;
  /** @param signal of who waits for it */
  write(signal: AbortSignal): Promise<Uint8Array>;
  /** The same as it comes, of a PDF. */
  stream(signal: AbortSignal): Promise<Readable>;
}

export interface FoundView extends Omit<FoundReport, 'stream' | 'fileName'> {
  readonly title: string;
  readonly version: number;
  /** What the link lets its holder do besides. */
  readonly allows: 'Report' | 'Dock';
}

/** Of the pages, with the token of a report behind it. */
const DOCK_PAGE = '/#/dock?load=';

interface Opened {
  readonly load: SavedLoad;
  readonly live: string;
  readonly isLinkOld: boolean;
  readonly allows: FoundView['allows'];
}

export class Reports {
  readonly #parts: ReportParts;
  readonly #now: () => number;
  readonly #renderings = new Renderings();

  constructor(parts: ReportParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** @throws ServiceFailure NoSuchReport */
  async find(request: ReportRequest): Promise<FoundReport> {
    const { token, container, form, look, print, baseUrl } = request;
    const { load, live, isLinkOld } = await this.#open(token);
    const { title, owner, updatedAt } = load.head;
    const address = (of: string) => `${baseUrl}${REPORT_PATH}/${of}`;
    const options: ReportOptions = {
      look,
      container,
      addresses: {
        load: address(token),
        live: address(live),
        view: `${baseUrl}${VIEW_PATH}/${token}`,
        dock: `${baseUrl}${DOCK_PAGE}${token}`,
      },
      print: print?.toUpperCase().replace(/[^A-Z]/g, '') || null,
      isLinkOld,
    };
    const head = { digest: planDigest(load.body), calculatedAt: updatedAt, owner };
    const identity = hashOf([form, head, options, ENGINE_VERSION]);
    const { writing, workbooks } = this.#parts;
    const write = async (signal: AbortSignal) => {
      const task = await this.#taskOf(form, load, head, options);
      signal.throwIfAborted();
      if (form === 'pdf') return begun(writing.stream(task, signal));
      const written = await begun(writing.write(task, signal));
      return form === 'xlsx' ? await workbooks.write({ sheets: written, stored: load.body }) : written;
    };
    // However many PDFs are asked of one load, those of other loads have a thread.
    const order = { identity, line: form === 'pdf' ? JSON.stringify([owner, title]) : null, write };
    return {
      fileName: fileName(title, whatFileIs(form, look, container), form),
      owner,
      identity,
      write: (signal) => this.#renderings.bytes(order, signal),
      stream: (signal) => this.#renderings.stream(order, signal),
    };
  }

  /**
   * What the 3-D view of a load is drawn from, as JSON.
   * @param earlier version, for who tells how far the loading is: one that something was told of; null: the load as it is
   * @throws ServiceFailure NoSuchReport
   */
  async findView(token: string, earlier: number | null = null): Promise<FoundView> {
    const { load: newest, allows } = await this.#open(token);
    const load =
      earlier === null || earlier === newest.head.version ? newest : await this.#told(newest, allows, earlier);
    const { title, owner, version } = load.head;
    const identity = hashOf(['view', planDigest(load.body), title]);
    const write = (signal: AbortSignal) =>
      begun(this.#parts.writing.write({ form: 'view', stored: load.body }, signal));
    return {
      title,
      owner,
      version,
      allows,
      identity,
      write: (signal) => this.#renderings.bytes({ identity, line: null, write }, signal),
    };
  }

  /** The load of a link that lets its holder tell how far the loading is. @throws ServiceFailure NoSuchReport, Forbidden */
  async dockOf(token: string): Promise<{ readonly owner: string; readonly title: string }> {
    const { owner, title, made } = await this.#read(token);
    if (made?.allows === 'Dock') return { owner, title };
    throw new ServiceFailure(
      'Forbidden',
      'This address lets its holder read the report, and no more. Whoever planned the load can make a link with `allows: Dock`.',
    );
  }

  /** Whether `dockOf` still gives a load. */
  isDock(token: string): Promise<boolean> {
    return this.dockOf(token).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ServiceFailure) return false;
        throw error;
      },
    );
  }

  /** What is sealed in a token that still holds. @throws ServiceFailure NoSuchReport */
  async #read(token: string) {
    const { secret } = await this.#parts.pictures.linksOf(null);
    const content = openReportToken(secret, token);
    const link = content && readReportLink(content);
    if (!content?.load || !link || this.#now() >= content.untilDay * DAY_MILLISECONDS) throw noSuchReport();
    const made = link.kind === 'link' ? await this.#madeLink(link.id) : null;
    const [owner, title] = content.load;
    return { owner, title, made, link, content, secret };
  }

  /** What a token leads to. @throws ServiceFailure NoSuchReport */
  async #open(token: string): Promise<Opened> {
    const { owner, title, made, link, content, secret } = await this.#read(token);
    const load = await this.#parts.store.loads.get({ user: owner, company: '' }, owner, title);
    if (load === null || (link.id === WHILE_SHARED && !load.head.isShared)) throw noSuchReport();
    const live = lastingToken(secret, owner, title, link.id || null);
    const isLinkOld = link.kind === 'report' && digestOf(load.body) !== content.digest;
    return { load, live, isLinkOld, allows: made?.allows ?? 'Report' };
  }

  /** An earlier version of a load that the dock told of: by it stands what was loaded then. @throws ServiceFailure NoSuchReport */
  async #told({ head }: SavedLoad, allows: Opened['allows'], version: number): Promise<SavedLoad> {
    const viewer = { user: head.owner, company: '' };
    const told = allows === 'Dock' ? await this.#parts.earlierOf(head) : [];
    const isTold = told.some((one) => one.version === version);
    const found = isTold ? await this.#parts.store.loads.version(viewer, head.owner, head.title, version) : null;
    if (found === null) throw noSuchReport();
    return found;
  }

  /** @throws ServiceFailure NoSuchReport: it was revoked, or has expired */
  async #madeLink(id: string): Promise<ShareLink> {
    const found = await this.#parts.store.links.get(id);
    if (found === null || Date.parse(found.expiresAt) <= this.#now()) throw noSuchReport();
    return found;
  }

  async #taskOf(
    form: ReportForm,
    { head: { title }, body }: SavedLoad,
    head: { readonly digest: string; readonly calculatedAt: string; readonly owner: string },
    options: ReportOptions,
  ): Promise<WrittenReport> {
    const output = {
      ...{ spacesCreated: false, placementsCreated: false, areFloorLinesCreated: true },
      uom: options.look.uom,
    };
    const task = { stored: body, output, warnings: [], filledContainer: null };
    const shown = await this.#parts.presenting.present(task).catch((error: unknown) => {
      if (!(error instanceof UnreadableLoad)) throw error;
      throw new ServiceFailure('UnreadableLoad', `The load "${title}" cannot be shown. ${error.message}`);
    });
    return { form, stored: body, shown: shown!, head, options };
  }
}

/** @throws ServiceFailure QueueFull, ReportTooLarge, InternalError without the native canvas; NoSuchReport: the load has no such container */
async function begun<T>(writing: Promise<T | null>): Promise<T> {
  const written = await writing.catch((error: unknown) => {
    if (error instanceof ReportIsTooLarge) throw new ServiceFailure('ReportTooLarge', TOO_LARGE);
    const missing = missingNativePart(error);
    if (missing !== null) throw new ServiceFailure('InternalError', `Reports cannot be written. ${missing}`);
    if (!(error instanceof LineIsFull)) throw error;
    throw queueFull('Too many reports are waiting to be written.', error.seconds);
  });
  if (written === null) throw noSuchReport();
  return written;
}

const TOO_LARGE =
  'The report is larger than can be written at once. Open the report of one container (/Reports/{token}/{number}, ' +
  'the number from 1), or choose a layout that shows less (reportLayout=driver or reportLayout=customer).';

/** Letters that are not taken for digits or for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGEST_LENGTH = 8;

/** Names a plan in a way that people can compare. */
export function planDigest(stored: Uint8Array): string {
  const hash = createHash('sha256').update(stored).digest();
  return Array.from({ length: DIGEST_LENGTH }, (_, at) => LETTERS[hash[at]! % LETTERS.length]).join('');
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

export function noSuchReport(): ServiceFailure {
  return new ServiceFailure(
    'NoSuchReport',
    'There is no such report: the address was changed, has expired or was revoked, or its load was deleted. ' +
      'Whoever planned the load can give you a valid address.',
  );
}
