/**
 * `node scripts/fuzz/run.mjs [EXAMPLES]`: Schemathesis (PyPI; `st` on the PATH, or SCHEMATHESIS_BIN) reads the interface
 * definition of a service started for it, and calls every operation with EXAMPLES made-up requests, 50 when not said. Exits 1
 * when an answer is none that the definition tells of, a valid request is refused otherwise than it says, or there is a 500.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const KEY = 'key-of-the-fuzzer';
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'refused_as_declared',
];
/** A stream has no end by itself. */
const STREAM = 'watchProcess';

const examples = process.argv[2] ?? '50';
const folder = mkdtempSync(join(tmpdir(), 'stowage-fuzz-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const service = spawn(process.execPath, ['build/src/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    WORKERS: '1',
    MAX_RUN_TIME_SECONDS: '1',
    BOOTSTRAP_USER: 'fuzzer@example.com',
    BOOTSTRAP_TOKEN: KEY,
    BOOTSTRAP_COMPANY: 'Example',
  },
});
try {
  while (!(await isReady())) await sleep(100);
  process.exitCode = await fuzz();
} finally {
  service.kill();
  await once(service, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

async function fuzz() {
  const words = [
    ...['run', `${address}/openapi.json`, '-H', `TokenID: ${KEY}`, '--no-color', '--continue-on-failure'],
    ...['--phases', process.env.PHASES ?? 'fuzzing', '-n', examples, '--seed', process.env.SEED ?? '1'],
    ...['--checks', CHECKS.join(','), '--exclude-operation-id', STREAM, '--no-shrink', '--max-failures', '400'],
    ...['--suppress-health-check', 'all', '--generation-database', 'none', '--warnings', 'off'],
    ...['--request-timeout', '30'],
  ];
  const env = { ...process.env, SCHEMATHESIS_HOOKS: 'hooks', PYTHONPATH: import.meta.dirname };
  const child = spawn(process.env.SCHEMATHESIS_BIN ?? 'st', words, { stdio: 'inherit', cwd: folder, env });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function isReady() {
  const answer = await fetch(`${address}/health/ready`).catch(() => null);
  return answer?.ok ?? false;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  return free;
}
