/** The resources as components of an OpenAPI 3.1 document: references lead into the document, our own keywords are gone. */

import { KeyListSchema, MadeKeySchema, ShownSettingsSchema, WebhookSecretSchema } from './account.js';
import {
  CargoSearchSchema,
  ContainerSearchSchema,
  DatabaseResponseSchema,
  ErrorSchema,
  LivenessSchema,
  LoadSearchSchema,
  MassLoadsSchema,
  ReadinessSchema,
  RulesSearchSchema,
  ShownEditBufferSchema,
  ShownFilledContainerSchema,
  StoredCargoSchema,
  StoredContainerSchema,
  StoredRulesSchema,
} from './answers.js';
import { ComparedLoadSchema, ComparisonResponseSchema } from './comparison.js';
import { DOCUMENT_SCHEMAS } from './document-only.js';
import { OWN_KEYWORDS } from './fields.js';
import { FilledContainerSchema } from './filled-container.js';
import { LinkListSchema, MadeLinkSchema } from './links.js';
import { IssueSchema, LoadSchema, WarningSchema } from './load.js';
import {
  AuditPageSchema,
  InvitationSchema,
  MeSchema,
  OutcomeSchema,
  PeopleListSchema,
  PersonSchema,
  SignInOfferSchema,
  UsageListSchema,
} from './people.js';
import {
  BuiltLoadSchema,
  DeliveryListSchema,
  DeliverySchema,
  ProcessListSchema,
  ProcessSchema,
  ProcessWithLoadSchema,
  QueuedLoadSchema,
} from './processes.js';
import { AddedProgressSchema, ProgressNewsSchema, ProgressSchema } from './progress.js';
import { REQUEST_SCHEMAS } from './request-schemas.js';
import { SpaceSchema } from './space.js';
import type { Static } from './typebox.js';
import { BinListSchema, VersionListSchema } from './versions.js';

type Json = Readonly<Record<string, unknown>>;

/** What is answered, by name. */
export const RESPONSE_SCHEMAS = {
  Load: LoadSchema,
  FilledContainer: FilledContainerSchema,
  Space: SpaceSchema,
  Issue: IssueSchema,
  Warning: WarningSchema,
  DatabaseResponse: DatabaseResponseSchema,
  ShownFilledContainer: ShownFilledContainerSchema,
  LoadDatabaseSearchResponse: LoadSearchSchema,
  ComparisonResponse: ComparisonResponseSchema,
  ComparedLoad: ComparedLoadSchema,
  MassLoadsResponse: MassLoadsSchema,
  ShownEditBuffer: ShownEditBufferSchema,
  StoredCargo: StoredCargoSchema,
  StoredContainer: StoredContainerSchema,
  StoredRules: StoredRulesSchema,
  CargoDatabaseSearchResponse: CargoSearchSchema,
  ContainerDatabaseSearchResponse: ContainerSearchSchema,
  RulesDatabaseSearchResponse: RulesSearchSchema,
  QueuedLoad: QueuedLoadSchema,
  BuiltLoad: BuiltLoadSchema,
  Process: ProcessSchema,
  ProcessWithLoad: ProcessWithLoadSchema,
  ProcessList: ProcessListSchema,
  Delivery: DeliverySchema,
  DeliveryList: DeliveryListSchema,
  KeyList: KeyListSchema,
  MadeKey: MadeKeySchema,
  LinkList: LinkListSchema,
  MadeLink: MadeLinkSchema,
  Progress: ProgressSchema,
  AddedProgress: AddedProgressSchema,
  ProgressNews: ProgressNewsSchema,
  VersionList: VersionListSchema,
  BinList: BinListSchema,
  WebhookSecret: WebhookSecretSchema,
  ShownSettings: ShownSettingsSchema,
  SignInOffer: SignInOfferSchema,
  Me: MeSchema,
  Outcome: OutcomeSchema,
  Person: PersonSchema,
  PeopleList: PeopleListSchema,
  Invitation: InvitationSchema,
  AuditPage: AuditPageSchema,
  UsageList: UsageListSchema,
  Liveness: LivenessSchema,
  Readiness: ReadinessSchema,
  Error: ErrorSchema,
} as const;

export type ResponseName = keyof typeof RESPONSE_SCHEMAS;

export type ResponseOf<Name extends ResponseName> = Static<(typeof RESPONSE_SCHEMAS)[Name]>;

type Keywords = Readonly<Record<string, unknown>>;

const NOT_SHOWN: ReadonlySet<string> = new Set([...OWN_KEYWORDS, '$id']);

/** What is no more than a limit on what may be sent: answers may hold what earlier versions took. */
const LIMITS_OF_INPUT: ReadonlySet<string> = new Set([
  ...['minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'default'],
]);

/** Keywords whose members have names of their own, which are no keywords. */
const OF_NAMES: ReadonlySet<string> = new Set(['properties', '$defs']);

type Change = (schema: Keywords) => Keywords;

/** Every schema of a schema, itself included, changed; `refOf` says where a reference leads. */
function changed(schema: unknown, change: Change, refOf: (name: string) => string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => changed(one, change, refOf));
  if (typeof schema !== 'object' || schema === null) return schema;
  return mapped(change(schema as Keywords), (keyword, value) => {
    if (keyword === '$ref') return `#/components/schemas/${refOf(String(value))}`;
    if (keyword === 'enum' || keyword === 'const' || keyword === 'default') return value;
    if (!OF_NAMES.has(keyword)) return changed(value, change, refOf);
    return mapped(value as Keywords, (_, member) => changed(member, change, refOf));
  });
}

function mapped(members: Keywords, value: (name: string, member: unknown) => unknown): Keywords {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, value(name, member)]));
}

function without(schema: Keywords, keywords: ReadonlySet<string>): Keywords {
  return Object.fromEntries(
    Object.entries(schema).filter(([name, value]) => !keywords.has(name) && value !== undefined),
  );
}

/** As it may be sent: with what code checks beyond the shape. */
const asSent: Change = (schema) => without({ ...schema, ...(schema['x-shown'] as Keywords) }, NOT_SHOWN);

/** As it is answered. */
const asAnswered: Change = (schema) => without(without(schema, NOT_SHOWN), LIMITS_OF_INPUT);

/** Any schema of a body or a parameter as it stands in the document. */
export function sent(schema: unknown): unknown {
  return changed(schema, asSent, (name) => name);
}

/** Any schema of an answer as it stands in the document. */
export function answered(schema: unknown): unknown {
  return changed(schema, asAnswered, (name) => (name in REQUEST_SCHEMAS ? answeredName(name) : name));
}

/** What may be sent is answered under another name, without the limits of what may be sent. */
function answeredName(name: string): string {
  return `Answered${name}`;
}

/** For `components.schemas` of the document. */
export function openApiSchemas(): Readonly<Record<string, Json>> {
  const all = {
    ...mapped({ ...REQUEST_SCHEMAS, ...DOCUMENT_SCHEMAS }, (_, schema) => sent(schema)),
    ...Object.fromEntries(
      Object.entries(REQUEST_SCHEMAS).map(([name, schema]) => [answeredName(name), answered(schema)]),
    ),
    ...mapped(RESPONSE_SCHEMAS, (_, schema) => answered(schema)),
  } as Readonly<Record<string, Json>>;
  const used = usedNames(all);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('Answered') || used.has(name)));
}

/** Names that the answers lead to, directly or by another. */
function usedNames(schemas: Readonly<Record<string, Json>>): ReadonlySet<string> {
  const used = new Set<string>(Object.keys(RESPONSE_SCHEMAS));
  for (const name of used) {
    const refs = JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)/g);
    for (const [, target] of refs) used.add(target!);
  }
  return used;
}
