/** The MCP server with the official client: over HTTP and over standard input and output, on a running service. */
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import t from 'tap';
import { serveHttp } from '../../src/mcp/http.js';
import { TOOLS } from '../../src/mcp/server.js';
import { smallRequest } from '../support/problems/requests.js';
import { KEY, startTestService, USER } from '../support/service/running-service.js';

const service = await startTestService(t);
const mcp = await serveHttp({ port: 0, host: '127.0.0.1', baseUrl: service.address });
t.teardown(() => mcp.close());

async function connected(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = { TokenID: token, 'X-Stowage-User': USER };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${mcp.address}/mcp`), { requestInit: { headers } }));
  t.teardown(() => client.close());
  return client;
}

const client = await connected(KEY);

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
async function call(name: string, args: object): Promise<any> {
  return await client.callTool({ name, arguments: args as Record<string, unknown> });
}

const { title: _, ...order } = smallRequest({ qty: 40 });
const crate = [{ containerType: 'Carton', name: 'Crate', length: 1200, width: 800, height: 700, qty: 1 }];

t.test('each tool is listed with its schemas and what it may do', async (t) => {
  const { tools } = await client.listTools();
  t.same(
    tools.map(({ name }) => name),
    TOOLS.map(({ name }) => name),
  );
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    t.ok(description && inputSchema.type === 'object' && outputSchema, name);
    t.match(annotations, { readOnlyHint: Boolean, destructiveHint: false }, name);
  }
  const build = JSON.stringify(tools.find(({ name }) => name === 'build_load'));
  t.match(build, /"turnAllowedOnFloor"/, 'fields of the interface');
  t.ok(JSON.stringify(tools).length < 60_000, 'short enough to be read whole');
});

t.test('a load is planned, saved, found, and shown by links', async (t) => {
  const built = await call('build_load', { title: 'By MCP', ...order, save: true });
  t.match(built.structuredContent, { status: 'succeed', loadSummary: { cargoesLoaded: 50, cargoesLeft: 0 } });
  t.match(built.content[0].text, /^50 packages in 1 container, .*all cargo is loaded/);
  const links = built.content.filter(({ type }: { type: string }) => type === 'resource_link');
  t.same(
    links.map(({ mimeType }: { mimeType: string }) => mimeType.split('/').at(-1)?.split('.').at(-1)),
    ['html', 'pdf', 'sheet', 'json', 'png'],
  );
  for (const { uri } of [links[0], links[4]]) t.equal((await fetch(uri)).status, 200, uri);
  t.notMatch(JSON.stringify(built), /base64/);
  const listed = await call('list_loads', {});
  const [found] = listed.structuredContent.loads;
  t.match(found, { title: 'By MCP', createdBy: USER });
  const which = { createdBy: USER, title: 'By MCP' };
  t.equal((await call('get_report', which)).structuredContent.links.length, 5);
});

t.test('what axles carry is told', async (t) => {
  const { structuredContent } = await call('list_equipment', {});
  const truck = structuredContent.equipment.find(({ name }: { name: string }) => name === 'Rigid truck 18 t, 2 axles');
  const { source, ...container } = truck;
  t.match(source, /typical/);
  const built = await call('build_load', { cargoes: order.cargoes, emptyContainers: [{ ...container, qty: 1 }] });
  const [first] = built.structuredContent.containers;
  t.match(first.axles, { maxGrossWeight: 18_000, groups: [{ name: 'steer' }, { name: 'drive' }], stages: [{}] });
  t.equal(first.axles.diagram, undefined);
  t.match(built.content[0].text, /at departure: drive [\d.]+ of at most 11500 kg, margin [\d.]+/);
});

t.test('what stays behind is explained, settings are compared, containers counted', async (t) => {
  const explained = await call('explain_unloaded', { ...order, emptyContainers: crate });
  t.match(explained.structuredContent, {
    unloaded: [{ reason: 'NoContainerLeft', hint: /Raise qty/ }],
  });
  const settings = [{ label: 'as sent' }, { label: 'no support', rules: { minSupportRate: 0 } }];
  const compared = await call('compare_settings', { request: order, settings });
  t.match(compared.structuredContent.items, [{ label: 'as sent', valid: true }, { label: 'no support' }]);
  const misspelt = [{ label: 'misspelt', rules: { minSuportRate: 0 } }, { label: 'as sent' }];
  const warned = await call('compare_settings', { request: order, settings: misspelt });
  const pointer = '/settings/0/rules/minSuportRate';
  t.match(warned.structuredContent.warnings, [{ code: 'UnknownField', pointer, message: /minSupportRate/ }]);
  t.match(warned.content[0].text, /warning: \/settings\/0\/rules\/minSuportRate: .*minSupportRate/);
  const types = [...order.emptyContainers, ...crate];
  const estimated = await call('estimate_containers', { cargoes: order.cargoes, emptyContainers: types });
  t.match(estimated.structuredContent.estimates, [
    { container: '20 ft', containers: 1 },
    { container: 'Crate', problem: null },
  ]);
  t.ok(estimated.structuredContent.estimates[1].containers > 2);
});

t.test('common containers are listed in the unit that is asked for', async (t) => {
  const { structuredContent, content, isError } = await call('list_equipment', { uom: 'UnitHighMetric' });
  t.notOk(isError, JSON.stringify(content));
  t.match(structuredContent.equipment[0], { name: String, length: Number, source: String });
});

t.test('a plan made elsewhere is checked, and the editing buffer stays as it was', async (t) => {
  const at = (length: number) => ({ cargo: 'Carton B', orientation: 1, pos: { length, width: 0, height: 0 } });
  const plan = (second: number) => ({
    ...order,
    filledContainers: [{ emptyContainer: '20 ft', placements: [at(0), at(second)] }],
  });
  const buffer = { title: 'Mine', ...plan(600) };
  await service.call(`/Edit/Load/${USER}?UOM=UnitMetric`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buffer),
  });
  t.match(await call('verify_plan', plan(500)), { structuredContent: { valid: true, issues: [] } });
  t.match(await call('verify_plan', plan(400)), {
    structuredContent: { valid: false, issues: [{ rule: 'overlap' }] },
  });
  t.match((await service.call(`/Edit/Load/${USER}`)).body, {
    title: 'Mine',
    filledContainers: buffer.filledContainers,
  });
});

t.test('mistakes are answers that say what to mend', async (t) => {
  const crates = [{ ...crate[0], length: 100 }];
  const faulty = await call('build_load', { ...order, emptyContainers: crates });
  t.match(faulty, { structuredContent: { status: 'failed', calculationError: { code: 'CargoIsTooBig' } } });
  t.match(faulty.content[0].text, /cannot be planned\.\n\/cargoes\/0: .* goes into no container/);
  const settings = [{ label: 'a', rules: { minSupportRate: 80 } }];
  const refused = await call('compare_settings', { request: order, settings });
  t.match(refused, { isError: true, content: [{ text: /\/settings\/0\/rules\/minSupportRate/ }] });
  t.match(await call('get_report', { createdBy: USER, title: 'By' }), { isError: true, content: [{ text: /By MCP/ }] });
  const stranger = await connected('no-key-of-anybody');
  t.match(await stranger.callTool({ name: 'list_loads', arguments: {} }), {
    isError: true,
    content: [{ text: /WrongKey/ }],
  });
});

t.test('over HTTP: a key is needed, and pages of other origins are refused', async (t) => {
  const post = (headers: Record<string, string>) =>
    fetch(`${mcp.address}/mcp`, { method: 'POST', headers, body: '{}' });
  t.equal((await post({})).status, 401);
  t.equal((await post({ TokenID: KEY, Origin: 'https://elsewhere.test' })).status, 403);
  t.equal((await fetch(`${mcp.address}/`)).status, 404);
});

t.test('over standard input and output, with the key of the environment', async (t) => {
  const own = new Client({ name: 'test', version: '1.0.0' });
  const run = fileURLToPath(new URL('../../src/mcp/run.js', import.meta.url));
  const env = { STOWAGE_URL: service.address, STOWAGE_KEY: KEY, PATH: process.env['PATH'] ?? '' };
  await own.connect(new StdioClientTransport({ command: process.execPath, args: [run], env }));
  t.match(await own.callTool({ name: 'list_loads', arguments: {} }), {
    structuredContent: { loads: [{ title: 'By MCP' }] },
  });
  const which = { createdBy: USER, title: 'By MCP' };
  t.match(await own.callTool({ name: 'get_work_order', arguments: which }), {
    structuredContent: { workOrder: { containers: [{ steps: [Object] }] } },
  });
  await own.close();
});
