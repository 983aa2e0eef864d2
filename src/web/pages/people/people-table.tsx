/** People, a row each. */
import type { PersonRow as Person } from '../../../schema/people.js';
import type { Role } from '../../../schema/roles.js';
import { RowButton } from '../../shell/row-button.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { session } from '../../shell/session.js';
import { moment, text } from '../../words/words.js';
import { RoleChoice } from './role-choice.js';
import { highestOf } from './roles.js';
import { peopleText } from './words.js';

type Deed = (person: Person) => void;

interface PeopleTableProps {
  readonly people: readonly Person[];
  readonly onRole: (person: Person, role: Role) => void;
  readonly onInvite: Deed;
  readonly onSignOut: Deed;
  readonly onEnable: Deed;
  readonly onDisable: Deed;
  readonly onRemove: Deed;
}

export function PeopleTable({ people, ...deeds }: PeopleTableProps) {
  return (
    <ScrollArea kind="table-frame" label={text('pagePeople')}>
      <table class="table is-tall is-cards">
        <thead>
          <tr>
            <th scope="col">{peopleText('personName')}</th>
            <th scope="col">{peopleText('role')}</th>
            <th scope="col">{peopleText('lastSeen')}</th>
            <th scope="col">{text('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.email} person={person} {...deeds} />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function PersonRow({ person, onRole, ...deeds }: Omit<PeopleTableProps, 'people'> & { readonly person: Person }) {
  const { email, name, roles, isDisabled, lastSeenAt } = person;
  const isMe = session.value.account?.user === email;
  const deed = (label: 'inviteAgain' | 'signOutThere' | 'enable' | 'disable' | 'remove', act: Deed, look = '') => (
    <RowButton label={peopleText(label)} name={name || email} look={`is-small ${look}`} onClick={() => act(person)} />
  );
  return (
    <tr>
      <th scope="row" class="is-title">
        {name || email} {isMe && <span class="badge">{peopleText('you')}</span>}{' '}
        {isDisabled && <span class="badge is-bad">{peopleText('disabled')}</span>}
        {name !== '' && <div class="quiet small long">{email}</div>}
      </th>
      <td>
        <RoleChoice
          label={`${peopleText('role')}: ${name || email}`}
          role={highestOf(roles)}
          onRole={(role) => onRole(person, role)}
        />
      </td>
      <td class="is-date" data-says={peopleText('lastSeen')}>
        {lastSeenAt === null ? peopleText('neverSeen') : moment(lastSeenAt)}
      </td>
      <td>
        <div class="row">
          {isDisabled ? deed('enable', deeds.onEnable) : deed('inviteAgain', deeds.onInvite)}
          {!isDisabled && deed('signOutThere', deeds.onSignOut)}
          {!isDisabled && !isMe && deed('disable', deeds.onDisable, 'is-danger')}
          {!isMe && deed('remove', deeds.onRemove, 'is-danger')}
        </div>
      </td>
    </tr>
  );
}
