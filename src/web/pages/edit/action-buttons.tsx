/** Buttons and menus of the actions, as the registry has them. */
import { type Action, isPossible, type Menu, type Place } from '../../editor/actions/action.js';
import { shownKey } from '../../editor/actions/keys.js';
import { actionsAt, menusAt } from '../../editor/actions/registry.js';
import { type Label, text } from '../../words/words.js';
import { useSession } from './session-context.js';

interface ActionButtonsProps {
  readonly place: Place;
  readonly isSmall?: boolean;
  /** Id of what says why they are not possible. */
  readonly describedBy?: string;
}

export function ActionButtons({ place, isSmall = false, describedBy }: ActionButtonsProps) {
  const session = useSession();
  return (
    <>
      {actionsAt(place)
        .filter(({ isShown }) => isShown?.(session) ?? true)
        .map((action) => (
          <ActionButton key={action.name} action={action} isSmall={isSmall} describedBy={describedBy} />
        ))}
      {menusAt(place).map((menu) => (
        <ActionMenu key={menu.name} menu={menu} />
      ))}
    </>
  );
}

interface ActionButtonProps extends Omit<ActionButtonsProps, 'place'> {
  readonly action: Action;
}

function ActionButton({ action, isSmall, describedBy }: ActionButtonProps) {
  const session = useSession();
  const { name, words, label, sign, hint, keys, isOn, isMain } = action;
  const [key] = keys;
  return (
    <button
      type="button"
      class={`button ${isSmall ? 'is-small' : ''} ${isMain ? 'is-main' : ''}`}
      data-action={name}
      disabled={!isPossible(action, session)}
      aria-pressed={isOn?.(session)}
      aria-label={sign === undefined ? undefined : text(words)}
      aria-describedby={describedBy}
      title={hint === undefined ? key && shownKey(key) : text(hint)}
      onClick={() => action.run(session, '')}
    >
      {sign ?? text(label?.(session) ?? words)}
    </button>
  );
}

function ActionMenu({ menu }: { readonly menu: Menu }) {
  const session = useSession();
  const { name, words } = menu;
  const choices = menu.choices(session);
  if (choices.length === 0) return null;
  return (
    <select
      class="input is-short"
      data-action={name}
      aria-label={text(words)}
      value=""
      disabled={!isPossible(menu, session)}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        currentTarget.value = '';
        menu.run(session, value);
      }}
    >
      <option value="" disabled>
        {text(words)}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={!choice.isPossible}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}

/** Actions of which one is chosen from a list. */
export function ActionList({ place, words }: { readonly place: Place; readonly words: Label }) {
  const session = useSession();
  const actions = actionsAt(place);
  return (
    <select
      class="input is-short"
      aria-label={text(words)}
      value=""
      onChange={({ currentTarget }) => {
        const chosen = actions.find(({ name }) => name === currentTarget.value);
        currentTarget.value = '';
        chosen?.run(session, '');
      }}
    >
      <option value="" disabled>
        {text(words)}
      </option>
      {actions.map(({ name, words: own }) => (
        <option key={name} value={name} data-action={name}>
          {text(own)}
        </option>
      ))}
    </select>
  );
}
