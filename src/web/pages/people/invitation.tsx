/** A link by which somebody signs in the first time: shown once, to be copied. */
import { CopyButton } from '../../shell/copy-button.js';
import { send } from '../../shell/server.js';
import { text } from '../../words/words.js';
import { peopleText } from './words.js';

export interface Invited {
  readonly name: string;
  readonly url: string;
  readonly isSent: boolean;
}

/** @throws ServerFailure */
export async function invite({ email, name }: { readonly email: string; readonly name: string }): Promise<Invited> {
  const path = `/Account/People/${encodeURIComponent(email)}/Invite`;
  const { url, isSent } = await send<Omit<Invited, 'name'>>('POST', path);
  return { name: name || email, url, isSent };
}

interface InvitationProps {
  readonly invited: Invited;
  readonly onClose: () => void;
}

export function Invitation({ invited: { name, url, isSent }, onClose }: InvitationProps) {
  return (
    <div class="notice is-good" role="status">
      <span>
        {peopleText('inviteMade', { name })} {isSent && peopleText('inviteSent')}
      </span>
      <div class="row">
        <code class="long" data-invitation>
          {url}
        </code>
        <CopyButton value={url} label={text('copy')} />
        <button type="button" class="button is-small" onClick={onClose}>
          {text('close')}
        </button>
      </div>
    </div>
  );
}
