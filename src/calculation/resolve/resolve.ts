/** A valid request as a load problem: master data merged, defaults filled in, sizes in whole numbers. */

import type { LoadProblem } from '../../domain/problem.js';
import { figure } from '../../domain/sentences.js';
import { withDefaults } from '../../schema/defaults.js';
import { LIMITS } from '../../schema/limits.js';
import type { ValidRequest } from '../../schema/validate.js';
import { NO_ACCOUNT_RULES } from '../account-rules.js';
import type { CalculationOptions } from '../options.js';
import type { Issue, NormalisedRequest, Warning } from '../types.js';
import { adviceOn } from './advice.js';
import { duplicateNameIssues } from './duplicate-names.js';
import { favouritesIgnored } from './favourite-warnings.js';
import { type GivenContainer, givenOnGrid, measureGiven } from './given.js';
import { Measures } from './measures.js';
import { withCargoColour, withContainerColour } from './palette.js';
import { measurePalletizing, placedBesidePallets } from './palletizing.js';
import { mapPlaced, type Placed, recordsOf } from './placed.js';
import { NOTHING_PLACED, type PlacedByHand } from './placed-unit-loads.js';
import { asOptional, cargoOnGrid, type FilledCargo, measureCargo } from './resolve-cargo.js';
import { containerOnGrid, type FilledContainerBody, measureContainer } from './resolve-container.js';
import { type FilledRules, matrixIssues, measureRules } from './resolve-rules.js';
import { mergeCargoes, mergeContainers } from './stored-records.js';

export interface Resolved {
  /** Null when there is an issue. */
  readonly problem: LoadProblem | null;
  /** What is placed by hand; empty when there is an issue. */
  readonly given: readonly GivenContainer[];
  readonly request: NormalisedRequest;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Warning[];
}

interface FilledRequest {
  readonly cargoes: readonly FilledCargo[];
  readonly containers: readonly FilledContainerBody[];
  readonly rules: FilledRules;
}

function quantityIssues(
  cargoes: readonly Placed<FilledCargo>[],
  rules: FilledRules,
  { rowsSent }: PlacedByHand,
): Issue[] {
  const isSetLoad = ['SetLoad', 'SetLoadByVolume', 'MultipleSetLoad'].includes(rules.calculationType);
  const issues = cargoes.flatMap(({ index, record: { qty, setRatio } }): Issue[] => {
    const found: Issue[] = [];
    if (qty === 0) {
      const message = '`qty` must be above 0; 0 or nothing was sent.';
      found.push({ pointer: `/cargoes/${index}/qty`, code: 'CargoHasZeroLoadCount', message });
    }
    if (isSetLoad && setRatio === 0 && index < rowsSent) {
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

/** UnitLoad: one filled container for every cargo in every type, and none placed by hand. */
function alternativesIssues(
  { cargoes, containers, rules }: FilledRequest,
  { containers: placed }: PlacedByHand,
): Issue[] {
  if (rules.calculationType !== 'UnitLoad') return [];
  const issues: Issue[] = [];
  const solutions = cargoes.length * containers.length;
  if (solutions > LIMITS.containersFilled) {
    const message =
      `UnitLoad plans every cargo in every container type: ${figure(cargoes.length)} cargoes in ${figure(containers.length)} types are ` +
      `${figure(solutions)} solutions; at most ${figure(LIMITS.containersFilled)} can be planned at once.`;
    issues.push({ pointer: '/cargoes', code: 'ValidationFailed', message });
  }
  if (placed.length > 0) {
    const message =
      'With UnitLoad nothing can be placed by hand: its filled containers are alternatives, each for one cargo by itself.';
    const hint = 'Leave `filledContainers` empty, or set `rules.calculationType` to MixLoad.';
    issues.push({ pointer: '/filledContainers', code: 'ValidationFailed', message, hint });
  }
  return issues;
}

/** Sizes are measured in two steps: all of them first, for the grid depends on the finest. */
function problemOf(
  request: FilledRequest,
  options: CalculationOptions,
  containersPointer: string,
  placed: PlacedByHand,
) {
  const { uom, account = NO_ACCOUNT_RULES } = options;
  const measures = new Measures(uom);
  const names = request.cargoes.slice(0, placed.rowsSent).map((cargo) => cargo.name);
  const cargoes = request.cargoes.map((cargo, index) =>
    measureCargo(asOptional(cargo, request.rules), uom, measures, `/cargoes/${index}`),
  );
  const containers = request.containers.map((container, index) =>
    measureContainer(container, account, measures, `${containersPointer}/${index}`),
  );
  const rules = measureRules(request.rules, account, names, options.maxRunTimeSeconds, measures);
  const palletizing = measurePalletizing(request, placed.rowsSent, account, measures);
  const measured = measureGiven(placed, request, measures);
  const { grid, issues } = measures.grid();
  const problem: LoadProblem = {
    uom,
    scale: grid.scale,
    cargoes: cargoes.map((cargo, place) => {
      const how = palletizing.ofCargo[place] ?? null;
      const onGrid = { ...cargoOnGrid(cargo, grid), quantity: measured.quantities[place]! };
      return how === null ? onGrid : { ...onGrid, palletizing: how };
    }),
    containers: containers.map((container) => containerOnGrid(container, grid)),
    ...(palletizing.rules === null
      ? {}
      : { pallets: palletizing.pallets.map((pallet) => containerOnGrid(pallet, grid)) }),
    rules: {
      ...rules,
      maxDepthToSupport: grid.whole(rules.maxDepthToSupport),
      ...(palletizing.rules === null
        ? {}
        : { palletizing: { ...palletizing.rules, minHeight: grid.whole(palletizing.rules.minHeight) } }),
    },
  };
  const given = givenOnGrid(measured, grid);
  return {
    problem,
    pallets: palletizing.records,
    given,
    issues: [...palletizing.issues, ...measured.issues, ...issues],
    warnings: measures.warnings,
  };
}

/** The records without a fault of their own; a fault of the whole list leaves none. */
function soundRecords<T>(records: readonly T[], pointer: string, faulty: ReadonlySet<string>): Placed<T>[] {
  if (faulty.has(pointer)) return [];
  return records.map((record, index) => ({ index, record })).filter(({ index }) => !faulty.has(`${pointer}/${index}`));
}

/** Master data merged into the records that have no fault. */
function mergeRecords(valid: ValidRequest, faulty: ReadonlySet<string>, options: CalculationOptions) {
  const { uom, storedCargoes, storedContainers } = options;
  const { containersPointer } = valid;
  const cargoes = soundRecords(valid.cargoes, '/cargoes', faulty);
  const containers = soundRecords(valid.containers, containersPointer, faulty);
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
 * Also judges what concerns several records at once. With faults of shape in `known` only the records that they leave
 * untouched are judged, so that all faults of a request are listed together.
 */
export function resolve(
  valid: ValidRequest,
  known: readonly Issue[],
  options: CalculationOptions,
  placed: PlacedByHand = NOTHING_PLACED,
): Resolved {
  const { containersPointer } = valid;
  const faulty = new Set(known.map(({ pointer }) => pointer.split('/').slice(0, 3).join('/')));
  const areRulesSound = !known.some(({ pointer }) => pointer.startsWith('/rules'));
  const merged = mergeRecords(valid, faulty, options);
  const rules: FilledRules = withDefaults('Rules', areRulesSound ? valid.rules : { calculationType: 'MixLoad' });
  const cargoes = mapPlaced(merged.cargoes.records, (cargo, place) =>
    withCargoColour(withDefaults('CargoRecord', cargo), place),
  );
  const containers = mapPlaced(merged.containers.records, (container) =>
    withContainerColour(withDefaults('EmptyContainer', container)),
  );
  const request: FilledRequest = { cargoes: recordsOf(cargoes), containers: recordsOf(containers), rules };
  const found = [
    ...merged.cargoes.issues,
    ...merged.containers.issues,
    ...quantityIssues(cargoes, rules, placed),
    ...duplicateNameIssues(cargoes),
    ...alternativesIssues(request, placed),
    ...placedBesidePallets(request, placed),
    ...matrixIssues(rules.stackingMatrix ?? [], Math.min(valid.cargoes.length, placed.rowsSent)),
  ];
  const normalised = { cargoes: request.cargoes, emptyContainers: request.containers, rules };
  const ofRecords = [...merged.cargoes.warnings, ...merged.containers.warnings];
  if (known.length + found.length > 0)
    return { problem: null, given: [], request: normalised, issues: found, warnings: ofRecords };
  const { problem, pallets, given, issues, warnings: rounded } = problemOf(request, options, containersPointer, placed);
  return {
    problem: issues.length === 0 ? problem : null,
    given,
    request: pallets.length === 0 ? normalised : { ...normalised, pallets },
    issues,
    warnings: [
      ...ofRecords,
      ...rounded,
      ...adviceOn(request, options.uom, containersPointer),
      ...favouritesIgnored(problem),
    ],
  };
}
