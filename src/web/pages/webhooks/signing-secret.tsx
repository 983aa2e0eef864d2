/** The secret that webhooks are signed with: shown when asked for, made anew. */
import { useState } from 'preact/hooks';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { CopyButton } from '../../shell/copy-button.js';
import { Fault } from '../../shell/fault.js';
import { read, send } from '../../shell/server.js';
import { office } from '../../words/office-words.js';
import { text } from '../../words/words.js';

const PATH = '/Account/WebhookSecret';

interface Answer {
  readonly signingSecret: string;
}

export function SigningSecret() {
  const [secret, setSecret] = useState('');
  const [fault, setFault] = useState('');
  const [isRenewing, setRenewing] = useState(false);
  const show = async () => {
    setFault('');
    try {
      setSecret((await read<Answer>(PATH)).signingSecret);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <section class="panel stack" aria-label={office('secret')}>
      <h2>{office('secret')}</h2>
      <p class="quiet small">{office('secretExplained')}</p>
      <Fault text={fault} />
      {secret !== '' && (
        <div class="row">
          <code class="long" data-secret>
            {secret}
          </code>
          <CopyButton value={secret} label={text('copy')} />
        </div>
      )}
      <div class="row">
        {secret === '' ? (
          <button type="button" class="button" onClick={() => void show()}>
            {office('secretShow')}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => setSecret('')}>
            {office('secretHide')}
          </button>
        )}
        <button type="button" class="button is-danger" onClick={() => setRenewing(true)}>
          {office('secretRenew')}
        </button>
      </div>
      {isRenewing && (
        <ConfirmDialog
          title={office('secret')}
          question={office('secretRenewAsk')}
          label={office('secretRenew')}
          onYes={async () => setSecret((await send<Answer>('POST', PATH)).signingSecret)}
          onClose={() => setRenewing(false)}
        />
      )}
    </section>
  );
}
