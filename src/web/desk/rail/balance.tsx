/** Where the weight lies in the container that is looked at: seen from above, with how much is in front and behind. */
import { useState } from 'preact/hooks';
import { running } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import { Later } from '../../shell/later.js';
import type { Opened } from '../../viewer/opened.js';
import { fixed, percent } from '../../words/words.js';
import { Icon } from '../icons.js';
import { viewing } from '../picture/shown-view.js';
import { desk } from '../words.js';

const centreHelp = () => import('./centre-help.js');

/** From so much in one half somebody should know. */
const MUCH = 60;
const [WIDE, HIGH] = [280, 60];

export function Balance() {
  /** The order for which somebody asked what centres it. */
  const [asked, setAsked] = useState<unknown>(null);
  const opened = viewing.value?.opened.value;
  if (opened === undefined || opened.sheet.scene.room.way !== 'fromDoor') return null;
  const front = shareBefore(opened, 'length');
  const left = shareBefore(opened, 'width');
  if (front === null || left === null) return null;
  const { centre, container, units } = opened;
  const { length, width } = container.size;
  const [x, y] = [(centre.x / length) * WIDE, (centre.y / width) * HIGH];
  const halves = [
    [front, 'heavyFront'],
    [100 - front, 'heavyRear'],
    [left, 'heavyLeft'],
    [100 - left, 'heavyRight'],
  ] as const;
  const heavy = halves.filter(([share]) => share >= MUCH);
  const isTruck = container.containerType === 'Truck' && container.axles === undefined;
  const edges = (scaled: number) =>
    `${fixed(Math.abs(opened.length(scaled)) / units.lengthsPerEdge, 2)} ${units.volume === 'm3' ? 'm' : 'ft'}`;
  const along = centre.x - length / 2;
  const aside = centre.y - width / 2;
  return (
    <section class="balance" aria-label={desk('balance')}>
      <h3>{desk('balance')}</h3>
      <p class="balance-ends">
        <span>{desk('balanceFront', { share: percent(front, 0) })}</span>
        <span>{desk('balanceRear', { share: percent(100 - front, 0) })}</span>
      </p>
      <svg viewBox={`-4 -6 ${WIDE + 8} ${HIGH + 12}`} aria-hidden="true">
        <rect class={front >= MUCH ? 'is-heavy' : ''} width={WIDE / 2} height={HIGH} />
        <rect class={100 - front >= MUCH ? 'is-heavy' : ''} x={WIDE / 2} width={WIDE / 2} height={HIGH} />
        <path d={`M${WIDE / 2} -5V${HIGH + 5}M-3 ${HIGH / 2}H${WIDE + 3}`} />
        <g transform={`translate(${x} ${HIGH - y})`}>
          <circle r="7" />
          <path class="centre" d="M0 0V-7A7 7 0 0 1 7 0zM0 0V7A7 7 0 0 1 -7 0z" />
        </g>
      </svg>
      {heavy.map(([share, word]) => (
        <p key={word} class="amber">
          <Icon name="warning" />
          {desk(word, { share: percent(share, 0) })}
        </p>
      ))}
      {heavy.length > 0 &&
        (asked === draft.value ? (
          <Later load={centreHelp} given={{ isTruck }} />
        ) : (
          <button
            type="button"
            class="desk-button is-small"
            disabled={running.value !== null}
            onClick={() => setAsked(draft.value)}
          >
            {desk('centreTry')}
          </button>
        ))}
      <p class="quiet">
        {desk(along <= 0 ? 'centreToFront' : 'centreToDoor', { along: edges(along) })}{' '}
        {desk(aside <= 0 ? 'centreToLeft' : 'centreToRight', { aside: edges(aside), up: edges(centre.z) })}
      </p>
    </section>
  );
}

/** Percent of the weight before the middle of a side; null: nothing weighs anything. */
export function shareBefore({ pieces, container }: Opened, side: 'length' | 'width'): number | null {
  const middle = container.size[side] / 2;
  const [from, to] = side === 'length' ? (['x1', 'x2'] as const) : (['y1', 'y2'] as const);
  let [part, all] = [0, 0];
  for (const { body, cargo } of pieces.pieces) {
    const { weight } = pieces.cargoes[cargo]!;
    all += weight;
    const before = Math.max(0, Math.min(middle, body[to]) - body[from]);
    part += weight * (before / (body[to] - body[from]));
  }
  return all > 0 ? (100 * part) / all : null;
}
