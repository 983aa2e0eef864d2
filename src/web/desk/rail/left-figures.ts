/** What the cargo that stays behind weighs and measures, beside what the loaded containers have left: which of the two it lacks. */
import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import { weightShown } from '../../units/measured.js';
import { number } from '../../words/words.js';
import { volumeText } from '../volume-text.js';
import { more } from '../words-more.js';

/** Empty: nothing is planned. */
export function leftFigures(): string {
  const { plan: calculated, load } = shownPlan.value?.answer ?? { plan: null, load: null };
  if (calculated === null || load === null) return '';
  const { problem, plan } = calculated;
  const weights = plan.unloaded.map(({ cargo, quantity }) => quantity * problem.cargoes[cargo]!.weight);
  const volumes = plan.unloaded.map(({ cargo, quantity }) => quantity * problem.cargoes[cargo]!.volume);
  const edge = problem.scale * UNITS[problem.uom].lengthsPerEdge;
  const { weightLoaded, volumeLoaded, volumeUtilization } = load.loadSummary;
  const limits = plan.containers.map(({ container }) => problem.containers[container]!.maxWeight);
  const isLimited = problem.rules.isWeightLimited && limits.every((limit) => limit > 0);
  const left = {
    count: sum(plan.unloaded.map(({ quantity }) => quantity)),
    weight: weightText(sum(weights), problem.uom),
    volume: volumeText(sum(volumes) / edge ** 3, problem.uom),
  };
  const weight = weightText(sum(limits) - weightLoaded, problem.uom);
  const volume = volumeText(volumeLoaded * (100 / volumeUtilization - 1), problem.uom);
  return `${more('leftSums', left)} ${isLimited ? more('leftRoom', { weight, volume }) : more('leftRoomAny', { volume })}`;
}

const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);

function weightText(weight: number, uom: Uom): string {
  const { shown } = draft.value;
  return `${number(weightShown(Math.max(0, weight), uom, shown))} ${UNITS[shown].weight}`;
}
