/**
 * Latency of GET /health/live while pictures are drawn, while eight searches run, and while besides them the queue of
 * jobs is full and clients knock on: the 99th percentile stays below 50 ms.
 */
import { readFileSync } from 'node:fs';
import { HEADERS, KEY, withService } from '../src/cli/bench/service.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

const SEARCHES = 8;
/** Jobs that may wait, and clients that try for one more place. */
const JOBS_LIMIT = 500;
const KNOCKING = 4;
const MEASURED_SECONDS = 10;
/** Between two requests of the measurement. */
const PAUSE_MILLISECONDS = 5;

interface Latency {
  readonly requests: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export async function run(options: readonly string[] = []): Promise<void> {
  await withService({ WORKERS: String(SEARCHES), JOBS_LIMIT: String(JOBS_LIMIT) }, async ({ address }) => {
    const idle = await measure(address);
    const pictures = new Pictures(address);
    await pictures.begin();
    const drawing = await measure(address);
    const drawn = await pictures.end();
    const leave = new AbortController();
    const running = Array.from({ length: SEARCHES }, (_, number) => search(address, number, leave.signal));
    // The requests are read, and every thread has begun to search.
    await pause(2_000);
    const busy = await measure(address);
    const queue = new FullQueue(address);
    await queue.fill();
    queue.begin();
    const full = await measure(address);
    const refused = await queue.end();
    const ended = await Promise.race([Promise.all(running), pause(0).then(() => null)]);
    leave.abort();
    await Promise.all(running);
    if (ended !== null) throw new Error('the searches ended before the measurement did');
    printTable(
      ['', 'requests', 'p50 ms', 'p99 ms', 'most ms'],
      [
        row('idle', idle),
        row(`${drawn} pictures drawn`, drawing),
        row(`${SEARCHES} searches`, busy),
        row(`and a full queue, ${refused} refused`, full),
      ],
    );
    const results = { idle, drawing: { ...drawing, drawn }, busy, full: { ...full, jobs: JOBS_LIMIT, refused } };
    writeResults('live', options, { searches: SEARCHES, ...results });
  });
}

/** The longest search there is, until the client leaves. */
async function search(address: string, number: number, signal: AbortSignal): Promise<void> {
  const sample = JSON.parse(readFileSync(new URL('../../samples/br7-problem-1.json', import.meta.url), 'utf8'));
  const rules = { ...sample.rules, optimizationLevel: 4, seed: number + 1 };
  const answer = fetch(`${address}/Loads?UOM=UnitHighMetric&loadSaved=false`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ ...sample, rules }),
    signal,
  });
  await answer.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Asks for pictures of a full container, one after the other and none twice. */
class Pictures {
  #hasToEnd = false;
  #drawing: Promise<number> | null = null;

  constructor(private readonly address: string) {}

  async begin(): Promise<void> {
    const body = readFileSync(new URL('../../samples/mixed-order-40ft.json', import.meta.url), 'utf8');
    const headers = HEADERS;
    const built = await fetch(`${this.address}/Loads?UOM=UnitMetric`, { method: 'POST', headers, body });
    if (built.status !== 200) throw new Error(`the load is answered with ${built.status}`);
    await built.arrayBuffer();
    this.#drawing = this.#draw(JSON.parse(body).title);
  }

  /** How many were drawn. */
  async end(): Promise<number> {
    this.#hasToEnd = true;
    return (await this.#drawing) ?? 0;
  }

  async #draw(title: string): Promise<number> {
    let drawn = 0;
    for (let width = 800; !this.#hasToEnd; width++) {
      const query = `graphicsCreated=true&graphicsImageWidth=${width}&graphicsImageDepth=600`;
      const path = `/Loads/bench@example.com/${encodeURIComponent(title)}/1?${query}`;
      const read = await fetch(this.address + path, { headers: { TokenID: KEY } });
      const { graphics } = (await read.json()) as { graphics: { images: Record<string, string> } };
      for (const url of Object.values(graphics.images)) {
        const picture = await fetch(url);
        if (picture.status !== 200) throw new Error(`${url} answers ${picture.status}`);
        drawn += (await picture.arrayBuffer()).byteLength > 0 ? 1 : 0;
      }
    }
    return drawn;
  }
}

/** Jobs until there is no place, then clients who do not wait as long as they are told. */
class FullQueue {
  #hasToEnd = false;
  #knocking: Promise<number>[] = [];

  constructor(private readonly address: string) {}

  async fill(): Promise<void> {
    for (let number = 0; (await this.#send(number)) === 200; number++);
  }

  begin(): void {
    this.#knocking = Array.from({ length: KNOCKING }, () => this.#knock());
  }

  /** How many were refused. */
  async end(): Promise<number> {
    this.#hasToEnd = true;
    const refused = await Promise.all(this.#knocking);
    return refused.reduce((sum, count) => sum + count, 0);
  }

  async #knock(): Promise<number> {
    let refused = 0;
    for (let number = 0; !this.#hasToEnd; number++) {
      if ((await this.#send(JOBS_LIMIT + number)) === 503) refused++;
      await pause(PAUSE_MILLISECONDS);
    }
    return refused;
  }

  async #send(number: number): Promise<number> {
    const sample = JSON.parse(readFileSync(new URL('../../samples/br7-problem-1.json', import.meta.url), 'utf8'));
    const answer = await fetch(`${this.address}/Loads?UOM=UnitHighMetric&multiProcessed=true`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({ ...sample, title: `Job ${number}` }),
    });
    await answer.arrayBuffer();
    if (answer.status === 503 && answer.headers.get('retry-after') === null) throw new Error('503 without Retry-After');
    return answer.status;
  }
}

async function measure(address: string): Promise<Latency> {
  const times: number[] = [];
  const end = performance.now() + MEASURED_SECONDS * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    const answer = await fetch(`${address}/health/live`);
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    if (answer.status !== 200) throw new Error(`/health/live answered ${answer.status}`);
    await pause(PAUSE_MILLISECONDS);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))]! * 10) / 10;
  return { requests: times.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

function row(name: string, { requests, p50, p99, most }: Latency): string[] {
  return [name, String(requests), ...[p50, p99, most].map((value) => value.toFixed(1))];
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
