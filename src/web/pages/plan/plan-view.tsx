/** The picture of the plan, with its loading steps; what draws it is loaded when there is a plan. */
import { createElement } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../shell/theme.js';
import { defineStowageView, type StowageView } from '../../viewer/index.js';
import type { ShownPlan } from './planner.js';

defineStowageView();

export function PlanView({ plan }: { readonly plan: ShownPlan }) {
  const view = useRef<StowageView>(null);
  const calculated = plan.answer.plan;
  useEffect(() => {
    if (view.current !== null && view.current.load !== calculated) view.current.load = calculated;
  }, [calculated]);
  return createElement('stowage-view', { ref: view, class: 'plan-view', theme: theme.value });
}
