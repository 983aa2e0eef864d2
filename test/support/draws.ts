/**
 * How much of a test is run. `npm test` sees each thing once, at its smallest: a sixth of the random cases (their seeds are
 * kept, and the first differ most), a third of long lists of alike cases, and one of several ways that end in the same code.
 * `npm run test:deep` runs all: at night, before a release, and after a change of the search or of a rule.
 */
const isDeep = process.env['TEST_DRAWS'] === 'all';

/**
 * How many random cases a test draws.
 * @param usual in every run
 */
export const draws = (all: number, usual = Math.ceil(all / 6)): number => (isDeep ? all : usual);

/** Of a long list of cases that are alike: every third, the first with them. */
export const some = <T>(all: readonly T[]): readonly T[] => (isDeep ? all : all.filter((_, place) => place % 3 === 0));

/** Options of a test whose every part another test holds in every run, at a higher price here: it is left to the deep run. */
export const deepOnly = { skip: isDeep ? false : 'npm run test:deep' } as const;

/** Options of random cases of which it is counted how often something was seen: few of them, by chance, may not show it. */
export const sameCases = isDeep ? {} : { seed: 1 };
