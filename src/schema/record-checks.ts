/** What must hold within one cargo or one container besides the shape of its fields. Reads canonical bodies. */
import type { CargoBody } from './cargo.js';
import type { IssueCode } from './codes.js';
import { colourOfHex } from './colours.js';
import type { EmptyContainerBody } from './empty-container.js';
import { STYLE } from './enums.js';
import { type Issue, pointTo, shown } from './issue.js';
import { COLOUR_NAMES, colourOfName } from './named-colours.js';
import { didYouMean } from './near-miss.js';
import { ORIENTATION_HINT, orientationMask, orientationOrder, wrongDigits } from './orientations.js';

type Sides = 'length' | 'width' | 'height' | 'diameter';

/** Gathers the faults of one record; a field that is already faulty is not judged again. */
class Checks {
  private readonly faulty: ReadonlySet<string>;
  readonly issues: Issue[] = [];

  constructor(
    private readonly pointer: string,
    known: readonly Issue[],
  ) {
    this.faulty = new Set(known.map((issue) => issue.pointer));
  }

  fault(field: string, code: IssueCode, message: string, hint?: string): void {
    const pointer = pointTo(this.pointer, field);
    if (this.faulty.has(pointer)) return;
    this.issues.push({ pointer, code, message, ...(hint === undefined ? {} : { hint }) });
  }

  positive(record: Readonly<Partial<Record<Sides, number>>>, sides: readonly Sides[], code: IssueCode): void {
    for (const side of sides) {
      const value = record[side];
      if (value === undefined || value === 0)
        this.fault(side, code, `\`${side}\` must be above 0; ${shown(value)} was sent.`);
    }
  }
}

function checkColour(checks: Checks, record: { colorHexaCode?: string; colorKnownName?: string }): void {
  const { colorHexaCode = '', colorKnownName = '' } = record;
  if (typeof colorHexaCode === 'string' && colorHexaCode.trim() !== '' && colourOfHex(colorHexaCode) === null) {
    const message = `\`colorHexaCode\` must be a colour such as #FF8800; ${shown(colorHexaCode)} was sent.`;
    checks.fault('colorHexaCode', 'ValidationFailed', message);
  }
  if (typeof colorKnownName === 'string' && colorKnownName.trim() !== '' && colourOfName(colorKnownName) === null) {
    const message = `\`colorKnownName\` must be a CSS colour name; ${shown(colorKnownName)} was sent.`;
    checks.fault('colorKnownName', 'ValidationFailed', message, didYouMean(colorKnownName, COLOUR_NAMES));
  }
}

function digitMessage(field: string, sent: unknown): string | null {
  const wrong = wrongDigits(sent);
  if (wrong === null) return null;
  return `\`${field}\`: orientations are 1 to 6; ${wrong} in ${shown(sent)} ${wrong.length === 1 ? 'is' : 'are'} none.`;
}

function checkOrientations(checks: Checks, cargo: CargoBody): void {
  const { orientationsAllowed: allowed, orientationPriority: priority } = cargo;
  if ((typeof allowed === 'string' || typeof allowed === 'number') && orientationMask(allowed) === null) {
    const kind = typeof allowed === 'number' ? 'a bit mask from 1 to 63' : 'at least one orientation';
    const message =
      digitMessage('orientationsAllowed', allowed) ??
      `\`orientationsAllowed\` must be ${kind}; ${shown(allowed)} was sent.`;
    checks.fault('orientationsAllowed', 'InvalidCargoOrientations', message, ORIENTATION_HINT);
  }
  if (priority !== undefined && typeof priority !== 'number' && orientationOrder(priority) === null) {
    const message =
      digitMessage('orientationPriority', priority) ??
      `\`orientationPriority\` must name orientations in order; ${shown(priority)} was sent.`;
    checks.fault('orientationPriority', 'InvalidCargoOrientations', message, ORIENTATION_HINT);
  }
}

function checkCargoSize(checks: Checks, cargo: CargoBody): void {
  if (cargo.unitload !== undefined && cargo.unitload !== null) return;
  // Without a style that is known, what has a diameter is taken for a roll.
  const isRoll = STYLE.values.includes(cargo.style) ? cargo.style === 'Roll' : (cargo.diameter ?? 0) !== 0;
  if (!isRoll) {
    checks.positive(cargo, ['length', 'width', 'height'], 'InvalidCargoSize');
    return;
  }
  checks.positive(cargo, ['diameter'], 'InvalidCargoSize');
  if ((cargo.height ?? 0) === 0 && (cargo.length ?? 0) === 0) {
    checks.fault(
      'height',
      'InvalidCargoSize',
      'A roll needs the length of its axis in `height` (or in `length`); none was sent.',
    );
  }
}

/** @param known faults of its shape, with the same pointers */
export function checkContainer(container: EmptyContainerBody, pointer: string, known: readonly Issue[]): Issue[] {
  const checks = new Checks(pointer, known);
  checks.positive(container, ['length', 'width', 'height'], 'InvalidContainerSize');
  checkColour(checks, container);
  checkDecks(checks, container);
  return checks.issues;
}

function checkDecks(checks: Checks, container: EmptyContainerBody): void {
  const {
    length = 0,
    width = 0,
    height = 0,
    vehicleDropDeckFrontSize: front,
    vehicleDropDeckRearSize: rear,
  } = container;
  const decks = [
    ['vehicleDropDeckFrontSize', front],
    ['vehicleDropDeckRearSize', rear],
  ] as const;
  for (const [field, deck] of decks) {
    if (deck === undefined || deck === null) continue;
    if ((deck.height ?? 0) >= height || (deck.width ?? 0) > width || (deck.length ?? 0) > length) {
      const message = `\`${field}\` must lie within the container and leave room above it.`;
      checks.fault(field, 'InvalidContainerSize', message);
    }
  }
  if (front && rear && (front.length ?? 0) + (rear.length ?? 0) > length) {
    const message = 'The drop decks are longer than the container together.';
    checks.fault('vehicleDropDeckRearSize', 'InvalidContainerSize', message);
  }
  const { palletUnderhang, palletUnderhangLength = 0, palletUnderhangWidth = 0 } = container;
  if (palletUnderhang === true && (2 * palletUnderhangLength >= length || 2 * palletUnderhangWidth >= width)) {
    checks.fault('palletUnderhangLength', 'InvalidContainerSize', 'The underhang leaves nothing of the deck.');
  }
}

const STACKED_ON: readonly string[] = ['Pallet', 'Carton'];

/** A container that stands inside a cargo or the rules: its own faults, and that it is a pallet or a carton. */
export function checkPallet(pallet: EmptyContainerBody, pointer: string, known: readonly Issue[]): Issue[] {
  const issues = checkContainer(pallet, pointer, known);
  const type = pointTo(pointer, 'containerType');
  if (STACKED_ON.includes(pallet.containerType) || known.some((issue) => issue.pointer === type)) return issues;
  const message = `\`containerType\` must be Pallet or Carton here; ${shown(pallet.containerType)} was sent.`;
  return [...issues, { pointer: type, code: 'ValidationFailed', message, allowedValues: STACKED_ON }];
}

/** @param known faults of its shape, with the same pointers */
export function checkCargo(cargo: CargoBody, pointer: string, known: readonly Issue[]): Issue[] {
  const checks = new Checks(pointer, known);
  checkCargoSize(checks, cargo);
  checkOrientations(checks, cargo);
  checkColour(checks, cargo);
  const pallet = cargo.palletizing?.pallet;
  if (pallet === undefined || pallet === null || typeof pallet !== 'object') return checks.issues;
  return [...checks.issues, ...checkPallet(pallet, `${pointer}/palletizing/pallet`, known)];
}
