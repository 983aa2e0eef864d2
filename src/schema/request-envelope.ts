/** The outermost level of a load request: its aliases, its title, and where its parts stand. */
import type { Canonicaliser } from './canonical.js';
import { type Issue, shown } from './issue.js';
import type { LeftOutBody } from './load-request.js';
import { schemaNode } from './node.js';
import { shapeIssues } from './shape-issues.js';

export interface Envelope {
  readonly title: string | null;
  readonly description: string;
  /** As sent, not yet judged. */
  readonly cargoes: unknown;
  readonly containers: unknown;
  /** With the calculation type of the document when the rules have none. */
  readonly rules: unknown;
  /** Kept as it is; empty: none is left out, or there is a fault. */
  readonly leftOut: readonly LeftOutBody[];
  readonly containersPointer: string;
  readonly issues: readonly Issue[];
}

type Fields = Readonly<Record<string, unknown>>;

/** `containers` and `document` are read in place of others. */
const FIELDS = namesOf(
  ...['title', 'description', 'cargoes', 'emptyContainers', 'rules', 'leftOut', 'containers', 'document'],
);
const DOCUMENT_FIELDS = namesOf('title', 'description', 'calculationType');
/** A document sent back from an answer has these too; they say nothing about a new load. */
const DOCUMENT_FIELDS_OF_ANSWERS = namesOf(
  'isShared',
  'isAutoSaved',
  'calculationTimeInSeconds',
  'processId',
  'createdBy',
  'createdAt',
  'updatedAt',
  'containerType',
);

function namesOf(...names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, true]));
}

function given(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) && fields[key] !== null ? fields[key] : undefined;
}

function documentOf(body: Fields): Fields {
  const document = given(body, 'document');
  return typeof document === 'object' && !Array.isArray(document) ? (document as Fields) : {};
}

function noteUnknownFields(body: Fields, document: Fields, canonicaliser: Canonicaliser): void {
  for (const key of Object.keys(body)) {
    if (!Object.hasOwn(FIELDS, key)) canonicaliser.noteUnknown(key, FIELDS, '', '');
  }
  for (const key of Object.keys(document)) {
    if (Object.hasOwn(DOCUMENT_FIELDS, key) || Object.hasOwn(DOCUMENT_FIELDS_OF_ANSWERS, key)) continue;
    canonicaliser.noteUnknown(key, DOCUMENT_FIELDS, '/document', '/document');
  }
  if (given(body, 'containers') !== undefined && given(body, 'emptyContainers') !== undefined) {
    canonicaliser.noteUnknown('containers', { emptyContainers: true }, '', '');
  }
}

/** Absent rules are a MixLoad; rules without a calculation type take that of the document, if there is one. */
function rulesOf(body: Fields, document: Fields): unknown {
  const rules = given(body, 'rules');
  const calculationType = given(document, 'calculationType');
  if (rules === undefined) return { calculationType: calculationType ?? 'MixLoad' };
  if (typeof rules !== 'object' || Array.isArray(rules) || calculationType === undefined) return rules;
  return given(rules as Fields, 'calculationType') === undefined ? { ...rules, calculationType } : rules;
}

function noObjects(rows: readonly LeftOutBody[]): Issue[] {
  return rows.flatMap(({ cargo }, at): Issue[] => {
    if (typeof cargo === 'object' && cargo !== null && !Array.isArray(cargo)) return [];
    const message = `A row that is left out must be an object; ${shown(cargo)} was sent.`;
    return [{ pointer: `/leftOut/${at}/cargo`, code: 'ValidationFailed', message }];
  });
}

export function readEnvelope(body: Fields, canonicaliser: Canonicaliser): Envelope {
  const document = documentOf(body);
  noteUnknownFields(body, document, canonicaliser);
  const own = (key: string) => given(body, key) ?? given(document, key);
  const pointerOf = (key: string) =>
    given(body, key) === undefined && given(document, key) !== undefined ? `/document/${key}` : `/${key}`;
  const leftOut = given(body, 'leftOut');
  const head = {
    ...{ title: own('title'), description: own('description'), cargoes: [], emptyContainers: [] },
    ...(leftOut !== undefined && { leftOut }),
  };
  const canonical = canonicaliser.canonical(schemaNode('LoadRequest'), head, '') as {
    title?: unknown;
    description?: unknown;
    leftOut?: readonly LeftOutBody[];
  };
  const ofShape = shapeIssues('LoadRequest', canonical, '').map((issue) => ({
    ...issue,
    pointer: pointerOf(issue.pointer.slice(1)),
  }));
  const issues = ofShape.length > 0 ? ofShape : noObjects(canonical.leftOut ?? []);
  const usesAlias = given(body, 'emptyContainers') === undefined && given(body, 'containers') !== undefined;
  const containersPointer = usesAlias ? '/containers' : '/emptyContainers';
  return {
    title: issues.length === 0 ? String(canonical.title) : null,
    description: typeof canonical.description === 'string' ? canonical.description : '',
    cargoes: given(body, 'cargoes'),
    containers: given(body, containersPointer.slice(1)),
    rules: rulesOf(body, document),
    leftOut: issues.length === 0 ? (canonical.leftOut ?? []) : [],
    containersPointer,
    issues,
  };
}
