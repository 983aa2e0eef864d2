/** What a step is told of pieces that stand by an older plan: which are in its way, and which are its own. */
import { number } from '../../../words/words.js';
import { dock } from '../words.js';
import { countedNames, type OldPiece } from './old-pieces.js';

export interface OldTold {
  /** How many the picture shows. */
  readonly shown: number;
  readonly inTheWay: readonly OldPiece[];
  /** So many of the step's pieces are among those that stand elsewhere. */
  readonly taken: number;
}

interface StandsProps extends OldTold {
  /** Pieces of the step. */
  readonly of: number;
}

export function StandsByOlder({ shown, inTheWay, taken, of }: StandsProps) {
  const out = inTheWay.filter(({ isOut }) => isOut);
  const moved = inTheWay.filter(({ isOut }) => !isOut);
  const texts = [
    ...(out.length === 0 ? [] : [dock('dockOutFirst', { cargo: countedNames(out) })]),
    ...(moved.length === 0 ? [] : [dock('dockPlaceTaken', { cargo: countedNames(moved) })]),
    ...(taken === 0 ? [] : [dock('dockTakeFrom', { count: taken, of: number(of) })]),
  ];
  return (
    <>
      {texts.map((text) => (
        <p class="notice is-warn dock-gap" key={text}>
          {text}
        </p>
      ))}
      {shown > 0 && <p class="small dock-old">{dock('dockOldShown', { count: shown })}</p>}
    </>
  );
}
