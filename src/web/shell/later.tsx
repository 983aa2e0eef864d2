/** A part of a page that is loaded when it is first shown. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../words/words.js';
import { Fault } from './fault.js';

interface Closing {
  readonly onClose: () => void;
}

interface LaterProps<Given> {
  readonly load: () => Promise<{ readonly default: ComponentType<Given & Closing> }>;
  /** Of a part that closes itself. */
  readonly onClose?: () => void;
  /** What else the part is given; absent: nothing. */
  readonly given?: Given;
}

const NOTHING = () => {};

/** What cannot be loaded says so where it would stand. */
export function Later<Given extends object = object>({ load, onClose = NOTHING, given }: LaterProps<Given>) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Given & Closing> } | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    load().then(
      (loaded) => setPart({ Part: loaded.default }),
      (error: Error) => setFault(error.message),
    );
  }, [load]);
  if (part !== null) return <part.Part {...({ ...given, onClose } as Given & Closing)} />;
  return <Fault text={fault === '' ? '' : text('pageFailed', { reason: fault })} />;
}
