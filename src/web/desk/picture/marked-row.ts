/** The row of the piece that is pointed at in the picture, or chosen there. */
import { computed, signal } from '@preact/signals';
import type { Viewing } from '../../viewer/viewing.js';
import { viewing } from './shown-view.js';

const hovered = signal<number | null>(null);

/** Place in the table; null: none. */
export const markedRow = computed(() => hovered.value ?? rowOf(viewing.value, viewing.value?.selected.value ?? null));

/** Of finished pallets there is no row. */
function rowOf(view: Viewing | null, piece: number | null): number | null {
  const found = piece === null ? undefined : view?.opened.value.pieces.pieces[piece];
  return found === undefined || found.pallet >= 0 ? null : found.cargo;
}

/** Follows a mouse over the picture while no button is held. @returns what ends it */
export function followPointer(picture: HTMLElement, view: Viewing): () => void {
  let frame = 0;
  const leave = () => {
    cancelAnimationFrame(frame);
    hovered.value = null;
  };
  const onMove = ({ clientX, clientY, buttons, pointerType }: PointerEvent) => {
    if (buttons !== 0 || pointerType !== 'mouse') return leave();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top, width, height } = picture.getBoundingClientRect();
      const piece = view.pieceAt(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
      hovered.value = rowOf(view, piece);
    });
  };
  picture.addEventListener('pointermove', onMove);
  picture.addEventListener('pointerleave', leave);
  return () => {
    picture.removeEventListener('pointermove', onMove);
    picture.removeEventListener('pointerleave', leave);
    leave();
  };
}
