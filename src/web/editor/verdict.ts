/** What the verifier says of a plan as it is edited, with the pieces that it is about. Only what it accepts can be built. */
import type { FaultByHand, JudgedByHand } from '../../calculation/index.js';
import type { EditedPlan } from './edited-plan.js';

export interface Fault extends Pick<FaultByHand, 'rule' | 'title' | 'sentence' | 'container' | 'cargo' | 'about'> {
  /** Id of the piece; null: of the container, or of the whole load. */
  readonly piece: number | null;
  /** Ids of other pieces that have a part in it. */
  readonly others: readonly number[];
}

export interface Verdict {
  /** That was judged. */
  readonly plan: EditedPlan;
  readonly canBeBuilt: boolean;
  readonly faults: readonly Fault[];
  /** Places of containers that are kept, although what lies in them has no straight order of loading. */
  readonly withoutOrder: readonly number[];
}

/** Faults in which one of the pieces has a part. */
export function faultsWith({ faults }: Verdict, ids: ReadonlySet<number | null>): readonly Fault[] {
  return faults.filter(({ piece, others }) => (piece !== null && ids.has(piece)) || others.some((one) => ids.has(one)));
}

/** @param plan of which `givenOf` was judged */
export function verdictOf(plan: EditedPlan, { faults, withoutOrder }: JudgedByHand): Verdict {
  return {
    plan,
    canBeBuilt: faults.length === 0,
    faults: faults.map(({ rule, title, sentence, container, placement, cargo, about }) => {
      const idAt = (place: number) => plan.containers[container!]!.pieces[place]!.id;
      const isPlaced = container !== null && placement !== null;
      return {
        ...{ rule, title, sentence, container, cargo, about },
        piece: isPlaced ? idAt(placement) : null,
        others: container === null ? [] : (about?.others ?? []).map(idAt),
      };
    }),
    withoutOrder,
  };
}
