/** What stands on the floor of a filled container, along its length. */
import { figure } from './figures.js';
import Type from './typebox.js';

export const FloorLineSchema = Type.Object(
  {
    stretch: figure('Length over which the weight is taken: a metre, or the whole length where that is shorter.'),
    points: Type.Array(
      Type.Object({
        from: figure('Where the stretch begins, from the front wall.'),
        load: figure('Weight in it, for each unit of `units.weightPerLength`.'),
      }),
      { description: 'Stretches, evenly spread over the length.' },
    ),
    greatest: Type.Object(
      {
        from: figure('Where it begins, from the front wall.'),
        to: figure('Where it ends.'),
        load: figure('Weight in it, for each unit of `units.weightPerLength`.'),
      },
      { description: 'The stretch that bears most.' },
    ),
    most: figure('What each unit of length may bear.'),
    isAsked: Type.Boolean({
      description: 'The container says it (`maxWeightPerLength`); else it is what such floors usually bear.',
    }),
  },
  { description: 'Of a container of which it is known what its floor bears.' },
);
