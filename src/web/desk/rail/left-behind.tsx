/** What stays behind, row by row, and why. */
import { signal } from '@preact/signals';
import type { Calculated } from '../../../calculation/browser/index.js';
import type { CodedSentence } from '../../../domain/coded-sentences.js';
import { deliveriesOf } from '../../../domain/deliveries.js';
import type { LoadResponse } from '../../../schema/load.js';
import '../../styles/desk-left.css';
import { type ShownPlan, shownPlan } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import { plainly, toldAlone } from '../../words/said.js';
import { fixed, number, text } from '../../words/words.js';
import { chosenRow, isOfNow, leftCount, pane, shownLoad } from '../desk-state.js';
import { editing } from '../hand/editing.js';
import { hand, isByHand } from '../hand/hand.js';
import EmptyStops from '../picture/empty-stops.js';
import { viewing } from '../picture/shown-view.js';
import { desk } from '../words.js';
import { more } from '../words-more.js';
import { CargoSign } from './cargo-sign.js';
import { leftFigures } from './left-figures.js';
import { leftGroups } from './left-groups.js';
import { outOfTurn } from './out-of-turn.js';
import { WhatWouldHelp } from './what-would-help.js';

export default function LeftBehind() {
  const load = shownLoad.value;
  if (load === null) return <p class="rail-quiet">{desk('resultNone')}</p>;
  const { unloaded, loadSummary } = load;
  if (leftCount.value === 0) return <p class="rail-quiet">{more('nothingLeft')}</p>;
  const { cargoes } = draft.value;
  const PutBack = hand.value === null ? undefined : editing.value?.PutBack;
  const choose = (name: string) => {
    const at = cargoes.findIndex((row) => row['name'] === name);
    if (at >= 0) chosenRow.value = chosenRow.value === at ? null : at;
  };
  return (
    <div data-is-old={!isOfNow.value}>
      <header class="headline">
        <h2>{text('leftBehind', { count: loadSummary.cargoesLeft })}</h2>
        <p>{more('leftOf', { count: loadSummary.cargoesLoaded + loadSummary.cargoesLeft })}</p>
        <p>{leftFigures()}</p>
      </header>
      <WhatWouldHelp />
      <EmptyStops />
      {leftGroups(unloaded.map(asListed)).map(([sentence, groups]) => (
        <section key={sentence} class="left-rows">
          <h3>{sentence}</h3>
          <ul>
            {groups.map(({ row: { name, place, reason, leaves, cargo, isOutOfTurn }, qty, also }, at) => (
              <li key={at}>
                <CargoSign name={name} />
                <div>
                  <button type="button" class="as-text" onClick={() => choose(name)}>
                    {`${number(qty)} × ${name}`}
                  </button>
                  {leaves !== '' && <p class="quiet">{leaves}</p>}
                  {also.map((other) => (
                    <p key={other.sentence} class="quiet">
                      {more('leftAlso', { count: other.qty, sentence: other.sentence })}
                    </p>
                  ))}
                  {PutBack && <PutBack name={name} cargo={cargo} />}
                  {place !== null && !OF_VEHICLE.has(reason) && <Place place={place} isShownAlone={isOutOfTurn} />}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Left = LoadResponse['unloaded'][number];

/** It is not what lies in the way of a place that keeps it out. */
const OF_VEHICLE: ReadonlySet<Left['reason']> = new Set(['Door', 'AxleLimit', 'OffCentre', 'FloorLoad']);

/** Its place in the problem, and its stop and whose it is; empty: nobody said. */
function placedIn(row: Left): { readonly cargo: number; readonly leaves: string } {
  const { plan = null, load = null } = shownPlan.value?.answer ?? {};
  const found = plan?.plan.unloaded[load?.unloaded.indexOf(row) ?? -1];
  if (!plan || found === undefined) return { cargo: -1, leaves: '' };
  const { cargo } = found;
  const { areStops, numbers } = deliveriesOf(plan.problem);
  const stop = areStops ? numbers[cargo] : null;
  const { groupName } = plan.problem.cargoes[cargo]!;
  const said = [stop ? `${text('stop')} ${stop}` : '', groupName].filter((said) => said !== '');
  return { cargo, leaves: said.join(' · ') };
}

const asListed = (row: Left) => {
  const { left, plan } = asSearched(row);
  const turn = left && turnOf(left, plan.answer);
  const sentence = turn !== null ? more(turn) : left === null ? more('takenOut') : whyLeft(left, plan);
  return { ...row, ...placedIn(row), sentence, isOutOfTurn: turn !== null };
};

interface Searched {
  /** Null: a hand took it out. */
  readonly left: Left | null;
  readonly plan: ShownPlan;
}

/** What stayed behind before a hand began stays behind for the reason of the search. */
function asSearched(row: Left): Searched {
  const now = hand.value;
  if (now === null) return { left: row, plan: shownPlan.value! };
  const { unloaded } = now.from.answer.load;
  return { left: unloaded.find(({ name, qty }) => row.name === name && row.qty >= qty) ?? null, plan: now.from };
}

/** Of a plan that was not searched for nothing but its placements is known: what has room was left out. */
function whyLeft(row: Left, plan: ShownPlan): string {
  const { reason, detail, place } = row;
  const { answer } = plan;
  const told = reasonOf(row, answer);
  // In other languages a reason is told by its code, which knows of containers alone.
  if (isMisfit(told) && toldOf(row) !== plainly(detail)) return more('fitsNoPallet');
  if (isTooHeavyToStand(told, answer)) return more('leftByRule', { rule: more('ruleHeavier') });
  if (reason !== 'NoSpaceLeft' || answer.buffer === null) return toldOf({ reason, detail });
  const isOfHand = isByHand(plan);
  if (place === null) return isOfHand ? more('leftByHand') : toldOf({ reason, detail });
  if (place.inTheWay !== null) return toldOf({ reason, detail });
  return more(isOfHand ? 'leftOut' : 'leftBySearch');
}

/** Too large or too heavy for its pallet. */
function isMisfit(told: CodedSentence | null): boolean {
  return told?.code === 'TooBigForPallet' || told?.code === 'TooHeavyForPallet';
}

/** Said as Rules says it: the service names the value of a field. */
function isTooHeavyToStand(told: CodedSentence | null, { plan }: Calculated): boolean {
  if (told?.code !== 'RuleForbids' || told.values['rule'] !== 'stacking-rule') return false;
  return plan?.problem.rules.stackingRule === 'HeavierBottomFirst';
}

/** Of stops that come off in order. */
function turnOf(row: Left, { load, plan }: Calculated): ReturnType<typeof outOfTurn> {
  const cargo = plan?.plan.unloaded[load.unloaded.indexOf(row)]?.cargo;
  return plan === null || cargo === undefined || row.reason !== 'Sequence' ? null : outOfTurn(plan.problem, cargo);
}

function reasonOf(row: Left, { load, plan }: Calculated): CodedSentence | null {
  const said = plan?.plan.unloaded[load.unloaded.indexOf(row)]?.detail;
  return typeof said === 'object' ? said : null;
}

/** Where all is full the figures of all that stays behind are said above, once. */
function toldOf({ reason, detail }: Pick<Left, 'reason' | 'detail'>): string {
  return reason === 'NoContainerLeft' ? more('allLoaded') : toldAlone(reason, detail);
}

type Nearest = NonNullable<LoadResponse['unloaded'][number]['place']>;

interface PlaceProps {
  readonly place: Nearest;
  /** The picture says it, and figures say no more: what matters is in whose way it lies. */
  readonly isShownAlone: boolean;
}

/** Where a piece comes nearest to lying, in words and in the picture. */
function Place({ place, isShownAlone }: PlaceProps) {
  const view = viewing.value;
  if (view === null || !isOfNow.value) return null;
  const { container, pos, size, inTheWay } = place;
  const { opened } = view;
  const { lengthsPerEdge, volume } = opened.value.units;
  const edges = (length: number) =>
    `${fixed(opened.value.length(opened.value.scaled(length)) / lengthsPerEdge, 2)} ${volume === 'm3' ? 'm' : 'ft'}`;
  const isShown = shownPlace.value === place && view.place.value !== null;
  const show = () => {
    view.showSheet(container - 1);
    const drawn = ({ length, width, height }: typeof size) =>
      [length, width, height].map((one) => opened.value.scaled(one)) as [number, number, number];
    const [[x, y, z], [along, across, up]] = [drawn(pos), drawn(size)];
    view.place.value = isShown ? null : { x1: x, y1: y, z1: z, x2: x + along, y2: y + across, z2: z + up };
    shownPlace.value = place;
    pane.value = 'picture';
  };
  return (
    <>
      {!isShownAlone && (
        <p class="quiet">
          {more('nearestPlace', { along: edges(pos.length), across: edges(pos.width), up: edges(pos.height) })}
          {inTheWay !== null && ` ${more('inTheWay', { name: inTheWay.cargo })}`}
        </p>
      )}
      <button type="button" class="as-link" aria-pressed={isShown} onClick={show}>
        {more('showPlace')}
      </button>
    </>
  );
}

const shownPlace = signal<Nearest | null>(null);
