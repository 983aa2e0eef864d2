/** What keys do. */
import '../../styles/desk-frame.css';
import { Dialog } from '../../shell/dialog.js';
import { text, viewerWords } from '../../words/words.js';
import { desk } from '../words.js';
import { frame } from './words.js';

type Row = readonly [keys: string, deed: string];

export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={frame('keyboard')} onClose={onClose}>
      <Keys
        title={frame('keysEverywhere')}
        rows={[
          ['Ctrl S', desk('save')],
          ['Ctrl Z', text('undo')],
          ['Ctrl Shift Z', text('redo')],
          ['F6', frame('keyPane')],
          ['[ ]', frame('keyTab')],
          ['?', frame('keyboard')],
        ]}
      />
      <Keys
        title={text('tabCargo')}
        rows={[
          ['← ↑ → ↓ Enter Tab', frame('keyCell')],
          ['Ctrl V', frame('keyPasteRows')],
          ['Ctrl D', frame('keyDown')],
          ['Shift ↑ ↓ · Ctrl A', frame('keyChoose')],
          ['Delete', text('rowRemove')],
          ['Alt 1, 2, 3', desk('columnHandling')],
        ]}
      />
      <section class="stack">
        <h3>{desk('picture')}</h3>
        <p class="small">{viewerWords.value['keys']}</p>
      </section>
    </Dialog>
  );
}

function Keys({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <section class="stack">
      <h3>{title}</h3>
      <dl class="keys">
        {rows.map(([keys, deed]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
