/**
 * One row for every field that is a rule: two small loads whose best is known by construction, in the words of a
 * request, each planned with the field and without it. A ban is shown by a plan made without it that the verifier
 * refuses under it; a leave by a plan made with it that the verifier refuses without it.
 */
import type { Test } from 'tap';
import { verify } from '../../../src/calculation/verify.js';
import type { LoadPlan } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import type { UnloadedReason } from '../../../src/domain/reasons.js';
import { planned } from '../planning/planned.js';
import { problemWithAllRules } from '../problems/arbitrary-request.js';

type Body = Readonly<Record<string, unknown>>;

export interface Load {
  /** Cubes of 100, one each, but for what is said. */
  readonly cargoes: readonly Body[];
  /** One truck of 200 x 100 x 200, but for what is said. */
  readonly container?: Body;
  readonly rules?: Body;
  /** What is otherwise without the rule, in all cargoes, in the container, in the rules; else the field is left out. */
  readonly off?: { readonly cargoes?: Body; readonly container?: Body; readonly rules?: Body };
  /** Pieces loaded of each cargo: no plan can load more. */
  readonly loads: readonly number[];
  /** Pieces loaded without the rule; all of them when absent. */
  readonly loadsOff?: readonly number[];
}

export interface RuleRow {
  /** As the contract calls it, of cargo, container or rules. */
  readonly field: string;
  /** Which of several meanings of the field. */
  readonly case?: string;
  /** Id of the rule that the changed plan breaks. */
  readonly rule: string;
  /** The field allows something that is forbidden without it. */
  readonly isLeave?: boolean;
  readonly changes: Load;
  readonly impossible: Load & {
    /** Place of the cargo that stays behind, in part at least. */
    readonly cargo: number;
    readonly reason: UnloadedReason;
  };
}

/** Rules about a whole load: no single placement is at fault. */
const OF_WHOLE_LOADS: readonly string[] = [
  'centre-of-gravity',
  'line-load',
  'axles',
  'weight-limit',
  'price-limit',
  'volume-limit',
  'fill-quantity',
  'cargo-types',
  'container-quantity',
  'zones',
  'undivided',
  'whole-sets',
  'sets-apart',
  'sets-by-volume',
];

export function nameOf(row: RuleRow): string {
  return row.case === undefined ? row.field : `${row.field} (${row.case})`;
}

/** Each row is two tests. */
export function showRules(t: Test, rows: readonly RuleRow[]): void {
  for (const row of rows) {
    t.test(`${nameOf(row)} changes the plan`, async (t) => showChange(t, row));
    t.test(`${nameOf(row)} makes something impossible`, async (t) => showImpossible(t, row));
  }
}

function showChange(t: Test, { field, rule, isLeave = false, changes }: RuleRow): void {
  const { ruled, free } = problemsOf(changes, field);
  const withRule = planned(t, ruled);
  const without = planned(t, free);
  t.same(withRule.loaded, changes.loads, 'the best load');
  t.same(without.loaded, changes.loadsOff ?? ordered(free), 'the best load without the rule');
  if (isLeave) namesFault(t, free, withRule.plan, rule);
  else namesFault(t, ruled, without.plan, rule);
}

function showImpossible(t: Test, { field, impossible }: RuleRow): void {
  const { ruled, free } = problemsOf(impossible, field);
  const { loaded, reasons } = planned(t, ruled);
  t.same(loaded, impossible.loads, 'the best load');
  t.same(reasons, { [impossible.cargo]: impossible.reason }, 'the reason');
  t.same(planned(t, free).loaded, impossible.loadsOff ?? ordered(free), 'the best load without the rule');
}

/** The verifier names the rule, and the cargo and its place unless the whole load is at fault. */
function namesFault(t: Test, problem: LoadProblem, plan: LoadPlan, rule: string): void {
  const { faults } = verify(problem, plan);
  const own = faults.filter((fault) => fault.rule === rule);
  t.ok(own.length > 0, `breaks ${rule}; broken: ${faults.map((fault) => fault.rule).join(', ')}`);
  for (const { cargo, placement } of own) {
    const isNamed = cargo !== null && placement !== null;
    t.ok(isNamed || OF_WHOLE_LOADS.includes(rule), 'names the cargo and its place');
  }
}

function ordered(problem: LoadProblem): number[] {
  return problem.cargoes.map((cargo) => cargo.quantity);
}

/** The problem of a load with the field and without it. */
export function problemsOf(load: Load, field: string): { ruled: LoadProblem; free: LoadProblem } {
  const { cargoes, container = {}, rules = {}, off = leftOut(load, field) } = load;
  const names = 'ABCDEFG';
  const problem = (isOff: boolean) =>
    problemWithAllRules(
      JSON.parse(
        JSON.stringify({
          title: field,
          cargoes: cargoes.map((fields, place) => ({
            ...{ style: 'Shipcase', name: names[place], length: 100, width: 100, height: 100, weight: 1, qty: 1 },
            ...fields,
            ...(isOff ? off.cargoes : {}),
          })),
          emptyContainers: [
            {
              ...{ containerType: 'Truck', name: 'truck', length: 200, width: 100, height: 200, qty: 1 },
              ...container,
              ...(isOff ? off.container : {}),
            },
          ],
          rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules, ...(isOff ? off.rules : {}) },
        }),
      ),
    );
  return { ruled: problem(false), free: problem(true) };
}

/** The field left out wherever it is given. */
function leftOut({ cargoes, container = {}, rules = {} }: Load, field: string): NonNullable<Load['off']> {
  const isGiven = [...cargoes, container, rules].some((part) => field in part);
  if (!isGiven) throw new Error(`no part of the load has the field ${field}`);
  const without = (part: Body) => (field in part ? { [field]: undefined } : {});
  return {
    cargoes: cargoes.some((part) => field in part) ? { [field]: undefined } : {},
    container: without(container),
    rules: without(rules),
  };
}
