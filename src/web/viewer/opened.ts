/** A sheet opened to be looked at, with what is found out about it when it is first asked for. */
import { centreOfGravity } from '../../domain/centre-of-gravity.js';
import { type Deliveries, deliveriesOf, deliveryOf } from '../../domain/deliveries.js';
import type { Position } from '../../domain/geometry.js';
import { groundsOf } from '../../domain/grounds.js';
import type { Container } from '../../domain/problem.js';
import { convert, type Ratio, toFourPlaces, UNITS, weightRatio } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { readIn } from '../../scene/scene.js';
import type { ShownLoad } from '../../scene/shown-load.js';
import { type Pieces, piecesOf } from './pieces.js';
import { type Sheet, type SheetName, sheetOf } from './sheets.js';
import { type FloorMap, floorMapOf, type SupportGraph, supportGraphOf } from './support-graph.js';

export class Opened {
  readonly sheet: Sheet;
  readonly pieces: Pieces;
  readonly container: Container;
  /** When all of it is loaded. */
  readonly centre: Position;
  readonly #deliveries: Deliveries;
  readonly units: (typeof UNITS)[keyof typeof UNITS];
  readonly #weights: Ratio;
  #supportGraph: SupportGraph | null = null;

  /** @param uom in which its figures are read; absent: that of the request */
  constructor(
    private readonly load: ShownLoad,
    name: SheetName,
    uom: Uom = load.problem.uom,
  ) {
    const { problem, plan } = load;
    const sheet = sheetOf(load, name);
    this.sheet = { ...sheet, scene: readIn(sheet.scene, problem.uom, uom) };
    this.pieces = piecesOf(load, this.sheet);
    const isPallet = name.kind === 'pallet';
    const loaded = isPallet ? plan.pallets![name.place]! : plan.containers[name.place]!;
    this.container = (isPallet ? problem.pallets! : problem.containers)[loaded.container]!;
    this.centre = centreOfGravity(this.pieces.cargoes, loaded.arrangements);
    this.units = UNITS[uom];
    this.#weights = weightRatio(problem.uom, uom);
    this.#deliveries = deliveriesOf(problem);
  }

  /** What the numbers of stops are called. */
  get stopWord(): Deliveries['word'] {
    return this.#deliveries.word;
  }

  /** An order of deliveries is asked, or all of it goes to one stop. */
  get isTour(): boolean {
    const { areStops, word, numbers } = this.#deliveries;
    return areStops || (word === 'stop' && numbers[0] != null && numbers.every((stop) => stop === numbers[0]));
  }

  /** Of the whole load; null: it has no stops. */
  get firstStop(): number | null {
    const stops = this.#deliveries.numbers.filter((stop) => stop !== null);
    return stops.length === 0 ? null : Math.min(...stops);
  }

  /** Of a cargo of the sheet's level; null: it has none. */
  stopOf(cargo: number): number | null {
    return deliveryOf(this.#deliveries, this.pieces.cargoes, cargo);
  }

  /** When all of it is loaded. */
  get supportGraph(): SupportGraph {
    this.#supportGraph ??= this.supportAfter(this.sheet.steps.length);
    return this.#supportGraph;
  }

  /** Of the pieces loaded after so many steps, which are the first ones. */
  supportAfter(step: number): SupportGraph {
    const { pieces, cargoes, loadedAfter } = this.pieces;
    const loaded = pieces.slice(0, loadedAfter[step]);
    const { maxDepthToSupport, isSafeStackingUsed } = this.load.problem.rules;
    return supportGraphOf(
      loaded.map(({ body }) => body),
      loaded.map(({ cargo }) => cargoes[cargo]!.weight),
      groundsOf(this.container),
      { depth: maxDepthToSupport, isSafeStackingUsed },
    );
  }

  /** Of what is loaded after so many steps; null: nothing is. */
  centreAfter(step: number): Position | null {
    const loaded = this.sheet.steps.slice(0, step).flatMap(({ parts }) => parts);
    return loaded.length === 0 ? null : centreOfGravity(this.pieces.cargoes, loaded);
  }

  floorMapAfter(step: number): FloorMap {
    const { length, width } = this.container.size;
    return floorMapOf(this.supportAfter(step).onGround, length, width);
  }

  /** A length as people read it. */
  length(scaled: number): number {
    return toFourPlaces(scaled / this.sheet.scene.lengthUnit.scale);
  }

  /** A length of the answer, which is in the unit of the request, as the picture is drawn. */
  scaled(length: number): number {
    return length * this.load.problem.scale;
  }

  /** A weight as people read it. */
  weight(value: number): number {
    return convert(value, this.#weights);
  }

  /** A weight on a square scaled unit, as weight on a square metre or foot. */
  pressure(scaled: number): number {
    const edge = this.sheet.scene.lengthUnit.scale * this.units.lengthsPerEdge;
    return this.weight(scaled * edge * edge);
  }
}
