/** The viewer as a whole: heading, picture, playback, and what is beside them. */
import { headingOf } from '../describe.js';
import type { Viewing } from '../viewing.js';
import { Picture, type ThemeName } from './picture.js';
import { Playback } from './playback.js';
import { Side } from './side.js';

export function Viewer({ viewing, theme, title }: { viewing: Viewing; theme: ThemeName; title: string }) {
  return (
    <div class={`viewer ${theme}`}>
      <Head viewing={viewing} />
      <Picture viewing={viewing} theme={theme} title={title} />
      <Playback viewing={viewing} />
      <Side viewing={viewing} />
    </div>
  );
}

function Head({ viewing }: { viewing: Viewing }) {
  const { names, words } = viewing;
  const sheet = viewing.sheet.value;
  const name = names[sheet]!;
  const move = (by: -1 | 1, sign: string) => (
    <button
      type="button"
      aria-label={words.text(by < 0 ? 'before' : 'after')}
      title={words.text(by < 0 ? 'before' : 'after')}
      disabled={names[sheet + by] === undefined}
      onClick={() => viewing.ask({ kind: 'sheet', by })}
    >
      {sign}
    </button>
  );
  return (
    <div class="head">
      <h2>{headingOf(name, words)}</h2>
      {names.length > 1 && (
        <div class="row">
          {move(-1, '‹')}
          <select
            aria-label={words.text('sheets')}
            value={sheet}
            onChange={(event) => viewing.showSheet(Number(event.currentTarget.value))}
          >
            {names.map((one, at) => (
              <option key={`${one.kind} ${one.number}`} value={at}>
                {headingOf(one, words)}
              </option>
            ))}
          </select>
          {move(1, '›')}
        </div>
      )}
      {name.kind === 'option' && <p class="note">{words.text('optionsNote')}</p>}
    </div>
  );
}
