/** The middle of the desk: the picture of the plan, its side view, what the check says, and the loading steps played. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isStopped, running } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import { theme } from '../../shell/theme.js';
import { headingOf } from '../../viewer/describe.js';
import type { SheetName } from '../../viewer/sheets.js';
import { Picture } from '../../viewer/ui/picture.js';
import type { Viewing } from '../../viewer/viewing.js';
import { shownName } from '../../words/shown-name.js';
import { number, text } from '../../words/words.js';
import { isOfNow, lackText, shownLoad, showTab } from '../desk-state.js';
import { hand } from '../hand/hand.js';
import { headlineOf, isChoice } from '../headline.js';
import { Icon } from '../icons.js';
import { desk } from '../words.js';
import { followPointer } from './marked-row.js';
import { PictureTools } from './picture-tools.js';
import { Player } from './player.js';
import { aimAgain, viewing } from './shown-view.js';
import { SideView } from './side-view.js';
import { StudyBanner } from './study-banner.js';
import { handIn } from './taking.js';
import { VerdictLine } from './verdict-line.js';

/** @param instead what stands in place of a picture that the browser cannot draw */
export function Stage({ instead }: { readonly instead: ComponentChildren }) {
  const view = viewing.value;
  return (
    <section class="desk-stage" aria-label={desk('picture')} data-is-old={hand.value === null && !isOfNow.value}>
      <Waiting />
      {view === null ? (
        <div class="stage-empty">
          <p>{emptyText()}</p>
        </div>
      ) : (
        <>
          {view.names.length > 1 && <Tabs view={view} />}
          <PictureTools view={view} />
          <Drawn view={view} instead={instead} />
          <SideView view={view} />
        </>
      )}
      <StudyBanner />
      <VerdictLine />
      {view !== null && <Player view={view} />}
      <Sum />
    </section>
  );
}

/** While it is planned, a bar at the top: the picture before stays until there is a better one. */
function Waiting() {
  const runs = running.value;
  return (
    <progress
      class="stage-waits"
      hidden={runs === null}
      max={1}
      value={runs?.progress?.share}
      aria-label={text('calculating')}
    />
  );
}

function emptyText(): string {
  const { cargoes, emptyContainers } = draft.value;
  if (cargoes.length === 0 || emptyContainers.length === 0) return lackText();
  return desk(running.value !== null ? 'planning' : isStopped.value ? 'resultNone' : 'noPlan');
}

function Drawn({ view, instead }: { readonly view: Viewing; readonly instead: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const taking = useMemo(() => handIn(view), [view]);
  useEffect(() => {
    const observer = new ResizeObserver(() => aimAgain(view));
    observer.observe(place.current!);
    const unfollow = followPointer(place.current!, view);
    return () => {
      observer.disconnect();
      unfollow();
    };
  }, [view]);
  return (
    <div class="stage-picture" ref={place}>
      <Picture
        viewing={view}
        theme={theme.value}
        title={draft.value.title || desk('untitled')}
        instead={instead}
        hand={taking}
      />
    </div>
  );
}

/** The way to the result on a screen with room for one pane. */
function Sum() {
  const load = shownLoad.value;
  if (load === null || isChoice(load)) return null;
  return (
    <button type="button" class="stage-sum" onClick={() => showTab('result')}>
      {headlineOf(load)}
      <Icon name="right" />
    </button>
  );
}

/** Short, so that many fit; pallets as the steps name them. */
function tabOf({ kind, number: place, count, quantity, name }: SheetName): string {
  if (kind === 'pallet') return quantity === 1 ? `P${place}` : `P${place} × ${number(quantity)}`;
  return count === 1 ? shownName(name) : `${place} · ${shownName(name)}`;
}

/** Several containers, and the pallets of a palletized load. */
function Tabs({ view }: { readonly view: Viewing }) {
  const sheet = view.sheet.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.children[sheet]?.scrollIntoView({ block: 'nearest', inline: 'center' }), [sheet]);
  return (
    <div class="stage-tabs" role="tablist" ref={list} aria-label={view.words.text('sheets')}>
      {view.names.map((name, at) => (
        <button
          key={`${name.kind} ${name.number}`}
          type="button"
          role="tab"
          title={headingOf(name, view.words)}
          aria-selected={at === sheet}
          tabIndex={at === sheet ? 0 : -1}
          onClick={() => view.showSheet(at)}
          onKeyDown={({ key, currentTarget }) => {
            const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
            if (by === undefined) return;
            view.showSheet(at + by);
            const next = by > 0 ? currentTarget.nextElementSibling : currentTarget.previousElementSibling;
            if (next instanceof HTMLElement) next.focus();
          }}
        >
          {tabOf(name)} <span class="visually-hidden">{headingOf(name, view.words)}</span>
        </button>
      ))}
    </div>
  );
}
