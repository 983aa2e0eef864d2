/** What the pointer is over in the picture, as long as there is one. */
import { rayThrough } from '../../viewer/camera.js';
import { reachOf } from '../../viewer/cuts.js';
import { type Frame, isFramed } from '../../viewer/framed.js';
import { pick } from '../../viewer/pick.js';
import type { Drawing } from './drawing.js';
import type { EditView } from './edit-view.js';

/** A face that is nearer than this on the screen draws what is in hand to it. */
const SNAP_PIXELS = 12;

type Ray = ReturnType<typeof rayThrough>;

export class Pointing {
  /** Null: there is no picture. */
  picture: HTMLElement | null = null;

  constructor(
    private readonly view: EditView,
    private readonly drawing: Drawing,
  ) {}

  /** The ray under a place of the screen; null: it is not over the picture. */
  rayAt(clientX: number, clientY: number): Ray | null {
    if (this.picture === null) return null;
    const { left, top, width, height } = this.picture.getBoundingClientRect();
    const at = { x: ((clientX - left) / width) * 2 - 1, y: 1 - ((clientY - top) / height) * 2 };
    return Math.abs(at.x) > 1 || Math.abs(at.y) > 1 ? null : this.#rayThrough(at.x, at.y);
  }

  /** In scaled units, as near as the eye looks. */
  get snapReach(): number {
    const height = this.view.state.peek()?.camera.height ?? 0;
    return this.picture === null ? 0 : (height / this.picture.clientHeight) * SNAP_PIXELS;
  }

  pieceUnder(ray: Ray) {
    const shown = this.drawing.drawn.peek();
    const [now, room] = [this.view.state.peek(), this.view.scene.peek()];
    if (shown === null || now === null || room === null) return null;
    const hit = pick(shown.pieces.parts, ray, reachOf(now.cut, room.extent), (at) => shown.ids[at]! >= 0);
    return hit === null ? null : { id: shown.ids[hit.place]!, point: hit.point };
  }

  /** @param isAdded what is pointed at is added to what is chosen, or taken away from it */
  choose(x: number, y: number, isAdded: boolean): void {
    const ray = this.#rayThrough(x, y);
    if (ray === null) return;
    const id = this.pieceUnder(ray)?.id ?? null;
    if (id !== null) this.view.choosePiece(id, isAdded);
    else if (!isAdded) this.view.select([]);
  }

  /** Adds to what is chosen already. */
  chooseFramed(frame: Frame): void {
    const { view } = this;
    const camera = view.state.peek()?.camera;
    if (camera === undefined) return;
    const framed = view.pieces.peek().filter((piece) => isFramed(view.bodyOf(piece), frame, camera, view.aspect));
    view.select([...view.selection.peek(), ...framed.map(({ id }) => id)]);
  }

  #rayThrough(x: number, y: number): Ray | null {
    const now = this.view.state.peek();
    return now && rayThrough(now.camera, { x, y }, this.view.aspect);
  }
}
