/** What a report says, before it has words and a form: page, PDF and workbook are all written from this. */

import type { Body } from '../../domain/bodies.js';
import type { Sentence } from '../../domain/coded-sentences.js';
import { customersOf } from '../../domain/customers.js';
import { deliveriesOf, deliveryOf, type EmptyStop, emptyStops } from '../../domain/deliveries.js';
import type { LoadedContainer } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { UnloadedReason } from '../../domain/reasons.js';
import { ShownUnits } from '../../domain/shown-units.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { gapsBefore } from '../../scene/gaps-before.js';
import { type Look, looksOf } from '../../scene/looks.js';
import { type Balance, balanceOf } from './balance.js';
import { equalContainers } from './equal.js';
import { type LabelledPallet, labelledPallets, labelsFor } from './labels.js';
import { countsOf, type LoadedThing, loadedThing } from './loaded.js';
import { type ManifestRow, manifestOf } from './manifest.js';
import { ownWeightOf, type PalletRow, palletRows } from './pallets.js';
import { partsOf } from './parts.js';
import type { ReportHead, ReportSource, ShownAnswer, ShownContainer } from './source.js';
import { type StepCard, stepCards } from './step-cards.js';
import { type StopRow, type Stops, stopsOf } from './stops.js';
import { type Layer, layersOf, stacksOf, tiersOf } from './tiers.js';
import {
  type HeavyHalf,
  heavyHalvesOf,
  type OffCentre,
  offCentreOf,
  type PlanWarning,
  planWarnings,
} from './warnings.js';

/** One container, or finished pallet, and all that are loaded like it. */
export interface LoadSheet {
  readonly thing: LoadedThing;
  /** From 1: of containers their sequences, of a pallet its number. */
  readonly sequences: readonly number[];
  /** As the answer names the first of them; of a pallet the name of its kind. */
  readonly name: string;
  /** Of a pallet: how many like it there are. */
  readonly quantity: number;
  /** Null: a pallet. */
  readonly shown: ShownContainer | null;
  readonly balance: Balance;
  readonly manifest: readonly ManifestRow[];
  /** Finished pallets that are loaded into a vehicle. */
  readonly pallets: readonly PalletRow[];
  /** Of the pallets without their cargo. */
  readonly own: { readonly quantity: number; readonly weight: number };
  readonly stops: Stops;
  /** Who alone the sheet is for; absent: it shows all. */
  readonly receiver?: StopRow;
  /** Of the same receiver, in other containers. */
  readonly further?: readonly LoadSheet[];
  /** Of the pallets that it shows. */
  readonly labels: readonly LabelledPallet[];
  readonly offCentre: readonly OffCentre[];
  readonly heavyHalves: readonly HeavyHalf[];
  readonly steps: readonly StepCard[];
  readonly layers: readonly Layer[];
  /** Seen from above: what is higher comes later. */
  readonly stacks: readonly Body[];
}

/** A row of the list of all containers. */
export interface ContainerRow {
  readonly sequences: readonly number[];
  readonly name: string;
  readonly shown: ShownContainer;
  /** Of one of them, as the request gives prices; 0: nobody said one. */
  readonly price: number;
  /** Packages in one of them of which nobody said a weight, by cargo. */
  readonly unweighed: readonly Unweighed[];
}

export interface Unweighed {
  readonly name: string;
  readonly quantity: number;
}

export interface UnloadedRow {
  readonly look: Look | null;
  readonly stop: number | null;
  readonly group: string;
  readonly name: string;
  readonly quantity: number;
  readonly reason: UnloadedReason;
  readonly detail: Sentence;
}

export interface Report {
  readonly title: string;
  readonly description: string;
  readonly head: ReportHead;
  readonly isVerified: boolean;
  /** Rules that were checked. */
  readonly checks: number;
  readonly isAlternatives: boolean;
  /** All of its containers. */
  readonly areTrucks: boolean;
  readonly units: ShownUnits;
  readonly summary: ShownAnswer['loadSummary'];
  /** All containers of the load. */
  readonly containers: number;
  readonly rows: readonly ContainerRow[];
  readonly unloaded: readonly UnloadedRow[];
  readonly emptyStops: readonly EmptyStop[];
  /** Different finished pallets. */
  readonly pallets: number;
  readonly warnings: readonly PlanWarning[];
}

export function reportOf({ load, shown, head }: ReportSource): Report {
  const { problem, plan } = load;
  const looks = looksOf(problem, load.request.cargoes);
  const deliveries = deliveriesOf(problem);
  const customers = customersOf(problem, deliveries);
  const vehicle = vehicleLevel(problem, plan).problem;
  return {
    title: load.title,
    description: load.description,
    head,
    isVerified: load.checks.length > 0,
    checks: load.checks.length,
    isAlternatives: plan.alternatives === true,
    areTrucks: plan.containers.every(({ container }) => problem.containers[container]!.containerType === 'Truck'),
    units: new ShownUnits(problem, shown.uom),
    summary: shown.loadSummary,
    containers: plan.containers.length,
    rows: equalContainers(plan).map((places) => ({
      sequences: places.map((place) => place + 1),
      name: nameOf(load, shown, places),
      shown: shown.filledContainers[places[0]!]!,
      price: problem.containers[plan.containers[places[0]!]!.container]!.price,
      unweighed: unweighedIn(vehicle, plan.containers[places[0]!]!),
    })),
    unloaded: plan.unloaded.map(({ cargo, quantity, reason, detail }) => ({
      look: looks[cargo] ?? null,
      stop: deliveryOf(deliveries, problem.cargoes, cargo),
      group: customers[cargo]!,
      name: problem.cargoes[cargo]!.name,
      quantity,
      reason,
      detail,
    })),
    emptyStops: emptyStops(problem, plan),
    pallets: plan.pallets?.length ?? 0,
    warnings: planWarnings(load),
  };
}

function unweighedIn(problem: LoadProblem, { arrangements }: LoadedContainer): Unweighed[] {
  const counts = [...countsOf({ problem, arrangements })].filter(([cargo]) => problem.cargoes[cargo]!.weight === 0);
  return counts.map(([cargo, quantity]) => ({ name: problem.cargoes[cargo]!.name, quantity }));
}

/** As the answer has it; without its number where it is the only one of its type, and of several that are alike. */
function nameOf(
  { problem, plan }: ReportSource['load'],
  { filledContainers }: ShownAnswer,
  [place = 0, ...others]: readonly number[],
): string {
  const { name } = filledContainers[place]!;
  const typeOf = ({ container }: { readonly container: number }) => problem.containers[container]!.name;
  const type = typeOf(plan.containers[place]!);
  const isOnly = plan.containers.filter((one) => typeOf(one) === type).length === 1;
  return (isOnly || others.length > 0) && name === `${type} ${place + 1}` ? type : name;
}

/** The sheet of one row of containers. */
export function containerSheet(source: ReportSource, row: ContainerRow): LoadSheet {
  return sheetFrom(source, loadedThing(source.load, 'container', row.sequences[0]! - 1), {
    sequences: row.sequences,
    name: row.name,
    quantity: row.sequences.length,
    shown: row.shown,
  });
}

/** @param place in the plan's pallets */
export function palletSheet(source: ReportSource, place: number): LoadSheet {
  const thing = loadedThing(source.load, 'pallet', place);
  const { quantity } = source.load.plan.pallets![place]!;
  return sheetFrom(source, thing, { sequences: [place + 1], name: thing.container.name, quantity, shown: null });
}

/** Places of the finished pallets that stand in containers, each once. */
export function palletsIn({ load }: ReportSource, rows: readonly Pick<ContainerRow, 'sequences'>[]): number[] {
  const loose = load.problem.cargoes.length;
  const places = rows.flatMap(({ sequences }) =>
    load.plan.containers[sequences[0]! - 1]!.arrangements.map(({ cargo }) => cargo - loose),
  );
  return [...new Set(places)].filter((place) => place >= 0).sort((a, b) => a - b);
}

function sheetFrom(
  source: ReportSource,
  thing: LoadedThing,
  named: Pick<LoadSheet, 'sequences' | 'name' | 'quantity' | 'shown'>,
): LoadSheet {
  const { load, heavyFromKilograms } = source;
  const parts = partsOf(thing.problem, thing.steps);
  const tiers = tiersOf(thing, parts);
  const manifest = manifestOf(thing, load.request.cargoes);
  const isInside = ({ container }: { readonly container: number }) => named.sequences.includes(container);
  const labelled = labelledPallets(source);
  const pallets = thing.kind === 'pallet' ? [] : palletRows(thing, labelled.filter(isInside));
  const own = ownWeightOf(thing, pallets);
  const balance = balanceOf(thing);
  const offCentre = offCentreOf(load, thing, named.shown);
  const steps = stepCards(
    thing,
    tiers,
    gapsBefore(thing.problem, thing.scene.room.way, parts),
    heavyFromKilograms,
    load.request.cargoes,
  );
  return {
    ...named,
    thing,
    balance,
    manifest,
    pallets,
    own,
    stops: stopsOf({ thing, manifest, pallets, own: pallets.length === 0 ? own.weight : 0, steps }),
    labels: labelsFor(named, labelled),
    ...{ offCentre, heavyHalves: heavyHalvesOf(thing, balance, named.shown, offCentre) },
    steps,
    layers: layersOf(parts, tiers),
    stacks: stacksOf(parts),
  };
}
