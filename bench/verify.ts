/** Time to verify plans of 20,000 pieces; the aim is 200 ms at most. */
import { verify } from '../src/calculation/verify.js';
import { type LoadPlan, piecesIn } from '../src/domain/plan.js';
import type { Cargo, Container, LoadProblem, Rules } from '../src/domain/problem.js';
import { problemOf } from '../test/support/problems/load-problems.js';
import { type Stack, stackedLoad } from '../test/support/problems/stacked-load.js';
import { at, planOf } from '../test/support/rules/judging.js';
import { median, printTable } from './table.js';

const PIECES = 20_000;
const RUNS = 7;

interface Case {
  readonly name: string;
  readonly problem: LoadProblem;
  readonly plan: LoadPlan;
}

export async function run(): Promise<void> {
  const rows: string[][] = [];
  for (const { name, problem, plan } of [oneCargo(), mixedStacks(), everyRule(), interlockedRolls()]) {
    const pieces = plan.containers.flatMap((loaded) => loaded.arrangements).reduce((sum, a) => sum + piecesIn(a), 0);
    const times: number[] = [];
    let checks = 0;
    for (let i = 0; i < RUNS; i++) {
      const start = process.cpuUsage();
      const verification = verify(problem, plan);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
      if (!verification.valid) throw new Error(`${name}: ${verification.faults[0]!.message}`);
      checks = verification.checks.length;
    }
    rows.push([
      name,
      `${pieces}`,
      `${checks}`,
      times[0]!.toFixed(1),
      median(times).toFixed(1),
      Math.max(...times).toFixed(1),
    ]);
  }
  printTable(['plan', 'pieces', 'rules', 'first ms CPU', 'median ms', 'most ms'], rows);
}

function oneCargo(): Case {
  const size = { length: 60, width: 40, height: 30 };
  const problem = problemOf([{ size, quantity: PIECES }], [{ size: { length: 3000, width: 2000, height: 240 } }]);
  return { name: 'one cargo', problem, plan: planOf(problem, [at(0, 0, 0, 0, 1, [50, 50, 8])]) };
}

function mixedStacks(): Case {
  return { name: '60 cargoes in stacks', ...stacks(() => ({}), {}, {}) };
}

/** Every rule is in use and none is broken. */
function everyRule(): Case {
  const cargo = (place: number): Partial<Cargo> => ({
    weight: 10,
    price: 1,
    sequence: Math.floor(place / 20),
    groupName: `group ${Math.floor(place / 20)}`,
    maxSupportingWeight: 1000,
    maxLayers: [100, 0, 0, 0, 0, 0],
    maxLayersAllowedOverDifferentCargoes: false,
    floorStackSupportsOthers: false,
    floorStackType: place === 0 ? 'NoBottom' : 'BestFit',
    overhang: place % 2 === 0 ? { length: 5, width: 5 } : null,
  });
  const container: Partial<Container> = {
    quantity: 1,
    maxWeight: 1e9,
    maxPrice: 1e9,
    maxVolumePercent: 100,
    maxCargoTypes: 100,
    maxExtent: { length: 1e9, width: 1e9, height: 1e9 },
    dropDeckRear: { length: 10, width: 0, height: 100 },
    zones: [
      {
        name: 'front',
        position: { x: 0, y: 0, z: 0 },
        size: { length: 500, width: 1000, height: 100 },
        maxWeight: 1e9,
        allowedGroups: ['group 0', 'group 1'],
      },
    ],
  };
  const rules: Partial<Rules> = {
    isPriceLimited: true,
    maxFillQuantityPerContainer: PIECES,
    isSequenceUsed: true,
    isGroupSequenceUsed: true,
    stackingRule: 'HeavierBottomFirst',
    groupsStackingRule: 'AlwaysNotAllowed',
    maxStackingHeightRate: 50,
    maxDepthToSupport: 1,
  };
  return { name: 'the same, every rule', ...stacks(cargo, container, rules) };
}

function stacks(
  fields: (cargo: number) => Partial<Cargo>,
  container: Partial<Container>,
  rules: Partial<Rules>,
): { problem: LoadProblem; plan: LoadPlan } {
  const sizes = Array.from({ length: 60 }, (_, place) => ({
    length: 20 + ((place * 37) % 41),
    width: 20 + ((place * 17) % 31),
    height: 10 + ((place * 7) % 13),
  }));
  const order: Stack[] = [];
  for (let left = PIECES; left > 0; ) {
    const pieces = Math.min(left, 12 + (order.length % 9));
    // In the order of the cargoes, so that the stops of `everyRule` follow one another; cargo 0 is for its own tests.
    order.push({ cargo: 1 + Math.floor(((PIECES - left) / PIECES) * 59), pieces });
    left -= pieces;
  }
  const { arrangements, size } = stackedLoad(sizes, order, 1000);
  const problem = problemOf(
    sizes.map((size, place) => ({ size, quantity: PIECES, ...fields(place) })),
    [{ size: { ...size, length: size.length + 100 }, ...container }],
    rules,
  );
  return { problem, plan: planOf(problem, arrangements) };
}

/** Standing rolls in staggered rows, 10 high. */
function interlockedRolls(): Case {
  const roll: Partial<Cargo> = {
    style: 'Roll',
    size: { length: 100, width: 100, height: 50 },
    diameter: 100,
    quantity: PIECES,
  };
  const problem = problemOf([roll], [{ size: { length: 5000, width: 5000, height: 500 } }]);
  // Rows 87 apart: the axes of neighbours in two rows are sqrt(50^2 + 87^2) = 100.3 apart.
  const rows = Array.from({ length: 500 }, (_, i) => {
    const [row, layer] = [i % 50, Math.floor(i / 50)];
    return at(0, row * 87, row % 2 === 0 ? 0 : 50, layer * 50, 1, [1, 40, 1]);
  });
  return { name: 'staggered rolls', problem, plan: planOf(problem, rows) };
}
