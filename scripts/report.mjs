/**
 * What a run of the tests writes. Each failure is told once and last, where a log that was cut off at its beginning still
 * has it; in its turn it is only named.
 */
import { relative } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';

/** Failures of one line of a test that are told in full: cases in many languages fail alike, and the others are named. */
const TOLD_IN_FULL = 2;
/** Of one failure: a difference between large things goes on for pages. */
const MOST_LINES = 60;
const MOST_COMPLAINTS = 4_000;

/**
 * @param depth how deep passes are told: 0 is the tests that a file begins with, which is enough of thousands
 * @param isColoured whether a person at a terminal reads it
 */
export function reportTo(depth, isColoured) {
  const paint = (colour, text) => (isColoured ? `\u001b[${colour}m${text}\u001b[39m` : text);
  const passed = paint(32, '✔');
  const failed = paint(31, '✖');

  return async function* report(events) {
    /** Of the tests that one of this file is inside of. */
    let names = [];
    let inside;
    const failures = [];
    /** What files wrote to their error output. */
    const complaints = new Map();
    for await (const { type, data } of events) {
      const indent = '  '.repeat(data.nesting ?? 0);
      const took = data.details?.duration_ms ? ` (${Math.round(data.details.duration_ms)} ms)` : '';
      if (data.file !== inside) [names, inside] = [[], data.file];
      if (type === 'test:start') names.splice(data.nesting, Number.POSITIVE_INFINITY, data.name);
      else if (type === 'test:pass' && data.nesting <= depth) {
        yield `${indent}${passed} ${data.name}${took}${data.skip === undefined ? '' : ` # skipped ${data.skip}`}\n`;
      } else if (type === 'test:fail') {
        const { error } = data.details;
        // Of a test that failed by those in it they are told.
        if (error?.failures === undefined) {
          failures.push({ ...placeOf(data), path: [...names.slice(0, data.nesting), data.name], why: whyOf(error) });
        }
        yield `${indent}${failed} ${data.name}${took}\n`;
      } else if (type === 'test:diagnostic') yield `${indent}ℹ ${data.message}\n`;
      else if (type === 'test:stdout') yield data.message;
      else if (type === 'test:stderr') complaints.set(data.file, (complaints.get(data.file) ?? '') + data.message);
    }
    yield* told(failures, complaints, failed);
  };
}

function* told(failures, complaints, failed) {
  if (failures.length === 0) return;
  yield `\n${failed} ${failures.length} failed\n`;
  const byPlace = grouped(failures);
  for (const [place, alike] of byPlace) {
    yield `\n${place}\n`;
    for (const { path, why } of alike.slice(0, TOLD_IN_FULL)) yield `${failed} ${path.join(' › ')}\n${why}\n`;
    for (const { path } of alike.slice(TOLD_IN_FULL)) yield `${failed} ${path.join(' › ')}: fails there too\n`;
  }
  for (const file of new Set(failures.map(({ file }) => file))) {
    const said = complaints.get(file);
    if (said !== undefined) yield `\n${file} wrote to its error output:\n${said.slice(-MOST_COMPLAINTS)}\n`;
  }
}

function grouped(failures) {
  const byPlace = new Map();
  for (const one of failures) byPlace.set(one.place, [...(byPlace.get(one.place) ?? []), one]);
  return byPlace;
}

function placeOf({ file, name, line, column }) {
  return { file: file ?? name, place: `${relative('.', file ?? name)}:${line}:${column}` };
}

/** The difference, the lines of the test and from where it was called; of a file that ended, how. */
function whyOf(error) {
  if (error === undefined) return '';
  if (error.exitCode !== undefined) return `  the file ended with exit code ${error.exitCode}, signal ${error.signal}`;
  const cause = error.cause ?? error;
  const text = stripVTControlCharacters(typeof cause === 'string' ? cause : inspect(cause));
  const lines = text.split('\n').map((line) => `  ${line}`.trimEnd());
  if (lines.length <= MOST_LINES) return lines.join('\n');
  return [...lines.slice(0, MOST_LINES), `  … ${lines.length - MOST_LINES} more lines`].join('\n');
}
