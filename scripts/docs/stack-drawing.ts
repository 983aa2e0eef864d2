/** Stacks that are allowed or not, as one SVG. */
import type { StackDrawing, StackScene } from './stack-scenes.js';

const CELL_WIDTH = 190;
/** Above the tallest stack, and below the ground. */
const ROOM = { above: 24, below: 34 };
/** Colours that colour-blind readers can tell apart (Okabe and Ito 2008). */
const COLOURS = ['#E69F00', '#56B4E9', '#CC79A7'];
const VERDICT = { true: { sign: '✓', colour: '#00735C' }, false: { sign: '✗', colour: '#B3360B' } };

export function drawStacks({ title, columns, scenes }: StackDrawing): string {
  const rows = Math.ceil(scenes.length / columns);
  const tallest = Math.max(
    ...scenes.flatMap(({ cargoes, pieces }) => pieces.map(([name, , z]) => z + cargoes[name]!.height)),
  );
  const cellHeight = ROOM.above + tallest + ROOM.below;
  const [width, height] = [columns * CELL_WIDTH, rows * cellHeight];
  const cells = scenes.map((scene, place) =>
    cell(scene, (place % columns) * CELL_WIDTH, Math.floor(place / columns) * cellHeight + ROOM.above + tallest),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#FFFFFF"/>`,
    ...cells,
    '</svg>\n',
  ].join('\n');
}

function cell({ title, cargoes, pieces, isAllowed }: StackScene, left: number, ground: number): string {
  const names = Object.keys(cargoes);
  const reach = Math.max(...pieces.map(([name, x]) => x + cargoes[name]!.length));
  const start = left + (CELL_WIDTH - reach) / 2;
  const drawn = pieces.map(([name, x, z]) => {
    const { length, height, label } = cargoes[name]!;
    const [at, y] = [start + x, ground - z - height];
    const colour = COLOURS[names.indexOf(name) % COLOURS.length];
    return (
      `<rect x="${at}" y="${y}" width="${length}" height="${height}" fill="${colour}" stroke="#1F2933"/>` +
      `<text x="${at + length / 2}" y="${y + height / 2 + 4}" text-anchor="middle" fill="#1F2933">${label}</text>`
    );
  });
  const { sign, colour } = VERDICT[`${isAllowed}`];
  return [
    `<line x1="${left + 14}" y1="${ground}" x2="${left + CELL_WIDTH - 14}" y2="${ground}" stroke="#1F2933" stroke-width="2"/>`,
    ...drawn,
    `<text x="${left + CELL_WIDTH - 24}" y="${ground - 6}" text-anchor="middle" font-size="24" fill="${colour}">${sign}</text>`,
    `<text x="${left + CELL_WIDTH / 2}" y="${ground + 20}" text-anchor="middle" fill="#1F2933" font-size="${title.length > 26 ? 10.5 : 12}">${title}</text>`,
  ].join('\n');
}
