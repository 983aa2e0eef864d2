/** What a step should stand on, and was noted as not loaded. */
import type { Opened } from '../../viewer/opened.js';
import { number } from '../../words/words.js';
import type { Problem } from './progress.js';
import { dock } from './words.js';

/**
 * Empty: all that is below it was loaded, as far as is known.
 * @param problems of this container
 * @param step its number
 */
export function unsupportedText(opened: Opened, problems: readonly Problem[], step: number): string {
  if (problems.length === 0) return '';
  const { pieces, cargoes } = opened.pieces;
  const { steps, scene } = opened.sheet;
  const { below } = opened.supportGraph;
  const lower = pieces.flatMap((piece, at) => (piece.step === step ? below[at]!.map((one) => pieces[one]!.step) : []));
  const carriers = [...new Set(lower)].filter((one) => one !== step);
  const missing = problems.filter((problem) => carriers.includes(problem.step));
  if (missing.length === 0) return '';
  const names = missing.map((problem) => {
    const { cargo } = steps[problem.step - 1]!;
    const look = scene.looks[cargo];
    return `${number(problem.pieces)} × ${look === undefined ? cargoes[cargo]!.name : `${look.code} ${look.name}`}`;
  });
  // Which pieces of a step were left out nobody noted.
  const isAll =
    missing.length === carriers.length && missing.every((one) => one.pieces === steps[one.step - 1]!.pieces);
  return dock(isAll ? 'dockUnsupported' : 'dockUnsupportedPart', { cargo: names.join(', ') });
}
