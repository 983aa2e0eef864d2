/** The people of a company, for its admins: given access, invited, made more or less, disabled, removed. */
import { useEffect, useState } from 'preact/hooks';
import type { PeopleList, PersonRow as Person } from '../../../schema/people.js';
import { ROLES, type Role } from '../../../schema/roles.js';
import { companyNamed } from '../../shell/company.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { Fault } from '../../shell/fault.js';
import { read, send } from '../../shell/server.js';
import { session } from '../../shell/session.js';
import { text } from '../../words/words.js';
import { AddPerson } from './add-person.js';
import { AdminHead } from './admin-head.js';
import { Invitation, type Invited, invite } from './invitation.js';
import { PeopleTable } from './people-table.js';
import { roleSays, roleText } from './roles.js';
import { peopleText } from './words.js';

interface Asked {
  readonly what: 'disable' | 'remove';
  readonly person: Person;
}

export default function PeoplePage() {
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const [invited, setInvited] = useState<Invited | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { account } = session.value;
  const company = (account && companyNamed(account)) || peopleText('yourCompany');

  const readPeople = async () => setPeople((await read<PeopleList>('/Account/People')).items);
  const attempt = async (act: () => Promise<void>) => {
    setFault('');
    setSaid('');
    try {
      await act();
    } catch (error) {
      setFault((error as Error).message);
    }
    // A choice that was refused is shown as it is again.
    await readPeople().catch((error: Error) => setFault(error.message));
  };
  useEffect(() => {
    void attempt(async () => {});
  }, []);

  const change = (person: Person, changes: Partial<Person>) => send('PUT', pathOf(person), changes);
  const give = async (email: string, name: string, role: Role) => {
    const added = await send<Person>('POST', '/Account/People', { email, name, roles: [role] });
    setInvited(await invite(added));
    await readPeople();
  };
  return (
    <div class="stack">
      <AdminHead title="pagePeople" says={peopleText('peopleExplained', { company })} />
      <AddPerson onAdd={give} />
      {invited !== null && <Invitation invited={invited} onClose={() => setInvited(null)} />}
      <Fault text={fault} />
      <p role="status" class="small">
        {said}
      </p>
      {people === null && fault === '' && <p class="quiet">{text('pageLoading')}</p>}
      {people !== null && (
        <PeopleTable
          people={people}
          onRole={(person, role) =>
            void attempt(async () => {
              await change(person, { roles: [role] });
              setSaid(`${person.name || person.email}: ${roleText(role)}`);
            })
          }
          onInvite={(person) => void attempt(async () => setInvited(await invite(person)))}
          onSignOut={(person) =>
            void attempt(async () => {
              await send('DELETE', `${pathOf(person)}/Sessions`);
              setSaid(peopleText('signedOutThere', { name: person.name || person.email }));
            })
          }
          onEnable={(person) => void attempt(async () => void (await change(person, { isDisabled: false })))}
          onDisable={(person) => setAsked({ what: 'disable', person })}
          onRemove={(person) => setAsked({ what: 'remove', person })}
        />
      )}
      <dl class="panel role-list">
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{roleText(role)}</dt>
            <dd class="quiet">{roleSays(role)}</dd>
          </div>
        ))}
      </dl>
      {asked !== null && (
        <ConfirmDialog
          title={peopleText(asked.what)}
          question={peopleText(asked.what === 'remove' ? 'removeAsk' : 'disableAsk', {
            name: asked.person.name || asked.person.email,
          })}
          label={peopleText(asked.what)}
          onYes={async () => {
            setSaid('');
            await (asked.what === 'remove'
              ? send('DELETE', pathOf(asked.person))
              : change(asked.person, { isDisabled: true }));
            await readPeople();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function pathOf({ email }: Person): string {
  return `/Account/People/${encodeURIComponent(email)}`;
}
