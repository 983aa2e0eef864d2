/** The line below the picture of a plan that was saved as a hand had left it. */
import { shownLoad } from '../desk-state.js';
import { more } from '../words-more.js';
import { warningCount } from '../worth-knowing.js';
import { DragHint } from './drag-hint.js';
import { Line } from './line.js';

export default function ByHandLine() {
  const load = shownLoad.value;
  if (load?.verification == null) return null;
  const words = more('allHold', { count: load.verification.checks.length });
  return <Line tone="good" icon="checked" words={words} warned={warningCount(load.warnings)} deed={<DragHint />} />;
}
