/** A part of a page that is loaded when it is first shown. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../words/words.js';
import { Fault } from './fault.js';

interface LaterProps {
  readonly load: () => Promise<{ readonly default: ComponentType<{ readonly onClose: () => void }> }>;
  /** Of a part that closes itself. */
  readonly onClose?: () => void;
}

const NOTHING = () => {};

/** What cannot be loaded says so where it would stand. */
export function Later({ load, onClose = NOTHING }: LaterProps) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<{ readonly onClose: () => void }> } | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    load().then(
      (loaded) => setPart({ Part: loaded.default }),
      (error: Error) => setFault(error.message),
    );
  }, [load]);
  if (part !== null) return <part.Part onClose={onClose} />;
  return <Fault text={fault === '' ? '' : text('pageFailed', { reason: fault })} />;
}
