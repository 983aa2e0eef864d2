/** Calculates requests under settings, side by side; nothing is saved. */
import type { Logger } from 'pino';
import { type ComparedPlaces, warningsOfAll } from '../../calculation/compared/comparison.js';
import { type PlanFigures, paretoMarksByRequest } from '../../calculation/compared/pareto.js';
import type { CalculationPool } from '../../calculation/node/pool.js';
import type { LoadFigures } from '../../calculation/node/tasks.js';
import { inTurns } from '../../lib/in-turns.js';
import { invalidBody, unreadable } from '../failures.js';
import { cancelled, type LoadCalculator, type PlanRequest, secondsOf } from './calculate-load.js';

export interface CompareRequest extends Omit<PlanRequest, 'isShared' | 'isAutoSaved' | 'userId'> {
  /** Aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

interface ComparedItem {
  readonly request: number;
  readonly title: string;
  readonly label: string;
  readonly places: ComparedPlaces;
  readonly rulesUnder?: Readonly<Record<string, unknown>>;
  readonly seconds: number;
  readonly figures: LoadFigures;
  readonly valid: boolean;
  /** The Load, as JSON. */
  readonly response: Uint8Array;
}

export class LoadComparer {
  constructor(
    private readonly calculator: LoadCalculator,
    private readonly pool: Pick<CalculationPool, 'readComparison' | 'comparedRequest' | 'threads'>,
  ) {}

  /**
   * @returns `ComparisonResponse`, as JSON; a load that fails stops no other
   * @throws ServiceFailure MalformedJson, BodyNotAnObject, ValidationFailed, QueueFull, Cancelled; StoreUnavailable
   */
  async compare({ body, signal: wanted, log, ...asked }: CompareRequest): Promise<Buffer> {
    // The whole comparison has one place among the calculations: it is admitted or refused as one.
    return await this.calculator.admitted({ caller: asked.caller, signal: wanted }, async ({ signal, onBegin }) => {
      const read = await this.pool.readComparison(body);
      if (read.kind === 'malformed' || read.kind === 'notAnObject') throw unreadable(read);
      if (read.kind === 'faulty') throw invalidBody(read.issues);
      const options = { ...asked.options, warnings: [], isSaved: false };
      const items = await inTurns(read.items, atOnce(this.pool.threads), async (item, place): Promise<ComparedItem> => {
        if (signal.aborted) throw cancelled();
        const one = await this.pool.comparedRequest({ body, place });
        const ofItem = { ...asked, body: one, options: { ...options, rulesUnder: item.rulesUnder } };
        const prepared = await this.calculator.prepare({ ...ofItem, userId: null, isShared: false });
        const built = await this.calculator.calculate(prepared, { signal, onBegin, log, processId: '' });
        const { status, response, timings, figures } = built;
        return { ...item, seconds: secondsOf(timings), figures, valid: status === 'succeed', response };
      });
      return answerOf(items, asked.options.warnings);
    });
  }
}

/** Others find a thread between them. */
function atOnce(threads: number): number {
  return Math.max(1, threads - 1);
}

function answerOf(items: readonly ComparedItem[], warnings: PlanRequest['options']['warnings']): Buffer {
  const marks = paretoMarksByRequest(items.map(planFigures), (place) => items[place]!.request);
  const valid = items.filter((item) => item.valid).length;
  const head = {
    status: valid > 0 ? 'succeed' : 'failed',
    message: valid === items.length ? 'OK' : `${items.length - valid} of ${items.length} calculations failed.`,
    count: items.length,
    warnings: [...warnings, ...warningsOfAll(items.map(({ places, figures }) => ({ places, ...figures })))],
  };
  const parts = items.flatMap((item, place) => {
    const { figures, response, places: _, rulesUnder: __, ...about } = item;
    const { loadSummary, containerPrice, searchNodes } = figures;
    const { containersLoaded: containers } = loadSummary;
    const shown = { ...about, loadSummary, containers, containerPrice, searchNodes, pareto: marks[place] };
    const comma = place === 0 ? '' : ',';
    return [Buffer.from(`${comma}${JSON.stringify(shown).slice(0, -1)},"load":`), response, Buffer.from('}')];
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(head).slice(0, -1)},"items":[`), ...parts, Buffer.from(']}')]);
}

function planFigures({ valid, seconds, figures }: ComparedItem): PlanFigures | null {
  if (!valid) return null;
  const { loadSummary, containerPrice } = figures;
  const { cargoesLeft, containersLoaded: containers, volumeUtilization } = loadSummary;
  return { cargoesLeft, containers, volumeUtilization, containerPrice, seconds };
}
