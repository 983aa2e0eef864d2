/** A calculated load as the interface shows it: in any unit, with what the output options ask for. */
import { inEnglish } from '../../domain/coded-sentences.js';
import type { NearestPlace } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { ShownUnits } from '../../domain/shown-units.js';
import { toFourPlaces } from '../../domain/units.js';
import type { FilledContainerResponse } from '../../schema/filled-container.js';
import type { LoadResponse } from '../../schema/load.js';
import type { RulesBody } from '../../schema/rules.js';
import { convertRecord } from '../convert-record.js';
import type {
  CalculatedLoad,
  CalculationError,
  LeftBehind,
  OutputOptions,
  PictureAddresses,
  ReportAddresses,
  Warning,
} from '../types.js';
import { Answer, filledContainer } from './filled-container.js';
import { type Loaded, loadedOf, NOTHING, percent, roomOf, sumOf } from './loaded-figures.js';
import { NO_PICTURES } from './picture-addresses.js';
import { orientationName } from './present-spaces.js';
import { reportLinks } from './report-links.js';
import { requestOf } from './request-of.js';

/** The Load without its `document`, which belongs to whoever saves it. */
export type PresentedLoad = Omit<LoadResponse, 'document'>;

/** Of alternatives, for each cargo the container with most pieces of it; else all. By their places in the plan. */
function countedContainers(answer: Answer): number[] {
  const { containers, alternatives } = answer.plan;
  if (!alternatives) return containers.map((_, place) => place);
  const best = new Map<number, { place: number; cargoes: number }>();
  for (const place of containers.keys()) {
    for (const [cargo, { cargoes }] of answer.figuresAt(place).byCargo) {
      if (cargoes > (best.get(cargo)?.cargoes ?? 0)) best.set(cargo, { place, cargoes });
    }
  }
  return [...new Set([...best.values()].map(({ place }) => place))].sort((a, b) => a - b);
}

/** Containers of types with a quantity that stay empty. @param types those that count, by their types */
function containersLeft({ containers }: LoadProblem, types: readonly number[]): number {
  return containers.reduce((sum, { quantity }, place) => {
    const used = types.filter((type) => type === place).length;
    return quantity === 0 ? sum : sum + Math.max(0, quantity - used);
  }, 0);
}

/** The totals of a load alone. @param uom null: in its own unit */
export function summaryOf(load: CalculatedLoad, uom: OutputOptions['uom']): LoadResponse['loadSummary'] {
  const output = { spacesCreated: false, placementsCreated: false, uom };
  return summaryOfLoad(new Answer(load, output, NO_PICTURES, null));
}

function summaryOfLoad(answer: Answer): LoadResponse['loadSummary'] {
  const { load, units } = answer;
  const { problem, plan } = load;
  const places = countedContainers(answer);
  const figures = places.map((place) => answer.figuresAt(place));
  const used = places.map((place) => plan.containers[place]!.container);
  const types = used.map((type) => problem.containers[type]!);
  const total = figures.map((one) => one.total).reduce(sumOf, NOTHING);
  const room = types.reduce((sum, type) => sum + roomOf(type), 0);
  const capacity = types.reduce((sum, type) => sum + type.maxWeight, 0);
  const weighed = figures.reduce((sum, one, place) => (types[place]!.maxWeight > 0 ? sum + one.total.weight : sum), 0);
  return {
    ...countsOf(total, leftBehind(load)),
    weightAdded: units.weight(total.weight),
    volumeUtilization: toFourPlaces(percent(total.volume, room)),
    weightUtilization: toFourPlaces(percent(weighed, capacity)),
    containersLoaded: places.length,
    containersLeft: containersLeft(problem, used),
    volumeLoaded: units.volume(total.volume),
    weightLoaded: units.weight(total.weight),
    priceLoaded: toFourPlaces(total.price),
    extraLoaded: total.extra,
  };
}

function leftBehind({ problem, plan }: LeftBehind): Loaded {
  return plan.unloaded
    .map(({ cargo, quantity }) => loadedOf(problem.cargoes[cargo]!, quantity, false))
    .reduce(sumOf, NOTHING);
}

type UnloadedRow = LoadResponse['unloaded'][number];

/** @param answer where unit loads have names of their own; null: nothing is placed */
function unloadedRows({ problem, plan }: LeftBehind, answer: Answer | null): UnloadedRow[] {
  return plan.unloaded.map(({ cargo, quantity, reason, detail, place }) => ({
    name: (answer?.load.request.cargoes[cargo]?.['name'] as string | undefined) ?? problem.cargoes[cargo]!.name,
    qty: quantity,
    reason,
    detail: inEnglish(problem, detail),
    place: answer && place ? nearestPlace(answer, place) : null,
  }));
}

function nearestPlace(answer: Answer, { container, orientation, position, size, inTheWay }: NearestPlace) {
  const { units } = answer;
  return {
    container: container + 1,
    pos: units.position(position),
    size: units.size(size),
    orientation: orientationName(orientation),
    inTheWay: inTheWay && {
      cargo: String(answer.cargo(inTheWay.cargo)['name']),
      pos: units.position(inTheWay.position),
    },
  } satisfies UnloadedRow['place'];
}

function countsOf(total: Loaded, left: Loaded) {
  return {
    cargoesLoaded: total.cargoes,
    piecesLoaded: total.pieces,
    cargoesLeft: left.cargoes,
    piecesLeft: left.pieces,
    unitloadsLoaded: total.unitLoads,
  };
}

function engineReport({ load, units }: Answer): LoadResponse['engine'] {
  const { rules } = load.problem;
  const { nodes, complete, volumeBound, containerBound } = load.plan.search;
  return {
    version: load.engineVersion,
    algorithmType: rules.algorithmType,
    optimizationLevel: rules.optimizationLevel,
    searchNodes: nodes,
    seed: rules.seed,
    complete,
    volumeBound: units.volume(volumeBound),
    containerBound,
  };
}

/** @param warnings shown besides the load's own: those of the call that asks for it */
export function present(
  load: CalculatedLoad,
  output: OutputOptions,
  warnings: readonly Warning[] = [],
  pictures: PictureAddresses = NO_PICTURES,
  reports: ReportAddresses | null = null,
): PresentedLoad {
  const answer = new Answer(load, output, pictures, reports);
  const { plan } = load;
  const { rules } = load.request;
  return {
    status: 'succeed',
    message: 'OK',
    calculationError: null,
    uom: answer.units.uom,
    units: answer.units.names,
    ...(plan.alternatives ? { alternatives: true } : {}),
    ...(typeof rules['rulesName'] === 'string'
      ? { rules: convertRecord('Rules', rules as unknown as RulesBody, load.problem.uom, answer.units.uom) }
      : {}),
    ...(output.isRequestCreated ? { request: requestOf(load, answer.units.uom) } : {}),
    loadSummary: summaryOfLoad(answer),
    filledContainers: plan.containers.map((_, place) => filledContainer(answer, place)),
    unloaded: unloadedRows(load, answer),
    warnings: [...load.warnings, ...warnings],
    engine: engineReport(answer),
    verification: { valid: true, checks: [...load.checks] },
    reportLinks: reportLinks(reports, null),
  };
}

/** @param sequence from 1; null when the load has no such container */
export function presentContainer(
  load: CalculatedLoad,
  sequence: number,
  output: OutputOptions,
  pictures: PictureAddresses = NO_PICTURES,
  reports: ReportAddresses | null = null,
): FilledContainerResponse | null {
  if (load.plan.containers[sequence - 1] === undefined) return null;
  return filledContainer(new Answer(load, output, pictures, reports), sequence - 1);
}

/** A Load of status failed. @param left what a plan that loads nothing leaves behind; null: nothing was planned */
export function presentFailure(
  error: CalculationError,
  warnings: readonly Warning[],
  uom: LoadProblem['uom'],
  left: LeftBehind | null = null,
): PresentedLoad {
  const units = new ShownUnits({ uom, scale: 1 }, uom);
  return {
    status: 'failed',
    message: error.message,
    calculationError: error as LoadResponse['calculationError'],
    uom,
    units: units.names,
    loadSummary: {
      ...countsOf(NOTHING, left ? leftBehind(left) : NOTHING),
      weightAdded: 0,
      volumeUtilization: 0,
      weightUtilization: 0,
      containersLoaded: 0,
      containersLeft: left ? containersLeft(left.problem, []) : 0,
      volumeLoaded: 0,
      weightLoaded: 0,
      priceLoaded: 0,
      extraLoaded: 0,
    },
    filledContainers: [],
    unloaded: left ? unloadedRows(left, null) : [],
    warnings: [...warnings],
    engine: null,
    verification: null,
    reportLinks: null,
  };
}
