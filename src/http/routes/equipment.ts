/** Common containers, trailers, air pallets and pallets. */

import type { AxleSet } from '../../domain/axle-sets.js';
import { equipmentIn } from '../../domain/equipment.js';
import { AxlesSchema } from '../../schema/axles.js';
import { Type } from '../../schema/typebox.js';
import { UOM_OF_REQUEST } from '../output-options.js';
import { type Route, route } from '../route.js';
import { withWarnings } from './answers.js';
import { COMMON_ERRORS, NO_PARAMETERS } from './shared.js';

const EquipmentList = Type.Object(
  {
    status: Type.Literal('succeed'),
    message: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    items: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          containerType: Type.String(),
          vehicleType: Type.Optional(Type.String()),
          palletType: Type.Optional(Type.String()),
          length: Type.Number(),
          width: Type.Number(),
          height: Type.Number(),
          emptyWeight: Type.Number(),
          maxWeight: Type.Number(),
          palletThickness: Type.Optional(Type.Number()),
          door: Type.Optional(
            Type.Object(
              { width: Type.Number(), height: Type.Number() },
              { description: 'Of a closed sea van: the least opening that it must have.' },
            ),
          ),
          maxWeightPerLength: Type.Optional(
            Type.Number({ description: 'Of sea vans: what such floors usually bear on a metre (foot).' }),
          ),
          axles: Type.Optional(
            Type.Unsafe<AxleSet>({ ...AxlesSchema, description: 'Typical: the papers of your vehicle decide.' }),
          ),
          source: Type.String({ description: 'Where the figures come from.' }),
        },
        { description: 'An EmptyContainer, as it may be sent, and its source.' },
      ),
    ),
  },
  { description: 'Containers to choose from.' },
);

export function equipmentRoutes(): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/Equipment',
      operationId: 'listEquipment',
      summary: 'Common containers, trailers, air pallets and pallets, with their sources.',
      tag: 'Master data: containers',
      auth: 'key',
      params: NO_PARAMETERS,
      query: Type.Object({ UOM: UOM_OF_REQUEST }),
      body: null,
      answers: { 200: { description: 'The list.', schema: EquipmentList }, ...COMMON_ERRORS },
      handle: ({ query, warnings }) => {
        const items = equipmentIn(query.UOM ?? 'UnitEnglish');
        const list = { status: 'succeed' as const, message: 'OK', count: items.length, items };
        return { body: withWarnings(list, warnings) };
      },
    }),
  ];
}
