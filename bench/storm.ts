/**
 * The storm: random requests over every rule, at level 1, each plan judged by the verifier; then the same search
 * against a plain loader that puts one piece after another in the first place that every rule allows; then loads cut in
 * half in several ways and filled again: nothing kept moves, nothing breaks. UnitLoad and sets have a storm of their own.
 *
 *     npm run bench -- storm [--runs 20000] [--seed N] [--plain 500] [--kept 500] [--calculations 3000] [--rolls 1] [--pieces 8] [--often] [--vehicles]
 *
 * Of seven cargoes `--rolls` are rolls; each has up to `--pieces` pieces. `--often`: groups and aliases together, heights of
 * stacks and a limit of reach are asked for in many requests instead of few. `--vehicles`: containers have doors, floors, axles with
 * regulations, and tolerances of the centre of gravity.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { verify } from '../src/calculation/verify.js';
import { keptTogether } from '../src/domain/kept-together.js';
import type { LoadPlan } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';
import { type Engine, EngineFailure } from '../src/engine/port.js';
import type { PlanHooks } from '../src/planning/fills/hooks.js';
import { withoutOptional } from '../src/planning/finishing/balance/optional.js';
import { planOrder } from '../src/planning/plan-order.js';
import { loadPlainly, valueLoaded } from '../test/support/engine/plain-loader.js';
import { PART_NAMES, refill } from '../test/support/planning/kept-parts.js';
import {
  arbitraryCalculation,
  arbitraryProblem,
  problemWithAllRules,
  type RequestSettings,
} from '../test/support/problems/arbitrary-request.js';
import { arbitraryVehicleCalculation, arbitraryVehicleProblem } from '../test/support/problems/arbitrary-vehicles.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';

/** A plan of level 1 that takes more CPU time hangs; it should take some 30 ms a container, eight of them at most. */
const HANG_MS = 5000;

/** Values of equal loads may differ by the rounding of their sums. */
const SAME = 1e-9;

/** A broken case is listed so far; the counts go on. */
const MOST_LISTED = 10;

/** Requests that took longest. */
const SLOW_LISTED = 5;

const DRAWN_AT_ONCE = 500;

type Ending = 'sound' | 'rejected' | 'trap' | 'hang';

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      plain: { type: 'string', default: '500' },
      kept: { type: 'string', default: '500' },
      calculations: { type: 'string', default: '3000' },
      rolls: { type: 'string', default: '1' },
      pieces: { type: 'string', default: '8' },
      often: { type: 'boolean', default: false },
      vehicles: { type: 'boolean', default: false },
    },
  });
  const seed = Number(options.seed);
  const engine = loadEngine();
  const settings = { rolls: Number(options.rolls), pieces: Number(options.pieces) };
  const arbitrary = options.vehicles ? arbitraryVehicleProblem : options.often ? arbitraryOften : arbitraryProblem;
  const storm = rulesHold(engine, { ...settings, isAboutPlans: true }, Number(options.runs), seed, arbitrary);
  // Sets go into small containers seldom: what stays empty says nothing here.
  const calculations = rulesHold(
    engine,
    { ...settings, cargoes: 3, isAboutPlans: true },
    Number(options.calculations),
    seed,
    options.vehicles ? arbitraryVehicleCalculation : arbitraryOtherCalculation,
  );
  const plain = againstPlainLoader(engine, settings, Number(options.plain), seed);
  const kept = halvesFilledAgain(engine, settings, Number(options.kept), seed);
  const results = { seed, settings, storm, calculations, plain, kept };
  writeResults(options.vehicles ? 'storm-vehicles' : options.often ? 'storm-often' : 'storm', args, results, 'storm');
}

function halvesFilledAgain(engine: Engine, settings: Partial<RequestSettings>, runs: number, seed: number) {
  const parts = new Map(PART_NAMES.map((part) => [part, { loads: 0, kept: 0, added: 0, filled: 0, faults: 0 }]));
  let index = -1;
  for (const problem of problems(settings, runs, seed)) {
    index++;
    for (const { part, fault, kept, added } of refill(engine, problem)) {
      const sums = parts.get(part)!;
      sums.loads++;
      sums.kept += kept;
      sums.added += added;
      if (added > 0) sums.filled++;
      if (fault === null) continue;
      sums.faults++;
      console.log(`request ${index}, ${part}: ${fault}`);
    }
  }
  printTable(
    ['kept', 'loads', 'pieces kept', 'added', 'loads added to', 'faults'],
    [...parts].map(([part, { loads, kept, added, filled, faults }]) =>
      [part, loads, kept, added, filled, faults].map(String),
    ),
  );
  return Object.fromEntries(parts);
}

function rulesHold(
  engine: Engine,
  settings: Partial<RequestSettings>,
  runs: number,
  seed: number,
  arbitrary: typeof arbitraryProblem = arbitraryProblem,
) {
  const counts: Record<Ending, number> = { sound: 0, rejected: 0, trap: 0, hang: 0 };
  /** Containers that could not be loaded whole in any order, and the pieces that this cost. */
  const takenOut = { containers: 0, pieces: 0, refilled: 0 };
  const faults: { run: number; ending: Ending; message: string }[] = [];
  const reasons = new Map<string, number>();
  let loadable = 0;
  let loaded = 0;
  const slowest: { run: number; ms: number }[] = [];
  const begin = performance.now();
  let index = -1;
  for (const problem of problems(settings, runs, seed, arbitrary)) {
    index++;
    const { ending, message, plan, ms } = judged(engine, problem, (pieces, refilled) => {
      takenOut.containers++;
      takenOut.pieces += pieces;
      takenOut.refilled += refilled;
    });
    counts[ending]++;
    slowest.push({ run: index, ms: Math.round(ms) });
    slowest.sort((a, b) => b.ms - a.ms).splice(SLOW_LISTED);
    if (ending !== 'sound' && faults.length < MOST_LISTED) faults.push({ run: index, ending, message });
    if (plan === null) continue;
    for (const { reason } of plan.unloaded) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    const hasSome = plan.containers.length > 0;
    // What must stay together may be too much for every container, and optional cargo needs other cargo beside it.
    const ordinary = withoutOptional(problem);
    if (!hasSome && (keptTogether(problem).length > 0 || loadPlainly(ordinary).containers.length === 0)) continue;
    loadable++;
    if (hasSome) loaded++;
  }
  const percent = (100 * loaded) / loadable;
  const longest = slowest[0]?.ms ?? 0;
  printTable(
    ['storm', 'requests', 'sound', 'rejected', 'traps', 'hangs', 'loadable', 'loaded', '%', 'longest ms CPU'],
    [
      [
        `seed ${seed}`,
        ...[runs, counts.sound, counts.rejected, counts.trap, counts.hang, loadable, loaded].map(String),
        percent.toFixed(2),
        longest.toFixed(0),
      ],
    ],
  );
  for (const { run, ending, message } of faults) console.log(`request ${run}: ${ending}: ${message}`);
  console.log(`slowest, ms CPU: ${slowest.map(({ run, ms }) => `request ${run} ${ms}`).join(', ')}`);
  const byReason = Object.fromEntries([...reasons].sort(([, a], [, b]) => b - a));
  console.log(
    `without an order of loading: ${takenOut.containers} containers, ${takenOut.pieces} pieces taken out, ${takenOut.refilled} back`,
  );
  console.log(`reasons of unloaded rows: ${JSON.stringify(byReason)}`);
  console.log(`${((performance.now() - begin) / 1000).toFixed(0)} s\n`);
  return {
    runs,
    ...counts,
    takenOut,
    loadable,
    loaded,
    percent,
    longestMsCpu: longest,
    slowest,
    reasons: byReason,
    faults,
  };
}

function againstPlainLoader(engine: Engine, settings: Partial<RequestSettings>, runs: number, seed: number) {
  const ratios: number[] = [];
  const beaten: { run: number; ratio: number; rules: string }[] = [];
  let index = -1;
  for (const problem of problems(settings, runs, seed + 1)) {
    index++;
    const plain = valueLoaded(problem, loadPlainly(problem));
    const ours = valueLoaded(problem, planOrder(problem, { engine }));
    if (plain === 0 && ours === 0) continue;
    ratios.push(plain === 0 ? 2 : ours / plain);
    if (ours < plain * (1 - SAME)) beaten.push({ run: index, ratio: ours / plain, rules: rulesInUse(problem) });
  }
  const asMuch = 100 - (100 * beaten.length) / ratios.length;
  printTable(
    ['against the plain loader', 'compared', 'as much or more %', 'more %', 'mean ratio'],
    [
      [
        `seed ${seed + 1}`,
        `${ratios.length}`,
        asMuch.toFixed(2),
        ((100 * ratios.filter((ratio) => ratio > 1 + SAME).length) / ratios.length).toFixed(2),
        mean(ratios).toFixed(4),
      ],
    ],
  );
  for (const { run, ratio, rules } of beaten) console.log(`request ${run}: ${ratio.toFixed(4)} ${rules}`);
  return { compared: ratios.length, asMuchPercent: asMuch, meanRatio: mean(ratios), beaten };
}

/** Drawn some at a time: all of them would fill the memory. */
/** UnitLoad and sets. */
function arbitraryOtherCalculation(settings: Partial<RequestSettings> = {}): fc.Arbitrary<LoadProblem> {
  return arbitraryCalculation(settings).map((body) => problemWithAllRules(body));
}

function* problems(
  settings: Partial<RequestSettings>,
  runs: number,
  seed: number,
  arbitrary: typeof arbitraryProblem = arbitraryProblem,
): Generator<LoadProblem> {
  for (let from = 0; from < runs; from += DRAWN_AT_ONCE) {
    const numRuns = Math.min(DRAWN_AT_ONCE, runs - from);
    yield* fc.sample(arbitrary(settings), { numRuns, seed: seed * 1000 + from });
  }
}

/** The same requests, with rules that are rarely drawn asked for by their turns. */
function arbitraryOften(settings: Partial<RequestSettings> = {}): fc.Arbitrary<LoadProblem> {
  return fc.tuple(arbitraryProblem(settings), fc.nat(59)).map(([problem, turn]) => {
    const longest = Math.max(...problem.containers.map(({ size }) => size.length));
    return {
      ...problem,
      rules: {
        ...problem.rules,
        isGroupUsed: turn % 3 > 0,
        ...(turn % 2 === 0 ? { isAlias1Together: true } : {}),
        ...(turn % 4 === 0 ? { isAlias2Together: true } : {}),
        ...(turn % 2 === 1 ? { maxStackingHeightRate: (1 + (turn % 5)) / 2 } : {}),
        ...(turn % 5 === 0 ? { maxLoadingReach: Math.ceil((longest * (1 + (turn % 7))) / 10) } : {}),
      },
    };
  });
}

function judged(
  engine: Engine,
  problem: LoadProblem,
  onTakenOut: PlanHooks['onTakenOut'],
): { ending: Ending; message: string; plan: LoadPlan | null; ms: number } {
  const begin = process.cpuUsage();
  const spent = () => (process.cpuUsage(begin).user + process.cpuUsage(begin).system) / 1000;
  try {
    const plan = planOrder(problem, { engine }, { onTakenOut });
    const ms = spent();
    const [fault] = verify(problem, plan).faults;
    if (fault !== undefined) return { ending: 'rejected', message: `${fault.rule}: ${fault.message}`, plan, ms };
    return ms > HANG_MS
      ? { ending: 'hang', message: `${ms.toFixed(0)} ms`, plan, ms }
      : { ending: 'sound', message: '', plan, ms };
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    return { ending: 'trap', message: error.message, plan: null, ms: spent() };
  }
}

/** What differs from the defaults and could explain a lost comparison. */
function rulesInUse({ rules, containers, cargoes }: LoadProblem): string {
  const words = [
    rules.algorithmType === 'MaxVolumeFirst' ? 'MaxVolumeFirst' : '',
    rules.isSequenceUsed ? 'sequence' : '',
    rules.isGroupSequenceUsed ? 'groups' : '',
    rules.isPriceLimited ? 'price' : '',
    rules.stackingRule === 'BestFit' ? '' : rules.stackingRule,
    rules.isTuned ? '' : 'untuned',
    rules.isEmptySpaceMerged ? '' : 'unmerged',
    rules.maxSearchDepth > 0 ? `depth ${rules.maxSearchDepth}` : '',
    rules.maxFillQuantityPerContainer > 0 ? 'units' : '',
    rules.isMultiContainerTypesEnabled ? '' : 'one type',
    rules.maxSearchVolumePercentage > 0 || containers.some(({ maxVolumePercent }) => maxVolumePercent > 0)
      ? 'volume'
      : '',
    rules.isWeightLimited && containers.some(({ maxWeight }) => maxWeight > 0) ? 'weight' : '',
    containers.some(({ maxCargoTypes }) => maxCargoTypes > 0) ? 'types' : '',
    containers.some(({ zones }) => zones.length > 0) ? 'zones' : '',
    containers.some(({ dropDeckFront, dropDeckRear }) => dropDeckFront !== null || dropDeckRear !== null)
      ? 'decks'
      : '',
    cargoes.some(({ style }) => style === 'Roll') ? 'rolls' : '',
    `${containers.length} containers`,
  ];
  return words.filter((word) => word !== '').join(', ');
}
