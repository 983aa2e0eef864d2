/** Cargo and containers as lines of text, a quick way in. */
import { CONTAINER_LINE_EXAMPLE, TEXT_LINE_EXAMPLE } from '../../../domain/text-line.js';
import { readLinesAsWritten } from '../../../domain/text-lines.js';
import { change, draft, lines } from '../../plan-request/draft-store.js';
import { withLines } from '../../plan-request/lines.js';
import { tab } from '../../plan-request/view-state.js';
import { text } from '../../words/words.js';

const EXAMPLE = `${TEXT_LINE_EXAMPLE}\n${CONTAINER_LINE_EXAMPLE}`;

export default function LinesView() {
  const { lines: read, faults } = readLinesAsWritten(lines.value, draft.value.shown);
  const count = read.length;
  const add = () => {
    change(withLines(draft.value, read));
    const faulty = new Set(faults.map(({ line }) => line));
    lines.value = lines.value
      .split('\n')
      .filter((_, at) => faulty.has(at + 1))
      .join('\n');
    if (faulty.size === 0) tab.value = read.every(({ isContainer }) => isContainer) ? 'emptyContainers' : 'cargoes';
  };
  return (
    <>
      <div class="field">
        <label for="lines">{text('linesLabel')}</label>
        <textarea
          id="lines"
          class="input"
          rows={8}
          spellcheck={false}
          placeholder={EXAMPLE}
          value={lines.value}
          aria-invalid={faults.length > 0}
          aria-describedby="lines-faults"
          onInput={(event) => {
            lines.value = event.currentTarget.value;
          }}
        />
      </div>
      <ul id="lines-faults" class="plain-list small" role="status">
        {faults.map(({ line, column, message }) => (
          <li key={`${line}:${column} ${message}`}>{text('lineFault', { line, column, message })}</li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button is-main" disabled={count === 0} onClick={add}>
          {text('linesAdd', { count })}
        </button>
        <span class="quiet small">{text('linesHint')}</span>
      </div>
    </>
  );
}
