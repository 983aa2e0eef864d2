/** The suite http: how fast a running service answers, by how many ask at once. */
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../usage.js';
import { drawnCargoes } from './drawn-order.js';
import { HEADERS, KEY, startService } from './service.js';
import type { Fields, Figures, Problem, Suite, SuiteOptions } from './suite.js';

const CONNECTIONS = [1, 4, 16];
const SECONDS = 2;
/** Millimetres. */
const CONTAINER = { length: 5890, width: 2330, height: 2380 };
const ORDER = { seed: 1, cargoes: 8, pieces: 120, container: CONTAINER, share: 0.9 };
/** Before a client that was refused asks again. */
const PAUSE_MILLISECONDS = 20;
/** Letters that are shown of what a service says is wrong. */
const FAULT_LENGTH = 300;

interface Call {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: ((rules: Fields) => string) | null;
}

const SAVED = '/Loads?UOM=UnitMetric';

const CALLS: readonly Call[] = [
  { title: 'GET /health/live', method: 'GET', path: '/health/live', body: null },
  { title: 'GET /Loads', method: 'GET', path: `${SAVED}&limit=10`, body: null },
  { title: 'POST /Loads', method: 'POST', path: `${SAVED}&loadSaved=false`, body: loadRequest },
];

interface Answer {
  readonly status: number;
  /** The beginning of what is wrong; empty when nothing is. */
  readonly fault: string;
  readonly milliseconds: number;
}

export const HTTP: Suite = {
  about:
    'answers a second and their latency, by --connections at once for --seconds each; of a service of its own, or of --url with --key',
  figures: [
    { key: 'p50', title: 'p50 ms', decimals: 2, better: 'less' },
    { key: 'p99', title: 'p99 ms', decimals: 2, better: 'less' },
    { key: 'perSecond', title: 'answers/s', decimals: 1, better: 'more' },
    { key: 'refused', title: 'refused', decimals: 1, better: 'less' },
    { key: 'failed', title: 'failed', decimals: 1, better: 'less' },
  ],
  async open(options) {
    const { connections = CONNECTIONS, seconds = SECONDS } = options;
    const { address, key, close } = await serviceOf(options);
    const rows = CALLS.flatMap((call) => connections.map((clients) => ({ call, clients })));
    const problems = rows.map(
      ({ call, clients }): Problem => ({ group: call.title, name: `${call.title}, ${clients} at once` }),
    );
    return {
      problems,
      close,
      async measure(place, rules, seed) {
        const { call, clients } = rows[place]!;
        const body = call.body?.({ seed, ...rules }) ?? null;
        const answers = await asked(address, key, call, body, clients, seconds);
        const wrong = answers.find(({ status }) => status >= 400 && status !== 429 && status !== 503);
        if (wrong !== undefined && answers.every(({ status }) => status === wrong.status)) {
          throw new UsageError(`${address} answers ${call.title} with ${wrong.status}: ${wrong.fault}`);
        }
        return { figures: figuresOf(answers, seconds) };
      },
    };
  },
};

async function serviceOf({ url, key }: SuiteOptions) {
  if (url !== undefined) return { address: url.replace(/\/$/, ''), key: key ?? '', close: async () => undefined };
  const { address, stop } = await startService({});
  // A search that finds nothing is another answer.
  await fetch(`${address}${SAVED}`, { method: 'POST', headers: HEADERS, body: loadRequest({ optimizationLevel: 1 }) });
  return { address, key: KEY, close: stop };
}

function loadRequest(rules: Fields): string {
  return JSON.stringify({
    title: 'Measured',
    cargoes: drawnCargoes(ORDER),
    emptyContainers: [{ containerType: 'SeaVan', name: '20 ft', ...CONTAINER, qty: 1 }],
    rules: { calculationType: 'MixLoad', ...rules },
  });
}

/** As many clients as said, each on a connection of its own that is kept, and each asks again once it is answered. */
async function asked(
  address: string,
  key: string,
  { method, path }: Call,
  body: string | null,
  clients: number,
  seconds: number,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = performance.now() + 1000 * seconds;
  const { Agent } = transportOf(address);
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      const answer = await once(agent, `${address}${path}`, method, key, body);
      answers.push(answer);
      if (isRefused(answer)) await sleep(PAUSE_MILLISECONDS);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}

function transportOf(address: string): typeof http | typeof https {
  return address.startsWith('https:') ? https : http;
}

function once(agent: http.Agent, url: string, method: string, key: string, body: string | null): Promise<Answer> {
  const begun = performance.now();
  const headers = { TokenID: key, ...(body !== null && { 'Content-Type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const call = transportOf(url).request(url, { agent, method, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      let fault = '';
      answer.on('error', reject);
      answer.on('data', (chunk: Buffer) => {
        if (status >= 400 && fault.length < FAULT_LENGTH) fault += chunk.toString('utf8');
      });
      answer.on('end', () =>
        resolve({ status, fault: fault.slice(0, FAULT_LENGTH), milliseconds: performance.now() - begun }),
      );
    });
    call.on('error', (error) => reject(new UsageError(`${url} cannot be reached: ${error.message}`)));
    call.end(body ?? undefined);
  });
}

function isRefused({ status }: Answer): boolean {
  return status === 429 || status === 503;
}

function figuresOf(answers: readonly Answer[], seconds: number): Figures {
  const sound = answers.filter(({ status }) => status === 200);
  const times = sound.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const refused = answers.filter(isRefused).length;
  return {
    ...{ p50: at(0.5), p99: at(0.99), perSecond: sound.length / seconds },
    ...{ refused, failed: answers.length - sound.length - refused },
  };
}
