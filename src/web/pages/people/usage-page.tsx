/** What a company uses, for its admins. */
import { useEffect, useState } from 'preact/hooks';
import type { KeyList } from '../../../schema/account.js';
import type { UsageList } from '../../../schema/people.js';
import { Fault } from '../../shell/fault.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { read } from '../../shell/server.js';
import { number, text } from '../../words/words.js';
import { AdminHead } from './admin-head.js';
import { peopleText } from './words.js';

interface Shown {
  readonly usage: UsageList;
  /** Names of keys by id. */
  readonly keys: ReadonlyMap<string, string>;
}

export default function UsagePage() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    Promise.all([read<UsageList>('/Account/Usage'), read<KeyList>('/Account/Keys?all=true')]).then(
      ([usage, { items }]) => setShown({ usage, keys: new Map(items.map(({ id, name }) => [id, name])) }),
      (error: Error) => setFault(error.message),
    );
  }, []);
  return (
    <div class="stack">
      <AdminHead title="pageUsage" says={peopleText('usageExplained')} />
      <Fault text={fault} />
      {shown === null && fault === '' && <p class="quiet">{text('pageLoading')}</p>}
      {shown !== null && (
        <dl class="figures">
          <div class="figure">
            <dt>{peopleText('usageWaiting')}</dt>
            <dd>{number(shown.usage.waiting)}</dd>
          </div>
          <div class="figure">
            <dt>{peopleText('usageRunning')}</dt>
            <dd>{number(shown.usage.running)}</dd>
          </div>
        </dl>
      )}
      {shown?.usage.items.length === 0 && <p class="quiet">{peopleText('usageNone')}</p>}
      {shown !== null && shown.usage.items.length > 0 && <Days {...shown} />}
    </div>
  );
}

function Days({ usage: { items }, keys }: Shown) {
  const most = Math.max(1, ...items.map(({ calls }) => calls));
  return (
    <ScrollArea kind="table-frame" label={text('pageUsage')}>
      <table class="table is-tall is-cards">
        <thead>
          <tr>
            <th scope="col">{peopleText('usageDay')}</th>
            <th scope="col">{peopleText('auditWho')}</th>
            <th scope="col">{peopleText('usageCalls')}</th>
            <th scope="col">{peopleText('usagePlans')}</th>
            <th scope="col">{peopleText('usageSeconds')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ day, user, key, calls, plans, seconds }) => (
            <tr key={`${day} ${user} ${key}`}>
              <td class="is-date">{day}</td>
              <td class="long">
                {user}
                <div class="quiet small">{key === null ? peopleText('inSessions') : keys.get(key) || key}</div>
              </td>
              <td data-says={peopleText('usageCalls')}>
                {number(calls)}
                <i class="usage-bar" aria-hidden="true" style={{ '--done': calls / most }} />
              </td>
              <td data-says={peopleText('usagePlans')}>{number(plans)}</td>
              <td data-says={peopleText('usageSeconds')}>{number(seconds, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
