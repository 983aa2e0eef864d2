/** Random orders of loose and palletized cargo together, and whether the answers to them count alike on both levels. */
import fc from 'fast-check';
import { calculate } from '../../../src/calculation/calculate.js';
import { present } from '../../../src/calculation/present/present.js';
import type { Engine } from '../../../src/engine/port.js';
import type { FilledContainerResponse } from '../../../src/schema/filled-container.js';

type Body = Record<string, unknown>;

const integer = (min: number, max: number) => fc.integer({ min, max });
/** Set in one of so many. */
const oneIn = (times: number) => integer(1, times).map((drawn) => drawn === times);

const pallet = fc
  .record({
    name: fc.constantFrom('Euro', 'Block'),
    height: integer(60, 180),
    maxWeight: fc.constantFrom(0, 0, 400, 900),
    palletThickness: fc.constantFrom(0, 15),
    emptyWeight: fc.constantFrom(0, 22.5),
    qty: fc.constantFrom(0, 0, 0, 2),
    overhang: oneIn(5),
  })
  .map(({ overhang, ...rest }) => ({
    containerType: 'Pallet',
    length: 120,
    width: rest.name === 'Euro' ? 80 : 100,
    ...rest,
    ...(overhang ? { palletOverhang: true, palletOverhangLength: 4, palletOverhangWidth: 4 } : {}),
  }));

const palletizing = fc.record(
  {
    flatPalletTop: oneIn(4),
    partialPalletsAllowed: oneIn(2),
    remainQtyToMixPallet: oneIn(3),
    remainQtyToVehicle: oneIn(3),
    fixedCargoCountOnPallet: fc.constantFrom(0, 0, 0, 6, 12),
  },
  { requiredKeys: [] },
);

const cargo = fc.record({
  style: fc.constant('Shipcase'),
  length: integer(20, 60),
  width: integer(15, 45),
  height: integer(10, 50),
  weight: integer(1, 15),
  qty: integer(1, 60),
  orientationsAllowed: fc.constantFrom('OrientationsBasic', 'OrientationsBasic', 'OrientationsAll'),
  groupName: fc.constantFrom('', 'north', 'south'),
  sequence: integer(0, 2),
  maxSupportingWeight: fc.constantFrom(0, 0, 0, 40),
  isPalletized: oneIn(2).map((drawn) => !drawn),
  isOptional: oneIn(6),
  setRatio: integer(1, 3),
  unitloadBottomPattern: fc.constantFrom('BestFit', 'BestFit', 'Pattern1Block', 'Pattern2Blocks', 'MultiSurface'),
  unitloadTopPattern: fc.constantFrom('BestFit', 'BestFit', 'Pattern4Blocks'),
  unitloadLayersQtyRotated: fc.constantFrom(0, 0, 1, 5),
  pallet,
  palletizing,
});

const rules = fc.record({
  calculationType: fc.constantFrom(
    ...['MixLoad', 'MixLoad', 'MixLoad', 'MixLoad', 'SetLoad', 'MultipleSetLoad', 'SetLoadByVolume', 'UnitLoad'],
  ),
  isDifferentGroupAllowedOnMultiSetLoad: oneIn(2),
  optimizationLevel: fc.constant(1),
  isSequenceUsed: oneIn(4),
  isGroupSequenceUsed: oneIn(6),
  isSpreadIdenticalCargoAllowed: oneIn(5).map((drawn) => !drawn),
  isSameGroupAllowedInDifferentContainers: oneIn(5).map((drawn) => !drawn),
  isSameGroupDividedToDifferentContainersWhenNotKeptTogether: oneIn(2),
  isUnitloadFirst: oneIn(3),
  isUnitloadsPartialAllowedWhenUnitloadsFirst: oneIn(2),
  palletizing: fc.record({
    isUsed: oneIn(6),
    remainQtyToMixPallet: oneIn(6),
    isDifferentGroupsAllowedInSamePallet: oneIn(2),
    minHeightOfPallets: fc.constantFrom(0, 0, 30),
    palletizingAlgorithm: fc.constantFrom(
      'UnitloadsDevelopedInAdvance',
      'UnitloadsDevelopedInAdvance',
      'UnitloadsDevelopedDinamically',
    ),
  }),
  mixed: fc.option(pallet, { nil: undefined }),
  isBalanceAppliedToLastSolution: oneIn(3),
  isBalanceAlignLoadCenter: oneIn(5),
  isBalanceSpreadLoadBottom: oneIn(6),
  isBalancePoorUtlizationUnloaded: oneIn(4),
  maxUtilizationForBalanceUnload: integer(5, 40),
  isBalanceFillWithOptionalCargoes: oneIn(2),
  isBalanceFillWithAdditionalAmountofExstingCargoes: oneIn(4),
});

/** A valid request in centimetres. */
export const palletizedOrder: fc.Arbitrary<Body> = fc
  .record({
    cargoes: fc.array(cargo, { minLength: 1, maxLength: 5 }),
    rules,
    trucks: fc.constantFrom(0, 0, 1),
    height: integer(180, 270),
  })
  .map(({ cargoes, rules: { mixed, ...others }, trucks, height }) => ({
    title: 'order',
    cargoes: cargoes.map(({ pallet: own, palletizing: how, ...fields }, place) => ({
      name: `carton ${place + 1}`,
      ...fields,
      palletizing: { pallet: own, ...how },
    })),
    emptyContainers: [{ containerType: 'Truck', name: 'Truck', length: 720, width: 245, height, qty: trucks }],
    rules: { ...others, ...(mixed === undefined ? {} : { MixPallet: mixed }) },
  }));

/** What is wrong with the answer to an order; null: nothing. */
export function wrongIn(order: Body, engine: Engine): string | null {
  const outcome = calculate(order, { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 }, engine);
  if (outcome.status === 'failed') {
    const { issues } = outcome.error;
    // Of a small truck or a high stop nothing may be loadable; anything else is no answer.
    return issues.every(({ code }) => code !== 'ValidationFailed') ? null : JSON.stringify(issues);
  }
  const answer = present(outcome.load, { spacesCreated: true, placementsCreated: true, uom: null });
  let [cargoes, extra, pallets, weight, volume] = [0, 0, 0, 0, 0];
  for (const filled of answer.filledContainers) {
    const wrong = wrongInContainer(filled);
    if (wrong !== null) return wrong;
    cargoes += filled.loadSummary.cargoesLoaded;
    extra += filled.loadSummary.extraLoaded;
    pallets += filled.loadSummary.unitloadsLoaded;
    weight += filled.loadSummary.weightLoaded;
    volume += filled.loadSummary.volumeLoaded;
  }
  const { loadSummary, unloaded } = answer;
  const ordered = (order['cargoes'] as { qty: number }[]).reduce((sum, { qty }) => sum + qty, 0);
  const left = unloaded.reduce((sum, { qty }) => sum + qty, 0);
  // Of alternatives the totals count the best for each cargo.
  if (answer.alternatives) return differs('cargoes loaded and left', loadSummary.cargoesLoaded + left, ordered);
  return (
    differs('cargoes of the load', cargoes, loadSummary.cargoesLoaded) ??
    differs('extra cargoes of the load', extra, loadSummary.extraLoaded) ??
    differs('pallets of the load', pallets, loadSummary.unitloadsLoaded) ??
    differs('weight of the load', weight, loadSummary.weightLoaded) ??
    differs('volume of the load', volume, loadSummary.volumeLoaded) ??
    differs('cargoes loaded and left', cargoes + left, ordered)
  );
}

/** Spaces, manifest, unit loads and figures of one vehicle beside each other. */
function wrongInContainer({ spaces = [], manifest, unitloads = [], loadSummary, cog }: FilledContainerResponse) {
  const loaded = spaces.filter(({ isEmpty }) => !isEmpty);
  const onPallets = unitloads.reduce((sum, { qty, cargoesLoaded }) => sum + qty * cargoesLoaded, 0);
  const loose = loaded.filter(({ isUnitload }) => !isUnitload).reduce((sum, one) => sum + one.cargoesLoaded, 0);
  const pallets = loaded.filter(({ isUnitload }) => isUnitload).reduce((sum, one) => sum + one.unitloadsLoaded, 0);
  let weight = 0;
  let inPallets = 0;
  let moment = 0;
  for (const { isUnitload, cargo, placements = [], unitloadsLoaded } of loaded) {
    const one = cargo as { weight: number; unitload: FilledContainerResponse | null };
    for (const { pos, size } of placements) {
      weight += one.weight;
      moment += one.weight * (pos.length + size.length / 2);
    }
    if (!isUnitload) continue;
    const { spaces: nested = [], loadSummary: inside } = one.unitload!;
    const places = nested.flatMap((space) => space.placements ?? []).length;
    const wrong =
      differs('pieces of the nested spaces', places, inside.cargoesLoaded) ??
      differs('weight of the pallet', inside.weightTotal, one.weight);
    if (wrong !== null) return wrong;
    inPallets += unitloadsLoaded * places;
  }
  const rows = (field: 'cargoesLoaded' | 'piecesLoaded' | 'extraLoaded') =>
    manifest.reduce((sum, row) => sum + row[field], 0);
  return (
    differs('cartons on pallets', onPallets, inPallets) ??
    differs('cargoes', loose + onPallets, loadSummary.cargoesLoaded + loadSummary.extraLoaded) ??
    differs('extra cargoes of the manifest', rows('extraLoaded'), loadSummary.extraLoaded) ??
    differs('cargoes of the manifest', rows('cargoesLoaded'), loadSummary.cargoesLoaded) ??
    differs('pieces of the manifest', rows('piecesLoaded'), loadSummary.piecesLoaded) ??
    differs('pallets', pallets, loadSummary.unitloadsLoaded) ??
    differs(
      'pallets in the list',
      unitloads.reduce((sum, { qty }) => sum + qty, 0),
      pallets,
    ) ??
    differs('weight', weight, loadSummary.weightLoaded) ??
    differs('centre of gravity', weight === 0 ? cog.length : moment / weight, cog.length)
  );
}

function differs(what: string, a: number, b: number): string | null {
  return Math.abs(a - b) <= 1e-3 * Math.max(1, Math.abs(b)) ? null : `${what}: ${a} and ${b}`;
}
