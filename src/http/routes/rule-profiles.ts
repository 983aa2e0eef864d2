/** Master data: rule profiles. */

import { LIMITS } from '../../schema/limits.js';
import { Type } from '../../schema/typebox.js';
import type { Services } from '../../service/services.js';
import { type Route, route } from '../route.js';
import { databaseResponse } from './answers.js';
import { type RecordWords, recordRoutes, UOM_QUERY, uomOf } from './master-data.js';
import { BODY_ERRORS, NO_PARAMETERS } from './shared.js';

const PROFILES: RecordWords = {
  tag: 'Master data: rule profiles',
  path: '/Database/Rules',
  params: NO_PARAMETERS,
  kindOf: () => 'Rules',
  searched: { name: { field: 'name', of: "the profile's name" } },
  find: {
    operationId: 'findRules',
    summary: 'Rule profiles, newest first.',
    description: 'The profiles.',
    schema: 'RulesDatabaseSearchResponse',
  },
  get: { operationId: 'getRules', summary: 'One rule profile.', description: 'The profile.', schema: 'StoredRules' },
  remove: { operationId: 'deleteRules', summary: 'Deletes a rule profile.' },
};

const NEW_NAME = Type.String({ minLength: 1, maxLength: LIMITS.nameLength, description: 'Name of the profile.' });

export function ruleProfileRoutes(services: Services): readonly Route[] {
  const { masterData } = services;
  return recordRoutes(services, PROFILES, [
    route({
      tag: PROFILES.tag,
      auth: 'key',
      method: 'PUT',
      path: '/Database/Rules/{name}',
      operationId: 'saveRules',
      summary: 'Inserts a rule profile, or replaces the one of the same name.',
      params: Type.Object({ name: NEW_NAME }),
      query: UOM_QUERY,
      body: {
        kind: 'json',
        schema: 'RulesProfile',
        description: 'The rules. What is left out comes from the account, or has its default.',
      },
      answers: { 200: { description: 'The profile is stored.', schema: 'DatabaseResponse' }, ...BODY_ERRORS },
      handle: async ({ caller, params, query, body, warnings }) =>
        databaseResponse(await masterData.saveRules(caller.company, params.name, body, uomOf(query)), warnings),
    }),
  ]);
}
