/** A cursor of lists in the order of dates: the date and id of the last row that was given. */
import { BadCursor } from './faults.js';

export function dateCursorOf({ createdAt, id }: { readonly createdAt: string; readonly id: string }): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

/** @returns date and id; @throws BadCursor */
export function readDateCursor(cursor: string): [string, string] {
  try {
    const [createdAt, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof createdAt === 'string' && typeof id === 'string') return [createdAt, id];
  } catch {
    // Not one of ours.
  }
  throw new BadCursor();
}
