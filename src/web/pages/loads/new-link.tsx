/** Makes a link to a load, until a day or as long as links usually hold. */
import { useState } from 'preact/hooks';
import type { ShownLink } from '../../../schema/links.js';
import { Fault } from '../../shell/fault.js';
import { makeLink } from './known-links.js';
import { ofLoads } from './words.js';

interface NewLinkProps {
  readonly title: string;
  readonly allows: ShownLink['allows'];
  /** What is written on the button. */
  readonly label: string;
}

export function NewLink({ title, allows, label }: NewLinkProps) {
  const [until, setUntil] = useState('');
  const [fault, setFault] = useState('');
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    setFault('');
    makeLink(title, until, allows).catch((error: Error) => setFault(error.message));
  };
  return (
    <>
      <form class="row" onSubmit={make}>
        <label class="row">
          <span class="small">{ofLoads('linkUntil')}</span>
          <input
            class="input is-short"
            type="date"
            value={until}
            onInput={(event) => setUntil(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {label}
        </button>
      </form>
      <Fault text={fault} />
    </>
  );
}
