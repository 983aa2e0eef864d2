/** Whether the picture is being cut open: on a low screen the handle shows only then. */
import { signal } from '@preact/signals';
import { UNCUT } from '../../viewer/cuts.js';
import type { Viewing } from '../../viewer/viewing.js';

export const isCutting = signal(false);

/** Whoever ends the cut sees the whole load again. */
export function toggleCut(view: Viewing): void {
  isCutting.value = !isCutting.value;
  if (!isCutting.value) view.ask({ kind: 'cut', cut: UNCUT });
}
