/** What was deleted just now, and the way to have it back. */
import { useEffect, useState } from 'preact/hooks';
import '../styles/toast.css';
import { text } from '../words/words.js';
import { Fault } from './fault.js';
import { send } from './server.js';

/** As the server answers a deletion. */
export interface Deletion {
  /** Of its entry in the bin; absent: nothing is kept. */
  readonly binId?: string;
}

export interface Deleted {
  readonly names: readonly string[];
  /** Of those that can be had back. */
  readonly binIds: readonly string[];
}

interface ToastProps {
  /** Null: nothing was deleted, or it is told no more. */
  readonly deleted: Deleted | null;
  /** Something is there again. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const SHOWN_MILLISECONDS = 20_000;

export function DeletedToast({ deleted, onBack, onClose }: ToastProps) {
  const [fault, setFault] = useState('');
  useEffect(() => {
    setFault('');
    if (deleted === null) return;
    const timer = setTimeout(onClose, SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [deleted]);
  const undo = async ({ binIds }: Deleted) => {
    try {
      for (const id of binIds) await send('POST', `/Bin/${encodeURIComponent(id)}/Restore`);
      onClose();
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      onBack();
    }
  };
  return (
    <div class={deleted === null ? 'visually-hidden' : 'toast'} role="status">
      {deleted !== null && (
        <>
          <span>{said(deleted)}</span>
          {deleted.binIds.length > 0 && (
            <button type="button" class="button is-small" onClick={() => void undo(deleted)}>
              {text('undo')}
            </button>
          )}
          <button type="button" class="button is-small is-plain" onClick={onClose}>
            {text('close')}
          </button>
          <Fault text={fault} />
        </>
      )}
    </div>
  );
}

function said({ names }: Deleted): string {
  const [name = ''] = names;
  return names.length === 1 ? text('deletedOne', { name }) : text('deletedMany', { count: names.length });
}
