/** What might let more cargo load: each remedy is planned before it is shown, and one that helps nothing never is. */
import { signal } from '@preact/signals';
import { equipmentIn } from '../../../domain/equipment.js';
import { ownEngine } from '../../engine/own-engine.js';
import { levelOf } from '../../pages/plan/planner.js';
import { withEquipment } from '../../plan-request/equipment.js';
import { bodyOf, type RequestDraft, uomSent, withCell, withRule } from '../../plan-request/request-draft.js';
import { session } from '../../shell/session.js';
import { costOf } from '../prices.js';

export interface Remedy {
  readonly kind: 'another' | 'larger' | 'anyOrder' | 'longer';
  /** Of the container that it is about. */
  readonly name: string;
  readonly draft: RequestDraft;
}

export interface Tried extends Remedy {
  readonly loaded: number;
  readonly left: number;
  /** Null: nobody knows it. */
  readonly cost: number | null;
}

export interface Trial {
  /** What the remedies are for. */
  readonly of: RequestDraft;
  /** Those that help, the best first. */
  readonly found: readonly Tried[];
  readonly done: number;
  readonly count: number;
}

export const trial = signal<Trial | null>(null);

const MOST_LEVEL = 4;

/** @param left how many pieces stay behind now @param signal aborted when somebody types on */
export async function tryRemedies(of: RequestDraft, left: number, signal: AbortSignal): Promise<void> {
  const remedies = remediesOf(of);
  trial.value = { of, found: [], done: 0, count: remedies.length };
  const engine = await ownEngine();
  for (const remedy of remedies) {
    const tried = await triedOne(engine, remedy, signal).catch(() => null);
    const before = trial.peek();
    if (signal.aborted || before?.of !== of) return;
    const found = tried !== null && tried.left < left ? [...before.found, tried] : before.found;
    trial.value = { ...before, found: found.toSorted((a, b) => a.left - b.left), done: before.done + 1 };
  }
}

async function triedOne(
  engine: Awaited<ReturnType<typeof ownEngine>>,
  remedy: Remedy,
  signal: AbortSignal,
): Promise<Tried | null> {
  const { load } = await engine.calculate(bodyOf(remedy.draft), {
    uom: uomSent(remedy.draft),
    account: session.peek().settings ?? undefined,
    signal,
  });
  if (load.status === 'failed') return null;
  const { cargoesLoaded, cargoesLeft } = load.loadSummary;
  return { ...remedy, loaded: cargoesLoaded, left: cargoesLeft, cost: costOf(load) };
}

/** From the most likely to the longest to try. */
export function remediesOf(draft: RequestDraft): Remedy[] {
  const { emptyContainers, rules } = draft;
  const remedies: Remedy[] = [];
  for (const [at, { name, qty }] of emptyContainers.entries()) {
    if (typeof qty !== 'number' || qty <= 0) continue;
    remedies.push({
      kind: 'another',
      name: String(name ?? ''),
      draft: withCell(draft, 'emptyContainers', at, 'qty', qty + 1),
    });
  }
  const larger = emptyContainers.length === 1 ? withLarger(draft) : null;
  if (larger !== null) remedies.push(larger);
  if (rules['isSequenceUsed'] === true) {
    remedies.push({ kind: 'anyOrder', name: '', draft: withRule(draft, 'isSequenceUsed', false) });
  }
  const level = levelOf(draft);
  if (level < MOST_LEVEL) {
    remedies.push({ kind: 'longer', name: '', draft: withRule(draft, 'optimizationLevel', level + 1) });
  }
  return remedies;
}

/** The next type up of the only container; null: there is none in the catalogue. */
function withLarger(draft: RequestDraft): Remedy | null {
  const uom = uomSent(draft);
  const [row] = bodyOf(draft)['emptyContainers'] as readonly Readonly<Record<string, unknown>>[];
  const [before] = draft.emptyContainers;
  const volume = Number(row?.['length']) * Number(row?.['width']) * Number(row?.['height']);
  const volumeOf = (one: { length: number; width: number; height: number }) => one.length * one.width * one.height;
  const [next] = equipmentIn(uom)
    .filter(({ containerType, vehicleType }) => containerType === row?.['containerType'] && vehicleType === undefined)
    .filter((one) => volumeOf(one) > 1.01 * volume)
    .sort((a, b) => volumeOf(a) - volumeOf(b));
  if (next === undefined || before === undefined) return null;
  const added = withEquipment(draft, new Set([next.name])).emptyContainers.at(-1)!;
  const { qty } = before;
  return { kind: 'larger', name: next.name, draft: { ...draft, emptyContainers: [{ ...added, qty: qty ?? 0 }] } };
}
