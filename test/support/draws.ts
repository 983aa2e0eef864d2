/**
 * How many random cases a test draws: a third of them in every run, since seeds are kept and the first cases differ most;
 * all of them by `npm run test:deep`, before a release and after a change of the search or of a rule.
 */
export const draws = (all: number): number => (process.env['TEST_DRAWS'] === 'all' ? all : Math.ceil(all / 3));
