/** Loading steps carried out one after the other, judged by plain means and by the verifier's rules. */
import { loadingRanks } from '../../../src/domain/loading-ranks.js';
import type { Way } from '../../../src/domain/loading-way.js';
import { type LoadedContainer, type Placement, placementsOf } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { ContainerLoad, Report, RULES } from '../../../src/rules/index.js';
import type { Step } from '../../../src/scene/steps.js';
import { type Shape, shapeAt } from '../rules/true-shapes.js';

/** The pieces of steps in the order of loading. */
export function piecesOf(problem: LoadProblem, steps: readonly Pick<Step, 'parts'>[]): Placement[] {
  return steps.flatMap(({ parts }) => parts.flatMap((part) => [...placementsOf(part, problem.cargoes)]));
}

export function nameOf({ cargo, orientation, position: { x, y, z } }: Placement): string {
  return `${cargo} ${orientation} ${x} ${y} ${z}`;
}

/** For each piece, by name: those that must be there before it, and those that would be in its way. */
export interface Needs {
  readonly carriers: ReadonlyMap<string, readonly string[]>;
  readonly hindrances: ReadonlyMap<string, readonly string[]>;
}

/** Asks every pair of pieces: slow, and simple enough to be seen right. */
export function needsOf(problem: LoadProblem, loaded: LoadedContainer, way: Way): Needs {
  const load = new ContainerLoad(problem, loaded);
  const pieces = loaded.arrangements.flatMap((arrangement) => [...placementsOf(arrangement, problem.cargoes)]);
  const shapes = pieces.map((piece) => shapeAt(problem, piece));
  const carriers = new Map(pieces.map((piece) => [nameOf(piece), [] as string[]]));
  for (const { upper, lower } of load.contacts.pairs) {
    carriers.get(nameOf(pieces[upper.index]!))!.push(nameOf(pieces[lower.index]!));
  }
  const hindrances = new Map(
    pieces.map((piece, i) => [
      nameOf(piece),
      pieces.filter((_, j) => i !== j && hinders(shapes[j]!, shapes[i]!, way)).map(nameOf),
    ]),
  );
  return { carriers, hindrances };
}

/** Whether some order of loading meets these needs, one loading rank after the other. */
export function hasOrder(problem: LoadProblem, needs: Needs): boolean {
  const ranks = loadingRanks(problem);
  const rankOf = (name: string) => ranks[Number(name.split(' ')[0])]!;
  const waits = new Map<string, Set<string>>();
  for (const name of needs.carriers.keys()) waits.set(name, new Set(needs.carriers.get(name)));
  for (const [name, places] of needs.hindrances) for (const place of places) waits.get(place)!.add(name);
  const left = new Set([...waits.keys()].sort((a, b) => rankOf(a) - rankOf(b)));
  while (left.size > 0) {
    const lowest = Math.min(...[...left].map(rankOf));
    const next = [...left].find(
      (name) => rankOf(name) === lowest && ![...waits.get(name)!].some((one) => left.has(one)),
    );
    if (next === undefined) return false;
    left.delete(next);
  }
  return true;
}

/** What goes wrong when pieces come in this order; empty when nothing does. */
export function troubles(order: readonly Placement[], needs: Needs): string[] {
  const standing = new Set<string>();
  const found: string[] = [];
  for (const piece of order) {
    const name = nameOf(piece);
    const missing = needs.carriers.get(name)?.find((carrier) => !standing.has(carrier));
    const hindering = needs.hindrances.get(name)?.find((other) => standing.has(other));
    if (missing !== undefined) found.push(`${name} comes before ${missing}, which carries it`);
    if (hindering !== undefined) found.push(`${name} finds ${hindering} in its way`);
    standing.add(name);
  }
  return found;
}

/**
 * Rules that a load keeps and breaks after one of its steps; pallets piled up for a test break some as they are. Not the order of loading, which `troubles` asks of the pieces as
 * they come: of a plan's rolls that follow one another the rule makes an order of its own.
 */
export function brokenRules(problem: LoadProblem, loaded: LoadedContainer, steps: readonly Step[]): string[] {
  const { container } = loaded;
  const faultsOf = (rule: (typeof RULES)[number], load: ContainerLoad) => {
    const report = new Report(rule.id, 0);
    rule.check(load, report);
    return report.faults;
  };
  const whole = new ContainerLoad(problem, loaded);
  const rules = RULES.filter(
    (rule) => rule.isUsed(problem) && rule.id !== 'loading-order' && faultsOf(rule, whole).length === 0,
  );
  return steps.flatMap((step, at) => {
    const arrangements = steps.slice(0, at + 1).flatMap(({ parts }) => parts);
    const load = new ContainerLoad(problem, { container, arrangements });
    return rules.flatMap((rule) =>
      faultsOf(rule, load).map((fault) => `after step ${step.number}: ${rule.id}: ${fault.message}`),
    );
  });
}

const DIRECTIONS = { fromDoor: [0, 1, 2], fromLeft: [1, 0, 2], fromRight: [1, 0, 2], fromAbove: [2, 0, 1] } as const;
const LINES = 60;

function hinders(standing: Shape, coming: Shape, way: Way): boolean {
  const [along, u, v] = DIRECTIONS[way];
  const middle = ({ from, to }: Shape, axis: 0 | 1 | 2) => (from[axis]! + to[axis]!) / 2;
  const further = middle(standing, along) - middle(coming, along);
  if (way === 'fromLeft' ? further >= 0 : further <= 0) return false;
  const isParallel = coming.axis === standing.axis && coming.axis !== null && coming.axis !== 2;
  if (isParallel && middle(standing, 2) < middle(coming, 2)) return false;
  const [u1, u2] = shared(standing, coming, u);
  const [v1, v2] = shared(standing, coming, v);
  if (u1 >= u2 || v1 >= v2) return false;
  if (standing.axis !== along && coming.axis !== along) return true;
  for (let i = 0; i < LINES; i++) {
    for (let j = 0; j < LINES; j++) {
      const at = { [u]: u1 + ((i + 0.5) / LINES) * (u2 - u1), [v]: v1 + ((j + 0.5) / LINES) * (v2 - v1) };
      if (isMet(standing, along, at) && isMet(coming, along, at)) return true;
    }
  }
  return false;
}

function shared(a: Shape, b: Shape, axis: 0 | 1 | 2): [number, number] {
  return [Math.max(a.from[axis]!, b.from[axis]!), Math.min(a.to[axis]!, b.to[axis]!)];
}

/** Whether a line along the axis goes through the inside of a shape. */
function isMet({ from, to, axis }: Shape, along: number, at: Readonly<Record<number, number>>): boolean {
  if (axis !== along) return true;
  const across = Object.keys(at).map(Number);
  const apart = across.map((one) => at[one]! - (from[one]! + to[one]!) / 2);
  return Math.hypot(...apart) < (to[across[0]!]! - from[across[0]!]!) / 2;
}
