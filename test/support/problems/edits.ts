/** Calculated loads opened to be edited, as the judge of the pages opens them. */

import type { EditBufferBody, OpenedEdit } from '../../../src/calculation/browser/index.js';
import { type CalculatedLoad, check, editBufferOf } from '../../../src/calculation/index.js';

const EDIT = { fillRemaining: false };

/** @throws when what is placed cannot be read */
export function openedEdit(load: CalculatedLoad, option: number | null = null): OpenedEdit {
  return openedBuffer(editBufferOf(load, option), load.problem.uom);
}

export function openedBuffer(body: EditBufferBody, uom: OpenedEdit['uom']): OpenedEdit {
  const { problem, given, request, issues } = check(body, { uom, maxRunTimeSeconds: 60, edit: EDIT });
  if (problem === null || given === null) throw new Error(JSON.stringify(issues));
  return { body, uom, problem, request, given };
}
