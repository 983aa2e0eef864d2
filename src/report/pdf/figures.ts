/** The figures of a container in a PDF, two side by side. */
import type { Figure } from '../figures.js';
import type { Canvas, Tag } from './canvas.js';

const QUIET = '#52606d';

/** All on one page. @param titled writes a heading that stays with so many points below it */
export function drawFigures(
  canvas: Canvas,
  section: Tag,
  figures: readonly Figure[],
  titled: (room: number) => void,
): void {
  const wide = (canvas.width - 20) / 2;
  const set = figures.map(([name, value]) => {
    const valueWidth = canvas.type.widthOf(value, 9, 'bold');
    return { value, lines: canvas.type.lines(name, Math.max(60, wide - valueWidth - 8), 9, 'plain') };
  });
  const pairs = Array.from({ length: Math.ceil(set.length / 2) }, (_, row) => set.slice(2 * row, 2 * row + 2));
  const tallOf = (pair: typeof set) => Math.max(...pair.map(({ lines }) => lines.length)) * 11 + 4;
  titled(pairs.reduce((sum, pair) => sum + tallOf(pair), 0));
  for (const pair of pairs) {
    const height = tallOf(pair);
    canvas.need(height);
    pair.forEach(({ value, lines }, column) => {
      const x = canvas.left + column * (wide + 20);
      canvas.tagged(section, 'P', () => {
        lines.forEach((line, index) => {
          canvas.text(line, x, canvas.y + 10 + index * 11, 9, 'plain', QUIET);
        });
        canvas.textRight(value, x + wide, canvas.y + 10, 9, 'bold');
      });
      canvas.artifact(() => canvas.line(x, canvas.y + height - 0.5, x + wide, canvas.y + height - 0.5, 0.4, '#cbd2d9'));
    });
    canvas.y += height;
  }
  canvas.y += 4;
}
