/** People in MongoDB. */
import type { Collection, Db, Document } from 'mongodb';
import { isActiveAdmin, LastAdmin, type OpenIdAccount, type PeopleStore, type Person, withAdmin } from '../index.js';
import { type Connection, isInserted } from './connection.js';

export type PersonDocument = Omit<Person, 'email'> & {
  readonly _id: string;
  /** Rises with every change. */
  readonly version: number;
};

/**
 * Who manages a company, in one document, because a single server changes no more than one at once. Somebody may be
 * an admin and not be named here yet, never the other way round: so nobody takes the last one away.
 */
interface CompanyDocument {
  readonly _id: string;
  readonly admins: readonly string[];
}

export const personCollection = (db: Db): Collection<PersonDocument> => db.collection('people');

export async function preparePeople(db: Db): Promise<void> {
  await personCollection(db).createIndexes([
    { key: { company: 1, _id: 1 } },
    {
      key: { 'openId.issuer': 1, 'openId.subject': 1 },
      unique: true,
      partialFilterExpression: { 'openId.subject': { $type: 'string' } },
    },
  ]);
}

export class MongoPeople implements PeopleStore {
  readonly #connection: Connection;
  readonly #people: Collection<PersonDocument>;
  readonly #companies: Collection<CompanyDocument>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#people = personCollection(connection.db);
    this.#companies = connection.db.collection('companies');
  }

  add(person: Person, isFirstAdmin: boolean): Promise<{ person: Person; isNew: boolean }> {
    return this.#connection.run(async () => {
      const known = await this.#people.findOne({ _id: person.email });
      if (known) return { person: personOf(known), isNew: false };
      const isFirst = await isInserted(this.#companies.insertOne({ _id: person.company, admins: [] }));
      const added = isFirst && isFirstAdmin ? withAdmin(person) : person;
      const isNew = await isInserted(this.#people.insertOne(documentOf(added, 1)));
      if (!isNew) return { person: personOf((await this.#people.findOne({ _id: person.email }))!), isNew };
      if (isActiveAdmin(added)) await this.#name(added);
      return { person: added, isNew };
    });
  }

  get(email: string): Promise<Person | null> {
    return this.#one({ _id: email });
  }

  findByOpenId({ issuer, subject }: OpenIdAccount): Promise<Person | null> {
    return this.#one({ 'openId.issuer': issuer, 'openId.subject': subject });
  }

  list(company?: string): Promise<readonly Person[]> {
    return this.#connection.run(async () => {
      const found = this.#people.find(company === undefined ? {} : { company }).sort({ _id: 1 });
      return (await found.toArray()).map(personOf);
    });
  }

  change(email: string, change: (person: Person) => Person): Promise<Person | null> {
    return this.#connection.run(async () => {
      for (;;) {
        const found = await this.#people.findOne({ _id: email });
        if (!found) return null;
        const { version } = found;
        const before = personOf(found);
        const after = { ...change(before), email, company: before.company };
        const isLeaving = isActiveAdmin(before) && !isActiveAdmin(after);
        if (isLeaving) await this.#unname(before);
        const { matchedCount } = await this.#people.replaceOne({ _id: email, version }, documentOf(after, version + 1));
        if (matchedCount === 1) {
          if (!isActiveAdmin(before) && isActiveAdmin(after)) await this.#name(after);
          return after;
        }
        // Changed by somebody else meanwhile.
        if (isLeaving) await this.#nameAgain(email);
      }
    });
  }

  #one(filter: Document): Promise<Person | null> {
    return this.#connection.run(async () => {
      const found = await this.#people.findOne(filter);
      return found && personOf(found);
    });
  }

  async #name({ company, email }: Person): Promise<void> {
    await this.#companies.updateOne({ _id: company }, { $addToSet: { admins: email } }, { upsert: true });
  }

  /** @throws LastAdmin when no other is named */
  async #unname({ company, email }: Person): Promise<void> {
    const others = { $elemMatch: { $ne: email } };
    const { matchedCount } = await this.#companies.updateOne(
      { _id: company, admins: others },
      { $pull: { admins: email } },
    );
    if (matchedCount === 0) throw new LastAdmin(email);
  }

  async #nameAgain(email: string): Promise<void> {
    const now = await this.#people.findOne({ _id: email });
    if (now && isActiveAdmin(personOf(now))) await this.#name(personOf(now));
  }
}

function documentOf({ email, ...rest }: Person, version: number): PersonDocument {
  return { _id: email, ...rest, version };
}

export function personOf({ _id: email, version: _, ...rest }: PersonDocument): Person {
  return { email, ...rest };
}
