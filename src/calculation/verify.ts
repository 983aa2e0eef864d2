/**
 * The last line of defence: every plan is judged by all rules before it leaves. It shares no code with the search, so
 * that a fault of the search cannot bless itself.
 */
import type { FinishedPallet, LoadedContainer, LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { type Level, palletLevel, vehicleLevel } from '../domain/unit-loads.js';
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

export interface Verification {
  readonly valid: boolean;
  /** Empty when valid. */
  readonly faults: readonly Fault[];
  /** Ids of the rules that were checked: those that the request uses. */
  readonly checks: readonly string[];
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
  if (wellFormed.faults.length > 0) return { valid: false, faults: wellFormed.faults, checks: [FIRST_RULE.id] };

  const order = judgedWhole(ORDER_RULES, { problem, plan });
  const vehicles = judge(vehicleLevel(problem, plan), look);
  const below = palletLevel(problem, plan);
  if (below === null) return verificationOf(order, vehicles);
  const pallets = judge(below, look);
  const filled = below.plan.containers as readonly FinishedPallet[];
  const ofPallets = pallets.faults.map(({ container, ...fault }): Fault => {
    if (container === null) return { ...fault, container };
    return { ...fault, container: null, pallet: plan.pallets!.indexOf(filled[container]!) };
  });
  return verificationOf(order, vehicles, { faults: ofPallets, checks: pallets.checks });
}

type Judged = Pick<Verification, 'faults' | 'checks'>;

function verificationOf(...parts: readonly Judged[]): Verification {
  const faults = parts.flatMap((part) => part.faults);
  const checks = parts.flatMap((part) => part.checks);
  return { valid: faults.length === 0, faults, checks: [...new Set([FIRST_RULE.id, ...checks])] };
}

/** By rules that look at no single piece. */
function judgedWhole(all: readonly PlanRule[], { problem, plan }: Level): Judged {
  const rules = all.filter((rule) => rule.isUsed(problem));
  const faults = rules.flatMap((rule) => {
    const report = new Report(rule.id, null);
    rule.check(problem, plan, report);
    return report.faults;
  });
  return { faults, checks: rules.map(({ id }) => id) };
}

/** All rules but the first, on a plan of one level. */
function judge({ problem, plan }: Level, look: LookAtTheClock): Judged {
  const whole = judgedWhole(PLAN_RULES, { problem, plan });
  const rules = RULES.filter((rule) => rule.isUsed(problem));
  const faults: Fault[] = [...whole.faults];
  /** By type: the loads judged. Containers and pallets that are alike share one. */
  const judged = new Map<LoadedContainer['arrangements'], Set<number>>();
  for (const [place, loaded] of plan.containers.entries()) {
    const types = judged.get(loaded.arrangements) ?? new Set();
    if (types.has(loaded.container)) continue;
    judged.set(loaded.arrangements, types.add(loaded.container));
    look();
    const load = new ContainerLoad(problem, loaded);
    for (const rule of rules) {
      look();
      const report = new Report(rule.id, place);
      rule.check(load, report);
      faults.push(...report.faults);
      // A heap of faults is no load; to go on could take long, and would say nothing.
      if (report.isFull) break;
    }
  }
  return { faults, checks: [...whole.checks, ...rules.map((rule) => rule.id)] };
}
