/** What the dock tells of the saved load that is seen, as it happens: how much is loaded, and what cannot be. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { heldOf, nameOfPlace, type ProblemKind, type ProgressEvent } from '../../../domain/progress.js';
import type { ProgressNews } from '../../../schema/progress.js';
import { sheetTitle } from '../../pages/dock/sheet-title.js';
import { stepCard } from '../../pages/dock/step-card.js';
import { REASON_OF } from '../../pages/dock/told/joined.js';
import { sheetsOf } from '../../pages/dock/told/sheets-of.js';
import { dock } from '../../pages/dock/words.js';
import { LoadedBar, OlderPlan } from '../../pages/loads/loaded-bar.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { lastSaved } from '../../plan-request/draft-store.js';
import { pathOfLoad } from '../../shell/server.js';
import { moment, number } from '../../words/words.js';
import { isAllSaved } from '../hand/hand.js';
import { Icon } from '../icons.js';
import { viewing } from '../picture/shown-view.js';
import { loadedByPlan } from '../standing/comes-out.js';
import { StandsOtherwise } from '../standing/stands-otherwise.js';
import { DockLog } from './dock-log.js';

export default function AtDock() {
  const saved = lastSaved.value;
  const load = isAllSaved.value ? saved?.load : undefined;
  const path = load && saved ? pathOfLoad(load.owner, saved.title) : null;
  const news = useNews(path);
  const plan = shownPlan.value?.answer.plan;
  const loaded = useMemo(() => plan && loadedByPlan(plan), [plan]);
  if (news === null || news.version !== load?.version) return null;
  const { older, earlier, events, progress, version } = news;
  if (path === null || (older === null && earlier.length === 0 && events.length === 0)) return null;
  const before = earlier.filter((one) => one.version !== older?.version);
  const stateOf = (one: ProgressNews['earlier'][number]) => JSON.stringify(one.progress);
  return (
    <section class="at-dock" aria-live="polite">
      <h3>{dock('dockAtDock')}</h3>
      {older !== null && (
        <>
          <OlderPlan older={older} />
          <p class="quiet">{dock('dockOlderHelp')}</p>
          <DockLog path={path} version={older.version} state={stateOf(older)} />
        </>
      )}
      {events.length > 0 && (
        <>
          <LoadedBar progress={progress} />
          {before[0] && loaded && <StandsOtherwise {...{ path, earlier: before[0], events, loaded }} />}
          <Found events={events} />
          <DockLog path={path} version={version} state={String(events.length)} />
        </>
      )}
      {before.length > 0 && (
        <details class="earlier-plans">
          <summary>{dock('dockEarlierPlans')}</summary>
          {before.map((one) => (
            <div key={one.version} class="earlier-plan">
              <h4>{dock('dockEarlier', { date: moment(one.savedAt) })}</h4>
              <LoadedBar progress={one.progress} />
              <DockLog path={path} version={one.version} state={stateOf(one)} />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

/** All that was told of the newest version; null: nothing was heard yet. A hidden tab does not listen: browsers allow few streams. */
function useNews(path: string | null): ProgressNews | null {
  const [news, setNews] = useState<ProgressNews | null>(null);
  useEffect(() => {
    setNews(null);
    if (path === null) return;
    let stream: EventSource | null = null;
    const close = () => {
      stream?.close();
      stream = null;
    };
    const listen = () => {
      close();
      if (document.visibilityState === 'hidden') return;
      stream = new EventSource(`${path}/Progress/Events`);
      stream.onmessage = ({ data }: MessageEvent<string>) => {
        const next = JSON.parse(data) as ProgressNews;
        setNews((before) => joinedNews(before, next));
      };
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      close();
    };
  }, [path]);
  return news;
}

/** A stream begins with all events, and goes on with those that are new. */
function joinedNews(before: ProgressNews | null, next: ProgressNews): ProgressNews {
  if (before?.version !== next.version) return next;
  const known = new Map([...before.events, ...next.events].map((event) => [event.id, event]));
  return { ...next, events: [...known.values()] };
}

/** What cannot be loaded: what it is, where, and when it was found. */
function Found({ events }: { readonly events: readonly ProgressEvent[] }) {
  const view = viewing.value;
  const shown = shownPlan.value?.answer.plan;
  if (view === null || !shown) return null;
  const sheets = sheetsOf(shown.plan, view);
  const problems = [...heldOf(events).values()].flatMap(({ place, problem }) => (problem ? [{ place, problem }] : []));
  if (problems.length === 0) return null;
  return (
    <div class="amber-box">
      <h3>
        <Icon name="box" />
        {dock('dockProblemCount', { count: problems.length })}
      </h3>
      <ul>
        {problems.map(({ place, problem }) => {
          const sheet = sheets.sheetOf(place);
          const places = sheets.places(sheet);
          const step = 1 + places.findIndex((all) => all.some((one) => nameOfPlace(one) === nameOfPlace(place)));
          const card = step > 0 ? stepCard(view.openedAt(sheet), shown.problem.uom, step) : null;
          const count = problem.count ?? card?.pieces;
          const what = [count === undefined ? '' : `${number(count)} ×`, card?.code ?? '', card?.name ?? ''];
          const name = view.names[sheet];
          const where = [
            name === undefined ? '' : sheetTitle(name),
            step > 0 ? dock('dockStepNumber', { number: step }) : '',
            moment(problem.at),
            problem.by || dock('dockByLink'),
          ];
          return (
            <li key={problem.id}>
              {said(what, ' ')}
              <small>{said([dock(REASON_OF[problem.kind as ProblemKind]), problem.text ?? ''], ': ')}</small>
              <small>{said(where, ' · ')}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function said(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}
