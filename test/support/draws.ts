/**
 * How much of a test is run. `npm test` sees each thing once, at its smallest: a sixth of the random cases (the first differ
 * most), a third of long lists of alike cases, and one of several ways that end in the same code. Its random cases are the
 * same every time (fast-check.ts). `npm run test:deep` runs all, with cases of its own: at night, before a release, and after
 * a change of the search or of a rule.
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

/** Where random cases begin that name no seed: by chance in the deep run, else always at the same. TEST_SEED repeats a run. */
export const SEED = Number(process.env['TEST_SEED'] ?? (isDeep ? Math.floor(Math.random() * 2 ** 31) : 1));
