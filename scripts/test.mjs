/**
 * Runs the built tests, some processes at once: `npm test`, where many files share a process (together.mjs), with `--quick`
 * without what is slow (lanes.mjs), with `--deep` all that test/support/draws.ts leaves out, or `npm test -- PART...` for
 * the files whose path holds one of the parts, each in a process of its own. By Node's runner, which reads what tap's tests
 * report; tap's own runner loads hooks into every process, tests and services alike, and took half as long again.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { run } from 'node:test';
import { FOLDER, testFiles } from './lanes.mjs';
import { withoutNamelessPasses } from './nameless.mjs';
import { reportTo } from './report.mjs';
import { together } from './together.mjs';

/** A process that takes longer hangs, and has failed: a busy machine takes ten times what an idle one does. */
const MOST_SECONDS = 900;
/** On two cores a third finds work while tests of crashes and outages wait. */
const AT_ONCE = 3;

const isQuick = process.argv.includes('--quick');
if (process.argv.includes('--deep')) process.env.TEST_DRAWS = 'all';
const parts = process.argv.slice(2).filter((part) => !part.startsWith('--'));
/** Browsers and crashes take a minute a file: begun first, they are not what the end waits for. */
const isLong = (path) => /web[/-]|crash|http-/.test(path);
const asked = testFiles(parts, isQuick);
const files = parts.length > 0 ? asked.map((name) => join(FOLDER, name)) : together(FOLDER, asked);
files.sort((one, other) => Number(isLong(other)) - Number(isLong(one)) || (one < other ? -1 : 1));
if (files.length === 0) throw new Error(`no test of ${FOLDER} has one of these in its path: ${parts.join(', ')}`);

// Of the tests inside a file that name no limit: 30 s otherwise.
process.env.TAP_TIMEOUT = String(MOST_SECONDS);
// Reading the maps costs each of the hundreds of processes some 0.15 s: for those who look at one part.
if (parts.length > 0) process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`;

const events = run({ files, concurrency: AT_ONCE, timeout: MOST_SECONDS * 1000 }).on('test:fail', () => {
  process.exitCode = 1;
});
const isForPeople = process.stdout.isTTY && process.env.NO_COLOR === undefined;
// Of all tests together the passes inside each would be 30,000 lines.
const report = reportTo(parts.length > 0 ? Number.POSITIVE_INFINITY : 0, isForPeople);
const told = events.compose(withoutNamelessPasses).compose(report);
told.on('end', endWhatHangs).pipe(process.stdout);

/** A process that hangs in a library hears no request to end, and this one would wait for it. */
function endWhatHangs() {
  spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
}
