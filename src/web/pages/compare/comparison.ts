/** Calculates requests under settings, one after the other in the browser, and marks those that none other beats. */

import { signal } from '@preact/signals';
import { type Calculated, paretoMarksByRequest } from '../../../calculation/browser/index.js';
import { containerPriceOf } from '../../../domain/plan.js';
import { csvOf } from '../../../lib/csv.js';
import { ownEngine } from '../../engine/own-engine.js';
import { bodyOf, type RequestDraft, uomSent } from '../../plan-request/request-draft.js';
import { session } from '../../shell/session.js';
import { laidOver, nameOf, type Setting } from './settings.js';

export interface Compared {
  readonly request: number;
  readonly title: string;
  readonly setting: Setting;
  /** The rules of the request with the setting. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** Null: not calculated yet. */
  readonly figures: ComparedFigures | null;
  readonly answer: Calculated | null;
  /** Why there is no plan; empty: there is one, or none yet. */
  readonly fault: string;
  readonly isPareto: boolean;
}

export interface ComparedFigures {
  readonly cargoesLeft: number;
  readonly containerPrice: number;
  readonly containers: number;
  /** Percent. */
  readonly volumeUtilization: number;
  /** Groups of pieces of one cargo that touch: fewer are easier to load. */
  readonly clusters: number;
  readonly seconds: number;
  readonly searchNodes: number;
}

export const compared = signal<readonly Compared[]>([]);
/** Null: nothing runs. */
export const runningComparison = signal<AbortController | null>(null);

export async function compare(requests: readonly RequestDraft[], settings: readonly Setting[]): Promise<void> {
  runningComparison.peek()?.abort();
  const abort = new AbortController();
  runningComparison.value = abort;
  compared.value = requests.flatMap((draft, request) =>
    settings.map((setting) => ({
      request,
      title: draft.title,
      setting,
      rules: laidOver(draft.rules, setting),
      figures: null,
      answer: null,
      fault: '',
      isPareto: false,
    })),
  );
  try {
    for (const [place, row] of compared.peek().entries()) {
      const draft = requests[row.request]!;
      const next = await calculated(row, draft, abort.signal);
      if (abort.signal.aborted) return;
      compared.value = marked(compared.peek().map((one, at) => (at === place ? next : one)));
    }
  } finally {
    if (runningComparison.peek() === abort) runningComparison.value = null;
  }
}

/** What was calculated so far stays. */
export function cancelComparison(): void {
  runningComparison.peek()?.abort();
  runningComparison.value = null;
}

async function calculated(row: Compared, draft: RequestDraft, signal: AbortSignal): Promise<Compared> {
  try {
    const engine = await ownEngine();
    const begun = performance.now();
    const account = session.peek().settings ?? undefined;
    const answer = await engine.calculate(bodyOf({ ...draft, rules: row.rules }), {
      uom: uomSent(draft),
      account,
      signal,
    });
    const { load, plan } = answer;
    if (plan === null) return { ...row, answer, fault: load.calculationError?.message ?? load.message };
    const figures: ComparedFigures = {
      cargoesLeft: load.loadSummary.cargoesLeft,
      containerPrice: containerPriceOf(plan.problem, plan.plan),
      containers: load.loadSummary.containersLoaded,
      volumeUtilization: load.loadSummary.volumeUtilization,
      clusters: load.filledContainers.reduce((sum, { tidiness }) => sum + tidiness.clusters, 0),
      seconds: (performance.now() - begun) / 1000,
      searchNodes: load.engine?.searchNodes ?? 0,
    };
    return { ...row, answer, figures };
  } catch (error) {
    return { ...row, fault: (error as Error).message };
  }
}

/** Within each request. */
function marked(rows: readonly Compared[]): readonly Compared[] {
  const marks = paretoMarksByRequest(
    rows.map(({ figures }) => figures),
    (place) => rows[place]!.request,
  );
  return rows.map((row, place) => ({ ...row, isPareto: marks[place]! }));
}

export function csvOfCompared(rows: readonly Compared[]): string {
  const head = ['request', 'setting', 'rules', 'volumeUtilization', 'cargoesLeft', 'containers', 'containerPrice'];
  const lines = rows.map(({ title, setting, rules, figures, fault, isPareto }) => [
    ...[title, nameOf(setting), JSON.stringify(rules), figures?.volumeUtilization ?? '', figures?.cargoesLeft ?? ''],
    ...[figures?.containers ?? '', figures?.containerPrice ?? '', figures?.clusters ?? ''],
    ...[figures?.seconds ?? '', figures?.searchNodes ?? '', isPareto, fault],
  ]);
  return csvOf([[...head, 'clusters', 'seconds', 'searchNodes', 'pareto', 'fault'], ...lines]);
}
