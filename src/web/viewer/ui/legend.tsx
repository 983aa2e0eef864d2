/** What the colours mean; of cargoes each can be hidden. */
import { useMemo } from 'preact/hooks';
import { cssOf, inkOn } from '../../../scene/shades.js';
import type { Paint } from '../colouring.js';
import type { Viewing } from '../viewing.js';

export function Legend({ viewing }: { viewing: Viewing }) {
  const { meanings } = viewing.coloured.value;
  const hidden = viewing.hiddenCargoes.value;
  const { words } = viewing;
  return (
    <ul class="legend">
      {meanings.map((meaning) => (
        <li
          key={`${meaning.code} ${meaning.text}`}
          data-is-hidden={meaning.cargo !== null && hidden.has(meaning.cargo)}
        >
          <Swatch paint={meaning} letters={meaning.code} />
          <span class="name">{meaning.text}</span>
          <span class="count">
            {words.number(meaning.pieces)} {words.text(meaning.pieces === 1 ? 'piece' : 'pieces')}
          </span>
          {meaning.cargo !== null && <Hiding viewing={viewing} cargo={meaning.cargo} name={meaning.text} />}
        </li>
      ))}
    </ul>
  );
}

function Hiding({ viewing, cargo, name }: { viewing: Viewing; cargo: number; name: string }) {
  const isHidden = viewing.hiddenCargoes.value.has(cargo);
  const word = viewing.words.text(isHidden ? 'show' : 'hide');
  return (
    <button
      type="button"
      aria-label={`${word}: ${name}`}
      onClick={() => viewing.ask({ kind: 'hideCargo', cargo, isHidden: !isHidden })}
    >
      {word}
    </button>
  );
}

/** A patch of a colour with its letters, drawn so that no style has to be written. */
export function Swatch({ paint: { colour }, letters = '' }: { paint: Paint; letters?: string }) {
  const [css, ink] = useMemo(() => [cssOf(colour), cssOf(inkOn(colour))], [colour]);
  return (
    <svg class="swatch" viewBox="0 0 26 20" aria-hidden="true">
      <rect width="26" height="20" fill={css} />
      <text x="13" y="14.5" text-anchor="middle" font-size="12" font-weight="600" fill={ink}>
        {letters}
      </text>
    </svg>
  );
}
