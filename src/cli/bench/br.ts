/** The suite br: one container to be filled as full as possible; drawn, or read from files of the OR-Library. */
import { basename } from 'node:path';
import { readInput } from '../files.js';
import { UsageError } from '../usage.js';
import { brProblem } from './br-recipe.js';
import { CPU, LEFT, NODES, plannedSuite, VOLUME } from './planned.js';
import type { RequestProblem, Suite } from './suite.js';
import { parseThpack, type ThpackProblem } from './thpack-format.js';
import { requestOfThpack } from './thpack-request.js';

const CLASSES = [1, 7, 15];
const PROBLEMS = [1, 2, 3];

export const BR: Suite = {
  about:
    'fills one 20-foot container (Bischoff and Ratcliff 1995; Davies and Bischoff 1999): classes 0 to 15 of 1 to 100 cargoes; or the problems of --file thpack1.txt to thpack9.txt of the OR-Library',
  figures: [VOLUME, LEFT, CPU, NODES],
  allowed: { classes: [0, 15], problems: [1, 1_000_000] },
  readsFiles: true,
  async open({ files, classes, problems }) {
    if (files.length > 0 && classes !== undefined) {
      throw new UsageError('--classes has no meaning beside --file: a file has the problems of one class');
    }
    if (files.length > 0)
      return plannedSuite((await Promise.all(files.map(published))).flat().filter(isAsked(problems)));
    return plannedSuite(drawn(classes ?? CLASSES, problems ?? PROBLEMS));
  },
};

function drawn(classes: readonly number[], problems: readonly number[]): RequestProblem[] {
  return classes.flatMap((brClass) =>
    problems.map((number) => problemOf(`BR${brClass}`, number, brProblem(brClass, number))),
  );
}

/** @throws UsageError when it is no file of the OR-Library */
async function published(file: string): Promise<(RequestProblem & { readonly number: number })[]> {
  const group = basename(file).replace(/\.\w+$/, '');
  const text = new TextDecoder().decode(await readInput(file));
  let read: readonly ThpackProblem[];
  try {
    read = parseThpack(text);
  } catch (error) {
    throw new UsageError(`${file} is not a file of OR-Library problems (thpack): ${(error as Error).message}`);
  }
  return read.map((problem) => ({ ...problemOf(group, problem.number, problem), number: problem.number }));
}

function isAsked(problems: readonly number[] | undefined) {
  return ({ number }: { readonly number: number }) => problems === undefined || problems.includes(number);
}

function problemOf(group: string, number: number, problem: ThpackProblem): RequestProblem {
  const name = `${group}-${number}`;
  return { group, name, body: requestOfThpack(problem, name, 1), uom: 'UnitHighMetric' };
}
