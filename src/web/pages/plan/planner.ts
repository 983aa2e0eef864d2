/**
 * Plans the draft: at level 1 while it is typed, at its own level when asked. What is shown stays until something newer
 * is there.
 */
import { computed, effect, signal } from '@preact/signals';
import type {
  BrowserEngine,
  Calculated,
  CalculateOptions,
  CalculationProgress,
} from '../../../calculation/browser/index.js';
import { ownEngine } from '../../engine/own-engine.js';
import { draft, draftId } from '../../plan-request/draft-store.js';
import { faultsOf } from '../../plan-request/faults.js';
import { bodyOf, isButLevel, isSamePlan, type RequestDraft, uomSent } from '../../plan-request/request-draft.js';
import { session } from '../../shell/session.js';
import { isWorse } from './what-loads.js';

/** Where something stands in the truck already. */
const AROUND = () => import('./plan-around.js');

const AT_PRICE = () => import('./at-price.js');

export const QUICK_LEVEL = 1;
/** Of rules that say none. */
const USUAL_LEVEL = 2;
/** Between the last keystroke and the calculation. */
const QUICK_DELAY_MILLISECONDS = 30;

export interface ShownPlan {
  /** What it was calculated from. */
  readonly draft: RequestDraft;
  readonly answer: Calculated;
  /**
   * A better one may be found: it is of a level below the one that the request asks for, as the quick plan of what is typed is, or of
   * other prices.
   */
  readonly isQuick: boolean;
  /** At which level it was found. */
  readonly level: number;
  /** From the request to the plan, milliseconds. */
  readonly milliseconds: number;
  /** The plan of a hand that it is of; absent: it is the search's own. */
  readonly edited?: object;
  /** Sums of the quick plan whose place it took; absent: there was none. */
  readonly quick?: Calculated['load']['loadSummary'];
  /** Settings of the account by which it was searched, as JSON; absent: it was not. */
  readonly account?: string;
}

export interface Running {
  readonly draft: RequestDraft;
  readonly isQuick: boolean;
  readonly progress: CalculationProgress | null;
  readonly abort: AbortController;
}

/** The newest plan; a Load that failed is in `refused`, and the plan before it stays. */
export const shownPlan = signal<ShownPlan | null>(null);
/** Why the draft as it is cannot be planned; null: it can, or nobody knows yet. */
export const refused = signal<ShownPlan | null>(null);
export const running = signal<Running | null>(null);
/** A fault of ours or of the browser. */
export const engineFault = signal('');

/** Of the cells and rules of the newest calculation. */
export const faults = computed(() => {
  const said = refused.value?.answer.load.calculationError?.issues ?? [];
  return faultsOf(said, refused.value?.draft ?? null);
});

/** After so long a search what an older order was refused for goes. */
const LONG_MILLISECONDS = 1000;

/** @param isQuick at level 1 */
export async function calculate(isQuick: boolean): Promise<void> {
  running.peek()?.abort.abort(new Error('Something newer is calculated.'));
  const abort = new AbortController();
  const wanted = draft.peek();
  const own: Running = { draft: wanted, isQuick, progress: null, abort };
  running.value = own;
  // What an older order lacked may be there by now.
  const timer = setTimeout(() => {
    if (refused.peek() !== null && !isSamePlan(refused.peek()!.draft, wanted)) refused.value = null;
  }, LONG_MILLISECONDS);
  const account = accountNow();
  try {
    const engine = await ownEngine();
    const begun = performance.now();
    const body = isQuick ? bodyAt(QUICK_LEVEL, wanted) : bodyOf(wanted);
    const options: CalculateOptions = {
      uom: uomSent(wanted),
      account: session.peek().settings ?? undefined,
      isEndedAsPlaced: true,
      signal: abort.signal,
      onProgress: (progress) => {
        const runs = running.peek();
        if (runs?.abort !== abort) return;
        // Of several parts each tells of itself, and lanes plan anew what was planned before.
        const share = Math.max(progress.share, runs.progress?.share ?? 0);
        running.value = { ...own, progress: { ...progress, share } };
      },
    };
    const answer = await planOfDraft(engine, wanted, body, options);
    const level = isQuick ? QUICK_LEVEL : levelOf(wanted);
    const plan = { draft: wanted, answer, isQuick, level, milliseconds: performance.now() - begun, account };
    const isRefused = answer.load.status === 'failed';
    refused.value = isRefused ? plan : null;
    const before = isQuick ? null : planThere(wanted);
    if (before?.isQuick) {
      // A search that the clock ends may come to less than the quick one: then no better one is known at its level either.
      const isLess = isWorse(answer.load, before.answer.load, wanted);
      const best = isLess ? { ...before, isQuick: false, level } : plan;
      shownPlan.value = { ...best, ...(before.level === QUICK_LEVEL && { quick: before.answer.load.loadSummary }) };
    } else if (!isRefused) shownPlan.value = plan;
    engineFault.value = '';
  } catch (error) {
    if (!abort.signal.aborted) engineFault.value = (error as Error).message;
  } finally {
    clearTimeout(timer);
    if (running.peek()?.abort === abort) running.value = null;
  }
}

/** Of a draft, around what stands in the truck already. @param body of it, at the level of the search; @throws EngineFault */
export async function planOfDraft(
  engine: BrowserEngine,
  of: RequestDraft,
  body: Record<string, unknown>,
  options: CalculateOptions,
): Promise<Calculated> {
  if (of.kept === undefined) return engine.calculate(body, options);
  return (await AROUND()).planAround(engine, of, body, options);
}

/** As in `ShownPlan`. */
export const accountNow = () => JSON.stringify(session.peek().settings);

/** The search's own plan of a draft as it stands, which is shown; null: none is. */
export function planThere(wanted: RequestDraft, isOf = isSamePlan): ShownPlan | null {
  const plan = shownPlan.peek();
  const isSearched = plan !== null && plan.edited === undefined && (plan.account ?? accountNow()) === accountNow();
  return isSearched && refused.peek() === null && isOf(plan.draft, wanted) ? plan : null;
}

/**
 * Of an order that is planned at another level from now on the plan that is there is the best so far. A plan that was stored may be
 * that of a hand: at a lower level it is not kept.
 */
function keepForLevel(wanted: RequestDraft): void {
  const plan = planThere(wanted, isButLevel);
  if (plan === null) return;
  if (plan.level <= levelOf(wanted) || plan.account !== undefined)
    shownPlan.value = { ...plan, draft: wanted, isQuick: plan.level < levelOf(wanted) };
}

/**
 * What the only container of an order costs decides nothing: the plan that the search found is that of another price, too. Of several
 * it is the best so far, as one that was stored is: what is saved meanwhile is no quick plan.
 */
async function keepForPrice(wanted: RequestDraft, isWhole: boolean): Promise<void> {
  const isOf = (one: RequestDraft) => one.cargoes === wanted.cargoes && one.emptyContainers !== wanted.emptyContainers;
  const plan = planThere(wanted, isOf);
  if (plan === null) return;
  const isFinal = wanted.emptyContainers.length === 1 && plan.account !== undefined;
  const level = levelOf(wanted);
  if (!isFinal && (!isWhole || level === QUICK_LEVEL || plan.level < level)) return;
  const { atPrice, isButPrice } = await AT_PRICE();
  if (asked.peek() !== wanted || shownPlan.peek() !== plan || !isButPrice(plan.draft, wanted)) return;
  const answer = atPrice(plan.answer, wanted);
  if (answer !== null) shownPlan.value = { ...plan, draft: wanted, answer, isQuick: isFinal ? plan.isQuick : true };
}

/** Whose search somebody stopped: until the order is another it is not begun again. */
const stopped = signal<RequestDraft | null>(null);
export const isStopped = computed(() => stopped.value !== null);

/** What somebody ends that runs; the plan before it stays. */
export function stopSearch(): void {
  stopped.value = asked.peek();
  cancel();
}

/** Goes on with what was stopped, for whoever follows the draft. */
export function planAgain(): void {
  stopped.value = null;
}

/** Ends what runs; the plan before it stays. */
export function cancel(): void {
  running.peek()?.abort.abort(new Error('It was cancelled.'));
  running.value = null;
}

/** An order without a row of cargo loads nothing; a list that cannot be read as rows is told of. */
export function hasNoCargo({ cargoes, others }: RequestDraft): boolean {
  return cargoes.length === 0 && !('cargoes' in others);
}

/** There is no order to plan, so nothing is shown of the one before. */
function forget(): void {
  cancel();
  shownPlan.value = null;
  refused.value = null;
}

/** How thoroughly the plan of a draft is looked for, 1 to 4. */
export function levelOf({ rules }: { readonly rules?: unknown }): number {
  const level = (rules as RequestDraft['rules'] | undefined)?.['optimizationLevel'];
  return typeof level === 'number' ? level : USUAL_LEVEL;
}

/** The request at a level that is not the one it asks for. */
export function bodyAt(level: number, wanted: RequestDraft): Record<string, unknown> {
  return bodyOf({ ...wanted, rules: { ...wanted.rules, optimizationLevel: level } });
}

/** The draft as far as a plan depends on it: another title, or another unit to look at, is no other plan. */
const asked = computed(() => {
  const now = draft.value;
  if (lastAsked === null || !isSamePlan(lastAsked, now)) lastAsked = now;
  return lastAsked;
});
let lastAsked: RequestDraft | null = null;

/** The load that was planned last: of another one nothing is shown, and its search is over. */
let planned = '';

export interface Following {
  /** The plan at its own level follows the quick one. */
  readonly isWhole?: boolean;
  /** Whether a plan is there already for the draft as it stands; it may read signals. */
  readonly isGiven?: () => boolean;
  /** The plan that was saved with a draft; null: there is none, so one is searched for. */
  readonly storedPlan?: (of: RequestDraft) => Promise<ShownPlan | null>;
}

const NONE_STORED = async () => null;

/**
 * Follows what is typed, from now on. Of an order without cargo nothing is shown.
 * @returns what ends it
 */
export function followDraft({ isWhole = false, isGiven = () => false, storedPlan = NONE_STORED }: Following = {}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const stop = effect(() => {
    const wanted = asked.value;
    clearTimeout(timer);
    const left = stopped.value;
    if (left !== null && !isSamePlan(left, wanted)) {
      // This runs once more at once.
      planAgain();
      return;
    }
    if (draftId.value !== planned) {
      planned = draftId.peek();
      if (planThere(wanted) === null) forget();
    }
    if (hasNoCargo(wanted)) {
      forget();
      return;
    }
    // Its rows are still read for faults.
    if (wanted.emptyContainers.length === 0) shownPlan.value = null;
    if (isGiven()) {
      cancel();
      // What an order was refused for went with the change that was undone.
      refused.value = null;
      return;
    }
    keepForLevel(wanted);
    if (left !== null) return;
    timer = setTimeout(async () => {
      const isEnough = (plan: ShownPlan) => !isWhole || !plan.isQuick || levelOf(wanted) === QUICK_LEVEL;
      await keepForPrice(wanted, isWhole);
      if (asked.peek() !== wanted || isEnded || isStopped.peek()) return;
      const now = running.peek();
      const isRunning = now !== null && !now.isQuick && isSamePlan(now.draft, wanted);
      const there = planThere(wanted);
      // Whoever comes back to an order finds the plan of it, or the search for it.
      if (there !== null && (isRunning || isEnough(there))) {
        if (!isRunning) cancel();
        return;
      }
      const stored = await storedPlan(wanted);
      if (asked.peek() !== wanted || isEnded || isStopped.peek()) return;
      if (stored !== null) {
        cancel();
        refused.value = null;
        shownPlan.value = stored;
        if (!stored.isQuick) return;
      } else if (there === null) await calculate(true);
      const isPlanned =
        !isEnded && !isGiven() && asked.peek() === wanted && refused.peek() === null && engineFault.peek() === '';
      if (isWhole && isPlanned && !isStopped.peek() && levelOf(wanted) > QUICK_LEVEL) await calculate(false);
    }, QUICK_DELAY_MILLISECONDS);
  });
  return () => {
    isEnded = true;
    clearTimeout(timer);
    stop();
  };
}
