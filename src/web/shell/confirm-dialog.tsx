/** Asks before something is done, and says what it is about by name. */
import { useState } from 'preact/hooks';
import { text } from '../words/words.js';
import { Dialog } from './dialog.js';
import { Fault } from './fault.js';

interface ConfirmProps {
  readonly title: string;
  readonly question: string;
  /** What the button does, as it is written on it. */
  readonly label: string;
  /** Nothing is lost by it. */
  readonly isHarmless?: boolean;
  readonly onYes: () => Promise<void>;
  readonly onClose: () => void;
}

export function ConfirmDialog({ title, question, label, isHarmless = false, onYes, onClose }: ConfirmProps) {
  const [fault, setFault] = useState('');
  const [isDoing, setDoing] = useState(false);
  const go = async () => {
    setDoing(true);
    try {
      await onYes();
      onClose();
    } catch (error) {
      setFault((error as Error).message);
      setDoing(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="long">{question}</p>
      <Fault text={fault} />
      <div class="row">
        <button
          type="button"
          class={`button ${isHarmless ? 'is-main' : 'is-danger'}`}
          disabled={isDoing}
          onClick={() => void go()}
        >
          {label}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {text('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
