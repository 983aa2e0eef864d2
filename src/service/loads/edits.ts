/** Editing buffers: a load that a planner moves by hand, read, replaced, shown, and built. */

import type { BuildOptions } from '../../calculation/asked/options.js';
import type { CalculationPool } from '../../calculation/node/pool.js';
import type { Uom } from '../../domain/words.js';
import type { Warning } from '../../schema/issue.js';
import type { EditBuffer, EditStore, SaveTerms } from '../../store/index.js';
import type { Caller, Callers } from '../accounts/caller.js';
import { invalidBody, ServiceFailure, unreadable } from '../failures.js';
import type { Pictures } from '../reports/pictures.js';
import type { PlanRequest } from './calculate-load.js';
import { actsFor } from './owner.js';

export interface EditBuildRequest {
  readonly caller: Caller;
  readonly userId: string;
  readonly isShared: boolean;
  readonly terms?: SaveTerms;
  readonly fillRemaining: boolean;
  /** A buffer of this call alone, raw, and the unit that the call gives its values; null: the one that was written. */
  readonly sent: { readonly body: Uint8Array; readonly uom: Uom | null } | null;
  readonly options: Omit<BuildOptions, 'uom' | 'edit'>;
}

export interface WrittenBuffer {
  readonly title: string;
  readonly warnings: readonly Warning[];
}

/** Of values whose unit nobody says. */
const USUAL_UOM: Uom = 'UnitEnglish';

export class Edits {
  constructor(
    private readonly edits: EditStore,
    private readonly callers: Callers,
    private readonly pool: Pick<CalculationPool, 'readEdit' | 'showEdit' | 'storedEdit' | 'present'>,
    private readonly pictures: Pick<Pictures, 'linksOf' | 'keep'>,
  ) {}

  /**
   * Replaces the buffer. @param asked unit of its values; null: the one that it says, else UnitEnglish
   * @param sent raw: it may be large, and is read in a thread
   * @throws ServiceFailure UnknownUser, MalformedJson, BodyNotAnObject, ValidationFailed
   */
  async write(caller: Caller, userId: string, asked: Uom | null, sent: Uint8Array): Promise<WrittenBuffer> {
    const user = await actsFor(this.callers, caller, userId);
    const read = await this.pool.readEdit(sent);
    if (read.kind === 'faulty') throw invalidBody(read.issues);
    if (read.kind !== 'sound') throw unreadable(read);
    const uom = asked ?? read.uom ?? USUAL_UOM;
    await this.edits.put(user, { uom, updatedAt: new Date().toISOString(), body: read.body });
    return read;
  }

  /**
   * The buffer as the JSON of an answer, in another unit when one is asked for.
   * @throws ServiceFailure UnknownUser, NoRecords
   */
  async read(caller: Caller, userId: string, asked: Uom | null, warnings: readonly Warning[]): Promise<Uint8Array> {
    const { uom, updatedAt, body } = await this.#bufferOf(caller, userId);
    return await this.pool.showEdit({ body, uom, asked: asked ?? uom, updatedAt, warnings });
  }

  /** @throws ServiceFailure UnknownUser, NoRecords */
  async delete(caller: Caller, userId: string): Promise<void> {
    const user = await actsFor(this.callers, caller, userId);
    if (!(await this.edits.delete(user))) throw noBuffer(user);
  }

  /**
   * One of its filled containers as it is, whatever rules it breaks. @param sequence from 1
   * @throws ServiceFailure UnknownUser, NoRecords, ValidationFailed
   */
  async filledContainer(
    caller: Caller,
    userId: string,
    sequence: number,
    options: Omit<BuildOptions, 'uom' | 'edit' | 'isSaved'>,
  ): Promise<Uint8Array> {
    const { uom, body } = await this.#bufferOf(caller, userId);
    const edit = { fillRemaining: false };
    const found = await this.pool.storedEdit({ body, options: { ...options, uom, edit, isSaved: false } });
    if ('issues' in found) throw invalidBody(found.issues);
    const { stored, title } = found;
    const { output, warnings } = options;
    const links = output.pictures && { ...(await this.pictures.linksOf(null)), title };
    if (links) await this.pictures.keep(stored);
    const shown = await this.pool.present({ stored, output, warnings, filledContainer: sequence, links });
    if (!shown) throw new ServiceFailure('NoRecords', `The editing buffer has no filled container ${sequence}.`);
    return shown;
  }

  /**
   * What POST builds, at once or as a process: what is placed is kept, the rest is loaded around it. The buffer that was
   * written stays.
   * @throws ServiceFailure UnknownUser, NoRecords
   */
  async requestOf({ fillRemaining, sent, options, ...asked }: EditBuildRequest): Promise<PlanRequest> {
    const { uom, body } =
      sent === null ? await this.#bufferOf(asked.caller, asked.userId) : await this.#inItsUnit(sent);
    const edit = { fillRemaining, ...(sent && { isAsSent: true }) };
    return { ...asked, body, hasStoredCargoes: false, hasStoredContainers: false, options: { ...options, uom, edit } };
  }

  async #inItsUnit({ uom, body }: NonNullable<EditBuildRequest['sent']>) {
    if (uom !== null) return { uom, body };
    const read = await this.pool.readEdit(body);
    return { uom: (read.kind === 'sound' ? read.uom : null) ?? USUAL_UOM, body };
  }

  async #bufferOf(caller: Caller, userId: string): Promise<EditBuffer> {
    const user = await actsFor(this.callers, caller, userId);
    const buffer = await this.edits.get(user);
    if (buffer === null) throw noBuffer(user);
    return buffer;
  }
}

function noBuffer(user: string): ServiceFailure {
  return new ServiceFailure('NoRecords', `${user} has no editing buffer. PUT /Edit/Load/${user} writes one.`);
}
