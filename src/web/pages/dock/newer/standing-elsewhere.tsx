/** What stands elsewhere in a newer plan, in the picture of the plan by which it was loaded and as a list. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Cargo } from '../../../../domain/problem.js';
import type { ShownLoad } from '../../../../scene/shown-load.js';
import { Viewing } from '../../../viewer/viewing.js';
import { Words } from '../../../viewer/words.js';
import { LANGUAGES } from '../../../words/languages.js';
import { language, number, viewerWords } from '../../../words/words.js';
import type { Elsewhere, Progress } from '../progress.js';
import { sheetTitle } from '../sheet-title.js';
import { stepCard } from '../step-card.js';
import { StepPicture } from '../step-picture.js';
import { dock } from '../words.js';
import { beforeOld } from './before-it.js';
import { lastInFirst } from './elsewhere.js';
import { outText } from './elsewhere-text.js';
import { countedNames } from './old-pieces.js';
import type { Plans } from './taken-over.js';

interface StandingProps {
  readonly plans: Plans;
  readonly newer: ShownLoad;
  /** Of the newer plan. */
  readonly progress: Progress;
  readonly elsewhere: readonly Elsewhere[];
  /** Those that the newer plan has no place for came out; null: it is not loaded by yet. */
  readonly onOut: ((one: Elsewhere) => void) | null;
}

const NOWHERE = { plan: '', sheet: 0 };

export function StandingElsewhere({ plans, newer, progress, elsewhere: all, onOut }: StandingProps) {
  const words = useMemo(() => new Words(viewerWords.value, LANGUAGES[language.value].tag), []);
  // By a plan that the device could not keep nothing can be shown.
  const elsewhere = useMemo(() => lastInFirst(all.filter(({ plan }) => plans.has(plan))), [all, plans]);
  const viewings = useMemo(() => {
    const made = [...plans].map(([plan, load]) => [plan, new Viewing(load, words, 'measures=0')] as const);
    return new Map(made);
  }, [plans, words]);
  const before = useMemo(() => beforeOld(plans, newer, progress, elsewhere), [plans, newer, progress, elsewhere]);
  const next = useMemo(() => new Viewing(newer, words), [newer, words]);
  /** Null: all of a container. */
  const [pressed, setPressed] = useState<Elsewhere | null>(null);
  const chosen = pressed !== null && elsewhere.includes(pressed) ? pressed : null;
  const { plan, sheet } = chosen ?? elsewhere[0] ?? NOWHERE;
  const viewing = viewings.get(plan);
  useEffect(() => {
    if (viewing === undefined) return;
    viewing.showSheet(sheet);
    const { pieces, sheet: shown } = viewing.openedAt(sheet);
    viewing.ask({ kind: 'step', to: shown.steps.length });
    const there = piecesOf(elsewhere.filter((one) => one.plan === plan && one.sheet === sheet));
    const absent = new Set(pieces.pieces.flatMap((_, at) => (there.has(at) ? [] : [at])));
    viewing.loaded.value = { absent, ahead: new Set() };
    viewing.marked.value = chosen === null ? there : piecesOf([chosen]);
  }, [viewing, plan, sheet, chosen, elsewhere]);
  if (viewing === undefined) return null;
  return (
    <>
      <StepPicture viewing={viewing} title={newer.title} />
      {elsewhere.length > 1 && <p class="quiet small">{dock('dockOutOrder')}</p>}
      <ul class="plain-list cards">
        {elsewhere.map((one) => {
          const stands = viewings.get(one.plan)!;
          const { uom } = plans.get(one.plan)!.problem;
          const inTheWay = before.get(one) ?? [];
          const { code, name, alias } = stepCard(stands.openedAt(one.sheet), uom, one.step);
          return (
            <li key={`${one.plan}/${one.sheet}/${one.step}/${one.now}`} class="stack is-tight">
              <button
                type="button"
                class="button is-large is-wide"
                aria-pressed={chosen === one}
                onClick={() => setPressed(chosen === one ? null : one)}
              >
                <span class="long">
                  {number(one.pieces.length)} × {[code, name, alias].filter((part) => part !== '').join(' · ')}
                  <small class="quiet">{placeOf(stands, one)}</small>
                  <small>{goesText(next, newer, one, cargoOf(stands, one))}</small>
                </span>
              </button>
              {inTheWay.length > 0 && (
                <p class="notice is-warn small">{dock('dockOutAfter', { cargo: countedNames(inTheWay) })}</p>
              )}
              {onOut !== null && one.out > 0 && (
                <button type="button" class="button is-large" onClick={() => onOut(one)}>
                  {dock('dockCameOut', { count: one.out })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function piecesOf(elsewhere: readonly Elsewhere[]): Set<number> {
  return new Set(elsewhere.flatMap(({ pieces }) => pieces));
}

/** Where pieces stand: from the front wall, from the left, above the floor. */
function placeOf(viewing: Viewing, { sheet, pieces }: Elsewhere): string {
  const opened = viewing.openedAt(sheet);
  const bodies = pieces.map((piece) => opened.pieces.pieces[piece]!.body);
  const least = (of: (body: (typeof bodies)[number]) => number) => {
    const length = opened.length(bodies.reduce((low, body) => Math.min(low, of(body)), Number.POSITIVE_INFINITY));
    return `${number(length, 1)} ${opened.units.length}`;
  };
  const name = viewing.names.length > 1 ? [sheetTitle(viewing.names[sheet]!)] : [];
  return [
    ...name,
    `${dock('dockFront')} ${least(({ x1 }) => x1)}`,
    `${dock('dockLeft')} ${least(({ y1 }) => y1)}`,
    `${dock('dockFloor')} ${least(({ z1 }) => z1)}`,
  ].join(' · ');
}

function cargoOf(viewing: Viewing, { sheet, pieces: [first] }: Elsewhere): Cargo {
  const { pieces, cargoes } = viewing.openedAt(sheet).pieces;
  return cargoes[pieces[first!]!.cargo]!;
}

/** What the newer plan does with them. */
function goesText(next: Viewing, newer: ShownLoad, { to, out }: Elsewhere, cargo: Cargo): string {
  const places = to.map(({ sheet, step }) =>
    next.names.length > 1
      ? dock('dockFound', { where: sheetTitle(next.names[sheet]!), step })
      : dock('dockStepNumber', { number: step }),
  );
  return [
    places.length === 0 ? '' : dock('dockNewerGoes', { steps: places.join(', ') }),
    out === 0 ? '' : outText(newer, cargo, out),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
