/** What is seldom done at a step: behind a button, so that nobody in gloves does it by mistake. */
import { useState } from 'preact/hooks';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { Dialog } from '../../shell/dialog.js';
import { dock } from './words.js';

interface MenuProps {
  /** Of the container. */
  readonly name: string;
  /** Notes of this container. */
  readonly problems: number;
  /** Nothing is ticked: there is nothing to take back. */
  readonly isUntouched: boolean;
  readonly onProblems: () => void;
  readonly onAgain: () => void;
}

export function StepMenu({ name, problems, isUntouched, onProblems, onAgain }: MenuProps) {
  const [open, setOpen] = useState<'menu' | 'again' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        class="button is-tall"
        aria-label={dock('dockMenu')}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {open === 'menu' && (
        <Dialog title={name} onClose={close}>
          <button type="button" class="button is-large" onClick={onProblems}>
            {dock('dockProblems', { count: String(problems) })}
          </button>
          <button type="button" class="button is-large" disabled={isUntouched} onClick={() => setOpen('again')}>
            {dock('dockAgain')}
          </button>
        </Dialog>
      )}
      {open === 'again' && <AgainDialog name={name} onAgain={onAgain} onClose={close} />}
    </>
  );
}

type AgainProps = Pick<MenuProps, 'name' | 'onAgain'> & { readonly onClose: () => void };

/** All that was ticked is taken back, once that is confirmed. */
export function AgainDialog({ name, onAgain, onClose }: AgainProps) {
  return (
    <ConfirmDialog
      title={dock('dockAgain')}
      question={dock('dockAgainAsked', { name })}
      label={dock('dockAgainYes')}
      onYes={async () => onAgain()}
      onClose={onClose}
    />
  );
}
