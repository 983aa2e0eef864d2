/** The sample as it is loaded, beside the three starts: planned here, by what plans everything else. */
import { useEffect, useState } from 'preact/hooks';
import type { CalculatedLoad } from '../../../calculation/browser/index.js';
import { ownEngine } from '../../engine/own-engine.js';
import { ContainerPicture } from '../../pages/loads/container-picture.js';
import { bodyOf, uomSent, withRule } from '../../plan-request/request-draft.js';
import { openSample, SAMPLES } from '../../plan-request/samples.js';

/** Whoever knows what to do is gone by then. */
const PAUSE_MILLISECONDS = 500;

/** Once for all starts of the page. */
let planned: Promise<CalculatedLoad | null> | null = null;

async function planOfSample(): Promise<CalculatedLoad | null> {
  const sample = withRule(await openSample(SAMPLES[0]!), 'optimizationLevel', 1);
  const engine = await ownEngine();
  return (await engine.calculate(bodyOf(sample), { uom: uomSent(sample) })).plan;
}

export default function StartPicture() {
  const [plan, setPlan] = useState<CalculatedLoad | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without it nothing is missing: the sample says itself why it cannot be planned.
      planned ??= planOfSample().catch(() => null);
      void planned.then(setPlan);
    }, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="start-picture" aria-hidden="true">
      {plan !== null && <ContainerPicture plan={plan} place={0} />}
    </div>
  );
}
