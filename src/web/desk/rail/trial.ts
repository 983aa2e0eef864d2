/** What of the remedies that were tried is shown as a help, and what of them only as tried. */
import type { RequestDraft } from '../../plan-request/request-draft.js';

export interface Remedy {
  readonly kind:
    | ('loose' | 'another' | 'larger' | 'open' | 'anyOrder' | 'reach' | 'longer' | 'without')
    | ('enough' | 'nothingOnTop' | 'upright');
  /** Of the container or the rows that it is about, or whose the part is that it leaves out. */
  readonly name: string;
  /** That it leaves out; absent: it leaves out a group, or nothing. */
  readonly stop?: number;
  /** That it is about; absent: it is about no pieces in particular. */
  readonly pieces?: number;
  /** Of that container, when enough of it is there; absent: nobody counted. */
  readonly containers?: number;
  readonly draft: RequestDraft;
}

export interface Tried extends Remedy {
  readonly loaded: number;
  readonly left: number;
  /** Loaded, in the unit that the order is sent in. */
  readonly volume: number;
  /** Null: nobody knows it. */
  readonly cost: number | null;
}

/** Of the volume that is loaded: for less nobody changes a plan in which more pieces stay behind. */
export const WORTH_IT = 0.01;

/** It loads no more, or not in balance; or less than another one of its kind. */
export type Useless = (Remedy & { readonly why: 'noMore' | 'unbalanced' }) | (Tried & { readonly why: 'less' });

export type Outcome = Tried | Useless;

export interface Trial {
  /** What the remedies are for. */
  readonly of: RequestDraft;
  /** Those that help, the best first. */
  readonly found: readonly Tried[];
  /** All others that were planned. */
  readonly useless: readonly Useless[];
  /** Pieces that no closed container of the catalogue takes. */
  readonly passNoDoor: number;
  readonly done: number;
  readonly count: number;
}

/** Of several of one kind the first that helps: they are in the order in which people would choose. */
const FIRST_WILL_DO: ReadonlySet<Remedy['kind']> = new Set(['without']);
/** Of several of one kind the first that takes everything, else the one that takes most. */
const MOST_OF_KIND: ReadonlySet<Remedy['kind']> = new Set(['larger', 'nothingOnTop', 'upright']);

/** Whether what was found leaves nothing to try it for. */
export function isSettled(found: readonly Tried[], { kind, name }: Remedy): boolean {
  // Where one more takes everything, or nothing more, no others are asked for.
  if (kind === 'enough') return !found.some((one) => isOneMoreOf({ name }, one) && one.left > 0);
  const alike = found.filter((one) => one.kind === kind);
  if (FIRST_WILL_DO.has(kind)) return alike.length > 0;
  return MOST_OF_KIND.has(kind) && alike.some(({ left }) => left === 0);
}

/** @param outcome null: it was not tried, and counts as none that was */
export function withOutcome(before: Trial, outcome: Outcome | null): Trial {
  if (outcome === null) return { ...before, count: before.count - 1 };
  const { found, useless } = before;
  const done = before.done + 1;
  if ('why' in outcome) return { ...before, useless: [...useless, outcome], done };
  if (outcome.kind === 'enough' && found.some((one) => isOneMoreOf(outcome, one) && one.left <= outcome.left)) {
    return { ...before, useless: [...useless, { ...outcome, why: 'less' }], done };
  }
  const rival = MOST_OF_KIND.has(outcome.kind) ? found.find(({ kind }) => kind === outcome.kind) : undefined;
  if (rival === undefined) return { ...before, found: [...found, outcome].toSorted(betterFirst), done };
  const [best, less] = isBetter(outcome, rival) ? [outcome, rival] : [rival, outcome];
  const others = found.filter((one) => one !== rival);
  return {
    ...before,
    found: [...others, best].toSorted(betterFirst),
    useless: [...useless, { ...less, why: 'less' }],
    done,
  };
}

const isOneMoreOf = ({ name }: Pick<Remedy, 'name'>, other: Remedy) => other.kind === 'another' && other.name === name;

/** Worth more than the one before it, which people would rather choose: no piece more stays behind for it. */
function isBetter(one: Tried, before: Tried): boolean {
  if (one.left === 0 || before.left === 0) return before.left > 0;
  const gain = one.volume - before.volume;
  return one.left <= before.left && (gain > WORTH_IT * before.volume || (gain >= 0 && one.left < before.left));
}

/** All of the order is best, then the most of it by volume: large pieces count for more than small ones. */
function betterFirst(a: Tried, b: Tried): number {
  return Number(a.left > 0) - Number(b.left > 0) || b.volume - a.volume || a.left - b.left;
}
