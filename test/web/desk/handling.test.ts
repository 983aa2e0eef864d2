/** What the icons, stops and sentences of the desk write into the request. */
import t from 'tap';
import type { Uom } from '../../../src/domain/words.js';
import {
  floorOf,
  HANDLINGS,
  litOf,
  mayLieTurned,
  mostLayersOf,
  ORIENTATIONS,
  onTopOf,
  orientationsOf,
  toggled,
  withFloor,
  withLyingTurned,
  withMostLayers,
  withOnTop,
  withOrientations,
} from '../../../src/web/desk/cargo/handling.js';
import { leftByRow } from '../../../src/web/desk/cargo/left-by-row.js';
import { KINDS, kindOf, withKind } from '../../../src/web/desk/cargo/row-kind.js';
import { setFieldsOf } from '../../../src/web/desk/cargo/sets.js';
import { withStopEarlier } from '../../../src/web/desk/cargo/stop-earlier.js';
import { sumsOf } from '../../../src/web/desk/cargo/sums.js';
import { withPreset } from '../../../src/web/desk/presets.js';
import { isRuleOn, PRESETS, presetOn, RULES, withRuleOn } from '../../../src/web/desk/rule-fields.js';
import { withReachLimit } from '../../../src/web/plan-request/reach-limit.js';
import { bodyOf, EMPTY_DRAFT, type RequestDraft, withCell } from '../../../src/web/plan-request/request-draft.js';
import { stopsOf, withStops } from '../../../src/web/plan-request/stops.js';
import fc from '../../support/fast-check.js';

t.test('icons read the fields of a row', async (t) => {
  t.equal(litOf({}, 'upright'), 'on', 'upright is what nothing says');
  t.equal(litOf({ orientationsAllowed: 'Orientations21' }, 'upright'), 'on');
  t.equal(litOf({ orientationsAllowed: 'OrientationsAll' }, 'upright'), 'off');
  t.equal(litOf({ orientationsAllowed: 63 }, 'upright'), 'off');
  t.equal(litOf({ orientationsAllowed: 'Orientations1' }, 'upright'), 'half');
  t.equal(litOf({ orientationsAllowed: {} }, 'upright'), 'half');
  t.equal(litOf({}, 'nothingOnTop'), 'off');
  t.equal(litOf({ maxSupportingWeight: 30 }, 'nothingOnTop'), 'half');
  t.equal(litOf({ maxSupportingWeight: 0 }, 'nothingOnTop'), 'off', '0 is no limit');
  t.equal(litOf({ floorStackType: 'bottomonly' }, 'floorOnly'), 'on');
  t.equal(litOf({ floorStackType: 'NoBottom' }, 'floorOnly'), 'half');
});

t.test('a click turns an icon on or off, and a second one takes it back', async (t) => {
  for (const handling of HANDLINGS) {
    const once = toggled({ name: 'A' }, handling);
    t.not(litOf(once, handling), litOf({}, handling), handling);
    t.same(toggled(once, handling), { name: 'A' }, `${handling}, twice`);
  }
  t.same(toggled({ orientationsAllowed: 'Orientations1' }, 'upright'), {}, 'a rule of its own gives way');
});

t.test('a stop is the rank of a sequence, and values stay until one is changed', async (t) => {
  const draft = { cargoes: [{ sequence: 10 }, { sequence: 30 }, {}, { sequence: 20 }], rules: {} };
  t.same(stopsOf(draft, false), [3, 1, null, 2]);
  t.same(stopsOf(draft, true), [1, 3, null, 2], 'where the account loads higher sequences first');
  const changed = withStops(draft, [3, 1, 1, 2], false);
  t.same(changed.cargoes, [{ sequence: 1 }, { sequence: 3 }, { sequence: 3 }, { sequence: 2 }]);
  t.same(withStops(draft, [3, 1, null, null], false).cargoes[3], {}, 'no stop is no sequence');
  t.same(withStops(changed, [null, null, null, null], false), { cargoes: [{}, {}, {}, {}], rules: {} });
  t.same(stopsOf({ ...draft, rules: { lastStop: 20 } }, false), [3, 1, null, 2], 'that of 30 would be below 1');
});

t.test('what was typed as a stop is read, gaps and all, whatever becomes of other rows', async (t) => {
  const stop = fc.option(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(fc.array(stop, { minLength: 1, maxLength: 8 }), fc.boolean(), fc.nat(), (stops, isOpposite, at) => {
      const empty = { cargoes: stops.map(() => ({})), rules: {} };
      const typed = withStops(empty, stops, isOpposite);
      t.same(stopsOf(typed, isOpposite), stops);
      t.same(stopsOf({ ...typed, cargoes: [...typed.cargoes, {}] }, isOpposite), [...stops, null], 'below a new row');
      const out = at % stops.length;
      const without = { ...typed, cargoes: typed.cargoes.toSpliced(out, 1) };
      t.same(stopsOf(without, isOpposite), stops.toSpliced(out, 1));
      const again = stops.with(out, 12);
      t.same(stopsOf(withStops(typed, again, isOpposite), isOpposite), again, 'a number beyond the last');
    }),
    { numRuns: 200 },
  );
});

t.test('stops change places with the one before, by their numbers', async (t) => {
  const draft = withStops({ ...EMPTY_DRAFT, cargoes: [{}, {}, {}] }, [7, 2, 4], false);
  t.same(stopsOf(withStopEarlier(draft, 7, false), false), [4, 2, 7]);
  t.equal(withStopEarlier(draft, 2, false), draft, 'the first one stays');
});

t.test('what stays behind is marked where its name is that of one row', async (t) => {
  const unloaded = [
    { name: 'A', qty: 2 },
    { name: 'A', qty: 1 },
    { name: 'B', qty: 4 },
  ];
  t.same(leftByRow([{ name: 'A' }, { name: 'B' }, { name: 'B' }, {}], unloaded), [3, 0, 0, 0]);
});

t.test('the table is summed up in the unit that is shown', async (t) => {
  const rows = [
    { length: 1000, width: 500, height: 200, weight: 10, qty: 3 },
    { length: 'long', width: 500, height: 200, weight: 'heavy', qty: 2 },
    { diameter: 1000, height: 1000, weight: { figure: 10, unit: 'lb' as const }, qty: 1 },
  ];
  const { pieces, volume, weight } = sumsOf(rows, { uom: 'UnitMetric', shown: 'UnitHighMetric' });
  t.equal(pieces, 6);
  t.ok(Math.abs(volume - (0.3 + Math.PI / 4)) < 1e-9, `${volume} cubic metres`);
  t.ok(Math.abs(weight - 34.5359) < 1e-3, `${weight} kg`);
});

t.test('each sentence of the rules can be said and taken back', async (t) => {
  for (const name of RULES) {
    for (const isAsked of [true, false]) t.equal(isRuleOn(withRuleOn({}, name, isAsked), name), isAsked, name);
    const others = { optimizationLevel: 3, minSupportRate: 0.7 };
    t.match(withRuleOn(others, name, true), others, 'and leaves the others alone');
  }
});

t.test('presets combine, and the usual one ends all', async (t) => {
  t.ok(presetOn({}, 'Normal'));
  let order: RequestDraft = { ...EMPTY_DRAFT, rules: {} };
  for (const preset of PRESETS.slice(1)) order = withPreset(order, preset);
  for (const preset of PRESETS.slice(1)) t.ok(presetOn(order.rules, preset), preset);
  t.notOk(presetOn(order.rules, 'Normal'));
  t.ok(presetOn(withPreset(order, 'Normal').rules, 'Normal'));
  const own = { ...EMPTY_DRAFT, rules: { stackingRule: 'FloorStack' } };
  t.same(withPreset(own, 'Normal').rules, own.rules, 'a rule of its own stays');
});

t.test('stops that come off in order ask that an arm reaches all of it, unless another reach was chosen', async (t) => {
  const REACHES = { UnitMetric: 1000, UnitHighMetric: 100, UnitEnglish: 40 } as const;
  for (const [shown, arm] of Object.entries(REACHES) as [Uom, number][]) {
    const order: RequestDraft = { ...EMPTY_DRAFT, rules: {}, shown };
    const tour = withPreset(order, 'Tour');
    t.equal(tour.uom, null, 'it settles no unit');
    t.match((bodyOf(tour) as { rules: object }).rules, { isSequenceUsed: true, maxLoadingReach: arm });
    t.same(withPreset(tour, 'Tour').rules, { isSequenceUsed: false }, 'it goes as it came');
    const typed = withCell(tour, 'cargoes', 0, 'length', { figure: 50, unit: 'in' });
    t.same(withPreset(typed, 'Tour').rules, { isSequenceUsed: false }, 'in whatever unit is typed then');
    const farther = withPreset(withReachLimit(order, 2 * arm), 'Tour');
    t.match((bodyOf(farther) as { rules: object }).rules, { maxLoadingReach: 2 * arm });
    t.match(withPreset(farther, 'Normal').rules, { maxLoadingReach: 2 * arm }, 'a reach of its own stays');
  }
});

const someOrientations = fc.uniqueArray(fc.constantFrom(...ORIENTATIONS), { minLength: 1 });

t.test('whatever sides are chosen are read again as they were, and the icon says so', async (t) => {
  fc.assert(
    fc.property(someOrientations, fc.option(fc.integer({ min: 1, max: 9 })), fc.boolean(), (chosen, layers, mayLie) => {
      const limited = withMostLayers({ name: 'A' }, layers ?? undefined);
      const all = ORIENTATIONS.reduce((row, one) => withOrientations(row, [one], true), limited);
      const others = ORIENTATIONS.filter((one) => !chosen.includes(one));
      const row = withLyingTurned(withOrientations(all, others, false), mayLie);
      t.same(orientationsOf(row), chosen.toSorted());
      t.equal(mayLieTurned(row), mayLie);
      t.equal(mostLayersOf(row), layers, 'a limit of layers follows the sides');
      const said = Object.keys(row).filter((field) => field.startsWith('maxLayers'));
      t.equal(said.length, layers === null ? 0 : chosen.length, 'and speaks of no side that is not allowed');
      const digits = chosen.toSorted().join('');
      if (digits !== '12') t.equal(litOf(row, 'upright'), digits === '123456' && mayLie ? 'off' : 'half');
      else if (mayLie) t.equal(row['orientationsAllowed'], undefined, 'what is usual is not written');
    }),
    { numRuns: 200 },
  );
  t.same(withOrientations({ orientationsAllowed: 'Orientations3' }, [3], false), {
    orientationsAllowed: 'Orientations3',
  });
  t.same(withOrientations({ turnAllowedOnFloor: false, orientationsAllowed: 'Orientations123' }, [3], false), {});
});

t.test('what may lie on top is one of three, and each takes the place of the others', async (t) => {
  const limits = { maxSupportingWeight: 40, maxLayersOnOrientation1: 3, maxLayersOnOrientation2: 3 };
  t.equal(onTopOf(limits), 'limits');
  t.equal(mostLayersOf(limits), 3);
  t.same(withOnTop(limits, 'nothing'), { nothingOnTop: true });
  t.same(withOnTop(limits, 'any'), {});
  t.same(withMostLayers({ nothingOnTop: true }, 2), { maxLayersOnOrientation1: 2, maxLayersOnOrientation2: 2 });
  t.equal(mostLayersOf({ maxLayersOnOrientation1: 3 }), 'mixed', 'the other upright side has none');
  t.equal(mostLayersOf({ maxLayersOnOrientation5: 3 }), null, 'a side that is not allowed does not count');
  for (const onTop of ['any', 'nothing'] as const) t.equal(onTopOf(withOnTop(limits, onTop)), onTop);
  for (const floor of ['BestFit', 'BottomOnly', 'NoBottom'] as const) t.equal(floorOf(withFloor({}, floor)), floor);
  t.same(withFloor({ floorStackType: 'NoBottom' }, 'BestFit'), {});
});

t.test('a row of another kind keeps its sizes, in the fields of that kind', async (t) => {
  const size = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(size, size, fc.constantFrom(...KINDS), (side, height, kind) => {
      const box = { style: 'Shipcase', name: 'A', length: side, width: side, height, qty: 2 };
      const there = withKind(box, kind);
      t.equal(kindOf(there), kind);
      if (kind === 'Roll') t.match(there, { diameter: side, height, length: undefined, width: undefined });
      t.same(withKind(there, 'Shipcase'), box, 'and back');
    }),
  );
  const lying = { style: 'Shipcase', length: 4000, width: 300, height: 300 };
  t.same(withKind(lying, 'Roll'), { style: 'Roll', diameter: 300, height: 4000 }, 'two equal sides are the diameter');
  t.equal(kindOf({ style: 'roll' }), 'Roll');
});

t.test('sets are asked for where whole sets are loaded', async (t) => {
  t.same(setFieldsOf({}), []);
  t.same(setFieldsOf({ calculationType: 'UnitLoad' }), []);
  t.same(setFieldsOf({ calculationType: 1 }), ['setRatio']);
  t.same(setFieldsOf({ calculationType: 'MultipleSetLoad' }), ['groupName', 'setRatio']);
});
