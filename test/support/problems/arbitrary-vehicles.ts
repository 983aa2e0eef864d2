/**
 * The random requests of arbitrary-request.ts with what vehicles ask: doors, floors, tolerances of the centre of gravity, axles and their
 * regulations. In centimetres, so that a metre of floor is shorter than most containers.
 */
import fc from 'fast-check';
import type { LoadProblem } from '../../../src/domain/problem.js';
import {
  arbitraryCalculation,
  arbitraryRequest,
  problemWithAllRules,
  type RequestBody,
  type RequestSettings,
} from './arbitrary-request.js';

const UOM = 'UnitHighMetric';

/** Most containers and cargo rows of a request. */
const MOST_CONTAINERS = 3;
const MOST_ROWS = 12;

const integer = (min: number, max: number) => fc.integer({ min, max });
const oneIn = <T>(times: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** In percent of the wall. */
const door = fc.record({
  side: fc.constantFrom('Rear', 'Rear', 'Left', 'Right', 'Top'),
  width: integer(40, 100),
  height: integer(40, 100),
  sill: fc.constantFrom(0, 0, 0, 10, 30),
  position: fc.constantFrom(undefined, 0, 0.3, 1),
});

const tolerance = fc.record({
  length: fc.constantFrom(0, 5, 15, 40),
  width: fc.constantFrom(0, 5, 15, 40),
  height: fc.constantFrom(0, 30, 60),
  afterStops: fc.boolean(),
});

const carried = fc.record({
  emptyWeight: fc.constantFrom(0, 50, 300),
  maxWeight: fc.constantFrom(0, 150, 400, 900, 2000),
  minWeight: fc.constantFrom(0, 0, 0, 30),
});

const group = fc.tuple(
  carried,
  fc.record({
    count: integer(1, 3),
    spacing: fc.constantFrom(90, 120, 131, 140, 180),
    minShare: fc.constantFrom(0, 0, 20),
    minShareOfVehicle: fc.constantFrom(0, 0, 20),
  }),
);

/** Places along the length in percent of it, in the order of the vehicle. */
const axles = fc.record({
  isRigid: fc.boolean(),
  hasTractor: fc.boolean(),
  steer: fc.tuple(group, integer(-80, -10)),
  kingpin: fc.tuple(carried, integer(0, 20)),
  drive: fc.tuple(group, integer(21, 40)),
  rear: fc.tuple(group, integer(55, 110)),
  maxGrossWeight: fc.constantFrom(0, 0, 600, 3000),
});

const vehicle = fc.record({
  door: oneIn(2, door),
  cogTolerance: oneIn(4, tolerance),
  maxWeightPerLength: oneIn(4, integer(40, 600)),
  maxFloorPressure: oneIn(5, integer(100, 4000)),
  axles: oneIn(3, axles),
});

const cargo = fc.record({
  tiltAllowedAtDoor: oneIn(4, fc.constant(true)),
  footShare: oneIn(6, fc.constantFrom(0.1, 0.5, 1)),
});

const drawn = fc.record({
  vehicles: fc.array(vehicle, { minLength: MOST_CONTAINERS, maxLength: MOST_CONTAINERS }),
  cargoes: fc.array(cargo, { minLength: MOST_ROWS, maxLength: MOST_ROWS }),
  axleRegulation: oneIn(3, fc.constantFrom('EU96-53', 'DE', 'US-Federal')),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;
type Vehicle = Drawn['vehicles'][number];
type Size = { readonly length: number; readonly width: number; readonly height: number };

export function arbitraryVehicleRequest(settings: Partial<RequestSettings> = {}): fc.Arbitrary<RequestBody> {
  return withVehicles(arbitraryRequest(settings));
}

export function arbitraryVehicleCalculation(settings: Partial<RequestSettings> = {}): fc.Arbitrary<LoadProblem> {
  return withVehicles(arbitraryCalculation(settings)).map((body) => problemWithAllRules(body, UOM));
}

export function arbitraryVehicleProblem(settings: Partial<RequestSettings> = {}): fc.Arbitrary<LoadProblem> {
  return arbitraryVehicleRequest(settings).map((body) => problemWithAllRules(body, UOM));
}

function withVehicles(requests: fc.Arbitrary<RequestBody>): fc.Arbitrary<RequestBody> {
  return fc.tuple(requests, drawn).map(([body, all]) => {
    const containers = (body['emptyContainers'] as RequestBody[]).map((container, place) =>
      container['containerType'] === 'Pallet' ? container : asVehicle(container, all.vehicles[place]!),
    );
    const cargoes = (body['cargoes'] as RequestBody[]).map((row) => {
      const { tiltAllowedAtDoor, footShare } = all.cargoes[Number(String(row['name']).slice('cargo '.length)) - 1]!;
      const mayTilt = row['style'] === 'Shipcase' && tiltAllowedAtDoor;
      return { ...row, ...(mayTilt && { tiltAllowedAtDoor }), ...(footShare !== undefined && { footShare }) };
    });
    const hasAxles = containers.some(({ axles: own }) => own !== undefined);
    const rules = {
      ...(body['rules'] as RequestBody),
      ...(hasAxles && all.axleRegulation !== undefined && { axleRegulation: all.axleRegulation }),
    };
    return JSON.parse(JSON.stringify({ ...body, cargoes, emptyContainers: containers, rules })) as RequestBody;
  });
}

function asVehicle(container: RequestBody, { door: opening, axles: own, ...limits }: Vehicle): RequestBody {
  const size = container as unknown as Size;
  return {
    ...container,
    ...limits,
    ...(opening !== undefined && { door: doorOf(size, opening) }),
    ...(own !== undefined && { axles: axlesOf(size, own) }),
  };
}

function doorOf(size: Size, { side, ...share }: NonNullable<Vehicle['door']>) {
  if (side === 'Top') return { side };
  const wall = side === 'Rear' ? size.width : size.length;
  const width = Math.ceil((wall * share.width) / 100);
  const height = Math.ceil((size.height * share.height) / 100);
  const room = wall - width;
  return {
    ...{ side, width, height },
    sill: Math.min(size.height - height, share.sill),
    position: share.position === undefined ? undefined : Math.floor(room * share.position),
  };
}

function axlesOf(
  { length }: Size,
  { isRigid, hasTractor, steer, drive, rear, kingpin, maxGrossWeight }: NonNullable<Vehicle['axles']>,
) {
  const carrier = ({ emptyWeight, maxWeight, minWeight }: (typeof kingpin)[0], share: number) => ({
    position: Math.round((length * share) / 100),
    ...{ emptyWeight, maxWeight },
    minWeight: maxWeight > 0 ? Math.min(minWeight, maxWeight) : minWeight,
  });
  // A regulation that has no figure for a group asks for its plate.
  const axleGroup = ([[own, more], share]: typeof steer) => {
    const plain = carrier(own, share);
    return { ...plain, maxWeight: plain.maxWeight === 0 ? 5000 : plain.maxWeight, ...more };
  };
  const limits = { maxGrossWeight };
  if (isRigid) return { layout: 'Rigid', steer: axleGroup(steer), drive: axleGroup(rear), ...limits };
  const tractor = hasTractor ? { steer: axleGroup(steer), drive: axleGroup(drive) } : {};
  return { layout: 'SemiTrailer', ...tractor, kingpin: carrier(...kingpin), trailer: axleGroup(rear), ...limits };
}
