/** What was ticked and noted of a plan: how many of what, in which container, when and by whom. Fetched when it is opened. */
import { useEffect, useState } from 'preact/hooks';
import { heldOf, type ProblemKind, type ProgressEvent } from '../../../domain/progress.js';
import type { LoadResponse } from '../../../schema/load.js';
import type { ProgressNews } from '../../../schema/progress.js';
import { REASON_OF } from '../../pages/dock/told/joined.js';
import { dock } from '../../pages/dock/words.js';
import { Fault } from '../../shell/fault.js';
import { read, withQuery } from '../../shell/server.js';
import { shownName } from '../../words/shown-name.js';
import { moment, number, text } from '../../words/words.js';

interface LogProps {
  /** Of the load. */
  readonly path: string;
  readonly version: number;
  /** Something else: it is read again. */
  readonly state: string;
}

export function DockLog(props: LogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="dock-log" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{dock('dockLog')}</summary>
      {isOpen && <Entries {...props} />}
    </details>
  );
}

interface Read {
  readonly load: LoadResponse;
  readonly events: readonly ProgressEvent[];
}

function Entries({ path, version, state }: LogProps) {
  const [found, setFound] = useState<Read | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const control = new AbortController();
    const load = read<LoadResponse>(
      withQuery(`${path}/Versions/${version}`, { spacesCreated: 'true' }),
      control.signal,
    );
    const told = read<ProgressNews>(withQuery(`${path}/Progress`, { version: String(version) }), control.signal);
    Promise.all([load, told]).then(
      ([load, { events }]) => setFound({ load, events }),
      (error: Error) => !control.signal.aborted && setFault(error.message),
    );
    return () => control.abort();
  }, [path, version, state]);
  if (found === null) return fault === '' ? <p class="quiet">{text('pageLoading')}</p> : <Fault text={fault} />;
  return (
    <ul>
      {entriesOf(found).map(({ what, note, where }) => (
        <li key={`${what}${where}${note}`}>
          {what}
          {note !== '' && <strong>{note}</strong>}
          <small>{where}</small>
        </li>
      ))}
    </ul>
  );
}

interface Entry {
  readonly what: string;
  /** Why it cannot be loaded; empty: it was ticked. */
  readonly note: string;
  readonly where: string;
}

/** As they hold now, by when they were made; what was ticked at once is one. */
function entriesOf({ load, events }: Read): Entry[] {
  const held = [...heldOf(events).values()];
  const ticks = held.flatMap(({ tick, problem }) => {
    if (tick?.kind !== 'Done') return [];
    // Whoever notes what cannot be loaded ticks the step: loaded is what is left of it.
    const { pieces } = piecesAt(load, tick);
    if (problem === null || tick.count !== undefined || pieces === 0) return [tick];
    const count = pieces - (problem.count ?? pieces);
    return count > 0 ? [{ ...tick, count }] : [];
  });
  const problems = held.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  const remarks = events.filter(({ kind }) => kind === 'Remark');
  const groups = new Map<string, { readonly event: ProgressEvent; readonly name: string; pieces: number }>();
  for (const event of [...ticks, ...problems, ...remarks].sort((a, b) => a.at.localeCompare(b.at))) {
    const { name, pieces } = piecesAt(load, event);
    const { container, pallet, at, by, kind } = event;
    const key = JSON.stringify([container, pallet, at, by, name, kind, kind === 'Done' ? '' : event.id]);
    const group = groups.get(key) ?? { event, name, pieces: 0 };
    groups.set(key, group);
    group.pieces += event.count ?? pieces;
  }
  return [...groups.values()].map(({ event, name, pieces }) => {
    const { kind, text: words = '', at, by } = event;
    const reason = kind === 'Done' || kind === 'Remark' ? '' : dock(REASON_OF[kind as ProblemKind]);
    return {
      what: pieces > 0 ? `${number(pieces)} × ${name}` : name,
      note: [reason, words].filter((part) => part !== '').join(': '),
      where: [containerOf(load, event), moment(at), by || dock('dockByLink')].join(' · '),
    };
  });
}

/** What stands at a place; of a pallet that is built its number alone. */
function piecesAt(load: LoadResponse, { container, pallet, section, space }: ProgressEvent) {
  const spaces = load.filledContainers[container - 1]?.spaces ?? [];
  if (pallet !== undefined) return { name: dock('dockPalletNumber', { number: pallet }), pieces: 0 };
  const own = spaces.filter(
    (one) => !one.isEmpty && (space === undefined ? one.section === section : one.sequence === space),
  );
  const names = new Set(own.flatMap(({ cargo }) => (cargo === null ? [] : [cargo.name])));
  return { name: [...names].join(', '), pieces: own.reduce((sum, one) => sum + one.cargoesLoaded, 0) };
}

function containerOf({ filledContainers: all }: LoadResponse, { container }: ProgressEvent): string {
  const name = shownName(all[container - 1]?.emptyContainer.name ?? '');
  return all.length === 1 ? name : dock('dockContainer', { number: container, count: String(all.length) });
}
