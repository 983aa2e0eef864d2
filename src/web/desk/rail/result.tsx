/** What comes of the order: how much loads into what, how thoroughly it was looked for, how full it is, what to know. */
import { useEffect, useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import type { LoadResponse } from '../../../schema/load.js';
import { levelOf, QUICK_LEVEL, refused, shownPlan } from '../../pages/plan/planner.js';
import { changeLevel, draft, lastSaved } from '../../plan-request/draft-store.js';
import { withRule } from '../../plan-request/request-draft.js';
import { Later } from '../../shell/later.js';
import { session } from '../../shell/session.js';
import { weightShown } from '../../units/measured.js';
import { shownName } from '../../words/shown-name.js';
import { fixed, number, percent, text } from '../../words/words.js';
import { leftOutSaid } from '../cargo/row-deeds-later.js';
import { isOfNow, isStoppedShort, palletCount, shownLoad, showTab } from '../desk-state.js';
import { editing, startEditing } from '../hand/editing.js';
import { hand, isStoredByHand } from '../hand/hand.js';
import { headlineOf, isChoice, typeOf } from '../headline.js';
import { Icon } from '../icons.js';
import { LEVELS, levelName } from '../levels.js';
import { GoToFault, lackNow, wrongNow } from '../not-planned.js';
import { viewing } from '../picture/shown-view.js';
import { costOf, isPriced, money } from '../prices.js';
import { hasVehicle } from '../vehicle/has-limits.js';
import { volumeText } from '../volume-text.js';
import { desk } from '../words.js';
import { warningCount } from '../worth-knowing.js';
import { Balance } from './balance.js';
import { Bar } from './bar.js';
import { CargoSign } from './cargo-sign.js';
import { Warnings } from './warnings.js';

type Load = Omit<LoadResponse, 'document'>;

const vehicle = () => import('../vehicle/vehicle-part.js');

const palletSums = () => import('./pallet-sums.js');

const palletBars = () => import('./pallet-bars.js');

const checks = () => import('./checks.js');

const unpriced = () => import('./unpriced.js');

const stoppedPlan = () => import('./stopped-plan.js');
const otherFaults = () => import('./other-faults.js');

const thanQuick = () => import('./than-quick.js');

const options = () => import('./options.js');

const reachCosts = () => import('./reach-costs.js');

const atDock = () => import('./at-dock.js');

export function Result() {
  const load = shownLoad.value;
  return (
    <>
      {load !== null ? (
        <Headline load={load} />
      ) : lackNow() === '' && wrongNow() !== '' ? (
        <header class="headline">
          <Outdated />
        </header>
      ) : (
        <p class="rail-quiet">{desk('resultNone')}</p>
      )}
      {draft.value.leftOut && <Later load={leftOutSaid} />}
      {lastSaved.value?.load && session.value.account && <Later load={atDock} />}
      <Deeds />
      {load !== null && (
        <>
          {isChoice(load) ? (
            <Later load={options} />
          ) : isPalletSeen() ? (
            <Later load={palletBars} />
          ) : (
            <Bars load={load} />
          )}
          {!isChoice(load) && palletCount.value > 0 && <Later load={palletSums} />}
          {!isChoice(load) && load.unloaded.length > 0 && <Behind load={load} />}
          {warningCount(load.warnings) > 0 && <Warnings warnings={load.warnings} />}
          <Vehicle />
          <Balance />
          {load.verification?.valid === true && <CheckedBy />}
        </>
      )}
    </>
  );
}

/** How the plan was made, and can be: by a hand, now or when it was saved, or by the search. */
function Deeds() {
  const edited = editing.value;
  const isStored = isStoredByHand.value;
  useEffect(() => {
    if (isStored) void startEditing();
  }, [isStored]);
  return edited !== null && (isStored || hand.value !== null) ? <edited.Deeds /> : <Levels />;
}

/** What was checked is told to who asks. */
function CheckedBy() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="checks" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{desk('checkedBy')}</summary>
      {isOpen && <Later load={checks} />}
    </details>
  );
}

/** Of a container whose axles, or whose floor, are known. */
function Vehicle() {
  const opened = viewing.value?.opened.value;
  return opened !== undefined && hasVehicle(opened.container) ? <Later load={vehicle} /> : null;
}

function Headline({ load }: { readonly load: Load }) {
  const { priceLoaded } = load.loadSummary;
  const containers = containersText(load);
  const cost = costOf(load);
  const pallets = isChoice(load) ? 0 : palletCount.value;
  return (
    <header class="headline" data-is-old={!isOfNow.value}>
      <h2>{isChoice(load) ? desk('options', { count: load.filledContainers.length }) : headlineOf(load)}</h2>
      <p>
        {pallets > 0 && `${desk('onPallets', { count: pallets })} `}
        {isChoice(load)
          ? desk('inOneOf', { containers })
          : cost === null
            ? desk('into', { containers })
            : desk('intoFor', { containers, price: money(cost) })}
        {priceLoaded > 0 && !isChoice(load) && ` · ${desk('cargoWorth', { price: money(priceLoaded) })}`}
      </p>
      {cost === null && isPriced(draft.value) && <Later load={unpriced} />}
      {isOfNow.value ? <SoFar /> : <Outdated />}
      {isOfNow.value && isFewerThanQuick() && <Later load={thanQuick} />}
    </header>
  );
}

/** A better plan is asked for than the one that is there. */
function SoFar() {
  const plan = shownPlan.value;
  if (plan === null || plan.level >= levelOf(draft.value)) return null;
  if (isStoppedShort.value) return <Later load={stoppedPlan} />;
  const level = levelName(plan.level);
  return <p>{plan.level === QUICK_LEVEL ? desk('quickSoFar') : desk('levelSoFar', { level })}</p>;
}

/** The figures are of an order before this one: another plan is being made, or what keeps it from being made is said. */
function Outdated() {
  const lack = lackNow();
  const wrong = lack === '' ? wrongNow() : '';
  if (lack === '' && wrong === '' && isStoppedShort.value) return <Later load={stoppedPlan} />;
  if (wrong === '') return <p class="quiet">{lack || desk('updating')}</p>;
  return (
    <div class="headline-wrong">
      <p>
        <Icon name="wrong" />
        <span>{wrong}</span>
      </p>
      <GoToFault />
      {(refused.value?.answer.load.calculationError?.issues?.length ?? 0) > 1 && <Later load={otherFaults} />}
    </div>
  );
}

function isFewerThanQuick(): boolean {
  const plan = shownPlan.value;
  return plan?.quick !== undefined && plan.answer.load.loadSummary.cargoesLoaded < plan.quick.cargoesLoaded;
}

function containersText(load: Load): string {
  const { filledContainers } = load;
  const counts = new Map<string, number>();
  for (const filled of filledContainers) {
    const type = shownName(typeOf(filled));
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  if (isChoice(load)) return [...counts.keys()].join(', ');
  return [...counts].map(([name, count]) => `${number(count)} × ${name}`).join(', ');
}

function Levels() {
  const level = levelOf(draft.value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is
    <div class="segments is-wide" role="group" aria-label={desk('levels')}>
      {LEVELS.map((label, at) => (
        <button
          key={label}
          type="button"
          aria-pressed={level === at + 1}
          onClick={() => changeLevel(withRule(draft.value, 'optimizationLevel', at + 1))}
        >
          {desk(label)}
        </button>
      ))}
    </div>
  );
}

/** It is looked at by itself. */
function isPalletSeen(): boolean {
  return viewing.value?.opened.value.sheet.kind === 'pallet';
}

function Bars({ load }: { readonly load: Load }) {
  const { volumeUtilization, weightUtilization, weightLoaded, volumeLoaded } = load.loadSummary;
  const { shown } = draft.value;
  const from = load.uom as Uom;
  const unit = UNITS[shown];
  const weight = weightShown(weightLoaded, from, shown);
  const limits = load.filledContainers.map(({ emptyContainer: { maxWeight } }) => maxWeight ?? 0);
  // Of a container without a limit there is none for all.
  const isLimited = weightUtilization > 0 && limits.every((limit) => limit > 0);
  const most = limits.reduce((sum, limit) => sum + weightShown(limit, from, shown), 0);
  return (
    <dl class="bars">
      <Bar
        name={desk('barVolume')}
        share={volumeUtilization / 100}
        value={`${percent(volumeUtilization)} · ${volumeText(volumeLoaded, from)}`}
      />
      <Bar
        name={desk('barWeight')}
        share={isLimited ? weight / most : null}
        value={
          isLimited
            ? desk('ofMost', { value: number(weight), most: `${number(most)} ${unit.weight}` })
            : `${number(weight)} ${unit.weight}`
        }
      />
      <LengthBar />
    </dl>
  );
}

/** Of the container that is looked at, where cargo comes in by a door. */
function LengthBar() {
  const opened = viewing.value?.opened.value;
  if (opened === undefined || opened.sheet.scene.room.way !== 'fromDoor') return null;
  const { room } = opened.sheet.scene;
  const end = opened.sheet.facts.at(-1)?.end ?? 0;
  const { lengthsPerEdge, volume } = opened.units;
  const edges = (scaled: number) => fixed(opened.length(scaled) / lengthsPerEdge, 2);
  const most = `${edges(room.size.length)} ${volume === 'm3' ? 'm' : 'ft'}`;
  return (
    <Bar name={desk('barLength')} share={end / room.size.length} value={desk('ofMost', { value: edges(end), most })} />
  );
}

function Behind({ load }: { readonly load: Load }) {
  return (
    <div class="amber-box">
      <h3>
        <Icon name="box" />
        {text('leftBehind', { count: load.loadSummary.cargoesLeft })}
      </h3>
      <ul>
        {load.unloaded.slice(0, 6).map(({ name, qty }, at) => (
          <li key={at}>
            <CargoSign name={name} />
            {`${number(qty)} × ${name}`}
          </li>
        ))}
        {load.unloaded.length > 6 && <li>{text('more', { count: load.unloaded.length - 6 })}</li>}
      </ul>
      <Later load={reachCosts} />
      <button type="button" class="desk-button" onClick={() => showTab('leftBehind')}>
        {desk('seeWhy')}
      </button>
    </div>
  );
}
