/** Saves rows of master data: cargoes all or none, containers one by one, as the interface takes them. */
import type { Uom } from '../../../domain/words.js';
import type { Row } from '../../plan-request/request-draft.js';
import { send, withQuery } from '../../shell/server.js';
import { ServerFailure } from '../../shell/session.js';
import { rowsSent } from '../../units/measured-rows.js';
import type { Kind } from './kinds.js';

export interface NotSaved {
  readonly rows: readonly Row[];
  /** By `row/field` of those rows. */
  readonly faults: ReadonlyMap<string, string>;
  /** Empty: everything is saved. */
  readonly message: string;
}

export const NOT_SAVED: NotSaved = { rows: [], faults: new Map(), message: '' };

export async function saveRows(kind: Kind, uom: Uom, rows: readonly Row[]): Promise<NotSaved> {
  return kind.list === 'cargoes' ? saveTogether(kind, uom, rows) : saveOneByOne(kind, uom, rows);
}

async function saveTogether({ path, resource }: Kind, uom: Uom, rows: readonly Row[]): Promise<NotSaved> {
  try {
    await send('POST', withQuery(`${path}/Multiple`, { UOM: uom }), rowsSent(resource, rows, uom));
    return NOT_SAVED;
  } catch (error) {
    const faults = faultsIn(error, (pointer) => /^(?:\/cargoes)?\/(\d+)(?:\/([^/]+))?/.exec(pointer)?.slice(1) ?? []);
    return { rows, faults, message: (error as Error).message };
  }
}

async function saveOneByOne({ path, resource }: Kind, uom: Uom, rows: readonly Row[]): Promise<NotSaved> {
  const left: Row[] = [];
  const faults = new Map<string, string>();
  const messages: string[] = [];
  for (const row of rows) {
    try {
      await send('POST', withQuery(path, { UOM: uom }), rowsSent(resource, [row], uom)[0]);
    } catch (error) {
      const at = String(left.length);
      for (const [key, message] of faultsIn(error, (pointer) => [at, pointer.split('/')[1]])) faults.set(key, message);
      left.push(row);
      messages.push((error as Error).message);
    }
  }
  return { rows: left, faults, message: [...new Set(messages)].join(' ') };
}

/** @param placeOf the row and the field that a pointer leads to */
function faultsIn(error: unknown, placeOf: (pointer: string) => (string | undefined)[]): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { pointer, message } of error instanceof ServerFailure ? error.issues : []) {
    const [row, field = 'name'] = placeOf(pointer);
    if (row !== undefined) faults.set(`${row}/${field}`, message);
  }
  return faults;
}
