/** The picture of the plan, with its loading steps; what draws it is loaded when there is a plan. */
import { createElement } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CalculatedLoad } from '../../../calculation/browser/index.js';
import { handedOver } from '../../editor/handed-over.js';
import { lastSaved } from '../../plan-request/draft-store.js';
import { goTo } from '../../shell/routes.js';
import { theme } from '../../shell/theme.js';
import { defineStowageView, type StowageView } from '../../viewer/index.js';
import { text, viewerWords } from '../../words/words.js';
import type { ShownPlan } from './planner.js';

defineStowageView();

export function PlanView({ plan }: { readonly plan: ShownPlan }) {
  const view = useRef<StowageView>(null);
  const calculated = plan.answer.plan;
  const words = viewerWords.value;
  useEffect(() => {
    const element = view.current;
    if (element === null || (element.load === calculated && element.words === words)) return;
    element.words = words;
    element.load = calculated;
  }, [calculated, words]);
  return (
    <>
      {createElement('stowage-view', { ref: view, class: 'plan-view', theme: theme.value })}
      {calculated !== null && <EditByHand load={calculated} />}
    </>
  );
}

/** Of alternatives each can be edited, as a load by itself. */
function EditByHand({ load }: { readonly load: CalculatedLoad }) {
  const edit = (option: number | null) => {
    handedOver.value = { source: { kind: 'load', load, option }, saved: lastSaved.peek() };
    goTo('/edit');
  };
  if (load.plan.alternatives !== true) {
    return (
      <button type="button" class="button" onClick={() => edit(null)}>
        {text('editByHand')}
      </button>
    );
  }
  return (
    <select
      class="input is-short"
      aria-label={text('editByHand')}
      value=""
      onChange={({ currentTarget }) => edit(Number(currentTarget.value))}
    >
      <option value="" disabled>
        {text('editByHand')}
      </option>
      {load.plan.containers.map((_, at) => (
        <option key={at} value={at}>
          {text('editOption', { number: at + 1 })}
        </option>
      ))}
    </select>
  );
}
