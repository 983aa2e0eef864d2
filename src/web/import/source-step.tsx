/** Where a list comes from: a file, chosen or dropped, or pasted cells. */
import { useRef } from 'preact/hooks';
import { text } from '../words/words.js';

export function SourceStep({ onSource }: { readonly onSource: (source: File | string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="list-source">
      <p>{text('listStart')}</p>
      <p class="quiet small">{text('listForms')}</p>
      <div class="row">
        <button type="button" class="button is-main" onClick={() => input.current?.click()}>
          {text('listChoose')}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={text('listChoose')}
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onSource(file);
        }}
      />
      <textarea
        class="input"
        rows={3}
        spellcheck={false}
        aria-label={text('listPaste')}
        placeholder={text('listPaste')}
        onInput={(event) => {
          const { value } = event.currentTarget;
          if (value.includes('\n') || value.includes('\t')) onSource(value);
        }}
      />
    </div>
  );
}
