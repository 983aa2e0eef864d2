/** What mouse, fingers and keys do. */
import type { Action, Context } from '../../editor/actions/action.js';
import { shownKey } from '../../editor/actions/keys.js';
import { ACTIONS } from '../../editor/actions/registry.js';
import { Dialog } from '../../shell/dialog.js';
import { text } from '../../words/words.js';
import { useSession } from './session-context.js';

const CONTEXTS = [
  ['chosen', 'editChosen'],
  ['picture', 'editView'],
  ['everywhere', 'pageEdit'],
] as const satisfies readonly (readonly [Context, string])[];

export function HelpDialog() {
  const { isHelpShown } = useSession();
  if (!isHelpShown.value) return null;
  const close = () => {
    isHelpShown.value = false;
  };
  return (
    <Dialog title={text('editKeysTitle')} onClose={close}>
      <p>{text('editMouse')}</p>
      {CONTEXTS.map(([context, words]) => (
        <section key={context}>
          <h3>{text(words)}</h3>
          <dl class="edit-help">
            {ACTIONS.filter((one) => one.context === context && one.keys.length > 0).map((action) => (
              <Line key={action.name} action={action} />
            ))}
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
        {keys.map((key) => (
          <kbd key={key}>{shownKey(key)}</kbd>
        ))}
      </dd>
    </div>
  );
}
