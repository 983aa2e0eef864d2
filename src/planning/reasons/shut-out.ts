/** What a door keeps out: whoever has the plan finds it from the order alone, with or without a search. */
import { said } from '../../domain/coded-sentences.js';
import { doorOf, passingOrientations } from '../../domain/door.js';
import type { Unloaded } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { long } from '../../domain/sentences.js';
import { door } from '../../rules/door.js';

/** Null: there is a container without a door, or with one that it passes. */
export function shutOut(problem: LoadProblem, cargo: number): Pick<Unloaded, 'reason' | 'detail'> | null {
  const { containers, cargoes } = problem;
  const isLetIn = containers.some((container) => passingOrientations(cargoes[cargo]!, container) !== 0);
  const first = containers.find((container) => doorOf(container) !== null);
  return isLetIn || first === undefined ? null : behindDoor(problem, first, cargo);
}

/** @param container with a door that the cargo does not pass */
export function behindDoor(
  problem: LoadProblem,
  { name, door: opening }: Container,
  cargo: number,
): Pick<Unloaded, 'reason' | 'detail'> {
  const { length, width, height } = problem.cargoes[cargo]!.size;
  const sides = [length, width, height].map((side) => long(problem, side)).join(' x ');
  const [wide, high] = [long(problem, opening!.width), long(problem, opening!.height)];
  const fault = `a piece of ${sides} does not pass the door, ${wide} wide and ${high} high.`;
  return { reason: 'Door', detail: said('RuleForbids', { container: name, rule: door.id, fault }) };
}
