/** What a piece is called: its cargo and, of several that are alike, its number, as the panel of the piece counts them. */
import type { EditedPiece } from '../../editor/edited-plan.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { shownName } from '../../words/shown-name.js';
import { number } from '../../words/words.js';

/** @param among the pieces of its container */
export function pieceName(session: EditSession, piece: EditedPiece, among: readonly EditedPiece[]): string {
  const alike = among.filter(({ cargo }) => cargo === piece.cargo);
  const name = kindName(session, piece.cargo);
  return alike.length < 2 ? name : `${name} ${number(alike.findIndex(({ id }) => id === piece.id) + 1)}`;
}

/** Of a finished pallet, with what it is. */
export function kindName({ load }: EditSession, cargo: number): string {
  const { name } = load.opened.value!.problem.cargoes[cargo]!;
  const unitload = load.edit.value!.unitLoads.get(cargo)?.unitload;
  const pallet = (unitload as { readonly emptyContainer?: { readonly name?: string } } | null | undefined)
    ?.emptyContainer?.name;
  return pallet === undefined ? name : `${shownName(pallet)} · ${name}`;
}
