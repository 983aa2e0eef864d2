/** For whoever compares settings of the search: requests under settings, side by side. */

import { cards } from './words.js';
import '../../styles/matrix.css';
import { useState } from 'preact/hooks';
import { draft } from '../../plan-request/draft-store.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { openSample, SAMPLES } from '../../plan-request/samples.js';
import { Fault } from '../../shell/fault.js';
import { text } from '../../words/words.js';
import { ComparedTable } from './compared-table.js';
import { cancelComparison, compare, compared, runningComparison } from './comparison.js';
import { faultOf, settings } from './settings.js';
import { SettingsList } from './settings-list.js';

export default function SettingsMatrix() {
  const hasOwn = draft.value.cargoes.length > 0;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([hasOwn ? 'own' : SAMPLES[0]!.id]));
  const [fault, setFault] = useState('');
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const run = async () => {
    setFault('');
    try {
      const samples = SAMPLES.filter(({ id }) => chosen.has(id));
      const opened = await Promise.all(samples.map(openSample));
      const requests: readonly RequestDraft[] = [...(chosen.has('own') ? [draft.value] : []), ...opened];
      await compare(requests, settings.value);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const isRunning = runningComparison.value !== null;
  const done = compared.value.filter(({ figures, fault: why }) => figures !== null || why !== '').length;
  const cannot = chosen.size === 0 || settings.value.length === 0 || settings.value.some((one) => faultOf(one) !== '');
  return (
    <div class="plan">
      <div class="plan-sides">
        <section class="panel stack" aria-label={cards('compareRequests')}>
          <h2>{cards('compareRequests')}</h2>
          {hasOwn && (
            <label class="check">
              <input
                type="checkbox"
                checked={chosen.has('own')}
                onChange={(event) => toggle('own', event.currentTarget.checked)}
              />
              <span>{cards('compareOwn', { title: draft.value.title })}</span>
            </label>
          )}
          {draft.value.kept !== undefined && <p class="quiet">{cards('compareKept')}</p>}
          {SAMPLES.map(({ id, title }) => (
            <label class="check" key={id}>
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              <span>{text(title)}</span>
            </label>
          ))}
        </section>
        <SettingsList />
      </div>
      <div class="row">
        {isRunning ? (
          <button type="button" class="button is-main" onClick={cancelComparison}>
            {text('cancel')}
          </button>
        ) : (
          <button type="button" class="button is-main" disabled={cannot} onClick={() => void run()}>
            {cards('compareRun', { count: chosen.size * settings.value.length })}
          </button>
        )}
        {isRunning && (
          <progress
            class="progress compare-progress"
            aria-label={text('calculating')}
            value={done}
            max={compared.value.length}
          />
        )}
      </div>
      <Fault text={fault} />
      <p class="visually-hidden" role="status">
        {!isRunning && done > 0 ? cards('compareDone', { count: done }) : ''}
      </p>
      {compared.value.length > 0 && <ComparedTable />}
    </div>
  );
}
