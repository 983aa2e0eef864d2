/** Gives somebody access. */
import { useState } from 'preact/hooks';
import type { Role } from '../../../schema/roles.js';
import { Fault } from '../../shell/fault.js';
import { signInText } from '../../shell/sign-in-words.js';
import { useTyped } from '../../shell/use-typed.js';
import { RoleChoice } from './role-choice.js';
import { peopleText } from './words.js';

interface AddPersonProps {
  /** Rejects with what is wrong. */
  readonly onAdd: (email: string, name: string, role: Role) => Promise<void>;
}

interface Typed {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

const NOBODY: Typed = { email: '', name: '', role: 'planner' };

export function AddPerson({ onAdd }: AddPersonProps) {
  const [typed, setTyped] = useTyped<Typed>('person', NOBODY);
  const [fault, setFault] = useState('');
  const [isAsking, setAsking] = useState(false);
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    setFault('');
    setAsking(true);
    try {
      await onAdd(typed.email, typed.name, typed.role);
      setTyped(NOBODY);
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setAsking(false);
    }
  };
  return (
    <section class="panel stack" aria-label={peopleText('addPerson')}>
      <h2>{peopleText('addPerson')}</h2>
      <form class="row" onSubmit={(event) => void add(event)}>
        <input
          class="input is-short"
          type="email"
          required
          autocomplete="off"
          aria-label={signInText('email')}
          placeholder={signInText('email')}
          value={typed.email}
          onInput={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
        />
        <input
          class="input is-short"
          autocomplete="off"
          aria-label={peopleText('personName')}
          placeholder={peopleText('personName')}
          value={typed.name}
          onInput={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
        />
        <RoleChoice label={peopleText('role')} role={typed.role} onRole={(role) => setTyped({ ...typed, role })} />
        <button type="submit" class="button is-main" disabled={isAsking}>
          {peopleText('addAndInvite')}
        </button>
      </form>
      <Fault text={fault} />
    </section>
  );
}
