/** Where the pieces of the chosen row lie: in which containers, from where to where along them, and the way there. */
import { useEffect, useMemo } from 'preact/hooks';
import { ShownUnits } from '../../domain/shown-units.js';
import { UNITS } from '../../domain/units.js';
import { shownPlan } from '../pages/plan/planner.js';
import { draft } from '../plan-request/draft-store.js';
import '../styles/desk-chosen.css';
import { whereIs } from '../viewer/where-is.js';
import { fixed, number } from '../words/words.js';
import { isOfNow, pane } from './desk-state.js';
import { viewing } from './picture/shown-view.js';
import { more } from './words-more.js';

/** @param at place of the row among the cargo */
export function WhereIs({ at }: { readonly at: number }) {
  const load = shownPlan.value?.answer.plan ?? null;
  const places = useMemo(() => (load === null ? [] : whereIs(load, at)), [load, at]);
  const view = viewing.value;
  const isKnown = load !== null && view !== null && isOfNow.value;
  // Who chooses a row looks for it: a picture without any of it goes to where some is.
  useEffect(() => {
    const [first] = places;
    if (!isKnown || first === undefined) return;
    const { parts } = view.opened.peek().pieces;
    if (!parts.some(({ kind, cargo }) => kind === 'cargo' && cargo === at)) view.showSheet(first.place);
  }, [at]);
  if (!isKnown) return null;
  if (places.length === 0) return <p class="where-is">{more('whereNone')}</p>;
  const { shown } = draft.value;
  const { lengthsPerEdge } = UNITS[shown];
  const units = new ShownUnits(load.problem, shown);
  const edges = (scaled: number) => fixed(units.length(scaled) / lengthsPerEdge, 1);
  const isOne = load.plan.containers.length === 1;
  return (
    <p class="where-is">
      {places.map(({ place, pieces, from, to }) => {
        const along = `${edges(from)}–${edges(to)} ${shown === 'UnitEnglish' ? 'ft' : 'm'}`;
        if (isOne) return more('whereOnly', { count: pieces, along });
        return (
          <button
            key={place}
            type="button"
            class="as-link"
            aria-current={view.sheet.value === place}
            onClick={() => {
              view.showSheet(place);
              pane.value = 'picture';
            }}
          >
            {more('whereIn', { count: pieces, number: number(place + 1), along })}
          </button>
        );
      })}
    </p>
  );
}
