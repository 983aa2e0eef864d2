/** What the colours mean; of cargoes each can be hidden. */
import { useMemo } from 'preact/hooks';
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

/** A patch of a colour with its hatch and letters, drawn so that no style has to be written. */
export function Swatch({ paint: { colour, hatch }, letters = '' }: { paint: Paint; letters?: string }) {
  const css = useMemo(() => cssOf(colour), [colour]);
  const ink = greyOf(colour) > 140 ? '#1f2933' : '#ffffff';
  return (
    <svg class="swatch" viewBox="0 0 26 20" aria-hidden="true">
      <rect width="26" height="20" fill={css} />
      {hatch !== 'none' && (
        <path d={HATCH_LINES[hatch]} stroke={ink} stroke-opacity="0.4" stroke-width="2" fill="none" />
      )}
      <text x="13" y="14.5" text-anchor="middle" font-size="12" font-weight="600" fill={ink}>
        {letters}
      </text>
    </svg>
  );
}

const rising = 'M-6 20 L14 0 M1 20 L21 0 M8 20 L28 0 M15 20 L35 0 M-13 20 L7 0';
const falling = 'M-6 0 L14 20 M1 0 L21 20 M8 0 L28 20 M15 0 L35 20 M-13 0 L7 20';
const HATCH_LINES = { rising, falling, level: 'M0 3 H26 M0 10 H26 M0 17 H26', crossed: `${rising} ${falling}` };

function cssOf(colour: number): string {
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  return `#${hex(colour & 255)}${hex((colour >> 8) & 255)}${hex((colour >> 16) & 255)}`;
}

function greyOf(colour: number): number {
  return 0.299 * (colour & 255) + 0.587 * ((colour >> 8) & 255) + 0.114 * ((colour >> 16) & 255);
}
