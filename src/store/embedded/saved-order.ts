/** Loads in the order in which they were saved last: terms that end in the instant of that save, which their index keeps in order. */
import type { RootDatabase } from 'lmdb';
import type { LoadHead } from '../index.js';

/** Between a scope and an instant; in no e-mail and in no company that can be typed. */
const END = '\u0001';

export const savedByOwner = (owner: string) => `saved:owner:${owner}${END}`;
export const savedForCompany = (company: string) => `saved:shared:${company}${END}`;

export function savedTerms({ owner, company, isShared, updatedAt }: LoadHead): string[] {
  return [savedByOwner(owner) + updatedAt, ...(isShared ? [savedForCompany(company) + updatedAt] : [])];
}

/** Once for a store of an earlier version: `index` writes the terms of all loads. */
export function indexSavedOnce(root: RootDatabase, index: () => void): void {
  const marks = root.openDB<true, string>({ name: 'indexedBySave', encoding: 'json' });
  if (marks.doesExist('loads')) return;
  root.transactionSync(() => {
    // Another process may have done so meanwhile.
    if (marks.doesExist('loads')) return;
    index();
    marks.putSync('loads', true);
  });
}
