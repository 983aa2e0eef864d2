/** Remedies for what stays behind, tried on a click: what each brings, and one more click that takes it. */
import { useEffect } from 'preact/hooks';
import type { Uom } from '../../../domain/words.js';
import { levelOf, running, shownPlan } from '../../pages/plan/planner.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { uomSent } from '../../plan-request/request-draft.js';
import { shownName } from '../../words/shown-name.js';
import { text } from '../../words/words.js';
import { isOfNow, leftCount, shownLoad } from '../desk-state.js';
import { levelName } from '../levels.js';
import { costOf, money } from '../prices.js';
import { volumeText } from '../volume-text.js';
import { desk } from '../words.js';
import { more } from '../words-more.js';
import { byPieces, trial, tryRemedies } from './remedies.js';
import type { Remedy, Tried, Useless } from './trial.js';

let ends = new AbortController();

/** Whoever types on waits for nothing that was tried before. */
function endTrial(): void {
  ends.abort(new Error('Something else is asked for.'));
}

export function WhatWouldHelp() {
  const now = draft.value;
  useEffect(() => endTrial, [now]);
  const tried = trial.value?.of === now ? trial.value : null;
  if (!isOfNow.value || leftCount.value === 0) return null;
  const [found, fewer] = byPieces(tried?.found ?? [], shownLoad.value?.loadSummary.cargoesLoaded ?? 0);
  const begin = () => {
    endTrial();
    ends = new AbortController();
    const load = shownLoad.peek();
    const plan = shownPlan.peek()?.answer.plan ?? null;
    if (load !== null && plan !== null) void tryRemedies(now, load, plan, ends.signal);
  };
  return (
    <section class="help" aria-label={more('whatWouldHelp')}>
      <h3>{more('whatWouldHelp')}</h3>
      {tried === null ? (
        <>
          <p class="quiet">{more('helpSays')}</p>
          <button type="button" class="desk-button" disabled={running.value !== null} onClick={begin}>
            {more('helpTry')}
          </button>
        </>
      ) : (
        <>
          <List remedies={found} />
          {fewer.length > 0 && (
            <>
              <h4>{more('helpFewer')}</h4>
              <List remedies={fewer} />
            </>
          )}
          {tried.passNoDoor > 0 && <p>{more('helpNoDoor', { count: tried.passNoDoor })}</p>}
          <p class="quiet" role="status">
            {tried.done < tried.count
              ? more('helpTrying', { number: tried.done + 1, count: tried.count })
              : tried.found.length === 0
                ? more('helpNone', { count: tried.count })
                : more('helpRest', { count: tried.count })}
          </p>
          {tried.useless.length > 0 && (
            <>
              <h4>{more('helpUseless')}</h4>
              <ul class="help-useless" aria-label={more('helpUseless')}>
                {tried.useless.map((one) => (
                  <li key={keyOf(one)}>
                    {one.why === 'less' ? titleOf(one) : <s>{titleOf(one)}</s>} <small>{whyNot(one)}</small>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** Only who knows the goods knows whether they bear it. */
const OF_GOODS: ReadonlySet<Remedy['kind']> = new Set(['nothingOnTop', 'upright']);

const USELESS = { noMore: 'helpUselessSays', unbalanced: 'helpUnbalanced' } as const;

function whyNot(one: Useless): string {
  if (one.why !== 'less') return more(USELESS[one.why]);
  return desk('someLoad', { loaded: one.loaded, count: one.loaded + one.left });
}

const keyOf = ({ kind, name, stop }: Remedy) => `${kind}${stop ?? ''}${name}`;

function titleOf({ kind, name: said, stop, pieces = 0, containers = 0, draft: then }: Remedy): string {
  if (kind === 'without') return more('helpWithout', { part: stop === undefined ? said : stopText(stop, said) });
  if (kind === 'nothingOnTop') return more('helpOnTop', { name: said });
  if (kind === 'upright') return more('helpAnySide', { name: said });
  const name = shownName(said);
  if (kind === 'loose') return more('helpLoose', { count: pieces });
  if (kind === 'another') return more('helpAnother', { name });
  if (kind === 'enough') return more('helpEnough', { count: containers, name });
  if (kind === 'larger') return more('helpLarger', { name });
  if (kind === 'open') return more('helpOpen', { name, count: pieces });
  if (kind === 'reach') return more('helpReach');
  return kind === 'anyOrder' ? more('helpAnyOrder') : more('helpLonger', { level: levelName(levelOf(then)) });
}

function stopText(stop: number, group: string): string {
  return `${text('stop')} ${stop}${group === '' ? '' : ` (${group})`}`;
}

function List({ remedies }: { readonly remedies: readonly Tried[] }) {
  return (
    <ul>
      {remedies.map((one) => (
        <Found key={keyOf(one)} remedy={one} />
      ))}
    </ul>
  );
}

function Found({ remedy }: { readonly remedy: Tried }) {
  const { loaded, left, volume, cost } = remedy;
  const now = shownLoad.value;
  const before = now === null ? null : costOf(now);
  const title = titleOf(remedy);
  const ofNow = now?.loadSummary.cargoesLoaded ?? 0;
  const count = loaded + left;
  const [after, volumeNow] = [
    volumeText(volume, uomSent(remedy.draft)),
    now === null ? '' : volumeText(now.loadSummary.volumeLoaded, now.uom as Uom),
  ];
  // As it is shown; what it brings are then pieces.
  const isAlike = after === volumeNow;
  const brings =
    remedy.kind === 'without'
      ? more('helpWithoutLeft', { count: left })
      : left === 0
        ? desk('allLoad', { count })
        : loaded < ofNow || isAlike
          ? more('helpPieces', { loaded, before: ofNow, count })
          : desk('someLoad', { loaded, count });
  const figures =
    left === 0 || now === null || isAlike ? '' : ` · ${more('helpVolume', { volume: after, before: volumeNow })}`;
  // Without prices of both nobody knows what it costs.
  const isDearer = cost !== null && before !== null && cost > before;
  const costsMore =
    cost === null || before === null || cost === before ? '' : ` · ${isDearer ? '+' : ''}${money(cost - before)}`;
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <small>{`${brings}${figures}${costsMore}`}</small>
        {OF_GOODS.has(remedy.kind) && <small>{more('helpBears')}</small>}
      </span>
      <button
        type="button"
        class="desk-button"
        aria-label={`${more('helpTake')}: ${title}`}
        onClick={() => change(remedy.draft)}
      >
        {more('helpTake')}
      </button>
    </li>
  );
}
