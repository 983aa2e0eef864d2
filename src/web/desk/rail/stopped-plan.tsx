/** Beside the figures of the plan that is seen, after somebody stopped the search. */
import { PlanAgain, stoppedText } from '../stopped.js';

export default function StoppedPlan() {
  return (
    <>
      <p>{stoppedText()}</p>
      <PlanAgain />
    </>
  );
}
