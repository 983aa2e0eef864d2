/** What a remark forbids, part by part; what else it says may be about anything, and is named as not used. */
import { BETWEEN, type Handling, inWords, readHandling } from './handling.js';
import { withoutLoadedPallet } from './kinds.js';
import { plainTitle } from './meanings.js';
import { isOfStacks, stackHeightIn } from './stack-heights.js';

export interface Remark {
  readonly said: Handling;
  /** The parts that say nothing that is kept; the whole where none does. */
  readonly unread: readonly string[];
}

/** The point of `max. 2` ends no sentence. */
const SHORT = /(?<!\p{L})(m[aá]x)\.\s*/giu;

export function readRemark(text: string): Remark {
  // Who asks says nothing.
  if (/[?？]/.test(text)) return { said: {}, unread: [text] };
  const parts = text.normalize('NFKC').replace(SHORT, '$1 ').split(BETWEEN);
  const read = parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const all = read.map((part) => ({ part, said: forbiddenIn(part) }));
  const said = all.reduce<Handling>((one, next) => stricter(one, next.said), {});
  if (isEmpty(said)) return { said, unread: [text] };
  // Where nothing lies on it there is no height of stacks either.
  const isUsed = (one: Handling) => !isEmpty(said.nothingOnTop ? { ...one, stackHeight: undefined } : one);
  return { said, unread: all.filter((one) => !isUsed(one.said)).map(({ part }) => part) };
}

export const isHeeded = ({ said }: Remark): boolean => !isEmpty(said);

const isEmpty = (said: Handling) => Object.values(said).every((one) => one === undefined);

/** What one part forbids no other allows. */
function stricter(one: Handling, other: Handling): Handling {
  const heights = [one.stackHeight, other.stackHeight].flatMap((height) => height ?? []);
  return { ...one, ...other, ...(heights.length > 0 && { stackHeight: Math.min(...heights) }) };
}

function forbiddenIn(part: string): Handling {
  // Beside other words it may be what the pieces lie on.
  if (withoutLoadedPallet(part) === '') return { isLoadedPallet: true };
  const stacked = stackHeightIn(part);
  if (stacked !== null && isOfStacks(stacked)) {
    const left = stacked.left === '' ? {} : withoutStacking(stacked.left);
    if (left !== null) {
      return { ...left, ...(stacked.height === 1 ? { nothingOnTop: true } : { stackHeight: stacked.height }) };
    }
  }
  return onlyForbidden(readHandling(part, null, '') ?? {});
}

/** Words between what is stacked and how high. */
const BESIDE =
  /^(?:up|to|only|ok|in|auf|nur|bis|zu|sur|en|a|de|em|hasta|solo|seulement|stacked|gestapelt|empile\w*|apilad[oa]s?|empilhad[oa]s?|height)$/;

/** Null: what stands beside a height may turn it round, or be what is counted. */
function withoutStacking(text: string): Handling | null {
  const { left } = inWords(plainTitle(text));
  if (left.split(' ').some((word) => word !== '' && !BESIDE.test(word))) return null;
  return onlyForbidden(readHandling(text, null, '') ?? {});
}

function onlyForbidden({ upright, nothingOnTop, floorOnly, topOnly }: Handling): Handling {
  return {
    ...(upright && { upright }),
    ...(nothingOnTop && { nothingOnTop }),
    ...(floorOnly && { floorOnly }),
    ...(topOnly && { topOnly }),
  };
}
