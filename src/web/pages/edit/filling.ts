/** What the search would add around what lies there: shown first, and done only when it is accepted. */
import { signal } from '@preact/signals';
import type { CalculatedLoad, CalculationProgress } from '../../../calculation/browser/index.js';
import { type Body, bodyOf } from '../../../domain/bodies.js';
import { usableVolume } from '../../../domain/grounds.js';
import { placementsOf } from '../../../domain/plan.js';
import { vehicleLevel } from '../../../domain/unit-loads.js';
import type { Addition } from '../../editor/commands.js';
import { bufferOf } from '../../editor/edit-buffer.js';
import type { EditedPiece, EditedPlan } from '../../editor/edited-plan.js';
import { ownEngine } from '../../engine/own-engine.js';
import { session } from '../../shell/session.js';
import { text } from '../../words/words.js';
import { act, say } from './actions.js';
import { type Edit, edit, execute, goOnWith, plan } from './edit-store.js';

export interface Preview {
  /** To which it is added. */
  readonly plan: EditedPlan;
  readonly load: CalculatedLoad;
  readonly additions: readonly Addition[];
  /** By place of the container: what is added there, as it is drawn. */
  readonly bodies: ReadonlyMap<number, readonly (Body & { readonly cargo: number })[]>;
  readonly pieces: number;
  readonly byCargo: readonly { readonly name: string; readonly pieces: number }[];
  readonly newContainers: number;
  /** Percent of the volume of all containers that hold something. */
  readonly utilisationBefore: number;
  readonly utilisationAfter: number;
  readonly left: number;
}

export type Filling =
  | { readonly kind: 'running'; readonly progress: CalculationProgress | null; readonly abort: AbortController }
  | { readonly kind: 'ready'; readonly preview: Preview }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] };

/** Null: nobody asked, or it was accepted or discarded. */
export const filling = signal<Filling | null>(null);

export async function fillRest(): Promise<void> {
  const now = edit.peek();
  const before = plan.peek();
  if (now === null || before === null) return;
  const abort = new AbortController();
  filling.value = { kind: 'running', progress: null, abort };
  const isOwn = () => filling.peek()?.kind === 'running' && !abort.signal.aborted;
  try {
    const engine = await ownEngine();
    // Containers with nothing in them are no part of what is kept.
    const places = before.containers.flatMap(({ pieces }, place) => (pieces.length > 0 ? [place] : []));
    const kept = { ...before, containers: places.map((place) => before.containers[place]!) };
    const { plan: load, load: answer } = await engine.calculate(bufferOf(now.opened, kept, now.title), {
      uom: now.opened.uom,
      account: session.peek().settings ?? undefined,
      edit: { fillRemaining: true },
      signal: abort.signal,
      onProgress: (progress) => {
        if (isOwn()) filling.value = { kind: 'running', progress, abort };
      },
    });
    if (!isOwn()) return;
    if (load === null) {
      const { calculationError: error } = answer;
      const sentences = error?.issues?.map(({ message }) => message) ?? [];
      filling.value = { kind: 'refused', sentences: sentences.length > 0 ? sentences : [error?.message ?? ''] };
      return;
    }
    const preview = previewOf(now, before, places, load);
    filling.value = preview.pieces === 0 ? null : { kind: 'ready', preview };
    say(preview.pieces === 0 ? text('editFillNothing') : text('editFillFound', { count: preview.pieces }));
  } catch (error) {
    if (!abort.signal.aborted) filling.value = { kind: 'refused', sentences: [(error as Error).message] };
  }
}

export function discardFilling(): void {
  const now = filling.peek();
  if (now?.kind === 'running') now.abort.abort(new Error('It was cancelled.'));
  filling.value = null;
}

export async function acceptFilling(): Promise<void> {
  const now = filling.peek();
  if (now?.kind !== 'ready' || now.preview.plan !== plan.peek()) return;
  const { load, additions, pieces, plan: before } = now.preview;
  filling.value = null;
  const sentence = text('editFilled', { count: pieces });
  // New pallets are cargo that the load did not have, and of those taken out the cargo was free.
  if (load.plan.pallets === undefined && edit.peek()!.unitLoads.size === 0) {
    act({ kind: 'fill', additions }, sentence);
    return;
  }
  await goOnWith({ kind: 'load', load, option: null });
  const kept = before.containers.filter(({ pieces: lying }) => lying.length > 0);
  for (const [container, { isLocked }] of kept.entries()) if (isLocked) execute({ kind: 'lock', container, isLocked });
  say(sentence);
}

/** @param places of the containers that were kept, in their order */
function previewOf({ opened }: Edit, before: EditedPlan, places: readonly number[], load: CalculatedLoad): Preview {
  const { problem } = vehicleLevel(load.problem, load.plan);
  const free = before.containers.map(({ pieces, isLocked }) => pieces.length === 0 && !isLocked);
  let next = before.containers.length;
  const additions: Addition[] = [];
  const bodies = new Map<number, (Body & { cargo: number })[]>();
  const counts = new Map<number, number>();
  for (const [at, { container, arrangements }] of load.plan.containers.entries()) {
    let place = places[at];
    if (place === undefined) {
      const empty = before.containers.findIndex((one, other) => free[other] === true && one.container === container);
      if (empty >= 0) free[empty] = false;
      place = empty >= 0 ? empty : next++;
    }
    const added = arrangements.filter(({ isKept }) => isKept !== true);
    const placements = added.flatMap((one) => [...placementsOf(one, problem.cargoes)]);
    if (placements.length === 0) continue;
    const pieces = placements.map(
      ({ cargo, orientation, position }): Omit<EditedPiece, 'id'> => ({ cargo, orientation, position }),
    );
    additions.push({ place, container, pieces });
    bodies.set(
      place,
      placements.map((one) => ({ ...bodyOf(one, problem.cargoes), cargo: one.cargo })),
    );
    for (const { cargo } of placements) counts.set(cargo, (counts.get(cargo) ?? 0) + 1);
  }
  const volumes = (containers: readonly { readonly container: number; readonly volume: number }[]) => {
    const room = containers.reduce((sum, one) => sum + usableVolume(problem.containers[one.container]!), 0);
    return room === 0 ? 0 : (100 * containers.reduce((sum, { volume }) => sum + volume, 0)) / room;
  };
  const volumeBefore = places.map((place) => {
    const { container, pieces } = before.containers[place]!;
    return { container, volume: pieces.reduce((sum, { cargo }) => sum + opened.problem.cargoes[cargo]!.volume, 0) };
  });
  const volumeAfter = load.plan.containers.map(({ container, arrangements }) => {
    const all = arrangements.flatMap((one) => [...placementsOf(one, problem.cargoes)]);
    return { container, volume: all.reduce((sum, { cargo }) => sum + problem.cargoes[cargo]!.volume, 0) };
  });
  return {
    plan: before,
    load,
    additions,
    bodies,
    pieces: [...counts.values()].reduce((sum, count) => sum + count, 0),
    byCargo: [...counts].map(([cargo, pieces]) => {
      const { name, contents } = problem.cargoes[cargo]!;
      return { name: contents === undefined ? name : text('editPalletOf', { name }), pieces };
    }),
    newContainers: next - before.containers.length,
    utilisationBefore: volumes(volumeBefore),
    utilisationAfter: volumes(volumeAfter),
    left: load.plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
