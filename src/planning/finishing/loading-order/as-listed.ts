/**
 * A load whose pieces are listed in an order that may be one of sections already, as that of a plan that is given back:
 * which sections it is listed in, if it is. Cut arrangements put in order anew would come out a little otherwise.
 */
import { groundsOf } from '../../../domain/grounds.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import type { Arrangement, LoadedContainer, Section } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { sideFrame } from '../../../domain/side-frame.js';
import { bordersOf } from './borders.js';
import { elementsOf } from './elements.js';
import { blocksOf, spanOf, windowOf } from './in-sections.js';
import { precedenceOf } from './precedence.js';
import { faceOf, type Waits, waitsOf } from './waits.js';

/**
 * Null: it is listed in no sections, or not in an order in which it can be loaded; of rolls nothing is known.
 * @param pieces single ones, in the order listed
 * @param uncut the same pieces as arrangements before borders cut them, as far as they are known
 */
export function sectionsAsListed(
  problem: LoadProblem,
  container: number,
  pieces: readonly Arrangement[],
  uncut: readonly Arrangement[],
): LoadedContainer | null {
  if (pieces.some(({ cargo }) => problem.cargoes[cargo]!.style === 'Roll')) return null;
  const frame = sideFrame(problem, container);
  if (frame !== null) {
    const seen = sectionsAsListed(frame.problem, container, frame.seen(pieces), frame.seen(uncut));
    return seen && { ...seen, arrangements: seen.arrangements.map(frame.restored) };
  }
  const type = problem.containers[container]!;
  const face = faceOf(type);
  const ends = endsOf(waitsOf(problem, type, pieces));
  const borders = bordersOf(waitsOf(problem, type, uncut), windowOf(problem, face), (border) => ends.has(border));
  if (!borders.every((border) => ends.has(border)) || !isLoadable(problem, container, pieces)) return null;
  const arrangements: Arrangement[] = [];
  const sections: Section[] = [];
  let first = 0;
  for (const border of borders) {
    const end = ends.get(border)!;
    const blocks = blocksOf(problem, container, pieces.slice(first, end));
    for (const block of blocks) arrangements.push(block);
    const { from, to } = spanOf(problem, face, blocks, sections.at(-1)?.to ?? 0);
    sections.push({ from, to, arrangements: blocks.length });
    first = end;
  }
  return { container, arrangements, sections, uncut: uncut.length };
}

/** By border at which the list is divided: how many pieces come before it. All that lies further out comes after it. */
function endsOf({ outermost }: Waits): Map<number, number> {
  const leastAfter = new Float64Array(outermost.length + 1).fill(Number.POSITIVE_INFINITY);
  for (let piece = outermost.length - 1; piece >= 0; piece--) {
    leastAfter[piece] = Math.min(outermost[piece]!, leastAfter[piece + 1]!);
  }
  const ends = new Map<number, number>();
  let most = Number.NEGATIVE_INFINITY;
  outermost.forEach((own, piece) => {
    most = Math.max(most, own);
    if (most < leastAfter[piece + 1]!) ends.set(most, piece + 1);
  });
  return ends;
}

/** Lower ranks first, what carries before what is carried, and nothing in the way of a later one. */
function isLoadable(problem: LoadProblem, container: number, pieces: readonly Arrangement[]): boolean {
  const ranks = loadingRanks(problem);
  if (pieces.some(({ cargo }, at) => at > 0 && ranks[cargo]! < ranks[pieces[at - 1]!.cargo]!)) return false;
  const type = problem.containers[container]!;
  const elements = elementsOf(problem, groundsOf(type), pieces, ranks);
  const sight = faceOf(type) === 'x2' ? 'x' : 'z';
  const { after } = precedenceOf(elements, sight, problem.rules.maxDepthToSupport);
  return after.every((later, place) => later.every((one) => one > place));
}
