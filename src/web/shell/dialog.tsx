/** A modal dialog: the browser's own, which keeps the focus inside and closes by Escape. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../words/words.js';

interface DialogProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Shown as long as it is rendered. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before anything is painted: an Escape that is pressed as soon as the dialog is seen closes it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog class={`dialog ${isWide ? 'is-wide' : ''}`} ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <div class="stack">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button is-small is-plain" onClick={() => dialog.current?.close()}>
            {text('close')}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
