/** Editing buffers: a load that a planner moves by hand, read, replaced, shown, and built. */

import { convertRecord } from '../calculation/convert-record.js';
import type { CalculationPool } from '../calculation/node/pool.js';
import type { BuildOptions } from '../calculation/options.js';
import type { Uom } from '../domain/words.js';
import type { EditBufferBody } from '../schema/edit-buffer.js';
import type { EditBuffer, EditStore } from '../store/index.js';
import type { LoadWish } from './calculate-load.js';
import type { Caller, Callers } from './caller.js';
import { invalidBody, ServiceFailure } from './failures.js';
import { actsFor } from './owner.js';
import type { Pictures } from './pictures.js';

export interface EditBuildRequest {
  readonly caller: Caller;
  readonly userId: string;
  readonly isShared: boolean;
  readonly fillRemaining: boolean;
  /** The unit is that of the buffer. */
  readonly options: Omit<BuildOptions, 'uom' | 'edit'>;
}

export class Edits {
  constructor(
    private readonly edits: EditStore,
    private readonly callers: Callers,
    private readonly pool: Pick<CalculationPool, 'storedEdit' | 'present'>,
    private readonly pictures: Pick<Pictures, 'linksOf' | 'keep'>,
  ) {}

  /** Replaces the buffer. @param body of the right shape; @throws ServiceFailure UnknownUser */
  async write(caller: Caller, userId: string, uom: Uom, body: EditBufferBody): Promise<void> {
    const user = await actsFor(this.callers, caller, userId);
    await this.edits.put(user, { uom, updatedAt: new Date().toISOString(), body: Buffer.from(JSON.stringify(body)) });
  }

  /** The buffer, in another unit when one is asked for. @throws ServiceFailure UnknownUser, NoRecords */
  async read(caller: Caller, userId: string, uom: Uom | null) {
    const { uom: own, updatedAt, body } = await this.#bufferOf(caller, userId);
    const buffer = JSON.parse(Buffer.from(body).toString()) as EditBufferBody;
    return { ...convertRecord('EditBuffer', buffer, own, uom ?? own), uom: uom ?? own, updatedAt };
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
   * What POST builds, at once or as a process: what is placed is kept, the rest is loaded around it. The buffer stays.
   * @throws ServiceFailure UnknownUser, NoRecords
   */
  async wishOf({ fillRemaining, options, ...asked }: EditBuildRequest): Promise<LoadWish> {
    const { uom, body } = await this.#bufferOf(asked.caller, asked.userId);
    const edit = { fillRemaining };
    return { ...asked, body, hasStoredCargoes: false, hasStoredContainers: false, options: { ...options, uom, edit } };
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
