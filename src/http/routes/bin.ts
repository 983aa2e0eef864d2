/** The bin: deleted loads and records. */
import { Type } from '../../schema/typebox.js';
import type { Bin } from '../../service/bin.js';
import type { BinEntry } from '../../store/index.js';
import { type Route, route } from '../route.js';
import { databaseResponse, pageResponse } from './answers.js';
import { COMMON_ERRORS, KEPT_ERRORS, NO_PARAMETERS, PAGE_QUERY } from './shared.js';

const { limit, cursor } = PAGE_QUERY;
const ID = Type.Object({ id: Type.String({ minLength: 1, description: 'Id of the entry of the bin.' }) });

export function binRoutes(bin: Bin): readonly Route[] {
  const common = { tag: 'Archive', auth: 'key', body: null } as const;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/Bin',
      operationId: 'listBin',
      summary: "The caller's deleted loads and the company's deleted records; what was deleted last comes first.",
      params: NO_PARAMETERS,
      query: Type.Object({ limit, cursor }),
      answers: { 200: { description: 'What is in the bin.', schema: 'BinList' }, ...COMMON_ERRORS },
      handle: async ({ caller, query, warnings }) => {
        const { items, ...page } = await bin.list(caller, query.limit, query.cursor);
        const shown = items.map((item) => ({ ...item, deletedByName: item.deletedByName ?? item.deletedBy }));
        return pageResponse({ ...page, items: shown }, warnings);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/Bin/{id}/Restore',
      operationId: 'restoreFromBin',
      summary: 'Brings something back from the bin, a load with all its versions.',
      params: ID,
      query: NO_PARAMETERS,
      answers: { 200: { description: 'It is back.', schema: 'DatabaseResponse' }, ...KEPT_ERRORS },
      handle: async ({ caller, params, warnings }) => {
        const entry = await bin.restore(caller, params.id);
        const answer = databaseResponse({ names: [entry.name], warnings: [] }, warnings);
        return { ...answer, audited: auditedOf(entry, caller.user) };
      },
    }),
    route({
      ...common,
      method: 'DELETE',
      path: '/Bin/{id}',
      operationId: 'deleteFromBin',
      summary: 'Deletes something in the bin for good.',
      params: ID,
      query: NO_PARAMETERS,
      answers: { 200: { description: 'It is gone.', schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, warnings }) => {
        const entry = await bin.remove(caller, params.id);
        const answer = databaseResponse({ names: [params.id], warnings: [] }, warnings);
        return { ...answer, audited: auditedOf(entry, caller.user) };
      },
    }),
  ];
}

/** As the audit names it when it is deleted. @param owner of a load */
function auditedOf({ kind, name }: BinEntry, owner: string): string {
  return kind === 'Load' ? `${owner}/${name}` : name;
}
