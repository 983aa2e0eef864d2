/**
 * `npm run bench -- editor [--pieces 2000] [--drops 20]`: CPU time of editing a full sea van by hand, as the pages do: a
 * frame of the piece in hand (drawn to faces, let down, judged), a drop with what comes down because of it, and the
 * verdict of the verifier after it. The first drops are warm-up, as in a page after its first seconds.
 */
import { parseArgs } from 'node:util';
import { calculate } from '../src/calculation/calculate.js';
import { check, editBufferOf, judgedByHand } from '../src/calculation/index.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { done } from '../src/web/editor/commands.js';
import { heldAt } from '../src/web/editor/dragging.js';
import { bodyOfPiece, editedPlanOf, givenOf } from '../src/web/editor/edited-plan.js';
import { Lying } from '../src/web/editor/lying.js';
import { writeResults } from './results.js';
import { median, printTable } from './table.js';

const HEAD = ['what', 'median ms', 'greatest ms'];
const WARM_UP = 10;
const FRAMES = 400;
const UNIT = { uom: 'UnitMetric', maxRunTimeSeconds: 60 } as const;
/** A face that is so near draws the piece in hand, mm. */
const REACH = 60;
const SIZES: readonly (readonly [length: number, width: number, height: number])[] = [
  [400, 300, 250],
  [380, 280, 260],
  [500, 350, 240],
  [300, 300, 300],
  [420, 310, 220],
];

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { pieces: { type: 'string', default: '2000' }, drops: { type: 'string', default: '20' } },
  });
  const { problem, plan } = editedVan(Number(values.pieces));
  const { container, pieces } = plan.containers[0]!;
  const kind = problem.containers[container]!;

  const held = pieces.at(-1)!;
  const others = pieces.slice(0, -1).map((piece) => bodyOfPiece(piece, problem.cargoes));
  const around = { problem, container: kind, lying: new Lying(others, kind.size.length), reach: REACH };
  const frames = timed(FRAMES, (at) => {
    const wanted = { x: (at * 37) % kind.size.length, y: (at * 13) % kind.size.width, z: 0 };
    heldAt([held], wanted, around, true);
  });

  let now = plan;
  const dropped = timed(Number(values.drops) + WARM_UP, (at) => {
    const piece = pieces[(at * 97) % pieces.length]!.id;
    const position = { x: (at * 311) % 11_000, y: (at * 131) % 2000, z: kind.size.height };
    now = done(problem, now, { kind: 'move', piece, container: 0, position }).plan;
  });
  const verdicts = timed(Number(values.drops) + WARM_UP, () => judgedByHand(problem, givenOf(now)));

  const rows = [
    row('a frame of the piece in hand', frames),
    row('a drop, with what comes down', dropped),
    row('the verdict of the verifier', verdicts),
  ];
  console.log(`${pieces.length} pieces`);
  printTable(HEAD, rows);
  writeResults('editor', options, { pieces: pieces.length, editor: [HEAD, ...rows] });
}

function editedVan(count: number) {
  const cargoes = SIZES.map(([length, width, height], at) => ({
    ...{ style: 'Shipcase', name: `Carton ${at + 1}`, length, width, height, weight: 4 + at },
    qty: Math.ceil(count / SIZES.length),
  }));
  const van = { containerType: 'SeaVan', name: '40-foot', length: 12032, width: 2352, height: 2698, maxWeight: 28000 };
  const rules = { calculationType: 'MixLoad', optimizationLevel: 1 };
  const outcome = calculate({ title: 'Editor', cargoes, emptyContainers: [van], rules }, UNIT, loadEngine());
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  const { problem, given } = check(editBufferOf(outcome.load), { ...UNIT, edit: { fillRemaining: false } });
  return { problem: problem!, plan: editedPlanOf(problem!, given!) };
}

/** CPU milliseconds of each round. */
function timed(rounds: number, work: (at: number) => void): number[] {
  return Array.from({ length: rounds }, (_, at) => {
    const begun = process.cpuUsage();
    work(at);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
}

function row(name: string, times: readonly number[]): string[] {
  const counted = times.slice(WARM_UP);
  return [name, median(counted).toFixed(1), Math.max(...counted).toFixed(1)];
}
