/** The loading steps in words, by stop, in step with the picture. */
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Step } from '../../../scene/steps.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { session } from '../../shell/session.js';
import { memo } from '../../viewer/ui/memo.js';
import '../../styles/desk-steps.css';
import { withRowsLeftOut } from '../../plan-request/listed-rows.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { stopsOf } from '../../plan-request/stops.js';
import { WOOD } from '../../viewer/colouring.js';
import type { Opened } from '../../viewer/opened.js';
import { Swatch } from '../../viewer/ui/legend.js';
import type { Viewing } from '../../viewer/viewing.js';
import { shownName } from '../../words/shown-name.js';
import { fixed, number, text } from '../../words/words.js';
import { withStopEarlier } from '../cargo/stop-earlier.js';
import { Lines } from '../icons.js';
import { stretchesOf } from '../picture/player.js';
import { viewing } from '../picture/shown-view.js';
import { desk } from '../words.js';
import { type MoreLabel, more } from '../words-more.js';
import { LookSign } from './cargo-sign.js';

/** Beside what the picture shows: a tick would say that it is loaded. Lucide's. */
const EYE = 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6';

export default function StepList() {
  const view = viewing.value;
  if (view === null) return <p class="rail-quiet">{desk('resultNone')}</p>;
  return <Steps view={view} opened={view.opened.value} />;
}

/** Drawn once for a container: the step that is shown is marked in it, so that a step costs the same however many there are. */
const Steps = memo(function Steps({ view, opened }: { readonly view: Viewing; readonly opened: Opened }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(
    () =>
      effect(() => {
        const shown = view.step.value;
        // When all is loaded no step is the one that is shown.
        const step = shown === opened.sheet.steps.length ? shown + 1 : shown;
        for (const line of list.current!.querySelectorAll<HTMLElement>('[data-step]')) {
          const own = Number(line.dataset['step']);
          line.dataset['state'] = own < step ? 'shown' : own === step ? 'now' : 'later';
          if (own !== step) line.removeAttribute('aria-current');
          else {
            line.setAttribute('aria-current', 'step');
            line.scrollIntoView({ block: 'nearest' });
          }
        }
      }),
    [view, opened],
  );
  const stretches = stretchesOf(opened);
  const heading = new Map(stretches.map((stretch, at) => [stretch.first, { ...stretch, at }]));
  return (
    <ol class="step-list" ref={list}>
      {opened.sheet.steps.map((step) => {
        const begins = heading.get(step.number);
        const pallet = palletOf(step, opened);
        return (
          <li key={step.number}>
            {begins !== undefined && begins.stop !== null && (
              <h3>
                {`${text('stop')} ${begins.stop}${begins.group === '' ? '' : ` · ${begins.group}`}`}
                {begins.stop === opened.firstStop && <small>{more('stopFirstOff')}</small>}
                <StopDeeds stop={begins.stop} isFirst={begins.stop === opened.firstStop} />
              </h3>
            )}
            <button type="button" data-step={step.number} onClick={() => view.ask({ kind: 'step', to: step.number })}>
              <span class="step-number">{step.number}</span>
              <Sign step={step} opened={opened} />
              <span>
                <strong>{`${number(step.pieces)} × ${nameOf(step, opened, view)}`}</strong>
                <small>{placeOf(step, opened)}</small>
                {!step.isStraight && <small class="is-amber">{view.words.text('crooked')}</small>}
              </span>
              <Lines path={EYE} />
            </button>
            {pallet >= 0 && (
              <button type="button" class="as-link step-pallet" onClick={() => view.showPallet(pallet)}>
                {view.words.text('open')}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
});

/** Stops are in the order in which their cargo comes off: two of them change places. Or all of one stays out of the plan. */
function StopDeeds({ stop, isFirst }: { readonly stop: number; readonly isFirst: boolean }) {
  const isOpposite = session.value.settings?.isCargoSequenceUsedInOppositeOrder === true;
  const stops = stopsOf(draft.value, isOpposite);
  // Of groups in order, and of rows without a stop, no row says the number.
  if (!stops.includes(stop)) return null;
  const rows = new Set(stops.flatMap((one, at) => (one === stop ? [at] : [])));
  const deed = (words: MoreLabel, next: () => RequestDraft) => (
    <button
      type="button"
      class="as-link"
      aria-label={`${more(words)}: ${text('stop')} ${stop}`}
      onClick={() => change(next())}
    >
      {more(words)}
    </button>
  );
  return (
    <>
      {!isFirst && deed('stopEarlier', () => withStopEarlier(draft.value, stop, isOpposite))}
      {deed('stopLeaveOut', () => withRowsLeftOut(draft.value, rows))}
    </>
  );
}

function Sign({ step, opened }: { readonly step: Step; readonly opened: Opened }) {
  const look = opened.sheet.scene.looks[step.cargo];
  if (look !== undefined) return <LookSign look={look} />;
  // Of a finished pallet, numbered as at the dock.
  return <Swatch paint={WOOD} letters={`P${step.cargo - opened.sheet.scene.looks.length + 1}`} />;
}

/** Of a finished pallet that of the pallet, and what is on it. */
function nameOf(step: Step, opened: Opened, view: Viewing): string {
  const { sheet, pieces } = opened;
  const name = sheet.scene.looks[step.cargo]?.name ?? shownName(pieces.cargoes[step.cargo]!.name);
  const place = palletOf(step, opened);
  const pallet = view.names.find((one) => one.kind === 'pallet' && one.place === place);
  return pallet === undefined ? name : `${shownName(pallet.name)} · ${name}`;
}

/** Place of the finished pallet that is loaded; -1: it is cargo. */
function palletOf({ number }: Step, { pieces }: Opened): number {
  return pieces.pieces[pieces.loadedAfter[number - 1]!]?.pallet ?? -1;
}

/** From where to where along the container, and how high. */
function placeOf({ extent }: Step, opened: Opened): string {
  const { lengthsPerEdge, volume } = opened.units;
  const unit = volume === 'm3' ? 'm' : 'ft';
  const edges = (scaled: number) => fixed(opened.length(scaled) / lengthsPerEdge, 2);
  const along = `${edges(extent.x1)}–${edges(extent.x2)} ${unit}`;
  const up = extent.z1 <= 0 ? more('onFloor') : more('upFloor', { up: `${edges(extent.z1)} ${unit}` });
  return `${along} · ${up}`;
}
