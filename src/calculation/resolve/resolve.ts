/** A valid request as a load problem: master data merged, defaults filled in, sizes in whole numbers. */

import type { FinishedPallet } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { figure, measure } from '../../domain/sentences.js';
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { withDefaults } from '../../schema/defaults.js';
import { LIMITS } from '../../schema/limits.js';
import type { RulesBody } from '../../schema/rules.js';
import type { ValidRequest } from '../../schema/validate.js';
import { NO_ACCOUNT_RULES } from '../asked/account-rules.js';
import type { CalculationOptions, EditOptions } from '../asked/options.js';
import {
  faultyFields,
  isSound,
  mapPlaced,
  type Placed,
  placedRecords,
  recordsOf,
  withoutFields,
} from '../asked/placed.js';
import {
  CARGO_FIELDS_OF_REQUEST,
  CONTAINER_FIELDS_OF_REQUEST,
  mergeCargoes,
  mergeContainers,
} from '../asked/stored-records.js';
import type { Issue, NormalisedRequest, Warning } from '../types.js';
import { adviceOn } from './advice.js';
import { duplicateNameIssues } from './duplicate-names.js';
import { favouritesIgnored } from './favourite-warnings.js';
import { type GivenContainer, givenOnGrid, measureGiven } from './given.js';
import { withoutIdleFlags, withoutIdleRules } from './idle-rules.js';
import { axleIssues, axlesNotGiven, measureAxles } from './measure-axles.js';
import { Measures } from './measures.js';
import { Facts, type FilledRequest } from './no-effect/facts.js';
import { type SentRequest, withoutEffect } from './no-effect/find.js';
import { withCargoColour, withContainerColour } from './palette.js';
import { measurePalletizing, placedBesidePallets, withoutPallet } from './palletizing.js';
import { NOTHING_PLACED, type PlacedByHand } from './placed-unit-loads.js';
import { measurePlanned, plannedOnGrid } from './planned-pallets.js';
import { asOptional, cargoOnGrid, type FilledCargo, favouritesAmong, measureCargo } from './resolve-cargo.js';
import { containerOnGrid, type FilledContainerBody, measureContainer, measureSides } from './resolve-container.js';
import { type FilledRules, matrixIssues, measureRules, rulesOnGrid } from './resolve-rules.js';

export interface Resolved {
  /** Null when there is an issue. */
  readonly problem: LoadProblem | null;
  /** What is placed by hand; empty when there is an issue. */
  readonly given: readonly GivenContainer[];
  /** Of a plan that is given back; null: there are none, or one is none of the request's. */
  readonly planned: readonly FinishedPallet[] | null;
  readonly request: NormalisedRequest;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Warning[];
}

function quantityIssues(
  cargoes: readonly Placed<FilledCargo>[],
  rules: FilledRules,
  { rowsSent }: PlacedByHand,
): Issue[] {
  const isSetLoad = ['SetLoad', 'SetLoadByVolume', 'MultipleSetLoad'].includes(rules.calculationType);
  const issues = cargoes.flatMap((placed): Issue[] => {
    const { index, record } = placed;
    const { qty, setRatio } = record;
    const found: Issue[] = [];
    if (qty === 0 && isSound(placed, 'qty')) {
      const message = '`qty` must be above 0; 0 or nothing was sent.';
      found.push({ pointer: `/cargoes/${index}/qty`, code: 'CargoHasZeroLoadCount', message });
    }
    if (isSetLoad && setRatio === 0 && isSound(placed, 'setRatio') && index < rowsSent) {
      const message = `\`setRatio\` must be above 0 with ${rules.calculationType}; 0 was sent.`;
      found.push({ pointer: `/cargoes/${index}/setRatio`, code: 'CargoHasZeroSetCount', message });
    }
    return found;
  });
  const pieces = cargoes.reduce((sum, { record }) => sum + record.qty, 0);
  if (pieces <= LIMITS.pieces) return issues;
  const message = `At most ${figure(LIMITS.pieces)} pieces can be planned at once; the quantities add up to ${figure(pieces)}.`;
  return [...issues, { pointer: '/cargoes', code: 'ValidationFailed', message }];
}

/** UnitLoad: one filled container for every cargo in every type, and none placed by hand but as alternatives. */
function alternativesIssues(
  { cargoes, containers, rules }: FilledRequest,
  { containers: placed, rowsSent, areAlternatives }: PlacedByHand,
  edit: EditOptions | undefined,
): Issue[] {
  const faulty = (message: string): Issue => ({ pointer: '/alternatives', code: 'ValidationFailed', message });
  if (rules.calculationType !== 'UnitLoad') {
    const message = `Alternatives are of \`rules.calculationType\` UnitLoad; it is ${rules.calculationType}.`;
    return areAlternatives ? [faulty(message)] : [];
  }
  const issues: Issue[] = [];
  const solutions = cargoes.length * containers.length;
  if (solutions > LIMITS.containersFilled) {
    const message =
      `UnitLoad plans every cargo in every container type: ${figure(cargoes.length)} cargoes in ${figure(containers.length)} types are ` +
      `${figure(solutions)} solutions; at most ${figure(LIMITS.containersFilled)} can be planned at once.`;
    issues.push({ pointer: '/cargoes', code: 'ValidationFailed', message });
  }
  if (areAlternatives && edit?.fillRemaining !== false) {
    issues.push(faulty('Alternatives stay as they are. Send fillRemaining=false.'));
  }
  if (areAlternatives && cargoes.length > rowsSent) {
    issues.push(faulty('Finished pallets (`unitload`) cannot be placed in alternatives.'));
  }
  if (placed.length > 0 && !areAlternatives) {
    const message =
      'UnitLoad plans each cargo by itself, and its filled containers are alternatives. So no cargo can be placed by hand.';
    const hint =
      'Leave `filledContainers` empty, set `rules.calculationType` to MixLoad, or keep alternatives as they are with ' +
      '`alternatives: true` and fillRemaining=false.';
    issues.push({ pointer: '/filledContainers', code: 'ValidationFailed', message, hint });
  }
  return issues;
}

/** An opening lies within its wall: at the rear as wide as the container, at the sides as long. */
function doorIssues({ containers }: FilledRequest, pointer: string): Issue[] {
  return containers.flatMap(({ door, height, length, width }, place): Issue[] => {
    if (door === null || door.side === 'Top') return [];
    const fault = (field: string, message: string): Issue => ({
      pointer: `${pointer}/${place}/door/${field}`,
      code: 'ValidationFailed',
      message,
    });
    const [wall, past] = door.side === 'Rear' ? [width, 'side wall'] : [length, 'front or rear wall'];
    const from = door.position ?? Math.max(0, (wall - door.width) / 2);
    return [
      ...(door.width > 0 ? [] : [fault('width', 'A door has a width above 0.')]),
      ...(door.height > 0 ? [] : [fault('height', 'A door has a height above 0.')]),
      ...(from + door.width > wall
        ? [fault(door.position === null ? 'width' : 'position', `The door reaches past the ${past}.`)]
        : []),
      ...(door.sill + door.height > height ? [fault('height', 'The door reaches past the roof.')] : []),
    ];
  });
}

/** No piece is reached over more than the longest way into a container. */
function reachIssues({ containers, rules }: FilledRequest, uom: Uom): Issue[] {
  const longest = containers.reduce((most, { door, length, width }) => {
    const isFromSide = door?.side === 'Left' || door?.side === 'Right';
    return Math.max(most, isFromSide ? width : length);
  }, 0);
  if (containers.length === 0 || rules.maxLoadingReach <= longest) return [];
  const unit = UNITS[uom].length;
  const message =
    `\`maxLoadingReach\` is ${measure(rules.maxLoadingReach)} ${unit}, and the longest way into a container ${measure(longest)} ${unit}: ` +
    'it must be at most that. 0 is no limit.';
  return [{ pointer: '/rules/maxLoadingReach', code: 'ValidationFailed', message }];
}

/** Sizes are measured in two steps: all of them first, for the grid depends on the finest. */
function problemOf(
  request: FilledRequest,
  options: CalculationOptions,
  containersPointer: string,
  placed: PlacedByHand,
  facts: Facts,
) {
  const { uom, account = NO_ACCOUNT_RULES } = options;
  const measures = new Measures(uom);
  const names = request.cargoes.slice(0, placed.rowsSent).map((cargo) => cargo.name);
  const cargoes = request.cargoes.map((cargo, index) =>
    measureCargo(asOptional(cargo, request.rules), uom, measures, `/cargoes/${index}`),
  );
  const containers = request.containers.map((container, index) => ({
    ...measureContainer(container, account, measures, `${containersPointer}/${index}`),
    ...measureAxles(container, request.rules.axleRegulation, uom),
  }));
  const rules = measureRules(withoutIdleRules(facts), account, names, options.maxRunTimeSeconds, measures);
  const palletizing = measurePalletizing(request, placed.rowsSent, account, measures);
  const measured = measureGiven(placed, request, measures);
  const standing = measurePlanned(placed.pallets, measures);
  const { grid, issues } = measures.grid();
  const problem: LoadProblem = {
    uom,
    scale: grid.scale,
    cargoes: cargoes.map((cargo, place) => {
      const how = palletizing.ofCargo[place] ?? null;
      const inside = placed.inside.get(place);
      const onGrid = {
        ...cargoOnGrid(cargo, grid),
        quantity: measured.quantities[place]!,
        ...(inside === undefined ? {} : { name: inside.name }),
        ...(inside?.first === undefined ? {} : { firstInside: inside.first }),
        favourites: favouritesAmong(cargo, facts.containerNames, request.rules),
        ...withoutIdleFlags(facts),
      };
      return how === null ? onGrid : { ...onGrid, palletizing: how };
    }),
    containers: containers.map((container) => containerOnGrid(container, grid)),
    ...(palletizing.rules === null
      ? {}
      : { pallets: palletizing.pallets.map((pallet) => containerOnGrid(pallet, grid)) }),
    rules: {
      ...rulesOnGrid(rules, grid),
      ...(palletizing.rules === null
        ? {}
        : { palletizing: { ...palletizing.rules, minHeight: grid.whole(palletizing.rules.minHeight) } }),
    },
  };
  const given = givenOnGrid(measured, grid);
  return {
    problem,
    pallets: palletizing.records,
    planned: plannedOnGrid(placed.pallets, standing, palletizing.records, grid),
    given,
    issues: [...measured.issues, ...issues],
    warnings: measures.warnings,
  };
}

function withKeptLetters(cargo: FilledCargo, kept = ''): FilledCargo {
  return kept === '' || cargo.letters !== '' ? cargo : { ...cargo, letters: kept };
}

const SIZE_OF_CARGO = ['style', 'length', 'width', 'height', 'diameter', 'bulgeSize', 'unitload'];
const SIDES = ['length', 'width', 'height'] as const;

/** Of a request that has other faults, and is not measured for a problem: the sizes of records that are none. */
function sizeIssues(
  cargoes: readonly Placed<FilledCargo>[],
  containers: readonly Placed<FilledContainerBody>[],
  uom: Uom,
  containersPointer: string,
): readonly Issue[] {
  const measures = new Measures(uom);
  for (const one of cargoes) {
    if (isSound(one, ...SIZE_OF_CARGO)) measureCargo(one.record, uom, measures, `/cargoes/${one.index}`);
  }
  for (const one of containers) {
    const sides = SIDES.filter((side) => isSound(one, side));
    measureSides(one.record, sides, measures, `${containersPointer}/${one.index}`);
  }
  return measures.vanished;
}

/** What was sent of it; finished pallets placed by hand are no rows of the request. */
function sentIn(valid: ValidRequest, options: CalculationOptions, { rowsSent }: PlacedByHand): SentRequest {
  const { containers, rules, containersPointer } = valid;
  return {
    cargoes: valid.cargoes.slice(0, rowsSent),
    ...{ containers, rules, containersPointer },
    cargoFieldsKept: options.storedCargoes === undefined ? null : CARGO_FIELDS_OF_REQUEST,
    containerFieldsKept: options.storedContainers === undefined ? null : CONTAINER_FIELDS_OF_REQUEST,
  };
}

/** Master data merged into the records. */
function mergeRecords(valid: ValidRequest, known: readonly Issue[], options: CalculationOptions) {
  const { uom, storedCargoes, storedContainers } = options;
  const { containersPointer } = valid;
  const cargoes = placedRecords(valid.cargoes, '/cargoes', known);
  const containers = placedRecords(valid.containers, containersPointer, known);
  const nothing = { issues: [] as readonly Issue[], warnings: [] as readonly Warning[] };
  return {
    cargoes: storedCargoes === undefined ? { records: cargoes, ...nothing } : mergeCargoes(cargoes, storedCargoes, uom),
    containers:
      storedContainers === undefined
        ? { records: containers, ...nothing }
        : mergeContainers(containers, storedContainers, uom, containersPointer),
  };
}

/**
 * Also judges what concerns several records at once. With faults of shape in `known` only what they leave untouched is
 * judged, so that all faults of a request are listed together.
 */
export function resolve(
  valid: ValidRequest,
  known: readonly Issue[],
  options: CalculationOptions,
  placed: PlacedByHand = NOTHING_PLACED,
): Resolved {
  const { containersPointer } = valid;
  const rulesFaulty = faultyFields(known, '').get('/rules') ?? new Set();
  const merged = mergeRecords(valid, known, options);
  // Rules without a calculation type have a fault.
  const ofRules: Partial<RulesBody> = withoutFields(valid.rules, rulesFaulty);
  const rules: FilledRules = withDefaults('Rules', {
    ...ofRules,
    calculationType: ofRules.calculationType ?? 'MixLoad',
  });
  const cargoes = mapPlaced(merged.cargoes.records, (cargo, place) =>
    withCargoColour(withKeptLetters(withDefaults('CargoRecord', cargo), options.keptLetters?.[place]), place),
  );
  const containers = mapPlaced(merged.containers.records, (container) =>
    withContainerColour(withDefaults('EmptyContainer', container)),
  );
  const request: FilledRequest = {
    cargoes: recordsOf(cargoes.filter((one) => isSound(one))),
    containers: recordsOf(containers.filter((one) => isSound(one))),
    rules,
  };
  const found = [
    ...merged.cargoes.issues,
    ...merged.containers.issues,
    ...quantityIssues(cargoes, rules, placed),
    ...duplicateNameIssues(cargoes),
    ...withoutPallet(cargoes, rules, rulesFaulty, placed.rowsSent),
    ...alternativesIssues(request, placed, options.edit),
    ...placedBesidePallets(request, placed),
    ...reachIssues(request, options.uom),
    ...doorIssues(request, containersPointer),
    ...axleIssues(containers, rules, options.uom, containersPointer),
    ...matrixIssues(rules.stackingMatrix ?? [], Math.min(valid.cargoes.length, placed.rowsSent)),
  ];
  const normalised = { cargoes: request.cargoes, emptyContainers: request.containers, rules };
  const ofRecords = [...merged.cargoes.warnings, ...merged.containers.warnings];
  if (known.length + found.length > 0) {
    const judged = new Set([...known, ...found].map(({ pointer }) => pointer));
    const sizes = sizeIssues(cargoes, containers, options.uom, containersPointer);
    const issues = [...found, ...sizes.filter(({ pointer }) => !judged.has(pointer))];
    return { problem: null, given: [], planned: null, request: normalised, issues, warnings: ofRecords };
  }
  const facts = new Facts(request);
  const measured = problemOf(request, options, containersPointer, placed, facts);
  const { problem, pallets, planned, given, issues, warnings: rounded } = measured;
  return {
    problem: issues.length === 0 ? problem : null,
    given,
    planned,
    request: pallets.length === 0 ? normalised : { ...normalised, pallets },
    issues,
    warnings: [
      ...ofRecords,
      ...rounded,
      ...adviceOn(request, options.uom, containersPointer),
      ...axlesNotGiven(request.containers, rules, containersPointer),
      ...favouritesIgnored(problem),
      ...withoutEffect(sentIn(valid, options, placed), request, facts),
    ],
  };
}
