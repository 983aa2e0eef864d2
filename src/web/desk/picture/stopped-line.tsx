/** The line below the picture, after somebody stopped the search. Of the plan that is seen it says whether it was checked, too. */
import { isOfNow, shownLoad } from '../desk-state.js';
import { PlanAgain, stoppedText } from '../stopped.js';
import { desk } from '../words.js';
import { Line } from './line.js';

export default function StoppedLine() {
  const verification = isOfNow.value ? shownLoad.value?.verification : undefined;
  const deed = <PlanAgain />;
  if (verification?.valid !== true) return <Line tone="plain" icon="box" words={stoppedText()} deed={deed} />;
  const words = `${stoppedText()} ${desk('checked', { count: verification.checks.length })}`;
  return <Line tone="good" icon="checked" words={words} deed={deed} />;
}
