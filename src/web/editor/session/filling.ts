/** What the search would add around what lies there: shown first, and done only when it is accepted. */
import { signal } from '@preact/signals';
import type { CalculationProgress, EditBufferBody } from '../../../calculation/browser/index.js';
import { ownEngine } from '../../engine/own-engine.js';
import { session } from '../../shell/session.js';
import { text } from '../../words/words.js';
import { bufferOf } from '../edit-buffer.js';
import type { EditedPlan } from '../edited-plan.js';
import type { Acting } from './acting.js';
import type { EditedLoad } from './edited-load.js';
import { type Preview, previewOf } from './filling-preview.js';
import { putAllBack } from './putting-back.js';

type State =
  | { readonly kind: 'running'; readonly progress: CalculationProgress | null; readonly abort: AbortController }
  | { readonly kind: 'ready'; readonly preview: Preview; readonly buffer: EditBufferBody }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] };

export class Filling {
  /** Null: nobody asked, or it was accepted or discarded. */
  readonly state = signal<State | null>(null);
  /** Of the plan to which the search added nothing; null: there is none. */
  readonly fullPlan = signal<EditedPlan | null>(null);

  constructor(
    private readonly load: EditedLoad,
    private readonly acting: Acting,
  ) {}

  async search(): Promise<void> {
    const now = this.load.edit.peek();
    const before = this.load.plan.peek();
    if (now === null || before === null) return;
    const abort = new AbortController();
    this.state.value = { kind: 'running', progress: null, abort };
    const isOwn = () => this.state.peek()?.kind === 'running' && !abort.signal.aborted;
    try {
      const engine = await ownEngine();
      // Containers with nothing in them are no part of what is kept.
      const places = before.containers.flatMap(({ pieces }, place) => (pieces.length > 0 ? [place] : []));
      const kept = { ...before, containers: places.map((place) => before.containers[place]!) };
      const buffer = bufferOf(now.opened, kept, now.title);
      const { plan: load, load: answer } = await engine.calculate(buffer, {
        uom: now.opened.uom,
        account: session.peek().settings ?? undefined,
        edit: { fillRemaining: true },
        signal: abort.signal,
        onProgress: (progress) => {
          if (isOwn()) this.state.value = { kind: 'running', progress, abort };
        },
      });
      if (!isOwn()) return;
      if (load === null) {
        const { calculationError: error } = answer;
        const sentences = error?.issues?.map(({ message }) => message) ?? [];
        this.state.value = { kind: 'refused', sentences: sentences.length > 0 ? sentences : [error?.message ?? ''] };
        return;
      }
      const preview = previewOf(now.opened, now.unitLoads, before, places, load);
      if (preview.pieces === 0) {
        // The search may miss a place that a hand has just left.
        const count = await putAllBack(this.load, isOwn);
        // What was put back has ended the search.
        if (count === 0 && !isOwn()) return;
        this.state.value = null;
        if (count === 0) this.fullPlan.value = before;
        this.acting.say(count === 0 ? text('editFillNothing') : text('editFilled', { count }));
        return;
      }
      this.state.value = { kind: 'ready', preview, buffer };
      this.acting.say(text('editFillFound', { count: preview.pieces }));
    } catch (error) {
      if (!abort.signal.aborted) this.state.value = { kind: 'refused', sentences: [(error as Error).message] };
    }
  }

  discard(): void {
    const now = this.state.peek();
    if (now?.kind === 'running') now.abort.abort(new Error('It was cancelled.'));
    this.state.value = null;
  }

  async accept(): Promise<void> {
    const now = this.state.peek();
    if (now?.kind !== 'ready' || now.preview.plan !== this.load.plan.peek()) return;
    const { buffer } = now;
    const { load, additions, pieces, plan: before } = now.preview;
    this.state.value = null;
    const sentence = text('editFilled', { count: pieces });
    // New pallets are cargo that the load did not have, and of those taken out the cargo was free.
    if (load.plan.pallets === undefined && this.load.edit.peek()!.unitLoads.size === 0) {
      this.acting.act({ kind: 'fill', additions }, sentence);
      return;
    }
    await this.load.goOnWith({ kind: 'filled', load, buffer });
    const kept = before.containers.filter(({ pieces: lying }) => lying.length > 0);
    for (const [container, { isLocked }] of kept.entries())
      if (isLocked) this.load.execute({ kind: 'lock', container, isLocked });
    this.acting.say(sentence);
  }

  dispose(): void {
    this.discard();
  }
}
