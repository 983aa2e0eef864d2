/** What keys do while the picture has the focus: for every drag of a pointer there is a key. */
import type { ViewName } from '../../scene/views.js';
import type { ViewRequest } from './view-state.js';

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What the controls around the picture do besides. */
export type Order =
  | ViewRequest
  | { readonly kind: 'play' }
  | { readonly kind: 'sheet'; readonly by: number }
  | { readonly kind: 'hideSelected' }
  | { readonly kind: 'ruler' }
  /** Of the ruler, in shares of the picture's height. */
  | { readonly kind: 'moveCross'; readonly across: number; readonly upward: number }
  | { readonly kind: 'mark' };

/** Of a key that turns the view, and of one that moves it. */
export const TURN = Math.PI / 24;
export const SHIFT = 0.05;
const NEARER = 1 / 1.15;
const CROSS_STEP = 0.02;
const FINE_CROSS_STEP = 0.002;

export const ARROWS: ReadonlyMap<string, readonly [across: number, upward: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);

export const VIEW_KEYS: readonly ViewName[] = ['diagram', 'top', 'left', 'rear', 'right', 'front', 'bottom'];

const PLAIN_KEYS: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['+', { kind: 'zoom', factor: NEARER }],
  ['=', { kind: 'zoom', factor: NEARER }],
  ['-', { kind: 'zoom', factor: 1 / NEARER }],
  [',', { kind: 'steps', by: -1 }],
  ['.', { kind: 'steps', by: 1 }],
  ['Home', { kind: 'step', to: 0 }],
  ['End', { kind: 'step', to: Number.MAX_SAFE_INTEGER }],
  [' ', { kind: 'play' }],
  ['PageUp', { kind: 'sheet', by: -1 }],
  ['PageDown', { kind: 'sheet', by: 1 }],
  ['Escape', { kind: 'select', piece: null }],
  ['p', { kind: 'perspective' }],
  ['x', { kind: 'switch', which: 'isXray' }],
  ['l', { kind: 'switch', which: 'hasLabels' }],
  ['f', { kind: 'switch', which: 'hasFloorMap' }],
  ['m', { kind: 'switch', which: 'hasMeasures' }],
  ['g', { kind: 'switch', which: 'hasCentre' }],
  ['h', { kind: 'hideSelected' }],
  ['d', { kind: 'ruler' }],
  ['a', { kind: 'showAll' }],
]);

/** Null: the key is left to the browser. @param isRuling the ruler is out, and arrows move its cross */
export function orderOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Key, isRuling = false): Order | null {
  if (ctrlKey || altKey || metaKey) return null;
  const ofRuler = isRuling ? rulerOrderOf(key, shiftKey) : null;
  if (ofRuler !== null) return ofRuler;
  const arrow = ARROWS.get(key);
  if (arrow !== undefined) {
    const [across, upward] = arrow;
    if (shiftKey) return { kind: 'pan', across: across * SHIFT, upward: upward * SHIFT };
    return { kind: 'orbit', across: across * TURN, upward: upward * TURN };
  }
  const view = /^[1-7]$/.test(key) ? VIEW_KEYS[Number(key) - 1] : undefined;
  if (view !== undefined) return { kind: 'view', name: view };
  return PLAIN_KEYS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}

function rulerOrderOf(key: string, isFine: boolean): Order | null {
  if (key === 'Enter') return { kind: 'mark' };
  if (key === 'Escape') return { kind: 'ruler' };
  const arrow = ARROWS.get(key);
  if (arrow === undefined) return null;
  const [across, upward] = arrow;
  const step = isFine ? FINE_CROSS_STEP : CROSS_STEP;
  return { kind: 'moveCross', across: across * step, upward: upward * step };
}
