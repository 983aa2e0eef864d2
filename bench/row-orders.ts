/**
 * A search for a legal whole load of a trailer that knows nothing of the planner: pallets stand three abreast in rows, one row
 * against the other, those of a stop that is unloaded later further in. Orders of rows are tried, each pushed back from the front
 * wall step by step, with axle loads worked out at departure and after each stop.
 */
import { generator } from '../test/support/problems/generator.js';

/** Millimetres and kilograms from the front wall; limits of 0 are none. */
export interface Vehicle {
  readonly length: number;
  readonly maxWeight: number;
  readonly steer: Support;
  readonly drive: Support & { readonly maxWeight: number; readonly minShare: number };
  readonly trailer: Support & { readonly maxWeight: number };
  readonly kingpin: Support;
}

interface Support {
  readonly position: number;
  readonly emptyWeight: number;
}

export interface Pallet {
  readonly weight: number;
  /** Its stop: the highest is unloaded first. */
  readonly stop: number;
}

/** Along the length. */
export const PALLET_LENGTH = 1200;
const ABREAST = 3;

/** Rows up to which every order is tried. */
const MOST_IN_FULL = 8;

/** Orders drawn of more rows. */
const DRAWN = 20_000;

/** By which a load is pushed back. */
const STEP = 100;

/** What the limits may be missed by; the verifier's own. */
const ROUNDING = 1e-9;

/** Whether one of the orders is legal at every stage. */
export function hasLegalOrder(vehicle: Vehicle, pallets: readonly Pallet[], seed: number): boolean {
  if (pallets.reduce((sum, { weight }) => sum + weight, 0) > vehicle.maxWeight) return false;
  const byStop = [...pallets].sort((a, b) => a.stop - b.stop);
  const rows = rowsOf(byStop);
  const orders = rows.length <= MOST_IN_FULL ? ordersOf(rows) : drawnOrders(byStop, seed);
  const stages = [...new Set(pallets.map(({ stop }) => stop))];
  for (const order of orders) if (isLegalSomewhere(vehicle, order, stages)) return true;
  return false;
}

type Row = readonly Pallet[];

function rowsOf(pallets: readonly Pallet[]): Row[] {
  return Array.from({ length: Math.ceil(pallets.length / ABREAST) }, (_, row) =>
    pallets.slice(row * ABREAST, (row + 1) * ABREAST),
  );
}

/** Those in which nothing stands behind what is unloaded later. */
function* ordersOf(rows: readonly Row[], before: readonly Row[] = []): Generator<readonly Row[]> {
  if (rows.length === 0) yield before;
  for (const [place, row] of rows.entries()) {
    const others = rows.filter((_, other) => other !== place);
    const last = Math.max(...row.map(({ stop }) => stop));
    if (others.every((other) => other.every(({ stop }) => stop >= last))) yield* ordersOf(others, [...before, row]);
  }
}

/** Pallets of a stop in any order, three of them a row. */
function* drawnOrders(byStop: readonly Pallet[], seed: number): Generator<readonly Row[]> {
  const random = generator(seed);
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const keyed = byStop.map((pallet) => ({ pallet, key: pallet.stop + random() }));
    keyed.sort((a, b) => a.key - b.key);
    yield rowsOf(keyed.map(({ pallet }) => pallet));
  }
}

function isLegalSomewhere(vehicle: Vehicle, order: readonly Row[], stages: readonly number[]): boolean {
  const sums = stages.map((last) => {
    let [weight, moment] = [0, 0];
    for (const [place, row] of order.entries()) {
      for (const pallet of row) {
        if (pallet.stop > last) continue;
        weight += pallet.weight;
        moment += pallet.weight * (place + 1 / 2) * PALLET_LENGTH;
      }
    }
    return { weight, centre: moment / weight };
  });
  const most = vehicle.length - order.length * PALLET_LENGTH;
  for (let shift = 0; shift <= most; shift += STEP) {
    if (sums.every(({ weight, centre }) => isLegal(vehicle, weight, centre + shift))) return true;
  }
  return false;
}

export function isLegal({ steer, drive, trailer, kingpin }: Vehicle, weight: number, centre: number): boolean {
  const onTrailer = (weight * (centre - kingpin.position)) / (trailer.position - kingpin.position);
  const onPin = weight - onTrailer;
  const onDrive = (onPin * (kingpin.position - steer.position)) / (drive.position - steer.position);
  const loads = {
    steer: steer.emptyWeight + onPin - onDrive,
    drive: drive.emptyWeight + onDrive,
    trailer: trailer.emptyWeight + onTrailer,
    kingpin: kingpin.emptyWeight + onPin,
  };
  const gross = loads.steer + loads.drive + loads.trailer;
  const slack = ROUNDING * gross;
  const isAtMost = (load: number, most: number) => most === 0 || load <= most + slack;
  return (
    Object.values(loads).every((load) => load >= -slack) &&
    isAtMost(loads.drive, drive.maxWeight) &&
    isAtMost(loads.trailer, trailer.maxWeight) &&
    loads.drive >= (drive.minShare / 100) * gross - slack
  );
}
