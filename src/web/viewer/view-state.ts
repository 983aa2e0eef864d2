/** What one looks at, as plain data: every control changes this and nothing else. */
import type { ViewName } from '../../scene/views.js';
import { type Camera, orbited, panned, viewFrom, zoomed } from './camera.js';
import type { Colouring } from './colouring.js';
import { type Cut, UNCUT } from './cuts.js';
import type { Sheet } from './sheets.js';
import { shownPoints } from './shown-extent.js';

export interface ViewState {
  /** Place among the sheets. */
  readonly sheet: number;
  /** The last one that is loaded; 0: nothing is. */
  readonly step: number;
  readonly camera: Camera;
  readonly colouring: Colouring;
  readonly cut: Cut;
  readonly isXray: boolean;
  readonly hasLabels: boolean;
  readonly hasFloorMap: boolean;
  readonly hasMeasures: boolean;
  readonly hasCentre: boolean;
  /** Codes of cargoes, by place in the level, and pieces that are not drawn. */
  readonly hiddenCargoes: ReadonlySet<number>;
  readonly hiddenPieces: ReadonlySet<number>;
  /** Place of a piece. */
  readonly selected: number | null;
}

/** Of everything that can be switched on and off. */
export type Switch = 'isXray' | 'hasLabels' | 'hasFloorMap' | 'hasMeasures' | 'hasCentre';

const NONE: ReadonlySet<number> = new Set();

/** Of a sheet that nobody has looked at yet: all of it, from the door. @param sheet its place */
export function freshState(sheet: number, { scene, steps }: Sheet, aspect: number, before?: ViewState): ViewState {
  return {
    sheet,
    step: steps.length,
    camera: viewFrom('diagram', shownPoints(scene), aspect),
    colouring: before?.colouring ?? 'cargo',
    cut: UNCUT,
    isXray: before?.isXray ?? false,
    hasLabels: before?.hasLabels ?? true,
    hasFloorMap: before?.hasFloorMap ?? false,
    hasMeasures: before?.hasMeasures ?? true,
    hasCentre: before?.hasCentre ?? false,
    hiddenCargoes: NONE,
    hiddenPieces: NONE,
    selected: null,
  };
}

/** What a control asks for. */
export type ViewRequest =
  | { readonly kind: 'view'; readonly name: ViewName }
  | { readonly kind: 'orbit'; readonly across: number; readonly upward: number }
  | { readonly kind: 'pan'; readonly across: number; readonly upward: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly x?: number; readonly y?: number }
  | { readonly kind: 'perspective' }
  | { readonly kind: 'step'; readonly to: number }
  | { readonly kind: 'steps'; readonly by: number }
  | { readonly kind: 'colour'; readonly by: Colouring }
  | { readonly kind: 'cut'; readonly cut: Partial<Cut> }
  | { readonly kind: 'switch'; readonly which: Switch }
  | { readonly kind: 'select'; readonly piece: number | null }
  | { readonly kind: 'hidePiece'; readonly piece: number }
  | { readonly kind: 'hideCargo'; readonly cargo: number; readonly isHidden: boolean }
  | { readonly kind: 'showAll' };

/** What a request needs to know besides. */
export interface Surroundings {
  readonly sheet: Sheet;
  /** Of the picture, width to height. */
  readonly aspect: number;
}

export function fulfilled(state: ViewState, request: ViewRequest, { sheet, aspect }: Surroundings): ViewState {
  const { camera } = state;
  const { extent } = sheet.scene;
  switch (request.kind) {
    case 'view':
      return { ...state, camera: viewFrom(request.name, shownPoints(sheet.scene), aspect) };
    case 'orbit':
      return { ...state, camera: orbited(camera, request.across, request.upward) };
    case 'pan':
      return { ...state, camera: panned(camera, request.across, request.upward) };
    case 'zoom': {
      const size = Math.max(extent.x2 - extent.x1, extent.y2 - extent.y1, extent.z2 - extent.z1);
      return {
        ...state,
        camera: zoomed(camera, request.factor, { x: request.x ?? 0, y: request.y ?? 0 }, aspect, size),
      };
    }
    case 'perspective':
      return { ...state, camera: { ...camera, hasPerspective: !camera.hasPerspective } };
    case 'step':
      return withStep(state, request.to, sheet);
    case 'steps':
      return withStep(state, state.step + request.by, sheet);
    case 'colour':
      return { ...state, colouring: request.by };
    case 'cut':
      return { ...state, cut: { ...state.cut, ...request.cut } };
    case 'switch':
      return { ...state, [request.which]: !state[request.which] };
    case 'select':
      return { ...state, selected: request.piece };
    case 'hidePiece':
      return { ...state, hiddenPieces: new Set([...state.hiddenPieces, request.piece]), selected: null };
    case 'hideCargo': {
      const hiddenCargoes = new Set(state.hiddenCargoes);
      if (request.isHidden) hiddenCargoes.add(request.cargo);
      else hiddenCargoes.delete(request.cargo);
      return { ...state, hiddenCargoes };
    }
    case 'showAll':
      return { ...state, hiddenCargoes: NONE, hiddenPieces: NONE, cut: UNCUT };
  }
}

function withStep(state: ViewState, to: number, { steps }: Sheet): ViewState {
  return { ...state, step: Math.max(0, Math.min(steps.length, Math.round(to))) };
}
