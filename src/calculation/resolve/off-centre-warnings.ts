/** Warnings about sea vans without cogTolerance in which the cargo lies further from the middle than the CTU Code has it. */
import { centreOfGravity, MOST_OFF_CENTRE as MOST } from '../../domain/centre-of-gravity.js';
import type { LoadPlan } from '../../domain/plan.js';
import { piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { figure } from '../../domain/sentences.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import type { Warning } from '../types.js';

/** Share of the payload below which the place of the cargo hardly matters. */
const LIGHT = 0.25;

/** Containers of a load that are named; of more it is said how many there are. */
const MOST_NAMED = 20;

export function offCentreWarnings(order: LoadProblem, whole: LoadPlan): Warning[] {
  const { problem, plan } = vehicleLevel(order, whole);
  const found = plan.containers.flatMap(({ container, arrangements }, place): Warning[] => {
    const { containerType, cogTolerance, maxWeight, name, size } = problem.containers[container]!;
    if (containerType !== 'SeaVan' || cogTolerance !== undefined || maxWeight === 0) return [];
    const weight = arrangements.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.weight, 0);
    if (weight < LIGHT * maxWeight) return [];
    const { x, y } = centreOfGravity(problem.cargoes, arrangements);
    const off = [
      { side: 'length', percent: 100 * Math.abs(x / size.length - 0.5) },
      { side: 'width', percent: 100 * Math.abs(y / size.width - 0.5) },
    ].filter(({ percent }) => percent > MOST);
    if (off.length === 0) return [];
    const far = off.map(({ side, percent }) => `${figure(percent)} % of the ${side}`).join(' and ');
    const message =
      `The centre of gravity of filled container ${place + 1} ("${name}") lies ${far} from the middle; ` +
      `the CTU Code has at most ${MOST} %. A \`cogTolerance\` keeps it within.`;
    return [{ code: 'OffCentre', pointer: `/emptyContainers/${container}/cogTolerance`, message }];
  });
  const others = found.length - MOST_NAMED;
  if (others <= 0) return found;
  const message = `${figure(others)} more filled containers have their centre of gravity as far from the middle.`;
  return [...found.slice(0, MOST_NAMED), { code: 'OffCentre', pointer: '/emptyContainers', message }];
}
