/** What the verifier says of a plan as it is edited, with the pieces that it is about. Only what it accepts can be built. */
import type { FaultByHand, JudgedByHand } from '../../calculation/index.js';
import type { EditedPlan } from './edited-plan.js';

export interface Fault extends Pick<FaultByHand, 'rule' | 'title' | 'sentence' | 'container'> {
  /** Id of the piece; null: of the container, or of the whole load. */
  readonly piece: number | null;
}

export interface Verdict {
  /** That was judged. */
  readonly plan: EditedPlan;
  readonly canBeBuilt: boolean;
  readonly faults: readonly Fault[];
  /** Places of containers that are kept, although what lies in them has no straight order of loading. */
  readonly withoutOrder: readonly number[];
}

/** @param plan of which `givenOf` was judged */
export function verdictOf(plan: EditedPlan, { faults, withoutOrder }: JudgedByHand): Verdict {
  return {
    plan,
    canBeBuilt: faults.length === 0,
    faults: faults.map(({ rule, title, sentence, container, placement }) => ({
      rule,
      title,
      sentence,
      container,
      piece: container === null || placement === null ? null : plan.containers[container]!.pieces[placement]!.id,
    })),
    withoutOrder,
  };
}
