/** `npm run bench -- pictures [--pieces 1000]`: CPU time of the eight pictures of a container, 800 x 600 each. */
import { parseArgs } from 'node:util';
import { sheetOf } from '../src/report/pictures/compose.js';
import { drawPng } from '../src/report/pictures/png.js';
import { drawSvg } from '../src/report/pictures/svg.js';
import type { ShownLoad } from '../src/scene/shown-load.js';
import { CONTAINER_PICTURES } from '../src/schema/pictures.js';
import { problemOf } from '../test/support/problems/load-problems.js';

const LOOK = { width: 800, height: 600, hasMeasures: true, background: 0xffffff, isGrey: false };
const ROUNDS = 3;
const PIECE = { length: 480, width: 390, height: 390 };

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { pieces: { type: 'string', default: '1000' } } });
  const load = container(Number(values.pieces));
  for (let round = 1; round <= ROUNDS; round++) {
    const times = Object.values(CONTAINER_PICTURES).map((picture) => {
      const subject = { kind: 'container', container: 0, picture } as const;
      const png = cpu(() => drawPng(sheetOf(load, subject, LOOK)!));
      return [picture, png, cpu(() => drawSvg(sheetOf(load, subject, LOOK)!))] as const;
    });
    const sum = (at: 1 | 2) => times.reduce((total, one) => total + one[at], 0).toFixed(0);
    const shown = times.map(([picture, png]) => `${picture} ${png.toFixed(0)}`).join(', ');
    console.log(`round ${round}: PNG ${sum(1)} ms of CPU (${shown}), SVG ${sum(2)} ms`);
  }
}

/** Milliseconds. */
function cpu(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Columns of ten cargoes one after the other, every piece an arrangement of its own height. */
function container(pieces: number): ShownLoad {
  const cargoes = Array.from({ length: 10 }, (_, at) => ({ name: `Carton ${at + 1}`, size: PIECE, quantity: pieces }));
  const problem = problemOf(cargoes, [{ size: { length: 12_032, width: 2_352, height: 2_393 } }]);
  const arrangements = Array.from({ length: pieces }, (_, at) => {
    const column = Math.floor(at / 6);
    const position = { x: Math.floor(column / 6) * 480, y: (column % 6) * 390, z: (at % 6) * 390 };
    return { cargo: (column * 7) % 10, orientation: 1 as const, position, counts: { length: 1, width: 1, height: 1 } };
  });
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  return {
    title: 'A full container',
    problem,
    plan: { containers: [{ container: 0, arrangements }], unloaded: [], search },
    request: { cargoes: cargoes.map(() => ({})), emptyContainers: [{}] },
  };
}
