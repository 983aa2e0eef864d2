/** One filled container of an answer: a vehicle, or in it a finished pallet, which is presented the same way. */

import { type LoadPlan, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { ShownUnits } from '../../domain/shown-units.js';
import { palletLevel, vehicleLevel } from '../../domain/unit-loads.js';
import { toFourPlaces } from '../../domain/units.js';
import { reachOf } from '../../rules/reach-figures.js';
import { withDefaults } from '../../schema/defaults.js';
import type { FilledContainerResponse } from '../../schema/filled-container.js';
import type { UnitLoadBody } from '../../schema/unit-load.js';
import { convertRecord } from '../convert-record.js';
import type { CalculatedLoad, OutputOptions, PictureAddresses, ReportAddresses } from '../types.js';
import { axlesOf } from './axles.js';
import { cargoGroupsOf } from './cargo-groups.js';
import { floorLineOf } from './floor-line.js';
import { layersOf, NO_LAYERS } from './layers.js';
import { type ContainerFigures, figuresOf, loadedOf, NOTHING, percent, roomOf, sumOf } from './loaded-figures.js';
import { containerImages, NO_PICTURES } from './picture-addresses.js';
import { presentSpaces } from './present-spaces.js';
import { reportLinks } from './report-links.js';

type Body = Record<string, unknown>;

/** What all parts of one answer have in common. */
export class Answer {
  readonly units: ShownUnits;
  readonly unitLoads: readonly boolean[];
  private pallets: Answer | null = null;
  private readonly cargoes: Body[] = [];
  private readonly containers: Body[] = [];
  private readonly figures: ContainerFigures[] = [];
  /** Of the vehicles, where cargo is palletized. */
  readonly problem: LoadProblem;
  readonly plan: LoadPlan;

  constructor(
    readonly load: CalculatedLoad,
    readonly output: OutputOptions,
    readonly pictures: PictureAddresses = NO_PICTURES,
    readonly reports: ReportAddresses | null = null,
    /** What stands on pallets, inside another answer. */
    readonly isNested = false,
  ) {
    const { problem, plan, request } = load;
    this.units = new ShownUnits(problem, output.uom ?? problem.uom);
    this.unitLoads = request.cargoes.map((cargo) => (cargo['unitload'] ?? null) !== null);
    ({ problem: this.problem, plan: this.plan } = vehicleLevel(problem, plan));
  }

  /** The cargo as it was sent, in the unit of the answer; a finished pallet with what stands on it. */
  cargo(place: number): Body {
    const { request, problem } = this.load;
    const sent = request.cargoes[place];
    this.cargoes[place] ??=
      sent === undefined
        ? this.finishedPallet(place - request.cargoes.length)
        : { ...convertRecord('CargoRecord', sent, problem.uom, this.units.uom), ...this.countOfPallets(place) };
    return this.cargoes[place];
  }

  /** How many pallets carry a cargo; nothing of an order without pallets. */
  private countOfPallets(place: number): { palletizedUnitloadsQty?: number } {
    const { pallets } = this.load.plan;
    if (pallets === undefined) return {};
    const carrying = pallets.filter(({ arrangements }) => arrangements.some(({ cargo }) => cargo === place));
    return { palletizedUnitloadsQty: carrying.reduce((sum, { quantity }) => sum + quantity, 0) };
  }

  /** @param place in the plan's pallets */
  private finishedPallet(place: number): Body {
    const pallets = this.onPallets;
    const { size, weight, price, quantity, maxSupportingWeight, favourites, ...own } =
      this.problem.cargoes[this.placeOf(place)]!;
    return withDefaults('CargoRecord', {
      name: nameOfSolution(pallets.load, place),
      style: own.style,
      ...this.units.size(size),
      weight: this.units.weight(weight),
      qty: quantity,
      price: toFourPlaces(price),
      sequence: own.sequence,
      groupName: own.groupName,
      alias: own.alias,
      alias2: own.alias2,
      stackValue: own.stackValue,
      stackCode: own.stackCode,
      maxSupportingWeight: this.units.weight(maxSupportingWeight),
      floorStackType: own.floorStackType,
      floorStackSupportsOthers: own.floorStackSupportsOthers,
      nothingOnTop: own.nothingOnTop === true,
      maxLayersAllowedOverDifferentCargoes: own.maxLayersAllowedOverDifferentCargoes,
      isOptional: own.isOptional,
      emptyContainersFavorite: favourites.length > 0 ? [...favourites] : null,
      unitload: filledContainer(pallets, place) as UnitLoadBody,
    });
  }

  /** Of a finished pallet among the cargoes of the vehicles. @param pallet its place in the plan */
  placeOf(pallet: number): number {
    return this.load.request.cargoes.length + pallet;
  }

  /** What stands on the pallets, each different one once. */
  get onPallets(): Answer {
    this.pallets ??= new Answer(palletsOf(this.load), this.output, NO_PICTURES, null, true);
    return this.pallets;
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
    this.figures[place] ??= figuresOf(this.problem, this.plan.containers[place]!, this.unitLoads);
    return this.figures[place];
  }
}

/** The finished pallets of a load as a load of their own. */
function palletsOf(load: CalculatedLoad): CalculatedLoad {
  const { problem } = palletLevel(load.problem, load.plan)!;
  const { pallets = [], ...plan } = load.plan;
  return {
    ...load,
    request: { ...load.request, emptyContainers: load.request.pallets ?? [] },
    problem,
    plan: { ...plan, containers: pallets },
    solutionNames: null,
  };
}

function summaryOfContainer(
  { problem, plan, units }: Answer,
  place: number,
  figures: ContainerFigures,
): FilledContainerResponse['loadSummary'] {
  const { total } = figures;
  const layers = plan.alternatives ? layersOf(problem, plan.containers[place]!) : NO_LAYERS;
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
    cargoesPerLayer: layers.perLayer,
    layersLoaded: layers.loaded,
    layersPerUnitload: layers.ofFull,
    extraLoaded: total.extra,
    loadingMeters: figures.loadingLength === null ? null : units.metres(figures.loadingLength),
    linearFeet: figures.loadingLength === null ? null : units.feet(figures.loadingLength),
  };
}

function tidinessOf({ units }: Answer, { tidiness }: ContainerFigures): FilledContainerResponse['tidiness'] {
  const { spaces, clusters, reach } = tidiness;
  return { spaces, clusters, loadLength: units.length(reach) };
}

function loadingOf({ problem, plan, units }: Answer, place: number): FilledContainerResponse['loading'] {
  const { largest, beyond } = reachOf(problem, plan.containers[place]!);
  return { largestReach: units.length(largest), beyondReach: beyond };
}

function sectionsOf({ problem, plan, units, unitLoads }: Answer, place: number): FilledContainerResponse['sections'] {
  const { arrangements, sections = [] } = plan.containers[place]!;
  let last = 0;
  return sections.map(({ from, to, arrangements: count }, index) => {
    const first = last + 1;
    last += count;
    const total = arrangements
      .slice(first - 1, last)
      .map((one) => {
        const cargo = problem.cargoes[one.cargo]!;
        return loadedOf(cargo, piecesIn(one), unitLoads[one.cargo] ?? cargo.contents !== undefined);
      })
      .reduce(sumOf, NOTHING);
    return {
      sequence: index + 1,
      from: units.length(from),
      to: units.length(to),
      spaces: { first, last },
      cargoesLoaded: total.cargoes,
      weightLoaded: units.weight(total.weight),
    };
  });
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
    extraLoaded: loaded.extra,
  }));
}

/** The different finished pallets in a vehicle. */
function unitLoadsOf(answer: Answer, place: number): NonNullable<FilledContainerResponse['unitloads']> {
  const { units, load, onPallets } = answer;
  return load.plan.pallets!.flatMap((_, pallet) => {
    const cargo = answer.problem.cargoes[answer.placeOf(pallet)]!;
    const arrangements = answer.plan.containers[place]!.arrangements;
    const qty = arrangements.reduce(
      (sum, one) => (one.cargo === answer.placeOf(pallet) ? sum + piecesIn(one) : sum),
      0,
    );
    if (qty === 0) return [];
    const { total } = onPallets.figuresAt(pallet);
    const unitload = filledContainer(onPallets, pallet);
    return [
      {
        name: unitload.name,
        qty,
        size: units.size(cargo.size),
        weight: units.weight(cargo.weight),
        cargoesLoaded: total.cargoes,
        piecesLoaded: total.pieces,
        manifest: unitload.manifest,
        unitload,
      },
    ];
  });
}

function nameOfSolution({ solutionNames, problem, plan }: CalculatedLoad, place: number): string {
  if (!solutionNames) return `${problem.containers[plan.containers[place]!.container]!.name} ${place + 1}`;
  const { prefix, suffix, first, digits } = solutionNames;
  return prefix + String(first + place).padStart(digits, '0') + suffix;
}

export function filledContainer(answer: Answer, place: number): FilledContainerResponse {
  const { problem, units, unitLoads, output } = answer;
  const loaded = answer.plan.containers[place]!;
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
    emptyContainer: (output.areCargoesShortened
      ? { name: type.name }
      : answer.container(loaded.container)) as FilledContainerResponse['emptyContainer'],
    loadSummary: summaryOfContainer(answer, place, figures),
    ...(type.axles === undefined ? {} : { axles: axlesOf(problem, loaded, type.axles, units) }),
    ...(output.areFloorLinesCreated === true ? { floorLine: floorLineOf(problem, loaded, units) } : {}),
    tidiness: tidinessOf(answer, figures),
    loading: loadingOf(answer, place),
    sections: sectionsOf(answer, place),
    graphics: { images: containerImages(answer.pictures, sequence) },
    ...(spaces
      ? {
          spaces: presentSpaces(loaded, {
            problem,
            units,
            cargo: (cargo) =>
              output.areCargoesShortened ? { name: answer.cargo(cargo)['name'] } : answer.cargo(cargo),
            unitLoads,
            isPlacementsCreated: output.placementsCreated,
            areEmptyListed: !answer.isNested,
            sequence,
            pictures: answer.pictures,
          }),
        }
      : {}),
    manifest: manifestOf(answer, loaded.container, figures),
    ...(answer.load.plan.pallets === undefined ? {} : { unitloads: unitLoadsOf(answer, place) }),
    cargoGroups: cargoGroupsOf(problem, figures, units),
    reportLinks: reportLinks(answer.reports, sequence),
  };
}
