/** What the picture of the editor shows: what lies there, what is in hand, what the search would add. */
import { computed } from '@preact/signals';
import { openedPieces } from '../../../scene/unit-load-solids.js';
import type { Paint } from '../../viewer/colouring.js';
import { CURRENT, GHOST, PLAIN, SELECTED, SOLID } from '../../viewer/drawn.js';
import { bodyOfPiece } from '../edited-plan.js';
import { DrawnParts, type DrawnPieces } from './drawn-parts.js';
import type { EditView } from './edit-view.js';
import type { EditedLoad } from './edited-load.js';
import type { Filling } from './filling.js';
import type { Hand } from './hand.js';
import type { Saving } from './saving.js';
import type { Trial } from './trial.js';

/** Red in the low byte. */
const FAULTY: Paint = { colour: 0x2a2ad4 };
const LEANS: Paint = { colour: 0x2f9df0 };

export class Drawing {
  /** Ids of the pieces that break a rule, as the verifier or the server said last. */
  readonly faulty = computed((): ReadonlySet<number> => {
    const server = this.saving.state.value;
    const faults = [
      ...(this.load.judging.verdict.value?.faults ?? []),
      ...(server?.kind === 'refused' ? server.faults : []),
    ];
    return new Set(faults.flatMap(({ piece }) => (piece === null ? [] : [piece])));
  });
  readonly #unitLoads = computed(() => this.load.edit.value?.unitLoads ?? null);
  /** Finished pallets as what stands on them, of which each piece is of its row of the request. */
  readonly #openedPieces = computed((): ReturnType<typeof openedPieces> => {
    const opened = this.load.opened.value;
    const unitLoads = this.#unitLoads.value;
    if (opened === null) return () => null;
    const { problem, request, body } = opened;
    const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
    const open = openedPieces({ title: '', problem, request, plan: { containers: [], unloaded: [], search } });
    const rows = new Map(body.cargoes.map(({ name }, row) => [name, row] as const).reverse());
    return (piece) => {
      const parts = open(piece);
      if (parts === null || unitLoads?.has(piece.cargo) !== true) return parts;
      return parts.map((part) =>
        part.name === undefined ? part : { ...part, cargo: rows.get(part.name) ?? part.cargo },
      );
    };
  });
  readonly drawn = computed((): DrawnPieces | null => {
    const { view } = this;
    const room = view.scene.value;
    const opened = this.load.opened.value;
    if (room === null || opened === null) return null;
    const { cargoes } = opened.problem;
    const parts = new DrawnParts(room, cargoes, this.#openedPieces.value);
    const filling = this.filling.state.value;
    const taken = this.hand.taken.value;
    const held = taken?.held ?? null;
    const inHand = new Set(held === null ? [] : taken!.grab.pieces.map(({ id }) => id));
    const [chosen, faulty] = [view.selection.value, this.faulty.value];
    // What would be added stands out, wherever it lies.
    const spotlight = view.spotlight.value;
    const base = view.isXray.value || filling?.kind === 'ready' ? GHOST : SOLID;
    for (const piece of view.pieces.value) {
      if (inHand.has(piece.id)) continue;
      const isChosen = chosen.has(piece.id);
      const isFaulty = faulty.has(piece.id);
      const isAside = (cargo: number) => spotlight !== null && cargo !== spotlight;
      parts.addPiece(piece, view.bodyOf(piece), (cargo) => ({
        id: piece.id,
        way: isChosen || isFaulty ? SOLID : isAside(cargo) ? GHOST : base,
        emphasis: isChosen ? SELECTED : PLAIN,
        paint: isFaulty ? FAULTY : null,
      }));
    }
    if (held !== null) {
      const isFree = held.state === 'free' && !this.trial.isWrong.value;
      const paint = isFree ? null : held.state === 'leans' ? LEANS : FAULTY;
      for (const piece of held.pieces) {
        parts.addPiece(piece, bodyOfPiece(piece, cargoes), () => ({ id: -1, way: SOLID, emphasis: SELECTED, paint }));
      }
    }
    if (filling?.kind === 'ready') {
      for (const { cargo, ...body } of filling.preview.bodies.get(view.place.value) ?? []) {
        parts.add(body, cargo, { id: -1, way: SOLID, emphasis: CURRENT, paint: null });
      }
    }
    return parts.drawn();
  });

  constructor(
    private readonly load: EditedLoad,
    private readonly view: EditView,
    private readonly hand: Hand,
    private readonly trial: Trial,
    private readonly filling: Filling,
    private readonly saving: Saving,
  ) {}
}
