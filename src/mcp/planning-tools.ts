/** Tools that plan: build, compare, estimate, explain, verify. */
import { answered, type Load, type LoadRequest } from '../client/index.js';
import { hintOf } from './hints.js';
import { linksOf } from './saved-load-tools.js';
import { CARGOES, CONTAINERS, LOAD, list, object, REQUEST, RULES_SCHEMA, text, UOM } from './schemas.js';
import { type Tool, type ToolAnswer, type ToolCall, ToolMistake } from './tool.js';

const NAME = 'Plan';
const ROW = object({
  name: text('Of the cargo.'),
  qty: { type: 'integer' },
  reason: text('Code.'),
  detail: text('Why.'),
});

const WARNINGS = list({ type: 'object' }, 'Of all plans, each once; pointers lead into the comparison.');

function warningLines(warnings: Load['warnings']): string[] {
  return warnings.map(({ pointer, message }) => `warning: ${pointer}: ${message}`);
}

type Axles = NonNullable<Load['filledContainers'][number]['axles']>;

/** The diagram is a drawing in figures. */
function withoutDiagram({ gross, maxGrossWeight, groups, window, runs, stages }: Axles) {
  return { gross, maxGrossWeight, groups, window, ...(runs && { runs }), stages };
}

/** A line for each group of axles of each stage. */
function axleLines({ filledContainers, units }: Load): string[] {
  return filledContainers.flatMap(({ name, axles }) =>
    (axles?.stages ?? []).flatMap(({ afterStop, groups }) =>
      groups.map(({ name: group, load, maxWeight, margin }) => {
        const when = afterStop === null ? 'at departure' : `after stop ${afterStop}`;
        const most = maxWeight > 0 ? ` of at most ${maxWeight}` : '';
        return `${name}, ${when}: ${group} ${load}${most} ${units.weight}, margin ${margin}`;
      }),
    ),
  );
}

/** The Load without the places of its pieces. */
function shortened({
  status,
  message,
  calculationError,
  uom,
  loadSummary,
  filledContainers,
  unloaded,
  warnings,
}: Load) {
  const containers = filledContainers.map(({ name, sequence, loadSize, cog, loadSummary: of, axles }) => {
    return { name, sequence, loadSize, cog, loadSummary: of, ...(axles && { axles: withoutDiagram(axles) }) };
  });
  return { status, message, calculationError, uom, loadSummary, containers, unloaded, warnings };
}

function sentenceOf(load: Load): string {
  if (load.status === 'failed') {
    const issues = load.calculationError?.issues.map(({ pointer, message, hint }) =>
      [`${pointer}: ${message}`, hint].filter(Boolean).join(' - '),
    );
    return ['The load cannot be planned.', ...(issues ?? [load.message])].join('\n');
  }
  const { cargoesLoaded, cargoesLeft, containersLoaded, volumeUtilization } = load.loadSummary;
  const left = cargoesLeft === 0 ? 'all cargo is loaded' : `left behind: ${cargoesLeft}`;
  const containers = containersLoaded === 1 ? 'container' : 'containers';
  return `${cargoesLoaded} packages in ${containersLoaded} ${containers}, ${volumeUtilization.toFixed(1)} % full; ${left}.`;
}

function requestOf(args: { readonly title?: string }): LoadRequest {
  const { title = NAME, ...rest } = args;
  return { title, ...rest } as LoadRequest;
}

async function build({ stowage, args, signal }: ToolCall, isSaved: boolean): Promise<Load> {
  const { uom = 'UnitMetric', save: _, ...request } = args;
  const query = {
    UOM: uom,
    loadSaved: isSaved,
    graphicsCreated: true,
    graphicsImageWidth: 1000,
    graphicsImageDepth: 750,
  };
  return await stowage.buildLoad(requestOf(request), query, { signal });
}

const buildLoad: Tool = {
  name: 'build_load',
  title: 'Plan a load',
  description:
    'Plans how cargo is loaded into containers (trucks, sea vans, pallets, ULDs, cartons), in three dimensions. Every plan is verified. ' +
    'Gives figures, what stays behind and why, and links to pictures; with save also to the report. A saved load of the same title is overwritten.',
  input: object(
    {
      ...(REQUEST['properties'] as object),
      uom: UOM,
      save: { type: 'boolean', default: false, description: 'Save it.' },
    },
    ['cargoes', 'emptyContainers'],
  ),
  output: LOAD,
  isReadOnly: false,
  async run(call) {
    const load = await build(call, call.args.save === true);
    const text = [sentenceOf(load), ...axleLines(load)].join('\n');
    return { structured: shortened(load), text, links: linksOf(load) };
  },
};

const explainUnloaded: Tool = {
  name: 'explain_unloaded',
  title: 'Why cargo stays behind',
  description:
    'Plans the request without saving it and says of each cargo that stays behind why, and what can be done.',
  input: object({ ...(REQUEST['properties'] as object), uom: UOM }, ['cargoes', 'emptyContainers']),
  output: object({
    status: text('succeed or failed.'),
    unloaded: list(object({ ...(ROW['properties'] as object), hint: text('What can be done.') }), 'One row a cargo.'),
  }),
  isReadOnly: true,
  async run(call) {
    const load = await build(call, false);
    const unloaded = load.unloaded.map((row) => ({ ...row, hint: hintOf(row.reason) }));
    const lines = unloaded.map(({ name, qty, detail, hint }) => `${qty} x ${name}: ${detail} ${hint}`);
    return { structured: { status: load.status, unloaded }, text: [sentenceOf(load), ...lines].join('\n') };
  },
};

const compareSettings: Tool = {
  name: 'compare_settings',
  title: 'Compare settings',
  description: 'Plans one request under several settings of its rules, side by side; nothing is saved.',
  input: object(
    {
      request: REQUEST,
      settings: list(
        object({ label: text('Names the setting.'), rules: RULES_SCHEMA }, ['label']),
        'Each lays its rules over those of the request.',
      ),
      uom: UOM,
    },
    ['request', 'settings'],
  ),
  output: object({
    items: list({ type: 'object' }, 'Figures of each setting; pareto marks what no other one beats.'),
    warnings: WARNINGS,
  }),
  isReadOnly: true,
  async run({ stowage, args, signal }) {
    const { request, settings, uom = 'UnitMetric' } = args;
    const body = { request: requestOf(request), settings };
    const options = { params: { query: { UOM: uom } }, body, signal } as const;
    const { items, warnings } = answered(await stowage.api.POST('/Loads/Compare', options));
    const shown = items.map(({ load, ...item }) => ({ ...item, calculationError: load.calculationError }));
    const lines = shown.map(
      ({ label, containers, loadSummary: { cargoesLeft, volumeUtilization }, seconds, pareto }) =>
        `${pareto ? '*' : ' '} ${label}: ${containers} containers, ${cargoesLeft} left, ${volumeUtilization.toFixed(1)} %, ${seconds} s`,
    );
    return { structured: { items: shown, warnings }, text: [...lines, ...warningLines(warnings)].join('\n') };
  },
};

const estimateContainers: Tool = {
  name: 'estimate_containers',
  title: 'How many containers',
  description: 'Estimates quickly how many of each container the cargo needs, each type alone; nothing is saved.',
  input: object({ cargoes: CARGOES, emptyContainers: CONTAINERS, uom: UOM }, ['cargoes', 'emptyContainers']),
  output: object({
    estimates: list({ type: 'object' }, 'Containers needed and how full they are, by type.'),
    warnings: WARNINGS,
  }),
  isReadOnly: true,
  async run({ stowage, args, signal }): Promise<ToolAnswer> {
    const { cargoes, emptyContainers, uom = 'UnitMetric' } = args;
    const requests = (emptyContainers as readonly { readonly name?: string }[]).map((container, place) => {
      return requestOf({
        title: container.name ?? `Container ${place + 1}`,
        ...{ cargoes, emptyContainers: [{ ...container, qty: 0 }] },
      });
    });
    const body = { requests, settings: [{ label: 'quick', rules: { optimizationLevel: 1 } }] };
    const options = { params: { query: { UOM: uom } }, body, signal } as const;
    const { items, warnings } = answered(await stowage.api.POST('/Loads/Compare', options));
    const estimates = items.map(({ title, containers, loadSummary, load }) => ({
      container: title,
      containers,
      cargoesLeft: loadSummary.cargoesLeft,
      volumeUtilization: loadSummary.volumeUtilization,
      weightUtilization: loadSummary.weightUtilization,
      problem: load.status === 'failed' ? load.message : null,
    }));
    const lines = estimates.map(({ container, containers, volumeUtilization, cargoesLeft, problem }) =>
      problem === null
        ? `${container}: ${containers}, ${volumeUtilization.toFixed(1)} % full, ${cargoesLeft} left`
        : `${container}: ${problem}`,
    );
    return { structured: { estimates, warnings }, text: [...lines, ...warningLines(warnings)].join('\n') };
  },
};

const PLACEMENT = object(
  {
    cargo: text('Name of the cargo.'),
    orientation: { type: 'integer', minimum: 1, maximum: 6 },
    pos: object({ length: { type: 'number' }, width: { type: 'number' }, height: { type: 'number' } }),
  },
  ['cargo', 'pos'],
);

const verifyPlan: Tool = {
  name: 'verify_plan',
  title: 'Check a plan',
  description:
    'Checks where each piece of a plan lies by every rule of the service. The editing buffer of the caller serves for it and is put back as it was.',
  input: object(
    {
      ...(REQUEST['properties'] as object),
      filledContainers: list(
        object({ emptyContainer: text('Name of the container.'), placements: list(PLACEMENT, 'Pieces.') }, [
          ...['emptyContainer', 'placements'],
        ]),
        'The plan.',
      ),
      userId: text('E-mail of the caller; absent: as the server was set up.'),
      uom: UOM,
    },
    ['cargoes', 'emptyContainers', 'filledContainers'],
  ),
  output: object({
    valid: { type: 'boolean' },
    issues: list({ type: 'object' }, 'Every rule that is broken, and where.'),
  }),
  isReadOnly: false,
  async run({ stowage, args, user, signal }) {
    const { uom = 'UnitMetric', userId = user, ...plan } = args;
    if (userId === null) throw new ToolMistake('Say whose buffer may serve: send userId, the e-mail of the caller.');
    const path = { userId } as const;
    const kept = await stowage.api.GET('/Edit/Load/{userId}', { params: { path }, signal });
    const write = async (body: object, unit: string) =>
      answered(
        await stowage.api.PUT('/Edit/Load/{userId}', {
          params: { path, query: { UOM: unit as 'UnitMetric' } },
          body: body as never,
        }),
      );
    await write(requestOf(plan), uom);
    try {
      const query = { fillRemaining: false, loadSaved: false };
      const built = await stowage.api.POST('/Edit/Load/{userId}', { params: { path, query }, signal });
      const load = answered(built) as Load;
      const issues = load.calculationError?.issues ?? [];
      const lines = issues.map(({ message }) => message);
      const verdict = load.status === 'succeed' ? 'The plan keeps every rule.' : 'The plan is not valid.';
      return { structured: { valid: load.status === 'succeed', issues }, text: [verdict, ...lines].join('\n') };
    } finally {
      if (kept.data !== undefined) await write(kept.data, kept.data.uom);
      else await stowage.api.DELETE('/Edit/Load/{userId}', { params: { path } });
    }
  },
};

export const PLANNING_TOOLS: readonly Tool[] = [
  buildLoad,
  compareSettings,
  explainUnloaded,
  estimateContainers,
  verifyPlan,
];
