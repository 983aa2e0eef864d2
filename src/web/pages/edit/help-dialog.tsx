/** What mouse, fingers and keys do. */
import type { Action } from '../../editor/actions/action.js';
import { shownKeys } from '../../editor/actions/keys.js';
import { SECTIONS } from '../../editor/actions/registry.js';
import { Dialog } from '../../shell/dialog.js';
import { text } from '../../words/words.js';
import { useSession } from './session-context.js';

export function HelpDialog() {
  const { isHelpShown } = useSession();
  if (!isHelpShown.value) return null;
  const close = () => {
    isHelpShown.value = false;
  };
  return (
    <Dialog title={text('editKeysTitle')} onClose={close}>
      <p>{text('editMouse')}</p>
      {SECTIONS.map(({ words, actions }) => (
        <section key={words}>
          <h3>{text(words)}</h3>
          <dl class="edit-help">
            {actions.map((action) => action.keys.length > 0 && <Line key={action.name} action={action} />)}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function Line({ action: { name, words, keys } }: { readonly action: Action }) {
  return (
    <div data-action={name}>
      <dt>{text(words)}</dt>
      <dd>
        {shownKeys(keys).map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </div>
  );
}
