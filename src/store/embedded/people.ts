/** People in the embedded store. A small table: a list, and a look for the last admin, read all of it. */
import { createHash } from 'node:crypto';
import type { Database, RootDatabase } from 'lmdb';
import { isActiveAdmin, LastAdmin, type OpenIdAccount, type PeopleStore, type Person, withAdmin } from '../index.js';
import type { Write } from './write.js';

export class EmbeddedPeople implements PeopleStore {
  readonly people: Database<Person, string>;
  readonly #byOpenId: Database<string, string>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.people = root.openDB({ name: 'people', encoding: 'json' });
    this.#byOpenId = root.openDB({ name: 'people.byOpenId', encoding: 'json' });
  }

  add(person: Person, isFirstAdmin: boolean): Promise<{ person: Person; isNew: boolean }> {
    return this.#write(() => {
      const known = this.people.get(person.email);
      if (known) return { person: known, isNew: false };
      const isAdmin = isFirstAdmin && this.#of(person.company).length === 0;
      const added = isAdmin ? withAdmin(person) : person;
      this.#put(null, added);
      return { person: added, isNew: true };
    });
  }

  async get(email: string): Promise<Person | null> {
    return this.people.get(email) ?? null;
  }

  async findByOpenId(account: OpenIdAccount): Promise<Person | null> {
    const email = this.#byOpenId.get(nameOf(account));
    return email === undefined ? null : (this.people.get(email) ?? null);
  }

  async list(company?: string): Promise<readonly Person[]> {
    return this.#of(company);
  }

  change(email: string, change: (person: Person) => Person): Promise<Person | null> {
    return this.#write(() => {
      const before = this.people.get(email);
      if (!before) return null;
      const { company } = before;
      const after = { ...change(before), email, company };
      const isLast = () => this.#of(company).every((one) => one.email === email || !isActiveAdmin(one));
      if (isActiveAdmin(before) && !isActiveAdmin(after) && isLast()) throw new LastAdmin(email);
      this.#put(before, after);
      return after;
    });
  }

  #of(company?: string): Person[] {
    return [...this.people.getRange()]
      .map(({ value }) => value)
      .filter((person) => company === undefined || person.company === company);
  }

  #put(before: Person | null, after: Person): void {
    if (before?.openId) this.#byOpenId.removeSync(nameOf(before.openId));
    if (after.openId) this.#byOpenId.putSync(nameOf(after.openId), after.email);
    this.people.putSync(after.email, after);
  }
}

/** Of any length, as a key of 64 letters. */
function nameOf({ issuer, subject }: OpenIdAccount): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');
}
