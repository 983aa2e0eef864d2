/**
 * Notes of an older plan in a newer one: a piece that is damaged or missing is so in every plan. Of a plan that loads fewer such
 * pieces than before it is taken that it was made knowing of them.
 */
import type { Elsewhere, Problem } from '../progress.js';
import type { KnownSheet } from './known-pieces.js';

interface NotesAsked {
  readonly before: readonly KnownSheet[];
  readonly after: readonly KnownSheet[];
  /** Of the older plan. */
  readonly problems: readonly Problem[];
  /** Of the newer plan, by sheet and step: what stands already. */
  readonly standing: readonly ReadonlyMap<number, readonly number[]>[];
  readonly elsewhere: readonly Elsewhere[];
}

/** Pieces of one cargo that a step loads and nothing is known of. */
interface Room {
  readonly sheet: number;
  readonly step: number;
  free: number;
}

export function notesTaken({ before, after, problems, standing, elsewhere }: NotesAsked): Problem[] {
  const kindAt = ({ sheet, step }: Problem) => before[sheet]?.pieces.find((piece) => piece.step === step)?.kind;
  const taken: Problem[] = [];
  for (const kind of new Set(problems.map(kindAt))) {
    if (kind === undefined) continue;
    const own = problems.filter((one) => kindAt(one) === kind);
    const noted = own.reduce((sum, { pieces }) => sum + pieces, 0);
    let left = Math.min(noted, countOf(after, kind) - (countOf(before, kind) - noted));
    // What is missing is what would be loaded last.
    const rooms = roomsOf(kind, after, standing, elsewhere).reverse();
    for (const { pieces, reason, note } of own) {
      let more = Math.min(pieces, left);
      for (const room of rooms) {
        const count = Math.min(more, room.free);
        if (count <= 0) continue;
        room.free -= count;
        more -= count;
        left -= count;
        add(taken, { sheet: room.sheet, step: room.step, pieces: count, reason, note });
      }
    }
  }
  return taken;
}

function countOf(sheets: readonly KnownSheet[], kind: string): number {
  return sheets.reduce((sum, { pieces }) => sum + pieces.filter((one) => one.kind === kind).length, 0);
}

function roomsOf(
  kind: string,
  after: NotesAsked['after'],
  standing: NotesAsked['standing'],
  elsewhere: NotesAsked['elsewhere'],
): Room[] {
  return after.flatMap(({ pieces }, sheet) => {
    const own = pieces.filter((one) => one.kind === kind);
    return [...new Set(own.map(({ step }) => step))].map((step): Room => {
      const all = own.filter((one) => one.step === step).length;
      const come = elsewhere.flatMap(({ to }) => to).filter((one) => one.sheet === sheet && one.step === step);
      const stand = standing[sheet]!.get(step)?.length ?? 0;
      return { sheet, step, free: all - stand - come.reduce((sum, { count }) => sum + count, 0) };
    });
  });
}

/** Of a step there is one note. */
function add(taken: Problem[], problem: Problem): void {
  const at = taken.findIndex(({ sheet, step }) => sheet === problem.sheet && step === problem.step);
  if (at === -1) {
    taken.push(problem);
    return;
  }
  const { pieces, note, ...first } = taken[at]!;
  const notes = [...new Set([note, problem.note])].filter((one) => one !== '');
  taken[at] = { ...first, pieces: pieces + problem.pieces, note: notes.join('; ') };
}
