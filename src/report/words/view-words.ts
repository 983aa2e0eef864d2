/** What the views of a container are called. */
import type { ViewName } from '../../scene/views.js';
import type { Label } from './vocabularies.js';

export const VIEW_WORDS: Readonly<Record<ViewName, Label>> = {
  diagram: 'view3D',
  top: 'viewTop',
  bottom: 'viewBottom',
  left: 'viewLeft',
  right: 'viewRight',
  rear: 'viewRear',
  front: 'viewFront',
};

/** Of what has no door at the rear. */
export const SIDE_WORDS: Readonly<Record<ViewName, Label>> = {
  ...VIEW_WORDS,
  diagram: 'side3D',
  rear: 'sideRear',
  front: 'sideFront',
};
