/** Where a list comes from: a file, chosen or dropped, or pasted cells. */
import { useEffect, useRef } from 'preact/hooks';
import { listText } from './words.js';

interface SourceProps {
  /** What was pasted and could not be read, to be mended; empty: nothing was. */
  readonly text: string;
  /** Of the text, what is to be mended; null: no line in particular. */
  readonly line: number | null;
  readonly onSource: (source: File | string) => void;
}

export function SourceStep({ text, line, onSource }: SourceProps) {
  const input = useRef<HTMLInputElement>(null);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const isMended = text !== '';
  useEffect(() => {
    if (isMended && line !== null) showLine(pasted.current!, line);
  }, [text, line]);
  return (
    <div class="list-source">
      <p>{listText('listStart')}</p>
      <p class="quiet small">{listText('listForms')}</p>
      <div class="row">
        <button type="button" class="button is-main" onClick={() => input.current?.click()}>
          {listText('listChoose')}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={listText('listChoose')}
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onSource(file);
        }}
      />
      <textarea
        ref={pasted}
        class="input"
        rows={isMended ? 8 : 3}
        defaultValue={text}
        spellcheck={false}
        aria-label={listText('listPaste')}
        placeholder={listText('listPaste')}
        onInput={(event) => {
          const { value } = event.currentTarget;
          // Whoever mends it says when it is done.
          if (isMended) return;
          if (value.includes('\n') || value.includes('\t')) onSource(value);
        }}
      />
      {isMended && (
        <button type="button" class="button" onClick={() => onSource(pasted.current!.value)}>
          {listText('listReadAgain')}
        </button>
      )}
    </div>
  );
}

/** Chosen, and scrolled to. */
function showLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = ((line - 2) * area.scrollHeight) / lines.length;
}
