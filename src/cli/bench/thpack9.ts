/** The suite thpack9: everything into as few equal containers as possible. Its file is no part of the package. */
import { readInput } from '../files.js';
import { UsageError } from '../usage.js';
import { BOUND, CONTAINERS, CPU, LEFT, NODES, plannedSuite } from './planned.js';
import type { Suite } from './suite.js';
import { parseThpack } from './thpack-format.js';
import { requestOfThpack } from './thpack-request.js';

/** As the problems are set: no support is asked for. */
const RULES = { calculationType: 'MixLoad', isSafeStackingUsed: false };

export const THPACK9: Suite = {
  about: 'containers for 47 orders (Ivancic, Mathur and Mohanty 1989), read from --file thpack9.txt of the OR-Library',
  figures: [CONTAINERS, BOUND, LEFT, CPU, NODES],
  readsFiles: true,
  async open({ files, problems }) {
    if (files.length === 0) {
      throw new UsageError('the suite thpack9 is read from a file of the OR-Library: name it with --file thpack9.txt');
    }
    const texts = await Promise.all(files.map(async (file) => new TextDecoder().decode(await readInput(file))));
    const read = texts.flatMap((text) => parseThpack(text));
    return plannedSuite(
      read
        .filter(({ number }) => problems === undefined || problems.includes(number))
        .map((problem) => {
          const name = `problem ${problem.number}`;
          const body = { ...requestOfThpack(problem, name, 0), rules: RULES };
          return { group: 'thpack9', name, body, uom: 'UnitHighMetric' };
        }),
    );
  },
};
