/** Axles by figures worked out by hand; the envelope of the planner and the verifier agree on every load. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { bridgeFormula, euGroupMax } from '../../../src/domain/axle-regulations.js';
import type { AxleGroup, Axles, Kingpin } from '../../../src/domain/axles.js';
import { limitsOfAxles, limitsOfCentre, WeightEnvelope } from '../../../src/planning/envelope/weight-envelope.js';
import { axleLoads, brokenLimits, type UsFault, usFaults } from '../../../src/rules/axle-figures.js';
import fc from '../../support/fast-check.js';
import { ROOT } from '../../support/source-files.js';

interface Vector {
  readonly id: string;
  readonly function: string;
  // biome-ignore lint/suspicious/noExplicitAny: figures of many shapes
  readonly input: any;
  // biome-ignore lint/suspicious/noExplicitAny: figures of many shapes
  readonly expected: any;
}

const VECTORS: readonly Vector[] = JSON.parse(readFileSync(join(ROOT, 'test/fixtures/axle-vectors.json'), 'utf8'));

const PIN: Kingpin = { position: 0, emptyWeight: 0, maxWeight: 0, minWeight: 0 };
const GROUP: AxleGroup = { ...PIN, count: 1, spacing: 0, minShare: 0, minShareOfVehicle: 0 };

function axlesOf(given: Partial<Axles> & Pick<Axles, 'layout'>): Axles {
  const { steer, drive, trailer, kingpin } = given;
  return {
    ...{ layout: given.layout, maxGrossWeight: given.maxGrossWeight ?? 0 },
    ...(steer && { steer: { ...GROUP, ...steer } }),
    ...(drive && { drive: { ...GROUP, ...drive } }),
    ...(trailer && { trailer: { ...GROUP, ...trailer } }),
    ...(kingpin && { kingpin: { ...PIN, ...kingpin } }),
  };
}

/** Loads of pieces that are there at once. */
function ofPieces(axles: Axles, pieces: readonly { x1: number; x2: number; weight: number }[]) {
  const weight = pieces.reduce((sum, one) => sum + one.weight, 0);
  const moment = pieces.reduce((sum, one) => sum + (one.weight * (one.x1 + one.x2)) / 2, 0);
  return axleLoads(axles, weight, moment / weight);
}

function named({ what, from, to }: UsFault): string {
  if (what === 'gross') return what;
  return what === 'single' ? `${what} ${from}` : `${what} ${from}-${to}`;
}

function figureOf({ function: name, input }: Vector): unknown {
  const axles = input.axles?.layout !== undefined ? axlesOf(input.axles) : null;
  const envelope = new WeightEnvelope(axles === null ? [] : limitsOfAxles(axles));
  switch (name) {
    case 'axleLoads':
      return axleLoads(axles!, input.weight, input.cog);
    case 'axleFaults':
      return brokenLimits(axles!, input.weight, input.cog).map(({ name, limit }) => `${name} ${limit}`);
    case 'axleWindow':
      return envelope.window(input.weight, { from: 0, to: input.length });
    case 'axleWeights':
      return envelope.weights(input.cog);
    case 'axleLoads after stops':
      return [input.pieces, input.pieces.filter(({ sequence }: { sequence: number }) => sequence === 1)].map((pieces) =>
        ofPieces(axles!, pieces),
      );
    case 'euGroupMax':
      return euGroupMax(input.role, input.role === 'drive', input.count, input.spacing);
    case 'bridgeFormula':
      return bridgeFormula(input.feet, input.axles);
    case 'usFaults':
      return usFaults(input.axles).map(named);
    default:
      throw new Error(`nobody knows ${name}`);
  }
}

function isNear(is: unknown, expected: unknown): boolean {
  if (typeof is === 'number' && typeof expected === 'number') {
    return Math.abs(is - expected) <= Math.max(1e-4, 1e-6 * Math.abs(expected));
  }
  if (typeof is !== 'object' || typeof expected !== 'object' || is === null || expected === null)
    return is === expected;
  const [a, b] = [is as Record<string, unknown>, expected as Record<string, unknown>];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isNear(a[key], b[key]));
}

for (const vector of VECTORS) {
  t.test(`${vector.id}: ${vector.function}`, async (t) => {
    const is = figureOf(vector);
    t.ok(isNear(is, vector.expected), `${JSON.stringify(is)} is ${JSON.stringify(vector.expected)}`);
  });
}

const weight = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 100, max }));
const group = (min: number, max: number) =>
  fc.record({
    position: fc.integer({ min, max }),
    emptyWeight: weight(6000),
    maxWeight: weight(24_000),
    minWeight: fc.constantFrom(0, 0, 500),
    minShare: fc.constantFrom(0, 0, 20),
    minShareOfVehicle: fc.constantFrom(0, 0, 20),
  });
const pin = fc.record({
  position: fc.integer({ min: 1000, max: 2000 }),
  emptyWeight: weight(3000),
  maxWeight: weight(15_000),
  minWeight: fc.constantFrom(0, 0, 500),
});
const gross = fc.record({ maxGrossWeight: weight(44_000) });
const rigid = fc
  .tuple(group(-2000, 0), group(3000, 6000), gross)
  .map(([steer, drive, rest]) => axlesOf({ layout: 'Rigid', steer, drive, ...rest } as unknown as Axles));
const semi = fc
  .tuple(group(-2000, 0), group(2100, 3000), group(7000, 11_000), pin, gross, fc.boolean())
  .map(([steer, drive, trailer, kingpin, rest, hasMotor]) =>
    axlesOf({
      layout: 'SemiTrailer',
      trailer,
      kingpin,
      ...rest,
      ...(hasMotor && { steer, drive }),
    } as unknown as Axles),
  );
const room = { from: 0, to: 13_500 };

t.test('a centre in the window breaks no limit, one beside it does', async () => {
  fc.assert(
    fc.property(
      fc.oneof(rigid, semi),
      fc.integer({ min: 1, max: 30_000 }),
      fc.integer({ min: 0, max: 13_500 }),
      (axles, load, at) => {
        const envelope = new WeightEnvelope(limitsOfAxles(axles));
        const window = envelope.window(load, room);
        const isNearEdge = window !== null && Math.min(Math.abs(at - window.from), Math.abs(at - window.to)) < 1e-3;
        const isLegal = brokenLimits(axles, load, at).length === 0;
        if (isNearEdge) return true;
        const isInside = window !== null && at > window.from && at < window.to;
        return isLegal === isInside && isLegal === envelope.holds(load, load * at);
      },
    ),
    { numRuns: 2000 },
  );
});

t.test('the nearest legal place, and how far it is', async (t) => {
  const envelope = new WeightEnvelope(limitsOfCentre({ from: 4000, to: 5000 }));
  t.equal(envelope.nearest(100, 3000, room), 4000);
  t.equal(envelope.nearest(100, 4500, room), 4500);
  t.equal(envelope.distance(100, 5600, room), 600);
  t.equal(new WeightEnvelope(limitsOfCentre({ from: 5, to: 4 })).nearest(100, 3, room), null);
});
