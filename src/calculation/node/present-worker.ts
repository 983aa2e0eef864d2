/**
 * What runs inside a thread for short work (pool.ts): presenting saved loads, reading and checking requests. Bytes in,
 * bytes out.
 */
import { outlineOf } from '../../domain/progress.js';
import type { Uom } from '../../domain/words.js';
import type { EditBufferBody } from '../../schema/edit-buffer.js';
import { UOM } from '../../schema/enums.js';
import { validateShape } from '../../schema/validate.js';
import { handOver } from '../../threads/hand-over.js';
import { type EffortAsked, effortAsked, effortOfRequest } from '../asked/effort-asked.js';
import { asBytes, parseBytes, parseSent } from '../asked/json-bytes.js';
import { keptLetters, titleIn } from '../asked/kept-letters.js';
import { readRequest } from '../asked/read-request.js';
import { type NamesToLookUp, namesToLookUp } from '../asked/stored-records.js';
import { calculatedLoad } from '../calculate.js';
import { check } from '../check.js';
import { readComparison } from '../compared/comparison.js';
import { convertRecord } from '../convert-record.js';
import { failureOf } from '../failure.js';
import { present, presentContainer, presentFailure, summaryOf } from '../present/present.js';
import { editBufferOf } from '../saved/edit-buffer-of.js';
import { planShown } from '../saved/given-plan.js';
import { readCalculatedLoad } from '../saved/saved-load.js';
import { UnreadableLoad } from '../saved/unreadable-load.js';
import type { CalculatedLoad } from '../types.js';
import { pictureAddresses } from './picture-links.js';
import { reportAddresses } from './report-links.js';
import type {
  CheckAnswer,
  CheckTask,
  ComparedTask,
  ComparisonAnswer,
  EditOfLoadAnswer,
  EditOfLoadTask,
  LettersTask,
  OutlineAnswer,
  OutlineTask,
  PresentTask,
  PresentThreadAnswer,
  SentEditAnswer,
  ShownEditTask,
  StoredEditAnswer,
  SummaryAnswer,
  SummaryTask,
} from './tasks.js';

export { giveBackMemory } from '../../threads/give-back-memory.js';

export default function presentLoad({
  stored,
  output,
  warnings,
  filledContainer,
  links,
}: PresentTask): PresentThreadAnswer {
  const load = storedLoad(stored);
  if ('unreadable' in load) return load;
  const { pictures, reports } = output;
  const shown = links && { title: links.title, problem: load.problem };
  const addresses = pictures && shown ? pictureAddresses(pictures, links, shown, stored) : undefined;
  const pages = reports && links ? reportAddresses(reports, links, links.title, stored) : undefined;
  if (filledContainer === null) return handOver(asBytes(present(load, output, warnings, addresses, pages)));
  const container = presentContainer(load, filledContainer, output, addresses, pages);
  return container && handOver(asBytes({ ...container, warnings }));
}

/** Names of a raw load request; none when it is no JSON, which the calculation will say. */
export function readNames(body: Uint8Array): NamesToLookUp {
  try {
    return namesToLookUp(parseSent(body));
  } catch {
    return { rules: [], cargoes: [], containers: [] };
  }
}

/** Of a raw load request; empty: it has none, or is no JSON. */
export function readTitle(body: Uint8Array): string {
  try {
    return titleIn(parseSent(body));
  } catch {
    return '';
  }
}

/** None where the saved load cannot be read. */
export function keptLettersOf({ stored, body }: LettersTask): string[] {
  const load = storedLoad(stored);
  return 'unreadable' in load ? [] : keptLetters(parseSent(body), load);
}

/** How much work a raw load request asks for. */
export function readEffort(body: Uint8Array): EffortAsked {
  return effortAsked(body);
}

/** What a raw comparison compares. */
export function readCompared(body: Uint8Array): ComparisonAnswer {
  const read = readRequest(body);
  if (read.kind !== 'request') return read;
  const comparison = readComparison(read.request as Readonly<Record<string, unknown>>);
  if (comparison.kind === 'faulty') return comparison;
  return { kind: 'sound', items: comparison.items.map(({ body: _, ...item }) => item) };
}

/** One load request of a sound comparison: all of them at once would be the body as often as there are settings. */
export function comparedRequest({ body, place }: ComparedTask): Uint8Array {
  const comparison = readComparison(parseSent(body) as Readonly<Record<string, unknown>>);
  if (comparison.kind === 'faulty') throw new Error('a comparison was sound and is no longer');
  return handOver(asBytes(comparison.items[place]!.body));
}

/** What is wrong with a raw load request, before anything is searched. */
export function checkLoad({ body, options }: CheckTask): CheckAnswer {
  const read = readRequest(body);
  if (read.kind !== 'request') return read;
  const { issues, warnings, title } = check(read.request, options);
  const allWarnings = [...warnings, ...options.warnings];
  const effort = effortOfRequest(read.request, options.storedRules);
  if (issues.length === 0) return { kind: 'sound', title, warnings: allWarnings, effort };
  return { kind: 'failed', response: asBytes(presentFailure(failureOf(issues), allWarnings, options.uom)) };
}

/** What was sent as an editing buffer: its shape, no more. */
export function readEdit(body: Uint8Array): SentEditAnswer {
  const read = readRequest(body);
  if (read.kind !== 'request') return read;
  // What is judged loses what answers have beside it.
  const uom = unitSaid(read.request);
  const { value, issues, warnings } = validateShape('EditBuffer', read.request);
  if (issues.length > 0) return { kind: 'faulty', issues };
  return { kind: 'sound', body: asBytes(value), title: value.title, uom, warnings };
}

/** The unit that a buffer has as an answer; null: it says none. */
function unitSaid({ uom }: { readonly uom?: unknown }): Uom | null {
  return UOM.values.find((one) => one === uom) ?? null;
}

/** An editing buffer in the unit that is asked for, as the bytes of an answer. */
export function showEdit({ body, uom, asked, updatedAt, warnings }: ShownEditTask): Uint8Array {
  const buffer = convertRecord('EditBuffer', parseBytes(body) as EditBufferBody, uom, asked);
  return handOver(asBytes({ ...buffer, uom: asked, updatedAt, warnings }));
}

/** A saved load as the editing buffer with which it is edited, as the bytes of an answer. */
export function editOfLoad({ stored, option, asked, updatedAt, warnings }: EditOfLoadTask): EditOfLoadAnswer {
  const load = storedLoad(stored);
  if ('unreadable' in load) return load;
  const { uom } = load.problem;
  const { containers, alternatives } = load.plan;
  const isChosen = option !== null && containers[option] !== undefined;
  if (alternatives && !isChosen) return { alternatives: containers.length };
  const buffer = convertRecord('EditBuffer', editBufferOf(load, alternatives ? option : null), uom, asked ?? uom);
  return handOver(asBytes({ ...buffer, uom: asked ?? uom, updatedAt, warnings }));
}

export function summaryOfLoad({ stored, uom }: SummaryTask): SummaryAnswer {
  const load = storedLoad(stored);
  return 'unreadable' in load ? load : summaryOf(load, uom);
}

export function outlineOfLoad({ stored }: OutlineTask): OutlineAnswer {
  const load = storedLoad(stored);
  return 'unreadable' in load ? load : outlineOf(load.problem.cargoes.length, load.plan);
}

/** An editing buffer as it stands, as a calculated load: no rule is asked. */
export function storedEdit({ body, options }: CheckTask): StoredEditAnswer {
  const checked = check(parseBytes(body), options);
  const { problem, given, issues, title } = checked;
  if (problem === null || given === null) return { issues };
  return {
    stored: asBytes(calculatedLoad(checked, problem, planShown(problem, given), { checks: [], warnings: [] })),
    title,
  };
}

function storedLoad(stored: Uint8Array): CalculatedLoad | { readonly unreadable: string } {
  try {
    return readCalculatedLoad(parseBytes(stored));
  } catch (error) {
    // An error would lose its class on the way between threads.
    if (error instanceof UnreadableLoad) return { unreadable: error.message };
    throw error;
  }
}
