/** What the service counts of itself, and the trace that a request belongs to. */
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import t from 'tap';
import { exportTraces } from '../../src/start/export-traces.js';
import { startReceiver } from '../support/http/receiver.js';
import { smallRequest } from '../support/problems/requests.js';
import { asProcess, processWhen, until } from '../support/service/processes.js';
import { startTestService } from '../support/service/running-service.js';
import { ROOT } from '../support/source-files.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SENT = `00-${TRACE}-b7ad6b7169203331-01`;

const service = await startTestService(t, {
  engine: './naive-engine-module.js',
  env: { WEBHOOK_ALLOW: '127.0.0.0/8' },
});
const receiver = await startReceiver();
t.teardown(() => receiver.close());

t.test('calculations, requests, jobs, webhooks, store and threads are counted', async (t) => {
  await service.post('/Loads?UOM=UnitMetric', smallRequest());
  await service.post('/Loads?UOM=UnitMetric', smallRequest({ qty: 0 }));
  const address = asProcess({ webhookListenerURLToNewLoad: receiver.address });
  const { body } = await service.post(address, smallRequest(), { traceparent: SENT });
  await processWhen(service.call, body.document.processId);
  await until(() => receiver.received.length === 1);
  const read = async () => (await service.call('/metrics')).body as string;
  await until(async () => (await read()).includes('stowage_webhook_attempts_total{result="delivered"} 1'));
  const { headers, status } = await service.call('/metrics');
  t.match(headers.get('Content-Type'), /^text\/plain; version=0\.0\.4/);
  t.equal(status, 200);
  const text = await read();
  for (const line of [
    'stowage_calculations_total{status="succeed"} 2',
    'stowage_calculations_total{status="failed"} 1',
    'stowage_jobs_total{state="done"} 1',
    'stowage_jobs_total{state="failed"} 0',
    'stowage_webhook_attempts_total{result="refused"} 0',
    'stowage_faults_total 0',
    'stowage_calculation_threads 1',
    'stowage_calculations_waiting 0',
    'stowage_threads_lent 0',
    'stowage_volume_utilization_percent_count 2',
    'stowage_calculation_seconds_count{phase="search"} 3',
    'stowage_http_request_seconds_count{operation="buildLoad",status="200"} 3',
  ]) {
    t.ok(text.includes(`${line}\n`), line);
  }
  t.match(text, /stowage_store_seconds_count\{kind="loads",call="save"\} 2/);
  t.notMatch(text, /ann@|Small/, 'nothing personal');
});

t.test('the dashboard and the alerts ask for figures that there are', async (t) => {
  // Those of the process are its own: a service in a test counts none.
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const text = `${(await service.call('/metrics')).body}\n${await ofProcess.metrics()}`;
  const files = ['grafana.json', 'alerts.yml'].map((name) => readFileSync(`${ROOT}deploy/${name}`, 'utf8'));
  const asked = new Set(files.join('\n').match(/\b(?:stowage|process|nodejs)_[a-z0-9_]+/g));
  t.ok(asked.size > 15);
  const missing = [...asked].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text));
  t.same(missing, []);
});

t.test('a trace goes on: into the log, into the job, to whoever hears of it', async (t) => {
  const [delivered] = receiver.received;
  const passed = String(delivered?.headers['traceparent']);
  t.match(passed, new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  t.not(passed, SENT, 'with a step of its own');
  const traced = service.lines.map((line) => JSON.parse(line)).filter(({ traceId }) => traceId === TRACE);
  const told = traced.map(({ msg }) => msg);
  for (const message of ['request', 'job ended']) t.ok(told.includes(message), message);
});

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

t.test('where a collector of OpenTelemetry is named, it has the steps of a trace', async (t) => {
  const collector = await startReceiver((_, response) => response.writeHead(200).end('{}'));
  t.teardown(() => collector.close());
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.address;
  t.teardown(() => delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  const end = await exportTraces('stowage');
  const before = receiver.received.length;
  const address = asProcess({ webhookListenerURLToNewLoad: receiver.address });
  const { body } = await service.post(address, smallRequest({ title: 'Traced' }), { traceparent: SENT });
  await processWhen(service.call, body.document.processId);
  await until(() => receiver.received.length > before);
  await end();
  const bodies = collector.received.map(({ path, body }) => {
    t.equal(path, '/v1/traces');
    return JSON.parse(body);
  });
  const spans: SentSpan[] = bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
  const ofTrace = spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: string) => ofTrace.find((span) => span.name === name)!;
  const [request, job, calculated, saved, told] = [
    'buildLoad',
    'job load',
    'calculate',
    'store loads.save',
    'webhook',
  ].map(named);
  t.equal(request!.parentSpanId, SENT.split('-')[2], 'the caller asked for it');
  t.equal(job!.parentSpanId, request!.spanId);
  t.equal(calculated!.parentSpanId, job!.spanId);
  t.equal(saved!.parentSpanId, job!.spanId);
  t.equal(told!.parentSpanId, request!.spanId);
  t.equal(receiver.received.at(-1)!.headers['traceparent'], `00-${TRACE}-${told!.spanId}-01`);
  t.ok(calculated!.attributes.some(({ key }) => key === 'stowage.search_ms'));
  t.notMatch(JSON.stringify(spans), /ann@|Traced/, 'nothing personal');
});
