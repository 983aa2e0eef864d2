/** Plans a load in the browser. */
import { text } from '../../words/words.js';

export default function PlanPage() {
  return <h1>{text('pagePlan')}</h1>;
}
