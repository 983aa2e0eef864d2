/** The resources as components of an OpenAPI 3.1 document: references lead into the document, our own keywords are gone. */
import type { Static } from 'typebox';
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
  ShownEditBufferSchema,
  ShownFilledContainerSchema,
  StoredCargoSchema,
  StoredContainerSchema,
} from './answers.js';
import { OWN_KEYWORDS } from './fields.js';
import { FilledContainerSchema } from './filled-container.js';
import { IssueSchema, LoadSchema, WarningSchema } from './load.js';
import { REQUEST_SCHEMAS } from './node.js';
import {
  BuiltLoadSchema,
  DeliveryListSchema,
  DeliverySchema,
  ProcessListSchema,
  ProcessSchema,
  ProcessWithLoadSchema,
  QueuedLoadSchema,
} from './processes.js';
import { SpaceSchema } from './space.js';

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
  MassLoadsResponse: MassLoadsSchema,
  ShownEditBuffer: ShownEditBufferSchema,
  StoredCargo: StoredCargoSchema,
  StoredContainer: StoredContainerSchema,
  CargoDatabaseSearchResponse: CargoSearchSchema,
  ContainerDatabaseSearchResponse: ContainerSearchSchema,
  QueuedLoad: QueuedLoadSchema,
  BuiltLoad: BuiltLoadSchema,
  Process: ProcessSchema,
  ProcessWithLoad: ProcessWithLoadSchema,
  ProcessList: ProcessListSchema,
  Delivery: DeliverySchema,
  DeliveryList: DeliveryListSchema,
  KeyList: KeyListSchema,
  MadeKey: MadeKeySchema,
  WebhookSecret: WebhookSecretSchema,
  ShownSettings: ShownSettingsSchema,
  Liveness: LivenessSchema,
  Readiness: ReadinessSchema,
  Error: ErrorSchema,
} as const;

export type ResponseName = keyof typeof RESPONSE_SCHEMAS;

export type ResponseOf<Name extends ResponseName> = Static<(typeof RESPONSE_SCHEMAS)[Name]>;

const NOT_SHOWN: ReadonlySet<string> = new Set([...OWN_KEYWORDS, '$id']);

/** Any schema as it stands in the document. */
export function shown(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shown);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([keyword]) => !NOT_SHOWN.has(keyword));
  return Object.fromEntries(
    entries.map(([keyword, value]) => [
      keyword,
      keyword === '$ref' ? `#/components/schemas/${String(value)}` : shown(value),
    ]),
  );
}

/** For `components.schemas` of the document. */
export function openApiSchemas(): Readonly<Record<string, Json>> {
  const all = { ...REQUEST_SCHEMAS, ...RESPONSE_SCHEMAS };
  return Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, shown(schema) as Json]));
}
