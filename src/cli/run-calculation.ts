/** Calculates in this process, with the progress on a terminal and none in a pipe. */
import {
  type CalculationHooks,
  type CalculationOptions,
  type CalculationOutcome,
  type CalculationProgress,
  calculate,
  type Engine,
} from '../calculation/index.js';
import { loadEngine } from '../calculation/node/node-engine.js';
import type { FileRequest } from './read-requests.js';

const MOST_SECONDS = 86_400;
const PROGRESS_MILLISECONDS = 100;

/** Compiled when it is first needed. */
let engine: Engine | null = null;

export function runCalculation(
  { body, uom, source }: Pick<FileRequest, 'body' | 'uom' | 'source'>,
  label: string,
  more: Partial<CalculationOptions> = {},
  hooks: Pick<CalculationHooks, 'onStep' | 'lanes'> = {},
): CalculationOutcome {
  engine ??= loadEngine();
  const meter = new ProgressLine(label);
  const options = { uom, maxRunTimeSeconds: MOST_SECONDS, ...(source && { source }), ...more };
  try {
    return calculate(body, options, engine, { now: () => performance.now(), onProgress: meter.show, ...hooks });
  } finally {
    meter.end();
  }
}

/** One line that is written over and over, and taken away at the end. */
class ProgressLine {
  readonly #isShown = process.stderr.isTTY === true;
  #next = 0;

  constructor(private readonly label: string) {}

  readonly show = ({ share, containers }: CalculationProgress): void => {
    const now = performance.now();
    if (!this.#isShown || now < this.#next) return;
    this.#next = now + PROGRESS_MILLISECONDS;
    const percent = `${Math.floor(100 * share)} %`.padStart(5);
    process.stderr.write(`\r\x1b[K${this.label} ${percent}, ${counted(containers, 'container')}`);
  };

  end(): void {
    if (this.#isShown) process.stderr.write('\r\x1b[K');
  }
}

export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
