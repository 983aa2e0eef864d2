/** What the axles of a filled container carry. */

import { nullable } from './fields.js';
import { figure, nullableFigure, PlaceSchema, whole } from './figures.js';
import Type, { type Static } from './typebox.js';

const GroupSchema = Type.Object(
  {
    name: Type.Enum(['steer', 'drive', 'trailer', 'kingpin']),
    load: figure('What it carries.'),
    maxWeight: figure('The most that it may carry, by its plate and the regulation; 0 is unlimited.'),
    minWeight: figure('The least that it must carry.'),
    share: figure('Percent of the gross weight.'),
    margin: figure(
      'How far the load is from the nearest limit; below 0 where one is broken. Without an upper limit: above `minWeight`.',
    ),
  },
  { description: 'A group of axles, or the kingpin.' },
);

export const AxlesAnswerSchema = Type.Object(
  {
    gross: figure('Weight of the whole vehicle.'),
    maxGrossWeight: figure('The most that it may weigh; 0 is unlimited.'),
    groups: Type.Array(GroupSchema, { description: 'From the front to the rear, then the kingpin.' }),
    window: nullable(
      Type.Object(
        { from: figure('From here'), to: figure('to here.') },
        { description: 'Where the centre of gravity may lie along the length at this weight; null: nowhere.' },
      ),
    ),
    diagram: Type.Array(
      Type.Object({
        length: figure('From the front wall.'),
        least: nullableFigure('The least that may weigh with its centre here; null: nothing may.'),
        most: nullableFigure('The most; null with a `least`: as much as you like.'),
      }),
      { description: 'Load distribution diagram: 101 points along the length.' },
    ),
    runs: Type.Optional(
      Type.Array(
        Type.Object({
          from: whole('First axle, counted from 1 at the front.'),
          to: whole('Last axle.'),
          load: figure('What they carry.'),
          maxWeight: figure('The most that they may carry.'),
        }),
        { description: 'Runs of axles that US-Federal limits together.' },
      ),
    ),
    stages: Type.Array(
      Type.Object({
        afterStop: nullable(
          whole(
            'Number of the stop of the load, in the order of unloading: 1 is unloaded first, unless `lastStop` of the rules says what stops are called. Null at departure.',
          ),
        ),
        weightLoaded: figure('Weight of what is still loaded.'),
        cog: PlaceSchema,
        groups: Type.Array(GroupSchema),
      }),
      { description: 'At departure, and after each stop but the last.' },
    ),
  },
  { description: 'Of a container whose `axles` are given.' },
);

export type AxlesAnswer = Static<typeof AxlesAnswerSchema>;
