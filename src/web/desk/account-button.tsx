/** The round button at the end of the top bar; what is behind it is loaded when it is opened. */
import { useRef, useState } from 'preact/hooks';
import { Later } from '../shell/later.js';
import { session } from '../shell/session.js';
import { text } from '../words/words.js';
import { Icon } from './icons.js';

const menu = () => import('./frame/account-menu.js');
const leaving = () => import('./frame/sign-out-dialog.js');

export function AccountButton() {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { account } = session.value;
  const name = account === null ? '' : account.name || account.user;
  return (
    <>
      {name !== '' && <span class="account-name">{name}</span>}
      <button
        type="button"
        class="account"
        aria-label={account === null ? text('pageAccount') : `${text('pageAccount')}: ${name}, ${initialsOf(name)}`}
        aria-expanded={isOpen}
        popovertarget="account-menu"
      >
        {account === null ? <Icon name="person" /> : initialsOf(name)}
      </button>
      <div id="account-menu" class="menu" popover="auto" ref={panel} onToggle={(event) => setOpen(isOpening(event))}>
        {isOpen && (
          <Later
            load={menu}
            onClose={() => panel.current?.hidePopover()}
            given={{ onSignOut: () => setLeaving(true) }}
          />
        )}
      </div>
      {isLeaving && <Later load={leaving} onClose={() => setLeaving(false)} />}
    </>
  );
}

function isOpening(event: Event): boolean {
  return event instanceof ToggleEvent && event.newState === 'open';
}

/** @param name of a person, or their address for mail */
function initialsOf(name: string): string {
  const parts = name.split('@')[0]!.split(/[^\p{L}]+/u);
  return parts
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toUpperCase())
    .join('');
}
