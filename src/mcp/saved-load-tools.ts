/** Tools that read what is kept: loads, their reports and work orders, cargo records, equipment. */
import { answered, type Load } from '../client/index.js';
import { list, object, text, UOM } from './schemas.js';
import { type Link, type Tool, type ToolCall, ToolMistake } from './tool.js';

const WHICH = {
  createdBy: text('E-mail of its creator, as list_loads shows it.'),
  title: text('Its whole title.'),
};
const LIMIT = { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Most rows.' };

const REPORTS: readonly (readonly ['overview' | 'pdf' | 'workbook' | 'workOrder', string, string])[] = [
  ['overview', 'report', 'text/html'],
  ['pdf', 'report.pdf', 'application/pdf'],
  ['workbook', 'report.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['workOrder', 'work order', 'application/json'],
];

/** Addresses of the report and of a picture of each container; they need no key, and expire. */
export function linksOf({ reportLinks, filledContainers }: Load): Link[] {
  const reports = REPORTS.flatMap(([key, name, mimeType]) => {
    const uri = reportLinks?.[key];
    return typeof uri === 'string' ? [{ uri, name, mimeType }] : [];
  });
  const pictures = filledContainers.flatMap(({ name, graphics }) => {
    const uri = graphics.images.pathComposite;
    return typeof uri === 'string' ? [{ uri, name: `picture of ${name}`, mimeType: 'image/png' }] : [];
  });
  return [...reports, ...pictures];
}

async function savedLoad({ stowage, args, signal }: ToolCall): Promise<Load> {
  const path = { userId: args.createdBy, title: args.title };
  const query = { limit: 100, graphicsCreated: true };
  const found = answered(await stowage.api.GET('/Loads/{userId}/{title}', { params: { path, query }, signal }));
  const load = found.items.find(({ document }) => document?.title === args.title);
  if (load === undefined) {
    const titles = found.items.map(({ document }) => document?.title).join(', ');
    throw new ToolMistake(`No load has exactly the title "${args.title}"; there are: ${titles}.`);
  }
  return load as Load;
}

const listLoads: Tool = {
  name: 'list_loads',
  title: 'Saved loads',
  description: 'Lists saved loads that the caller may see, newest first.',
  input: object({ limit: LIMIT }),
  output: object({ loads: list({ type: 'object' }, 'Title, creator, date and figures.') }),
  isReadOnly: true,
  async run({ stowage, args, signal }) {
    const query = { limit: args.limit ?? 10, cargoesShortened: true };
    const { data, error, response } = await stowage.api.GET('/Loads', { params: { query }, signal });
    const isEmpty = response.status === 400 && (error as { code?: string } | undefined)?.code === 'NoRecords';
    const items = isEmpty ? [] : answered({ data, error, response }).items;
    const loads = items.map(({ document, loadSummary, uom }) => ({ ...document, uom, loadSummary }));
    const lines = loads.map(({ title, createdBy, createdAt }) => `${title} (${createdBy}, ${createdAt})`);
    return { structured: { loads }, text: lines.join('\n') || 'There are no saved loads.' };
  },
};

const getReport: Tool = {
  name: 'get_report',
  title: 'Report of a load',
  description:
    'Links to the report of a saved load as a page, a PDF and a workbook, and to a picture of each container.',
  input: object(WHICH, ['createdBy', 'title']),
  output: object({ title: text('Of the load.'), links: list({ type: 'object' }, 'uri, name and mimeType.') }),
  isReadOnly: true,
  async run(call) {
    const load = await savedLoad(call);
    const links = linksOf(load);
    const lines = links.map(({ name, uri }) => `${name}: ${uri}`);
    return { structured: { title: call.args.title, links }, text: lines.join('\n'), links };
  },
};

const getWorkOrder: Tool = {
  name: 'get_work_order',
  title: 'Work order of a load',
  description: 'The loading steps of a saved load, in order, as they are given to those who load.',
  input: object(WHICH, ['createdBy', 'title']),
  output: object({ workOrder: { type: 'object', description: 'Containers with their steps.' } }),
  isReadOnly: true,
  async run(call) {
    const load = await savedLoad(call);
    const address = load.reportLinks?.workOrder;
    if (typeof address !== 'string') throw new ToolMistake('This load has no work order: it was not saved.');
    const response = await fetch(address, { signal: call.signal });
    if (!response.ok) throw new ToolMistake(`The work order cannot be read: the service answered ${response.status}.`);
    const links = linksOf(load).filter(({ name }) => name === 'work order');
    return { structured: { workOrder: await response.json() }, text: `Work order of "${call.args.title}".`, links };
  },
};

const searchCargoes: Tool = {
  name: 'search_cargoes',
  title: 'Cargo records',
  description: 'Finds cargo records of the company by a part of the name.',
  input: object({ nameCargo: text('Part of the name; absent: all.'), limit: LIMIT, uom: UOM }),
  output: object({ cargoes: list({ type: 'object' }, 'Records.') }),
  isReadOnly: true,
  async run({ stowage, args, signal }) {
    const { nameCargo, limit = 10, uom = 'UnitMetric' } = args;
    const query = { limit, UOM: uom, ...(nameCargo && { nameCargo }) };
    const { data, error, response } = await stowage.api.GET('/Database/Cargoes', { params: { query }, signal });
    const isEmpty = response.status === 400 && (error as { code?: string } | undefined)?.code === 'NoRecords';
    const cargoes = isEmpty ? [] : answered({ data, error, response }).items;
    const lines = cargoes.map(
      ({ name, length, width, height, weight }) => `${name}: ${length} x ${width} x ${height}, ${weight}`,
    );
    return { structured: { cargoes }, text: lines.join('\n') || 'No cargo record matches.' };
  },
};

const listEquipment: Tool = {
  name: 'list_equipment',
  title: 'Common containers',
  description:
    'Common containers, trailers, air pallets and pallets to fill, each with its source; may be sent as emptyContainers.',
  input: object({ uom: UOM }),
  output: object({ equipment: list({ type: 'object' }, 'Containers, as they may be sent.') }),
  isReadOnly: true,
  async run({ stowage, args, signal }) {
    const query = { UOM: args.uom ?? 'UnitMetric' };
    const { items } = answered(await stowage.api.GET('/Equipment', { params: { query }, signal }));
    const lines = items.map(({ name, length, width, height }) => `${name}: ${length} x ${width} x ${height}`);
    return { structured: { equipment: items }, text: lines.join('\n') };
  },
};

export const SAVED_LOAD_TOOLS: readonly Tool[] = [listLoads, getReport, getWorkOrder, searchCargoes, listEquipment];
