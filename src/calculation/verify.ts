/**
 * The last line of defence: every plan is judged by all rules before it leaves. It shares no code with the search, so
 * that a fault of the search cannot bless itself.
 */
import type { FinishedPallet, LoadedContainer, LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { type LevelOfPlan, palletLevel, vehicleLevel } from '../domain/unit-loads.js';
import {
  ContainerLoad,
  type Fault,
  FIRST_RULE,
  ORDER_RULES,
  PLAN_RULES,
  type PlanRule,
  Report,
  RULES,
} from '../rules/index.js';
import { HeavyOnLight } from './heavy-on-light.js';
import type { Warning } from './types.js';

export interface Verification {
  readonly valid: boolean;
  /** Empty when valid. */
  readonly faults: readonly Fault[];
  /** Ids of the rules that were checked: those that the request uses. */
  readonly checks: readonly string[];
  /** What is noticed on the way, of all loads that could be judged to their end. */
  readonly warnings: readonly Warning[];
}

/** The verifier rejected a plan: a fault of ours, with what is needed to repeat it. */
export class VerificationFailed extends Error {
  constructor(
    readonly faults: Verification['faults'],
    readonly problem: LoadProblem,
    readonly plan: LoadPlan,
  ) {
    super(`the plan breaks ${faults.length} rules; the first: ${JSON.stringify(faults[0])}`);
    this.name = 'VerificationFailed';
  }
}

/** The clock struck before all of a plan was judged: nothing is known of the rest. */
export class VerificationTimedOut extends Error {}

/** @throws VerificationTimedOut to end it; asked between containers and between rules */
export type LookAtTheClock = () => void;

/**
 * The third step of a calculation, for any problem and plan: of a palletized order, both levels.
 * @throws VerificationTimedOut when the look at the clock does
 */
export function verify(problem: LoadProblem, plan: LoadPlan, look: LookAtTheClock = () => {}): Verification {
  const wellFormed = new Report(FIRST_RULE.id, null);
  FIRST_RULE.check(problem, plan, wellFormed);
  if (wellFormed.faults.length > 0) return verificationOf([], { faults: wellFormed.faults, checks: [] });

  const heavy = new HeavyOnLight(problem);
  const order = judgedWhole(ORDER_RULES, { problem, plan });
  const vehicles = judge(vehicleLevel(problem, plan), look, (load, ...where) => heavy.see(load, ...where, false));
  const below = palletLevel(problem, plan);
  if (below === null) return verificationOf(heavy.warnings(), order, vehicles);
  const pallets = judge(below, look, (load, ...where) => heavy.see(load, ...where, true));
  const filled = below.plan.containers as readonly FinishedPallet[];
  const ofPallets = pallets.faults.map(({ container, ...fault }): Fault => {
    if (container === null) return { ...fault, container };
    return { ...fault, container: null, pallet: plan.pallets!.indexOf(filled[container]!) };
  });
  return verificationOf(heavy.warnings(), order, vehicles, { faults: ofPallets, checks: pallets.checks });
}

type Judged = Pick<Verification, 'faults' | 'checks'>;

function verificationOf(warnings: readonly Warning[], ...parts: readonly Judged[]): Verification {
  const faults = parts.flatMap((part) => part.faults);
  const checks = [...new Set([FIRST_RULE.id, ...parts.flatMap((part) => part.checks)])];
  return { valid: faults.length === 0, faults, checks, warnings };
}

/** By rules that look at no single piece. */
function judgedWhole(all: readonly PlanRule[], { problem, plan }: LevelOfPlan): Judged {
  const rules = all.filter((rule) => rule.isUsed(problem));
  const faults = rules.flatMap((rule) => {
    const report = new Report(rule.id, null);
    rule.check(problem, plan, report);
    return report.faults;
  });
  return { faults, checks: rules.map(({ id }) => id) };
}

/** All rules but the first, on a plan of one level; every load is shown, with how many are like it. */
function judge(
  { problem, plan }: LevelOfPlan,
  look: LookAtTheClock,
  show: (load: ContainerLoad, place: number, times: number) => void,
): Judged {
  const whole = judgedWhole(PLAN_RULES, { problem, plan });
  const rules = RULES.filter((rule) => rule.isUsed(problem));
  const faults: Fault[] = [...whole.faults];
  for (const { loaded, place, times } of differentLoads(plan)) {
    look();
    const load = new ContainerLoad(problem, loaded);
    let isHeap = false;
    for (const rule of rules) {
      look();
      const report = new Report(rule.id, place);
      rule.check(load, report);
      faults.push(...report.faults);
      // A heap of faults is no load; to go on could take long, and would say nothing.
      isHeap = report.isFull && rule.isWaivedByHand !== true;
      if (isHeap) break;
    }
    if (!isHeap) show(load, place, times);
  }
  return { faults, checks: [...whole.checks, ...rules.map((rule) => rule.id)] };
}

interface Alike {
  readonly loaded: LoadedContainer;
  /** Of the first of them. */
  readonly place: number;
  times: number;
}

/** Containers and pallets that are alike share one load: each is there once. */
function differentLoads({ containers }: LoadPlan): Alike[] {
  const byLoad = new Map<LoadedContainer['arrangements'], Map<number, Alike>>();
  const all: Alike[] = [];
  for (const [place, loaded] of containers.entries()) {
    const byType = byLoad.get(loaded.arrangements) ?? new Map<number, Alike>();
    byLoad.set(loaded.arrangements, byType);
    const known = byType.get(loaded.container);
    if (known !== undefined) known.times++;
    else {
      const first = { loaded, place, times: 1 };
      byType.set(loaded.container, first);
      all.push(first);
    }
  }
  return all;
}
