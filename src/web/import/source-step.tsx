/** Where a list comes from: a file, chosen or dropped, or pasted cells. */
import { useRef } from 'preact/hooks';
import { listText } from './words.js';

export function SourceStep({ onSource }: { readonly onSource: (source: File | string) => void }) {
  const input = useRef<HTMLInputElement>(null);
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
        class="input"
        rows={3}
        spellcheck={false}
        aria-label={listText('listPaste')}
        placeholder={listText('listPaste')}
        onInput={(event) => {
          const { value } = event.currentTarget;
          if (value.includes('\n') || value.includes('\t')) onSource(value);
        }}
      />
    </div>
  );
}
