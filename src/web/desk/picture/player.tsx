/** The loading steps played: one stretch of the bar for each stop. */
import { useEffect } from 'preact/hooks';
import { Later } from '../../shell/later.js';
import type { Opened } from '../../viewer/opened.js';
import type { Viewing } from '../../viewer/viewing.js';
import { Icon, type IconName } from '../icons.js';
import { desk } from '../words.js';

const PACE_MILLISECONDS = 700;
const emptyStops = () => import('./empty-stops.js');

export function Player({ view }: { readonly view: Viewing }) {
  const { words } = view;
  const step = view.step.value;
  const opened = view.opened.value;
  const count = opened.sheet.steps.length;
  const isPlaying = view.isPlaying.value;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => view.playOn(), PACE_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isPlaying, view]);
  const button = (icon: IconName, label: string, to: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > count || to === step}
      onClick={() => view.ask({ kind: 'step', to })}
    >
      <Icon name={icon} />
    </button>
  );
  const stretches = stretchesOf(opened);
  const said = step === count ? desk('allSteps', { count }) : words.text('stepOf', { number: step, count });
  return (
    <fieldset class="player" aria-label={words.text('playback')}>
      {button('first', words.text('firstStep'), 0)}
      {button('left', words.text('stepBefore'), step - 1)}
      <button
        type="button"
        class="icon-button"
        aria-label={words.text(isPlaying ? 'pause' : 'play')}
        title={words.text(isPlaying ? 'pause' : 'play')}
        onClick={() => view.ask({ kind: 'play' })}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      {button('right', words.text('stepAfter'), step + 1)}
      {button('last', words.text('lastStep'), count)}
      <div class="player-bar">
        <div class="player-stretches" aria-hidden="true">
          {stretches.map(({ stop, group, first, last }) => (
            <span key={first} style={{ flexGrow: last - first + 1 }}>
              {stop !== null && (
                // For the pointer alone: keys and readers have the bar.
                <button type="button" tabIndex={-1} title={group} onClick={() => view.ask({ kind: 'step', to: first })}>
                  <span>
                    <b>{`${words.text('stop')} `}</b>
                    <b class="stretch-stop">{stop}</b>
                  </span>
                  {group !== '' && <em>{`· ${group}`}</em>}
                </button>
              )}
              <i style={{ '--done': Math.max(0, Math.min(1, (step - first + 1) / (last - first + 1))) }} />
            </span>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={count}
          value={step}
          aria-label={words.text('step')}
          aria-valuetext={words.text('stepOf', { number: step, count })}
          onInput={(event) => view.ask({ kind: 'step', to: Number(event.currentTarget.value) })}
        />
      </div>
      <output class="player-said">{said}</output>
      {opened.isTour && <Later load={emptyStops} />}
    </fieldset>
  );
}

export interface Stretch {
  /** Null: the load is no tour. */
  readonly stop: number | null;
  /** Whose it is; empty: nobody said. */
  readonly group: string;
  /** Numbers of its first and its last step. */
  readonly first: number;
  readonly last: number;
}

/** Steps that load for one stop after each other. */
export function stretchesOf(opened: Opened): Stretch[] {
  const found: { stop: number | null; groups: Set<string>; first: number; last: number }[] = [];
  for (const { number, cargo } of opened.sheet.steps) {
    const stop = opened.isTour ? opened.stopOf(cargo) : null;
    const before = found.at(-1);
    const group = opened.pieces.cargoes[cargo]!.groupName;
    if (before === undefined || before.stop !== stop) {
      found.push({ stop, groups: new Set([group]), first: number, last: number });
    } else {
      before.last = number;
      before.groups.add(group);
    }
  }
  return found.map(({ groups, ...stretch }) => ({
    ...stretch,
    group: [...groups].filter((name) => name !== '').join(', '),
  }));
}
