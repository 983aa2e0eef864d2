/** Drop decks: the block below a raised deck is unusable; its top is floor (rules/tops gathers it). */
import { DECK_BYTES, DECK_X1, DECK_X2, DECK_Y1, DECK_Y2, DECK_Z1, DECK_Z2 } from '../abi/layout';
import { decks, deckWords } from '../problem/view';
import { cutMerged } from '../spaces/maximal';

/** Takes the unusable blocks out of the spaces of a state. */
export function cutDecks(state: usize): void {
  let at = deckWords;
  for (let i = decks; i > 0; i--) {
    cutMerged(
      state,
      load<i32>(at, DECK_X1),
      load<i32>(at, DECK_Y1),
      load<i32>(at, DECK_Z1),
      load<i32>(at, DECK_X2),
      load<i32>(at, DECK_Y2),
      load<i32>(at, DECK_Z2),
    );
    at += DECK_BYTES;
  }
}

export function isDeckLevel(z: i32): bool {
  let at = deckWords;
  for (let i = decks; i > 0; i--) {
    if (load<i32>(at, DECK_Z2) == z) return true;
    at += DECK_BYTES;
  }
  return false;
}
