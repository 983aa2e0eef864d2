/** The letter codes of all cargoes in one picture, cell by cell. Cell 0 is empty: what has no letters. */

export interface LetterCells {
  readonly columns: number;
  readonly rows: number;
  /** By code. */
  readonly cells: ReadonlyMap<string, number>;
}

export const CELL_HEIGHT = 64;
/** How wide a cell is of its height. */
export const CELL_ASPECT = 2;
/** Cards draw pictures at least so large; codes beyond it get no letters. */
const MOST_PIXELS = 2048;
const COLUMNS = MOST_PIXELS / (CELL_HEIGHT * CELL_ASPECT);
const MOST_CELLS = COLUMNS * (MOST_PIXELS / CELL_HEIGHT);

export function letterCells(codes: readonly string[]): LetterCells {
  const different = [...new Set(codes)].slice(0, MOST_CELLS - 1);
  const columns = Math.min(COLUMNS, different.length + 1);
  return {
    columns,
    rows: Math.ceil((different.length + 1) / columns),
    cells: new Map(different.map((code, at) => [code, at + 1])),
  };
}

export function drawLetters({ columns, rows, cells }: LetterCells): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const width = CELL_HEIGHT * CELL_ASPECT;
  canvas.width = columns * width;
  canvas.height = rows * CELL_HEIGHT;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.round(CELL_HEIGHT * 0.8)}px system-ui, sans-serif`;
  for (const [code, cell] of cells) {
    const x = ((cell % columns) + 0.5) * width;
    const y = (Math.floor(cell / columns) + 0.54) * CELL_HEIGHT;
    context.fillText(code, x, y, width * 0.9);
  }
  return canvas;
}
