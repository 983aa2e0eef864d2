/** What the conditions of the list ask of a whole request, each counted once: asking costs nothing a row. */
import { wayInto } from '../../../domain/loading-way.js';
import type { CalculationType, StackingRule } from '../../../domain/words.js';
import { isPalletized } from '../palletizing.js';
import type { FilledCargo } from '../resolve-cargo.js';
import type { FilledContainerBody } from '../resolve-container.js';
import { type FilledRules, mayBeOptional } from '../resolve-rules.js';

/** A request with its defaults filled in, master data merged. */
export interface FilledRequest {
  readonly cargoes: readonly FilledCargo[];
  readonly containers: readonly FilledContainerBody[];
  readonly rules: FilledRules;
}

/** Why nothing is beyond reach. */
export const NO_DOOR = 'every container is loaded from above, where everything is within reach';

const SET_TYPES: readonly CalculationType[] = ['SetLoad', 'SetLoadByVolume', 'MultipleSetLoad'];

/** Types of which a filled container is picked by a figure of what it holds. */
const FIGURE_SELECTIONS: readonly string[] = [
  'BestfitMaxVolUtilFirst',
  'BestfitMaxWeightUtilFirst',
  'BestfitMaxLoadVolFirst',
];

/** Which field of two pieces each stacking rule compares; a rule that is not here needs none of them to differ. */
export const COMPARED: Readonly<
  Partial<Record<StackingRule, 'stackValue' | 'stackCode' | 'groupName' | 'alias' | 'sequence'>>
> = {
  StackValue: 'stackValue',
  HigherStackValueBottomFirst: 'stackValue',
  AllowedTopBottmStackValueSame: 'stackValue',
  StackCode: 'stackCode',
  SameGroupOnly: 'groupName',
  SameAliasOnly: 'alias',
  LowerSequenceBottomFirst: 'sequence',
};

export class Facts {
  readonly rules: FilledRules;
  readonly cargoRows: number;
  readonly containerTypes: number;
  /** Each cargo is planned alone, in every container type. */
  readonly isUnitLoad: boolean;
  readonly isSetLoad: boolean;
  readonly isMixLoad: boolean;
  readonly cargoNames: ReadonlySet<string>;
  /** Of all cargo; empty: of cargo without one. */
  readonly groups: ReadonlySet<string>;
  readonly containerNames: ReadonlySet<string>;
  readonly hasGroups: boolean;
  /** Some lies apart from others because of the rule: groups, aliases in groups, second aliases in those. */
  readonly areGroupsApart: boolean;
  readonly areAliasesApart: boolean;
  readonly areSecondAliasesApart: boolean;
  /** Rows without a group are groups of their own to isGroupSequenceUsed. */
  readonly haveGroupsAnOrder: boolean;
  readonly hasPallets: boolean;
  /** On pallets of the plan, or pre-packed. */
  readonly hasUnitLoads: boolean;
  /** Some of what fills no pallet goes to mixed ones. */
  readonly hasMixedPallets: boolean;
  /** A cargo that is palletized has no pallet of its own. */
  readonly needsMixPallet: boolean;
  readonly hasOptional: boolean;
  readonly hasPrices: boolean;
  readonly hasContainerPrices: boolean;
  readonly hasMostWeight: boolean;
  readonly hasMostPrice: boolean;
  /** Some container says how large its door is. */
  readonly hasDoor: boolean;
  /** The floor or deck of some container or pallet bears so much pressure at most. */
  readonly hasMostPressure: boolean;
  readonly doPrioritiesDiffer: boolean;
  /** Some container is not loaded from above. */
  readonly isLoadedByDoor: boolean;

  constructor({ cargoes, containers, rules }: FilledRequest) {
    this.rules = rules;
    this.cargoRows = cargoes.length;
    this.containerTypes = containers.length;
    this.isUnitLoad = rules.calculationType === 'UnitLoad';
    this.isSetLoad = SET_TYPES.includes(rules.calculationType);
    this.isMixLoad = rules.calculationType === 'MixLoad';
    this.cargoNames = new Set(cargoes.map(({ name }) => name));
    this.groups = new Set(cargoes.map(({ groupName }) => groupName));
    this.containerNames = new Set(containers.map(nameOf));
    this.hasGroups = cargoes.some(({ groupName }) => groupName !== '');
    this.areGroupsApart = this.#areApart(cargoes, ({ groupName }) => groupName !== '' && [groupName]);
    this.areAliasesApart = this.#areApart(cargoes, ({ groupName, alias }) => alias !== '' && [groupName, alias]);
    this.areSecondAliasesApart = this.#areApart(
      cargoes,
      ({ groupName, alias, alias2 }) => alias2 !== '' && [groupName, alias, alias2],
    );
    this.haveGroupsAnOrder = this.areGroupsApart || (!this.isUnitLoad && !this.hasGroups && cargoes.length > 1);
    const palletized = cargoes.filter((cargo) => isPalletized(cargo, rules));
    const pallets = [...containers, ...(rules.MixPallet === null ? [] : [rules.MixPallet])];
    for (const { palletizing } of palletized) if (palletizing?.pallet) pallets.push(palletizing.pallet);
    this.hasPallets = palletized.length > 0;
    this.hasUnitLoads = this.hasPallets || cargoes.some(({ unitload }) => unitload !== null);
    const areMixed = rules.palletizing?.remainQtyToMixPallet === true;
    this.hasMixedPallets = palletized.some(({ palletizing }) => areMixed || palletizing?.remainQtyToMixPallet === true);
    this.needsMixPallet = palletized.some(({ palletizing }) => (palletizing?.pallet ?? null) === null);
    this.hasOptional = mayBeOptional(rules) && cargoes.some(({ isOptional }) => isOptional);
    this.hasPrices = cargoes.some(({ price }) => price > 0);
    this.hasContainerPrices = containers.some(({ price }) => price > 0);
    this.hasMostWeight = pallets.some(({ maxWeight }) => maxWeight > 0);
    this.hasMostPrice = pallets.some(({ maxPrice }) => maxPrice > 0);
    this.hasMostPressure = pallets.some(({ maxFloorPressure }) => maxFloorPressure > 0);
    this.hasDoor = containers.some(({ door }) => door !== null && door.side !== 'Top');
    this.doPrioritiesDiffer = new Set(containers.map(({ priority }) => priority)).size > 1;
    this.isLoadedByDoor = containers.some((container) => wayInto(container) !== 'fromAbove');
    this.#cargoes = cargoes;
  }

  readonly #cargoes: readonly FilledCargo[];
  readonly #differ = new Map<keyof FilledCargo, boolean>();

  /** Whether pieces that may come together say different things there. */
  differ(field: keyof FilledCargo): boolean {
    if (this.isUnitLoad) return false;
    const known = this.#differ.get(field);
    if (known !== undefined) return known;
    const first = this.#cargoes[0]?.[field];
    const found = this.#cargoes.some((cargo) => cargo[field] !== first);
    this.#differ.set(field, found);
    return found;
  }

  /** Pieces of two keys, or of one and of none, may come together. */
  #areApart(cargoes: readonly FilledCargo[], keyOf: (cargo: FilledCargo) => readonly string[] | false): boolean {
    const keys = new Set(cargoes.map((cargo) => JSON.stringify(keyOf(cargo))));
    return !this.isUnitLoad && keys.size > 1;
  }

  /** Whether any cargo says it. */
  isSaid(field: 'groupName' | 'alias' | 'alias2'): boolean {
    return this.#cargoes.some((cargo) => cargo[field] !== '');
  }

  /** Cargo of several names in one container, or pallets that differ. */
  get areDifferent(): boolean {
    return this.hasPallets || (!this.isUnitLoad && this.cargoNames.size > 1);
  }

  /** Types of containers are chosen between. */
  get isTypeChosen(): boolean {
    return this.containerTypes > 1 && !this.isUnitLoad;
  }

  /** By what a container holds (bestFitContainersSelectionType), not by prices. */
  get isTypeChosenByFigure(): boolean {
    const { bestFitContainersSelectionType: selection, isMultiContainerTypesEnabled: areMixed } = this.rules;
    return this.isTypeChosen && areMixed && !this.hasContainerPrices && FIGURE_SELECTIONS.includes(selection);
  }

  /** Whether a row of the stacking matrix is about cargo of the request; a square matrix is. */
  get hasMatrix(): boolean {
    return (this.rules.stackingMatrix ?? []).some((row) => Array.isArray(row) || this.unknownIn(row).length === 0);
  }

  /** Names of a row of the matrix that no cargo has. */
  unknownIn({ bottomCargo, topCargo }: { readonly bottomCargo: string; readonly topCargo: string }): string[] {
    return [bottomCargo, topCargo].filter((name) => name !== '*' && !this.cargoNames.has(name));
  }

  /** SetLoadByVolume and UnitLoad empty no container. */
  get mayBeEmptied(): boolean {
    return !this.isUnitLoad && this.rules.calculationType !== 'SetLoadByVolume';
  }

  /** `cargoGroups` of each filled container lists the groups, with their sequences. */
  get areGroupsListed(): boolean {
    const { rules } = this;
    return (
      (rules.isGroupUsed && this.areGroupsApart) ||
      (rules.isGroupSequenceUsed && this.haveGroupsAnOrder) ||
      !rules.isSameGroupAllowedInDifferentContainers ||
      rules.isGroupsToPrefContainers ||
      (rules.isSameAlias1TogetherInSameGroup && this.areAliasesApart) ||
      (rules.isSameAlias2TogetherInSameAlias1AndGroup && this.areSecondAliasesApart) ||
      rules.calculationType === 'MultipleSetLoad'
    );
  }

  /** A step of balancing that works on certain containers. */
  get isBalanced(): boolean {
    const { rules } = this;
    return (
      rules.isBalanceSpreadLoadBottom ||
      rules.isBalanceAlignLoadCenter ||
      rules.balanceConfiguration?.isUsed === true ||
      rules.isBalanceFillWithAdditionalAmountofExstingCargoes ||
      (rules.isBalancePoorUtlizationUnloaded && rules.maxUtilizationForBalanceUnload > 0) ||
      this.hasOptional
    );
  }
}

/** As containers are called that have no name. */
function nameOf({ name, containerType }: FilledContainerBody): string {
  return name === '' ? containerType : name;
}
