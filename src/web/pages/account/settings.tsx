/** The settings of the account as a form, drawn from their schema. What is changed and not saved stays over a reload. */
import { useMemo, useState } from 'preact/hooks';
import type { AccountRules } from '../../../calculation/browser/index.js';
import { describedColumnsOf } from '../../sheet/described-columns.js';
import { SchemaField } from '../../sheet/schema-field.js';
import { Fault } from '../../shell/fault.js';
import { send } from '../../shell/server.js';
import { ServerFailure, session } from '../../shell/session.js';
import { useTyped } from '../../shell/use-typed.js';
import { peopleText } from '../people/words.js';

type Changes = Readonly<Record<string, unknown>>;

const NONE: Changes = {};

export function Settings() {
  const fields = useMemo(() => describedColumnsOf('AccountSettings'), []);
  const [changes, setChanges] = useTyped('settings', NONE);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [fault, setFault] = useState('');
  const [isSaved, setSaved] = useState(false);
  const saved = session.value.settings as Changes | null;
  if (saved === null) return null;
  const isChanged = Object.keys(changes).length > 0;
  const set = (field: string, value: unknown) => {
    setSaved(false);
    const { [field]: _, ...others } = changes;
    const isAsSaved = (value ?? null) === (saved[field] ?? null);
    const next = isAsSaved ? others : { ...changes, [field]: value ?? null };
    setChanges(Object.keys(next).length === 0 ? NONE : next);
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setFault('');
    setFaults(new Map());
    try {
      const { warnings: _, ...settings } = await send<AccountRules & { readonly warnings?: unknown }>(
        'PUT',
        '/Account/Settings',
        changes,
      );
      session.value = { ...session.value, settings };
      setChanges(NONE);
      setSaved(true);
    } catch (error) {
      const issues = error instanceof ServerFailure ? error.issues : [];
      setFaults(new Map(issues.map(({ pointer, message }) => [pointer.slice(1), message])));
      setFault((error as Error).message);
    }
  };
  const discard = () => {
    setChanges(NONE);
    setFaults(new Map());
    setFault('');
  };
  return (
    <section class="panel stack" aria-label={peopleText('settings')}>
      <h2>{peopleText('settings')}</h2>
      <p class="quiet small">{peopleText('settingsExplained')}</p>
      <form class="stack" onSubmit={(event) => void save(event)}>
        <div class="rules">
          {fields.map((column) => {
            const value = column.field in changes ? changes[column.field] : saved[column.field];
            return (
              <SchemaField
                key={column.field}
                id={`setting-${column.field}`}
                column={column}
                units={null}
                value={value ?? undefined}
                isSet={column.field in changes}
                fault={faults.get(column.field) ?? ''}
                onValue={(next) => set(column.field, next)}
              />
            );
          })}
        </div>
        <Fault text={fault} />
        <p role="status" class="small">
          {isChanged ? peopleText('settingsChanged') : isSaved ? peopleText('settingsSaved') : ''}
        </p>
        <div class="row">
          <button type="submit" class="button is-main" disabled={!isChanged}>
            {peopleText('settingsSave')}
          </button>
          <button type="button" class="button" disabled={!isChanged} onClick={discard}>
            {peopleText('settingsUndo')}
          </button>
        </div>
      </form>
    </section>
  );
}
