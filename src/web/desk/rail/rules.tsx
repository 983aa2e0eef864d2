/** The rules as sentences a planner would say: presets, switches and choices; every other field stands behind them. */
import { useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import { BEST_FIT_SELECTION, CALCULATION_TYPE, FILL_DIRECTION } from '../../../schema/enums.js';
import { faults } from '../../pages/plan/planner.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { REACH_FIELD, reachLimitsOf, withReachLimit } from '../../plan-request/reach-limit.js';
import { type Row, withField } from '../../plan-request/request-draft.js';
import { Dialog } from '../../shell/dialog.js';
import { Later } from '../../shell/later.js';
import { shownIn } from '../../units/measured.js';
import { number, percent } from '../../words/words.js';
import { Choice } from '../choice.js';
import { Icon } from '../icons.js';
import { withPreset } from '../presets.js';
import { isPriced, withRecordPrices } from '../prices.js';
import {
  CENTRED_WITHIN,
  centredWithin,
  isRuleOn,
  PRESETS,
  presetOn,
  RULES,
  type RuleName,
  withRuleOn,
} from '../rule-fields.js';
import { hasAxles } from '../vehicle/has-limits.js';
import { type MoreLabel, more } from '../words-more.js';
import { PalletRule } from './pallet-rule.js';

const axleRule = () => import('../vehicle/axle-rule.js');
const allFields = () => import('../../pages/plan/rules-form.js');

export default function Rules() {
  const [isAllShown, setAllShown] = useState(false);
  const { rules } = draft.value;
  const set = (next: Row) => change({ ...draft.value, rules: next });
  const setField = (field: string, value: unknown) => {
    const { [field]: _, ...rest } = rules;
    set(value === undefined ? rest : { ...rest, [field]: value });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is */}
      <div class="presets" role="group" aria-label={more('presets')}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            data-preset={preset}
            aria-pressed={presetOn(rules, preset)}
            onClick={() => change(withPreset(draft.value, preset))}
          >
            <strong>{more(`preset${preset}`)}</strong>
            <span>{more(`preset${preset}Says`)}</span>
          </button>
        ))}
      </div>
      <div class="rule-lines">
        <div class="rule-line">
          <span>{more('rulePlanAs')}</span>
          <Choice
            label={more('rulePlanAs')}
            value={CALCULATION_TYPE.match(rules['calculationType'] ?? 'MixLoad') ?? ''}
            options={CALCULATION_TYPE.values.map((one) => [one, more(TYPES[one])])}
            onValue={(value) => setField('calculationType', value === 'MixLoad' ? undefined : value)}
          />
        </div>
        {RULES.map((name) => (
          <RuleLine key={name} name={name} rules={rules} onRules={set}>
            {name === 'Support' && isRuleOn(rules, name) && (
              <Choice
                label={more('ruleSupport')}
                value={String(typeof rules['minSupportRate'] === 'number' ? rules['minSupportRate'] : 0.8)}
                options={['0.5', '0.6', '0.7', '0.75', '0.8', '0.9', '1'].map((rate) => [
                  rate,
                  percent(100 * Number(rate)),
                ])}
                onValue={(value) => setField('minSupportRate', Number(value))}
              />
            )}
            {name === 'Centre' && isRuleOn(rules, name) && (
              <Choice
                label={more('ruleCentre')}
                value={String(centredWithin(rules))}
                options={CENTRED_WITHIN.map((most) => [String(most), percent(most)])}
                onValue={(value) =>
                  setField('balanceConfiguration', { isUsed: true, maxWeightDifference: Number(value) })
                }
              />
            )}
          </RuleLine>
        ))}
        <ReachRule rules={rules} />
        <PalletRule />
        {(rules['axleRegulation'] !== undefined || draft.value.emptyContainers.some((row) => hasAxles(row))) && (
          <Later load={axleRule} given={{ rules, setField }} />
        )}
        <ChooseRule rules={rules} setField={setField} />
        <div class="rule-line">
          <span>{more('ruleFill')}</span>
          <Choice
            label={more('ruleFill')}
            value={FILL_DIRECTION.match(rules['fillDirection'] ?? 'FrontToRear') ?? ''}
            options={FILL_DIRECTION.values.map((one) => [one, more(FILL[one])])}
            onValue={(value) => setField('fillDirection', value === 'FrontToRear' ? undefined : value)}
          />
        </div>
        <div class="rule-line">
          <span>{more('ruleTime')}</span>
          <Choice
            label={more('ruleTime')}
            value={String(rules['maxRunTimeSeconds'] ?? 0)}
            options={TIMES.map((count) => [
              String(count),
              count === 0 ? more('timeUsual') : more('timeSeconds', { count }),
            ])}
            onValue={(value) => setField('maxRunTimeSeconds', value === '0' ? undefined : Number(value))}
          />
        </div>
      </div>
      {[...faults.value.rules].map(([field, sentence]) => (
        <p key={field} class="cargo-said" role="status">
          <Icon name="wrong" />
          {sentence}
        </p>
      ))}
      <button type="button" class="desk-button is-wide" onClick={() => setAllShown(true)}>
        <Icon name="rules" />
        {more('allFields')}
      </button>
      {isAllShown && (
        <Dialog title={more('allFields')} isWide onClose={() => setAllShown(false)}>
          <Later load={allFields} />
        </Dialog>
      )}
    </>
  );
}

/** A limit that is none of the usual ones stands in a unit of its own: it is shown in that of the order. */
function ReachRule({ rules }: { readonly rules: Row }) {
  const order = draft.value;
  const said = shownIn(rules[REACH_FIELD], 'length', order);
  const options = [...new Set([...reachLimitsOf(order), ...(typeof said === 'number' && said > 0 ? [said] : [])])];
  return (
    <div class="rule-line">
      <span>{more('ruleReach')}</span>
      <Choice
        label={more('ruleReach')}
        value={typeof said === 'number' ? String(said) : '0'}
        options={[
          ['0', more('reachAny')] as const,
          ...options.map((limit) => [String(limit), `${number(limit)} ${UNITS[order.shown].length}`] as const),
        ]}
        onValue={(value) => change(withReachLimit(order, value === '0' ? undefined : Number(value)))}
      />
    </div>
  );
}

const TIMES = [0, 10, 30, 60, 120, 300];

const CHOOSE: Readonly<Record<(typeof BEST_FIT_SELECTION.values)[number], MoreLabel>> = {
  BestfitDisabled: 'chooseFewest',
  BestfitMaxEmptySizeFirst: 'chooseLargest',
  BestfitMaxVolUtilFirst: 'chooseFullest',
  BestfitMaxLoadVolFirst: 'chooseMost',
  BestfitMaxWeightUtilFirst: 'chooseHeaviest',
};

const FILL: Readonly<Record<(typeof FILL_DIRECTION.values)[number], MoreLabel>> = {
  FrontToRear: 'fillFront',
  BottomToTop: 'fillLayers',
};

const TYPES: Readonly<Record<(typeof CALCULATION_TYPE.values)[number], MoreLabel>> = {
  MixLoad: 'typeMixLoad',
  UnitLoad: 'typeUnitLoad',
  SetLoad: 'typeSetLoad',
  SetLoadByVolume: 'typeSetLoadByVolume',
  MultipleSetLoad: 'typeMultipleSetLoad',
};

/** Is no value of the interface: prices in the order say it. */
const BY_COST = 'cost';

interface ChooseRuleProps {
  readonly rules: Row;
  readonly setField: (field: string, value: unknown) => void;
}

/** With prices the cheapest containers are taken, and no figure decides; prices that records know can be taken over. */
function ChooseRule({ rules, setField }: ChooseRuleProps) {
  const order = draft.value;
  const byCost = isPriced(order);
  const priced = withRecordPrices(order);
  const figures = BEST_FIT_SELECTION.values.map((one) => [one, more(CHOOSE[one])] as const);
  const cost = [BY_COST, more('chooseCost')] as const;
  const said = BEST_FIT_SELECTION.match(rules['bestFitContainersSelectionType'] ?? 'BestfitDisabled') ?? '';
  return (
    <div class="rule-line">
      <span>{more('ruleChoose')}</span>
      {byCost ? (
        <strong>{cost[1]}</strong>
      ) : (
        <Choice
          label={more('ruleChoose')}
          value={said}
          options={priced === order ? figures : [cost, ...figures]}
          onValue={(value) => {
            if (value === BY_COST)
              change({ ...priced, rules: withField(rules, 'bestFitContainersSelectionType', undefined) });
            else setField('bestFitContainersSelectionType', value === 'BestfitDisabled' ? undefined : value);
          }}
        />
      )}
    </div>
  );
}

interface RuleLineProps {
  readonly name: RuleName;
  readonly rules: Row;
  readonly onRules: (rules: Row) => void;
  readonly children?: preact.ComponentChildren;
}

function RuleLine({ name, rules, onRules, children }: RuleLineProps) {
  const isOn = isRuleOn(rules, name);
  const words = more(`rule${name}`);
  const id = `rule-${name}`;
  return (
    <div class="rule-line">
      <label for={id}>{words}</label>
      {children}
      <button
        id={id}
        type="button"
        role="switch"
        class="switch"
        aria-checked={isOn}
        aria-label={words}
        onClick={() => onRules(withRuleOn(rules, name, !isOn))}
      />
    </div>
  );
}
