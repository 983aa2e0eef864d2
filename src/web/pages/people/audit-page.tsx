/** What was done in a company, for its admins. */
import { useEffect, useState } from 'preact/hooks';
import { AUDIT_ACTIONS, type AuditAction } from '../../../schema/audit-actions.js';
import type { AuditPage as Page, PeopleList } from '../../../schema/people.js';
import { Fault } from '../../shell/fault.js';
import { MoreButton } from '../../shell/more-button.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { read } from '../../shell/server.js';
import { useList } from '../../shell/use-list.js';
import { moment, text } from '../../words/words.js';
import { AdminHead } from './admin-head.js';
import { peopleText } from './words.js';

type Entry = Page['items'][number];

const PAGE = 100;
const ALL = { by: '', action: '', from: '', to: '' };

export default function AuditPage() {
  const [asked, setAsked] = useState(ALL);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    // Without names there are e-mail addresses.
    read<PeopleList>('/Account/People').then(
      ({ items }) => setNames(new Map(items.map(({ email, name }) => [email, name]))),
      () => {},
    );
  }, []);
  const list = useList<Entry>('/Account/Audit', asked, PAGE);
  const day = (name: 'from' | 'to', label: string) => (
    <label class="row">
      <span class="small">{label}</span>
      <input
        class="input is-short"
        type="date"
        value={asked[name]}
        onInput={({ currentTarget }) => setAsked({ ...asked, [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <div class="stack">
      <AdminHead title="pageAudit" says={peopleText('auditExplained')} />
      <div class="row filters">
        <input
          class="input"
          type="search"
          aria-label={peopleText('auditWho')}
          placeholder={peopleText('auditWho')}
          list="audit-people"
          value={asked.by}
          onChange={({ currentTarget }) => setAsked({ ...asked, by: currentTarget.value.trim() })}
        />
        <datalist id="audit-people">
          {[...names].map(([email, name]) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
        </datalist>
        <select
          class="input is-short"
          aria-label={peopleText('auditWhat')}
          value={asked.action}
          onChange={({ currentTarget }) => setAsked({ ...asked, action: currentTarget.value })}
        >
          <option value="">{peopleText('auditAll')}</option>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {actionText(action)}
            </option>
          ))}
        </select>
        {day('from', peopleText('auditFrom'))}
        {day('to', peopleText('auditTo'))}
      </div>
      <Fault text={list.fault} />
      {list.items === null && list.fault === '' && <p class="quiet">{text('pageLoading')}</p>}
      {list.items?.length === 0 && <p class="quiet">{peopleText('auditNone')}</p>}
      {list.items !== null && list.items.length > 0 && <Entries entries={list.items} names={names} />}
      <MoreButton list={list} />
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  /** By e-mail. */
  readonly names: ReadonlyMap<string, string>;
}

function Entries({ entries, names }: EntriesProps) {
  return (
    <ScrollArea kind="table-frame" label={text('pageAudit')}>
      <table class="table is-tall is-cards">
        <thead>
          <tr>
            <th scope="col">{peopleText('auditWhen')}</th>
            <th scope="col">{peopleText('auditWho')}</th>
            <th scope="col">{peopleText('auditWhat')}</th>
            <th scope="col">{peopleText('auditOn')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            <tr key={at}>
              <td class="is-date">{moment(entry.at)}</td>
              <td class="long">
                {names.get(entry.by) || entry.by}
                <div class="quiet small">
                  {[names.get(entry.by) ? entry.by : '', entry.key === null ? '' : peopleText('byKey'), entry.address]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </td>
              <td>{actionText(entry.action as AuditAction)}</td>
              <td class="long">
                {entry.on}
                {entry.detail !== '' && <div class="quiet small">{detailText(entry.detail)}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** What the service notes in one word each. */
const DETAILS = {
  password: 'byPassword',
  link: 'byLink',
  openId: 'byCompany',
  viewer: 'roleViewer',
  dock: 'roleDock',
  planner: 'rolePlanner',
  admin: 'roleAdmin',
  read: 'scopeRead',
  plan: 'scopePlan',
  manage: 'scopeManage',
} as const;

function detailText(detail: string): string {
  const isKnown = (word: string): word is keyof typeof DETAILS => Object.hasOwn(DETAILS, word);
  return detail
    .split(', ')
    .map((word) => (isKnown(word) ? peopleText(DETAILS[word]) : word))
    .join(', ');
}

/** What a later version of the service notes is told as it is named. */
function actionText(action: AuditAction): string {
  return AUDIT_ACTIONS.includes(action) ? peopleText(`did${action}`) : action;
}
