/** Plans a load in the browser: the request on one side, what comes of it on the other. */
import { useEffect } from 'preact/hooks';
import { changeToSample, isFresh, openNewest } from '../../plan-request/draft-store.js';
import { openFile, openList } from '../../plan-request/open-file.js';
import { openSample, SAMPLES } from '../../plan-request/samples.js';
import { show } from '../../plan-request/view-state.js';
import { engineFault, followDraft } from './planner.js';
import { RequestTabs } from './request-tabs.js';
import { Result } from './result.js';
import { Toolbar } from './toolbar.js';
import { useGiven } from './use-given.js';

/**
 * The order is that of the desk, be it none. Whose tab begins here finds what was typed last in any tab, else a sample.
 */
async function openFirst(): Promise<void> {
  const isFirst = () => isFresh('/advanced');
  if (!isFirst() || openNewest()) return;
  try {
    const sample = await openSample(SAMPLES[0]!);
    if (isFirst()) changeToSample(sample);
  } catch (error) {
    engineFault.value = (error as Error).message;
  }
}

export default function PlanPage() {
  useEffect(() => {
    void openFirst();
    const stop = followDraft();
    return () => {
      stop();
      // What is asked is asked of this load: elsewhere there is another.
      show(null);
    };
  }, []);
  const isOver = useGiven({
    onFile: (file) => void openFile(file),
    onTable: (pasted) => openList({ source: pasted }),
  });
  return (
    <div class="plan">
      {isOver && <div class="drop-target" aria-hidden="true" />}
      <Toolbar />
      <div class="plan-sides">
        <RequestTabs />
        <Result />
      </div>
    </div>
  );
}
