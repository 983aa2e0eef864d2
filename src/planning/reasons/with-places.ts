/**
 * The place that is shown for what stays behind. It is of one look at the load with the reason: what a rule keeps out is
 * shown where that rule is broken and nothing is in the way, and what a container keeps out in that container.
 */
import type { LoadPlan, Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { differentLoads } from './loads-looked-at.js';
import { NearestPlaces } from './nearest-place.js';
import { PlacesOfRules } from './places-of-rules.js';

/** Different containers of a plan that are looked at. */
const MOST_CONTAINERS = 8;

/** Tells every row of what stays behind its place; null where there is none, or where there are too many to look at. */
export function withPlaces(problem: LoadProblem, plan: LoadPlan): LoadPlan {
  if (plan.unloaded.length === 0) return plan;
  const level = vehicleLevel(problem, plan);
  const loads = differentLoads(level.plan.containers);
  const nearest = new NearestPlaces(problem, level.problem, loads.slice(0, MOST_CONTAINERS));
  const ofRules = new PlacesOfRules(level.problem, loads, !plan.search.complete);
  const placed = ({ at, ...row }: Unloaded): Unloaded => {
    const { code = null, values = {} } = typeof row.detail === 'string' ? {} : row.detail;
    const { container, rule } = values;
    if (code === 'RuleForbids') return { ...row, ...ofRules.of(row, String(container), String(rule), at) };
    return { ...row, place: nearest.of(row.cargo, typeof container === 'string' ? container : null) };
  };
  return { ...plan, unloaded: plan.unloaded.map(placed) };
}
