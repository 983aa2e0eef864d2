/** `npm run bench -- picture [--sample mixed-order-40ft]`: plans a sample and draws its first container as docs/plan.svg. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calculate } from '../src/calculation/index.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { volumeOf } from '../src/domain/geometry.js';
import { piecesIn } from '../src/domain/plan.js';
import { drawIsometric } from './isometric.js';
import { PROJECT } from './results.js';

/** Pixels. */
const WIDTH = 960;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: { sample: { type: 'string', default: 'mixed-order-40ft' } },
  });
  const body: unknown = JSON.parse(readFileSync(new URL(`samples/${options.sample}.json`, PROJECT), 'utf8'));
  const outcome = calculate(body, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, loadEngine());
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  const { problem, plan, request, title } = outcome.load;
  const { container, arrangements } = plan.containers[0]!;
  const room = problem.containers[container]!.size;
  const pieces = arrangements.reduce((sum, arrangement) => sum + piecesIn(arrangement), 0);
  const volume = arrangements.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.volume, 0);
  const percent = ((100 * volume) / volumeOf(room)).toFixed(1);
  const caption = `${title}: ${pieces} pieces of ${problem.cargoes.length} cargoes, ${percent} % of the volume`;
  const svg = drawIsometric({
    container: room,
    arrangements,
    cargoes: problem.cargoes,
    colours: request.cargoes.map((cargo) => String(cargo['colorHexaCode'])),
    title: caption,
    width: WIDTH,
  });
  mkdirSync(new URL('docs/', PROJECT), { recursive: true });
  writeFileSync(new URL('docs/plan.svg', PROJECT), svg);
  console.log(`docs/plan.svg: ${caption}`);
}
