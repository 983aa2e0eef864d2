/** What somebody may see and change of themselves. */
import type { Me } from '../../schema/people.js';
import type { Person, Store } from '../../store/index.js';
import type { Caller, CallersSession } from './caller.js';
import { newPerson } from './person.js';
import type { SignIn } from './sign-in.js';

export interface ProfileChange {
  readonly name?: string;
  readonly language?: Me['language'];
  readonly UOM?: Me['UOM'];
}

export class Profiles {
  constructor(
    private readonly store: Pick<Store, 'people'>,
    private readonly signIn: Pick<SignIn, 'needsCurrent'>,
    private readonly binDays: number,
  ) {}

  async read(caller: Caller): Promise<Me> {
    return this.#shown(await this.store.people.get(caller.user), caller);
  }

  of(person: Person, session: CallersSession): Me {
    const { email: user, company, roles } = person;
    return this.#shown(person, { user, company, roles, session });
  }

  /** What is absent stays. */
  async change(caller: Caller, { name, language, UOM }: ProfileChange): Promise<Me> {
    const changed = await this.store.people.change(caller.user, (person) => ({
      ...person,
      name: name ?? person.name,
      language: language ?? person.language,
      uom: UOM ?? person.uom,
    }));
    return this.#shown(changed, caller);
  }

  /** @param known null: a user of before there were people */
  #shown(
    known: Person | null,
    { user, company, roles, session }: Pick<Caller, 'user' | 'company' | 'roles' | 'session'>,
  ): Me {
    const person = known ?? newPerson({ email: user, company }, new Date(0));
    const hasPassword = person.passwordHash !== null;
    return {
      user,
      name: person.name,
      company,
      roles: [...roles],
      language: person.language as Me['language'],
      UOM: person.uom as Me['UOM'],
      hasPassword,
      needsCurrentPassword: session === null ? hasPassword : this.signIn.needsCurrent(person, session),
      binDays: this.binDays,
    };
  }
}
