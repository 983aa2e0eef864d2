/** What was sent to listeners and how it went; and the secret that it is signed with. */
import { useState } from 'preact/hooks';
import type { DeliverySchema } from '../../../schema/processes.js';
import type { Static } from '../../../schema/typebox.js';
import { CopyButton } from '../../shell/copy-button.js';
import { Fault } from '../../shell/fault.js';
import { MoreButton } from '../../shell/more-button.js';
import { RowButton } from '../../shell/row-button.js';
import { send } from '../../shell/server.js';
import { useList } from '../../shell/use-list.js';
import { office } from '../../words/office-words.js';
import { type Label, moment, number, text } from '../../words/words.js';
import { curlOf } from './curl.js';
import { SigningSecret } from './signing-secret.js';

type Delivery = Static<typeof DeliverySchema>;

const PAGE = 50;

const STATES: Readonly<Record<Delivery['state'], readonly [word: Label, kind: string]>> = {
  pending: ['statePending', 'is-warn'],
  delivered: ['stateDelivered', 'is-good'],
  failed: ['stateFailed', 'is-bad'],
};

export default function WebhooksPage() {
  const list = useList<Delivery>('/Webhooks/Deliveries', {}, PAGE);
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const resend = async ({ id }: Delivery) => {
    setFault('');
    setSaid('');
    try {
      await send('POST', `/Webhooks/Deliveries/${encodeURIComponent(id)}/Retry`);
      setSaid(office('webhookResent'));
      list.again();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <div class="stack">
      <section class="panel stack" aria-label={text('pageWebhooks')}>
        <div class="row is-apart">
          <h1>{text('pageWebhooks')}</h1>
          <button type="button" class="button" onClick={list.again}>
            {text('refresh')}
          </button>
        </div>
        <p class="quiet small">{office('webhooksExplained')}</p>
        <Fault text={fault || list.fault} />
        <p role="status" class={said === '' ? 'visually-hidden' : 'notice is-good'}>
          {said}
        </p>
        {list.items?.length === 0 && <p class="quiet">{office('webhooksNone')}</p>}
        <ul class="plain-list cards">
          {(list.items ?? []).map((delivery) => (
            <li key={delivery.id} class="card stack is-tight">
              <div class="row is-apart">
                <code class="long">{delivery.url}</code>
                <span class={`badge ${STATES[delivery.state][1]}`}>{text(STATES[delivery.state][0])}</span>
              </div>
              <p class="quiet small long">{delivery.processId}</p>
              {delivery.nextAt !== null && (
                <p class="quiet small">
                  {office('webhookNext')}: {moment(delivery.nextAt)}
                </p>
              )}
              <Attempts delivery={delivery} />
              <div class="row">
                <RowButton label={office('webhookResend')} name={delivery.url} onClick={() => void resend(delivery)} />
                <CopyButton value={curlOf(delivery, location.origin)} label={office('webhookCurl')} />
              </div>
            </li>
          ))}
        </ul>
        <div class="row">
          <MoreButton list={list} />
        </div>
      </section>
      <SigningSecret />
    </div>
  );
}

function Attempts({ delivery: { attempts } }: { readonly delivery: Delivery }) {
  if (attempts.length === 0) return null;
  return (
    <details>
      <summary>
        {office('webhookAttempts')}: {number(attempts.length)}
      </summary>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{office('webhookAt')}</th>
            <th scope="col" class="number">
              {office('webhookAnswer')}
            </th>
            <th scope="col">{text('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map(({ at, status, error }) => (
            <tr key={at}>
              <td class="is-date">{moment(at)}</td>
              <td class="number">{status ?? office('webhookNoAnswer')}</td>
              <td>{error ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
