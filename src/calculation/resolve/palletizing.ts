/** Which cargo is stacked on which pallets before it is loaded, and how. */
import type { Container, Palletizing, PalletizingRules } from '../../domain/problem.js';
import type { AccountRules } from '../asked/account-rules.js';
import { isSound, type Placed } from '../asked/placed.js';
import type { Issue } from '../types.js';
import type { Measures } from './measures.js';
import type { PlacedByHand } from './placed-unit-loads.js';
import type { FilledCargo } from './resolve-cargo.js';
import { type FilledContainerBody, measureContainer } from './resolve-container.js';
import type { FilledRules } from './resolve-rules.js';

export interface MeasuredPalletizing {
  /** In the order of `problem.pallets`, as they were sent. */
  readonly records: readonly FilledContainerBody[];
  /** Sizes in ten-thousandths. */
  readonly pallets: readonly Container[];
  /** By cargo; null: it is loaded as it is. */
  readonly ofCargo: readonly (Palletizing | null)[];
  /** Its height in ten-thousandths; null when no cargo is palletized. */
  readonly rules: PalletizingRules | null;
}

/** Pallets that were sent more than once are one, with one stock. */
class Pallets {
  readonly records: FilledContainerBody[] = [];
  readonly pallets: Container[] = [];
  readonly #places = new Map<string, number>();

  constructor(
    private readonly account: AccountRules,
    private readonly measures: Measures,
  ) {}

  placeOf(record: FilledContainerBody, pointer: string): number {
    const key = JSON.stringify(record);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.records.length;
    this.#places.set(key, place);
    this.records.push(record);
    this.pallets.push(measureContainer(record, this.account, this.measures, pointer));
    return place;
  }
}

interface Order {
  readonly cargoes: readonly FilledCargo[];
  readonly rules: FilledRules;
}

/** What is a unit load already is loaded as it is. */
export function isPalletized(cargo: FilledCargo, { isPalletized, palletizing }: FilledRules): boolean {
  if (cargo.style === 'Palletload' || cargo.unitload !== null) return false;
  return cargo.isPalletized || isPalletized || palletizing?.isUsed === true;
}

/** Other types build pallets for each container they fill: pieces placed by hand are not counted with those on pallets. */
export function placedBesidePallets(order: Order, { containers, rowsSent }: PlacedByHand): Issue[] {
  const { calculationType } = order.rules;
  // Of UnitLoad it is said whatever the cargo.
  if (calculationType === 'MixLoad' || calculationType === 'UnitLoad' || containers.length === 0) return [];
  const hasPallets = order.cargoes.length > rowsSent || order.cargoes.some((cargo) => isPalletized(cargo, order.rules));
  if (!hasPallets) return [];
  const message = `${calculationType} cannot complete cargo that is placed by hand to whole sets with cargo on pallets, so none can be placed when cargo is palletized.`;
  const hint = 'Leave `filledContainers` empty, or set `rules.calculationType` to MixLoad.';
  return [{ pointer: '/filledContainers', code: 'ValidationFailed', message, hint }];
}

/** @param rulesFaulty fields of the rules that have a fault; @param rowsSent what comes behind them are finished pallets */
export function withoutPallet(
  cargoes: readonly Placed<FilledCargo>[],
  rules: FilledRules,
  rulesFaulty: ReadonlySet<string>,
  rowsSent: number,
): Issue[] {
  if (rules.MixPallet !== null || rulesFaulty.has('MixPallet')) return [];
  return cargoes.flatMap((placed): Issue[] => {
    const { index, record: cargo } = placed;
    const hasPallet = !isSound(placed, 'palletizing') || (cargo.palletizing?.pallet ?? null) !== null;
    if (index >= rowsSent || hasPallet || !isPalletized(cargo, rules)) return [];
    const pointer = `/cargoes/${index}/palletizing/pallet`;
    const which = isSound(placed, 'name') ? JSON.stringify(cargo.name) : 'The cargo';
    const message = `${which} is palletized, but the request has no pallet for it.`;
    const hint = 'Give `palletizing.pallet` of the cargo, or `rules.MixPallet` for all cargo without one.';
    return [{ pointer, code: 'ValidationFailed', message, hint }];
  });
}

/** @param order without a fault; @param rowsSent what comes behind them are finished pallets */
export function measurePalletizing(
  order: Order,
  rowsSent: number,
  account: AccountRules,
  measures: Measures,
): MeasuredPalletizing {
  const { cargoes, rules } = order;
  const pallets = new Pallets(account, measures);
  const ofCargo = cargoes.map((cargo, index): Palletizing | null => {
    if (index >= rowsSent || !isPalletized(cargo, rules)) return null;
    const own = cargo.palletizing?.pallet ?? null;
    const record = own ?? rules.MixPallet;
    if (record === null) return null;
    const pointer = own === null ? '/rules/MixPallet' : `/cargoes/${index}/palletizing/pallet`;
    const goesToMixedPallets =
      cargo.palletizing?.remainQtyToMixPallet === true || rules.palletizing?.remainQtyToMixPallet === true;
    const goesToVehicle = cargo.palletizing?.remainQtyToVehicle ?? false;
    return {
      pallet: pallets.placeOf(record, pointer),
      fixedCount: cargo.palletizing?.fixedCargoCountOnPallet ?? 0,
      isTopFlat: cargo.palletizing?.flatPalletTop ?? false,
      isPartialAllowed: cargo.palletizing?.partialPalletsAllowed ?? !(goesToMixedPallets || goesToVehicle),
      goesToMixedPallets,
      goesToVehicle,
      topPattern: cargo.unitloadTopPattern,
      bottomPattern: cargo.unitloadBottomPattern,
      layersTurned: cargo.unitloadLayersQtyRotated,
    };
  });
  if (ofCargo.every((one) => one === null)) return { records: [], pallets: [], ofCargo, rules: null };
  const isMixed = ofCargo.some((one) => one?.goesToMixedPallets === true);
  const { MixPallet: mixed, palletizing: how } = rules;
  const measured: PalletizingRules = {
    mixedPallet: isMixed && mixed !== null ? pallets.placeOf(mixed, '/rules/MixPallet') : null,
    areGroupsMixed: how?.isDifferentGroupsAllowedInSamePallet ?? false,
    minHeight: measures.of(how?.minHeightOfPallets ?? 0, 'up', '/rules/palletizing/minHeightOfPallets'),
    isHeightChosen: how?.palletizingAlgorithm === 'UnitloadsDevelopedDinamically',
    areUnitLoadsFirst: rules.isUnitloadFirst,
    arePartialsFirst: rules.isUnitloadsPartialAllowedWhenUnitloadsFirst,
  };
  return { records: pallets.records, pallets: pallets.pallets, ofCargo, rules: measured };
}
