/** Bodies that only the interface definition tells apart: code reads them as the resources they are made of. */

import { AccountSettingsSchema } from './account-settings.js';
import { CargoRecordSchema } from './cargo.js';
import { LoadComparisonSchema } from './comparison.js';
import { EmptyContainerSchema } from './empty-container.js';
import { WITH_A_SIGN } from './fields.js';
import { LIMITS } from './limits.js';
import { LoadRequestSchema } from './load-request.js';
import { RulesSchema } from './rules.js';
import Type, { type TSchema } from './typebox.js';

/** Every member may be absent, or null. */
function changesOf(properties: Readonly<Record<string, TSchema>>) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, Type.Optional(Type.Union([schema, Type.Null()]))]),
  );
}

const { containerType, name, ...ofContainer } = EmptyContainerSchema.properties;
const required = ['name', 'length', 'width', 'height'];
const NOT_EMPTY = { 'x-shown': { minItems: 1 } } as const;

/** Sizes that come from a record may be anything, as they do not count. */
const withoutSizes = Object.fromEntries(
  Object.entries(ofContainer).map(([field, schema]) => [field, Type.Optional({ ...schema, 'x-shown': undefined })]),
);

export const DOCUMENT_SCHEMAS = {
  ContainerRecord: Type.Object(
    {
      containerType: Type.Optional({ ...containerType, description: 'The type in the path. It may be left out.' }),
      name: Type.String({ ...name, default: undefined, minLength: 1, 'x-shown': { pattern: WITH_A_SIGN } }),
      ...ofContainer,
    },
    { description: 'A container of the master data; its type may be left out.', 'x-shown': { required } },
  ),
  ContainerReference: Type.Object(
    { containerType, name: Type.String({ ...name, default: undefined, minLength: 1 }), ...withoutSizes },
    { description: 'A container whose details come from the master data, by its type and name.' },
  ),
  StoredLoadRequest: Type.Object(
    {
      ...LoadRequestSchema.properties,
      cargoes: Type.Array(Type.Ref('CargoReference'), { maxItems: LIMITS.cargoes, ...NOT_EMPTY }),
      emptyContainers: Type.Array(
        Type.Union([Type.Ref('EmptyContainer'), Type.Ref('ContainerReference')], {
          description: 'A ContainerReference is possible with containerDetailLoadedFromDatabase.',
        }),
        { maxItems: LIMITS.containerTypes, ...NOT_EMPTY },
      ),
    },
    { description: 'A load whose details come from the master data, with cargoDetailLoadedFromDatabase.' },
  ),
  LoadComparison: LoadComparisonSchema,
  RulesChange: Type.Object(changesOf(RulesSchema.properties), {
    description: 'Override the rules of each request; null removes a rule.',
  }),
  CargoChange: Type.Object(changesOf(CargoRecordSchema.properties), {
    description: 'Fields of a cargo record to change; null removes a field. The result must be a valid cargo.',
  }),
  SettingsChange: Type.Object(changesOf(AccountSettingsSchema.properties), {
    description: 'Settings to change; null restores the default.',
  }),
} as const;

export type DocumentName = keyof typeof DOCUMENT_SCHEMAS;
