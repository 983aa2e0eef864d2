/**
 * Whether the service answers as it did: digests of the answers to some 300 requests, written once and compared later.
 *
 *     npm run bench -- digests --write      after a change that means to change plans
 *     npm run bench -- digests              compares; a difference is a failure
 *
 * A digest is taken over the members that the written answers had: one that was added since is listed, and changes none.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { calculate, calculatedLoad } from '../src/calculation/calculate.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { present, presentFailure } from '../src/calculation/present/present.js';
import { verify } from '../src/calculation/verify.js';
import { brProblem } from '../src/cli/bench/br-recipe.js';
import { parseThpack } from '../src/cli/bench/thpack-format.js';
import type { LoadProblem } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { planOrder } from '../src/planning/plan-order.js';
import { ALL_ROWS } from '../test/rules/in-search/rows/index.js';
import { arbitraryProblem } from '../test/support/problems/arbitrary-request.js';
import { problemsOf } from '../test/support/rules/rule-rows.js';
import { BadOptions } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { type Support, thpackLoadProblem } from './thpack.js';

const STORM_REQUESTS = 140;
const OUTPUT = { spacesCreated: true, placementsCreated: true, uom: null } as const;

interface Digests {
  /** Members of the written answers: `filledContainers[].name`. */
  readonly members: readonly string[];
  /** By the request's name. */
  readonly digests: Readonly<Record<string, string>>;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: { write: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  });
  const engine = loadEngine();
  const written = options.write ? null : readWritten();
  const kept = written === null ? null : new Set(written.members);
  const members = new Set<string>();
  const digests: Record<string, string> = {};
  const changed: string[] = [];
  for (const [name, answer] of answers(engine, options.only)) {
    collectMembers(answer, '', members);
    digests[name] = digestOf(answer, kept);
    if (written !== null && written.digests[name] !== digests[name]) changed.push(name);
  }
  console.log(`${Object.keys(digests).length} requests`);
  if (kept === null) {
    writeResults('digests', args, { members: [...members].sort(), digests });
    return;
  }
  const added = [...members].filter((member) => !kept.has(member)).sort();
  if (added.length > 0) console.log(`members added: ${added.join(', ')}`);
  console.log(changed.length === 0 ? 'all answers are the same' : `${changed.length} differ: ${changed.join(', ')}`);
  if (changed.length > 0) process.exitCode = 1;
}

function readWritten(): Digests {
  return JSON.parse(readFileSync(new URL('bench/results/digests.json', PROJECT), 'utf8')).results;
}

function* answers(engine: Engine, only: string): Generator<[name: string, answer: unknown]> {
  for (const [name, answer] of tasks(engine)) if (name.includes(only)) yield [name, answer()];
}

function* tasks(engine: Engine): Generator<[name: string, answer: () => unknown]> {
  for (const level of [1, 2]) {
    for (const [name, uom] of SAMPLES) {
      const body = JSON.parse(readFileSync(new URL(`samples/${name}.json`, PROJECT), 'utf8'));
      const request = { ...body, rules: { ...body.rules, optimizationLevel: level } };
      yield [`sample ${name} level ${level}`, () => answerToBody(request, uom, engine)];
    }
  }
  for (const [name, problem] of problems()) yield [name, () => answerToProblem(problem, engine)];
}

const SAMPLES = [
  ['mixed-order-40ft', 'UnitMetric'],
  ['truck-order', 'UnitMetric'],
  ['pallet-order', 'UnitMetric'],
  ['br7-problem-1', 'UnitHighMetric'],
] as const;

const SUPPORTS: readonly Support[] = ['none', 'full', '0.8'];

function* problems(): Generator<[name: string, problem: LoadProblem]> {
  for (let brClass = 1; brClass <= 15; brClass++) {
    const support = SUPPORTS[brClass % SUPPORTS.length]!;
    for (const level of brClass % 5 === 0 ? ([1, 2] as const) : ([1] as const)) {
      const problem = thpackLoadProblem(brProblem(brClass, 1), support, 1, { optimizationLevel: level });
      yield [`BR${brClass} support ${support} level ${level}`, problem];
    }
  }
  const file = new URL('../shared/benchmarks/thpack9/thpack9_odd.txt', PROJECT);
  for (const thpack of parseThpack(readFileSync(file, 'utf8'))) {
    const level = thpack.number % 8 === 1 ? 2 : 1;
    yield [
      `thpack9 ${thpack.number} level ${level}`,
      thpackLoadProblem(thpack, '0.8', 0, { optimizationLevel: level }),
    ];
  }
  // By field, so that a new row gives no other one a new name.
  const rows = new Map<string, number>();
  for (const { field, changes, impossible } of ALL_ROWS) {
    const number = (rows.get(field) ?? 0) + 1;
    rows.set(field, number);
    const name = `row ${field}${number > 1 ? ` ${number}` : ''}`;
    yield [`${name}: changes`, problemsOf(changes, field).ruled];
    yield [`${name}: impossible`, problemsOf(impossible, field).ruled];
  }
  const storm = fc.sample(arbitraryProblem({}), { numRuns: STORM_REQUESTS, seed: 77 });
  for (const [place, problem] of storm.entries()) {
    const rules = place % 10 === 0 ? ({ ...problem.rules, optimizationLevel: 2 } as const) : problem.rules;
    yield [`storm ${place}`, { ...problem, rules }];
  }
}

function answerToBody(body: unknown, uom: LoadProblem['uom'], engine: Engine): unknown {
  const outcome = calculate(body, { uom, maxRunTimeSeconds: 300 }, engine);
  return outcome.status === 'succeed'
    ? present(outcome.load, OUTPUT)
    : presentFailure(outcome.error, outcome.warnings, uom);
}

function answerToProblem(problem: LoadProblem, engine: Engine): unknown {
  const plan = planOrder(problem, { engine });
  const { faults, checks } = verify(problem, plan);
  if (faults.length > 0) throw new BadOptions(`the verifier refuses a plan: ${JSON.stringify(faults[0])}`);
  const request = {
    cargoes: problem.cargoes.map(({ name }) => ({ name })),
    emptyContainers: problem.containers.map(({ name }) => ({ name })),
    rules: {},
  };
  const checked = {
    problem,
    given: null,
    planned: null,
    issues: [],
    warnings: [],
    title: '',
    description: '',
    request,
    solutionNames: null,
    source: null,
  };
  return present(calculatedLoad(checked, problem, plan, { checks, warnings: [] }), OUTPUT);
}

function collectMembers(value: unknown, path: string, members: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectMembers(item, `${path}[]`, members);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      members.add(`${path}.${name}`);
      collectMembers(member, `${path}.${name}`, members);
    }
  }
}

/** What changes without the plan: the version, and sentences that say in other words what their codes say. */
const BESIDE_THE_PLAN = /^\.engine\.version$|\.(message|hint)$/;

function isOfPlan(member: string, members: ReadonlySet<string> | null): boolean {
  return !BESIDE_THE_PLAN.test(member) && (members === null || members.has(member));
}

/** @param members of those alone; null: of all */
function digestOf(answer: unknown, members: ReadonlySet<string> | null): string {
  const only = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => only(item, `${path}[]`));
    if (typeof value !== 'object' || value === null) return value;
    const own = Object.entries(value).filter(([name]) => isOfPlan(`${path}.${name}`, members));
    return Object.fromEntries(own.map(([name, member]) => [name, only(member, `${path}.${name}`)]));
  };
  return createHash('sha256')
    .update(JSON.stringify(only(answer, '')))
    .digest('hex')
    .slice(0, 16);
}
