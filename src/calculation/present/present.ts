/** A calculated load as the contract shows it: in any unit, with what the output options ask for. */
import type { LoadProblem } from '../../domain/problem.js';
import { toFourPlaces } from '../../domain/units.js';
import type { FilledContainerResponse } from '../../schema/filled-container.js';
import type { LoadResponse } from '../../schema/load.js';
import { convertRecord } from '../convert-record.js';
import type { CalculatedLoad, CalculationError, OutputOptions, Warning } from '../types.js';
import {
  type ContainerFigures,
  figuresOf,
  type Loaded,
  loadedOf,
  NOTHING,
  percent,
  roomOf,
  sumOf,
} from './loaded-figures.js';
import { presentSpaces } from './present-spaces.js';
import { ShownUnits } from './shown-units.js';

/** The Load without its `document`, which belongs to whoever saves it. */
export type PresentedLoad = Omit<LoadResponse, 'document'>;

const NO_PICTURES = {
  images: {
    path3DDiagram: null,
    path2DBottom: null,
    path2DTop: null,
    path2DLeft: null,
    path2DRight: null,
    path2DRear: null,
    path2DFront: null,
    pathComposite: null,
  },
} as const;

type Body = Record<string, unknown>;

/** What all parts of one answer have in common. */
class Answer {
  readonly units: ShownUnits;
  readonly unitLoads: readonly boolean[];
  private readonly cargoes: Body[] = [];
  private readonly containers: Body[] = [];
  private readonly figures: ContainerFigures[] = [];

  constructor(
    readonly load: CalculatedLoad,
    readonly output: OutputOptions,
  ) {
    const { problem, request } = load;
    this.units = new ShownUnits(problem, output.uom ?? problem.uom);
    this.unitLoads = request.cargoes.map((cargo) => (cargo['unitload'] ?? null) !== null);
  }

  get problem(): LoadProblem {
    return this.load.problem;
  }

  /** The cargo as it was sent, in the unit of the answer. */
  cargo(place: number): Body {
    const { request, problem } = this.load;
    this.cargoes[place] ??= convertRecord('CargoRecord', request.cargoes[place]!, problem.uom, this.units.uom);
    return this.cargoes[place];
  }

  container(place: number): Body {
    const { request, problem } = this.load;
    this.containers[place] ??= convertRecord(
      'EmptyContainer',
      request.emptyContainers[place]!,
      problem.uom,
      this.units.uom,
    );
    return this.containers[place];
  }

  /** Of the container at a place of the plan. */
  figuresAt(place: number): ContainerFigures {
    this.figures[place] ??= figuresOf(this.problem, this.load.plan.containers[place]!, this.unitLoads);
    return this.figures[place];
  }

  allCargoes(): Body[] {
    return this.problem.cargoes.map((_, place) => this.cargo(place));
  }
}

function summaryOfContainer(figures: ContainerFigures, units: ShownUnits): FilledContainerResponse['loadSummary'] {
  const { total } = figures;
  return {
    cargoesLoaded: total.cargoes,
    piecesLoaded: total.pieces,
    unitloadsLoaded: total.unitLoads,
    volumeLoaded: units.volume(total.volume),
    volumeUtilization: toFourPlaces(figures.volumeUtilization),
    vollumeUtilizationToLoadHeight: toFourPlaces(figures.volumeUtilizationToLoadHeight),
    floorLoaded: units.area(figures.floorArea),
    floorUtilization: toFourPlaces(figures.floorUtilization),
    weightLoaded: units.weight(total.weight),
    weightTotal: units.weight(figures.weightTotal),
    weightUtilization: toFourPlaces(figures.weightUtilization),
    dimWeight: units.dimWeight(total.volume),
    dimWeightFactor: units.dimWeightFactor,
    priceLoaded: toFourPlaces(total.price),
    pricetUtilization: toFourPlaces(figures.priceUtilization),
    priceUtilization: toFourPlaces(figures.priceUtilization),
    cargoesPerLayer: 0,
    layersLoaded: 0,
    layersPerUnitload: 0,
    extraLoaded: 0,
  };
}

function manifestOf(answer: Answer, container: number, figures: ContainerFigures): FilledContainerResponse['manifest'] {
  const type = answer.problem.containers[container]!;
  return [...figures.byCargo].map(([place, loaded], index) => ({
    sequence: index + 1,
    cargo: answer.cargo(place) as FilledContainerResponse['manifest'][number]['cargo'],
    cargoesLoaded: loaded.cargoes,
    piecesLoaded: loaded.pieces,
    unitloadsLoaded: loaded.unitLoads,
    volumeUtilization: toFourPlaces(percent(loaded.volume, roomOf(type))),
    weightUtilization: toFourPlaces(percent(loaded.weight, type.maxWeight)),
    priceUtilization: toFourPlaces(percent(loaded.price, type.maxPrice)),
    extraLoaded: 0,
  }));
}

function nameOfSolution({ solutionNames, problem, plan }: CalculatedLoad, place: number): string {
  if (!solutionNames) return `${problem.containers[plan.containers[place]!.container]!.name} ${place + 1}`;
  const { prefix, suffix, first, digits } = solutionNames;
  return prefix + String(first + place).padStart(digits, '0') + suffix;
}

function filledContainer(answer: Answer, place: number): FilledContainerResponse {
  const { problem, units, unitLoads, output } = answer;
  const loaded = answer.load.plan.containers[place]!;
  const type = problem.containers[loaded.container]!;
  const figures = answer.figuresAt(place);
  const sequence = place + 1;
  const spaces = output.spacesCreated || output.placementsCreated;
  return {
    name: nameOfSolution(answer.load, place),
    sequence,
    uom: units.uom,
    units: units.names,
    actualSize: units.size(type.size),
    loadSize: units.size(figures.loadSize),
    cog: units.position(figures.centreOfGravity),
    emptyContainer: answer.container(loaded.container) as FilledContainerResponse['emptyContainer'],
    loadSummary: summaryOfContainer(figures, units),
    graphics: NO_PICTURES,
    ...(spaces
      ? {
          spaces: presentSpaces(loaded, {
            problem,
            units,
            cargoes: answer.allCargoes(),
            unitLoads,
            isPlacementsCreated: output.placementsCreated,
          }),
        }
      : {}),
    manifest: manifestOf(answer, loaded.container, figures),
    cargoGroups: null,
    reportLinks: null,
  };
}

/** Containers of types with a quantity that stay empty. */
function containersLeft({ problem, plan }: CalculatedLoad): number {
  return problem.containers.reduce((sum, { quantity }, place) => {
    const used = plan.containers.filter(({ container }) => container === place).length;
    return quantity === 0 ? sum : sum + Math.max(0, quantity - used);
  }, 0);
}

function summaryOfLoad(answer: Answer): LoadResponse['loadSummary'] {
  const { load, units } = answer;
  const { problem, plan } = load;
  const figures = plan.containers.map((_, place) => answer.figuresAt(place));
  const types = plan.containers.map(({ container }) => problem.containers[container]!);
  const total = figures.map((one) => one.total).reduce(sumOf, NOTHING);
  const left = plan.unloaded
    .map(({ cargo, quantity }) => loadedOf(problem.cargoes[cargo]!, quantity, false))
    .reduce(sumOf, NOTHING);
  const room = types.reduce((sum, type) => sum + roomOf(type), 0);
  const capacity = types.reduce((sum, type) => sum + type.maxWeight, 0);
  const weighed = figures.reduce((sum, one, place) => (types[place]!.maxWeight > 0 ? sum + one.total.weight : sum), 0);
  return {
    ...countsOf(total, left),
    weightAdded: units.weight(total.weight),
    volumeUtilization: toFourPlaces(percent(total.volume, room)),
    weightUtilization: toFourPlaces(percent(weighed, capacity)),
    containersLoaded: plan.containers.length,
    containersLeft: containersLeft(load),
    volumeLoaded: units.volume(total.volume),
    weightLoaded: units.weight(total.weight),
    priceLoaded: toFourPlaces(total.price),
    extraLoaded: 0,
  };
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
export function present(load: CalculatedLoad, output: OutputOptions, warnings: readonly Warning[] = []): PresentedLoad {
  const answer = new Answer(load, output);
  const { problem, plan } = load;
  return {
    status: 'succeed',
    message: 'OK',
    calculationError: null,
    uom: answer.units.uom,
    units: answer.units.names,
    loadSummary: summaryOfLoad(answer),
    filledContainers: plan.containers.map((_, place) => filledContainer(answer, place)),
    unloaded: plan.unloaded.map(({ cargo, quantity, reason, detail }) => ({
      name: problem.cargoes[cargo]!.name,
      qty: quantity,
      reason,
      detail,
    })),
    warnings: [...load.warnings, ...warnings],
    engine: engineReport(answer),
    verification: { valid: true, checks: [...load.checks] },
    reportLinks: null,
  };
}

/** @param sequence from 1; null when the load has no such container */
export function presentContainer(
  load: CalculatedLoad,
  sequence: number,
  output: OutputOptions,
): FilledContainerResponse | null {
  if (load.plan.containers[sequence - 1] === undefined) return null;
  return filledContainer(new Answer(load, output), sequence - 1);
}

/** A Load of status failed. */
export function presentFailure(
  error: CalculationError,
  warnings: readonly Warning[],
  uom: LoadProblem['uom'],
): PresentedLoad {
  const units = new ShownUnits({ uom, scale: 1 }, uom);
  return {
    status: 'failed',
    message: error.message,
    calculationError: error as LoadResponse['calculationError'],
    uom,
    units: units.names,
    loadSummary: {
      ...countsOf(NOTHING, NOTHING),
      weightAdded: 0,
      volumeUtilization: 0,
      weightUtilization: 0,
      containersLoaded: 0,
      containersLeft: 0,
      volumeLoaded: 0,
      weightLoaded: 0,
      priceLoaded: 0,
      extraLoaded: 0,
    },
    filledContainers: [],
    unloaded: [],
    warnings: [...warnings],
    engine: null,
    verification: null,
    reportLinks: null,
  };
}
