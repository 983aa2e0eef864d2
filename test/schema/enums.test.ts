import { test } from 'tap';
import * as enums from '../../src/schema/enums.js';

test('values are matched without regard to case, blanks, hyphens and underscores', (t) => {
  t.equal(enums.FLOOR_STACK_TYPE.match('Best Fit'), 'BestFit');
  t.equal(enums.FLOOR_STACK_TYPE.match('bottom only'), 'BottomOnly');
  t.equal(enums.LAYER_PATTERN.match('Multi-Surface'), 'MultiSurface');
  t.equal(enums.CONTAINER_TYPE.match('SEA_VAN'), 'SeaVan');
  t.equal(enums.UOM.match(' unit metric '), 'UnitMetric');
  t.equal(enums.CONTAINER_TYPE.match('Lorry'), undefined);
  t.equal(enums.CONTAINER_TYPE.match(''), undefined);
  t.end();
});

test('numeric codes, as numbers and as text', (t) => {
  const known: readonly [enums.Enumeration, number, string][] = [
    [enums.CALCULATION_TYPE, 0, 'MixLoad'],
    [enums.CALCULATION_TYPE, 3, 'UnitLoad'],
    [enums.CALCULATION_TYPE, 4, 'MultipleSetLoad'],
    [enums.ALGORITHM_TYPE, 0, 'Optimization'],
    [enums.ALGORITHM_TYPE, 1, 'MaxVolumeFirst'],
    [enums.ALGORITHM_TYPE, 16, 'Optimization'],
    [enums.ALGORITHM_TYPE, 18, 'Interlocked'],
    [enums.FILL_DIRECTION, 2, 'BottomToTop'],
    [enums.STACKING_RULE, 100, 'BestFit'],
    [enums.STACKING_RULE, 11, 'AlwaysSingleLayerOnBottom'],
    [enums.STACKING_RULE, 2, 'AllowedTopBottmStackValueSame'],
    [enums.GROUPS_STACKING_RULE, 101, 'AlwaysNotAllowed'],
    [enums.BEST_FIT_SELECTION, 4, 'BestfitMaxWeightUtilFirst'],
    [enums.CONTAINER_TYPE, 4, 'ULD'],
    [enums.VEHICLE_TYPE, 2, 'FlatRack'],
    [enums.PALLET_TYPE, 90, 'Plastic2WaysDoube'],
    [enums.CARTON_TYPE, 8, 'BottomOpen'],
    [enums.LAYER_PATTERN, 9, 'BestFit'],
    [enums.LAYER_PATTERN, 4, 'Pattern3Blocks'],
    [enums.FLOOR_STACK_TYPE, 2, 'NoBottom'],
  ];
  for (const [list, code, value] of known) {
    t.equal(list.match(code), value);
    t.equal(list.match(String(code)), value);
  }
  t.equal(enums.CALCULATION_TYPE.match(5), undefined);
  t.equal(enums.STYLE.match(0), undefined, 'styles have no codes');
  t.end();
});

test('other names and correct spellings', (t) => {
  t.equal(enums.CALCULATION_TYPE.match('SetLoadByQuantity'), 'SetLoad');
  t.equal(enums.CALCULATION_TYPE.match('MultipleSetLoadByQuantity'), 'MultipleSetLoad');
  t.equal(enums.ALGORITHM_TYPE.match('default'), 'Optimization');
  t.equal(enums.FILL_DIRECTION.match('ColumnStack'), 'FrontToRear');
  t.equal(enums.FILL_DIRECTION.match('Layer Stack'), 'BottomToTop');
  t.equal(enums.CONTAINER_TYPE.match('AirPallet'), 'ULD');
  t.equal(enums.VEHICLE_TYPE.match('Flatbed'), 'FlatRack');
  t.equal(enums.PALLET_TYPE.match('Wood2WaysDouble'), 'Wood2WaysDoube');
  t.equal(enums.PALLETIZING_ALGORITHM.match('UnitloadsDevelopedDynamically'), 'UnitloadsDevelopedDinamically');
  t.end();
});

test('every value matches itself, and the lists have their lengths', (t) => {
  for (const list of enums.ENUMERATIONS.values()) {
    for (const value of list.values) t.equal(list.match(value), value, `${list.name} ${value}`);
  }
  t.equal(enums.STACKING_RULE.values.length, 16);
  t.equal(enums.BEST_FIT_SELECTION.values.length, 5);
  t.equal(enums.OPTIONAL_FILLING.values.length, 3);
  t.equal(enums.GROUPS_STACKING_RULE.values.length, 2);
  t.end();
});
