/** Copies a text; says so for a while. */
import { useState } from 'preact/hooks';
import { text } from '../words/words.js';

const SAID_FOR_MILLISECONDS = 2000;

interface CopyButtonProps {
  readonly value: string;
  /** What is written on the button. */
  readonly label: string;
}

export function CopyButton({ value, label }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copied(value))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), SAID_FOR_MILLISECONDS);
  };
  return (
    <button type="button" class="button is-small" onClick={() => void copy()}>
      {isCopied ? text('copied') : label}
    </button>
  );
}

/** Pages without https have no clipboard of their own: there the text is selected and copied as a person would. */
async function copied(value: string): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(value);
    return true;
  }
  const area = document.createElement('textarea');
  area.value = value;
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  return isDone;
}
