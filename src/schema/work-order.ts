/** The work order: the loading steps of a report, for machines. */

import { UOM } from './enums.js';
import { nullable } from './fields.js';
import { ExtentSchema, figure, PlaceSchema, UnitsSchema, whole } from './figures.js';
import Type from './typebox.js';

const ArrangementSchema = Type.Object(
  {
    orientation: Type.Integer({ minimum: 1, maximum: 6, description: 'How each piece lies.' }),
    counts: Type.Object({ length: whole('Along the container.'), width: whole('Across.'), height: whole('Up.') }),
    pos: PlaceSchema,
    pieceSize: ExtentSchema,
    tiers: Type.Array(whole('First and last tier, from 1.'), { minItems: 2, maxItems: 2 }),
    placements: Type.Array(PlaceSchema, { description: 'The corner of each piece.' }),
  },
  { description: 'Equal pieces side by side.' },
);

const SectionSchema = Type.Object(
  {
    section: whole('From 1, in the order of loading.'),
    from: figure('Where it begins along the way that cargo comes in: from the front wall, or from the floor.'),
    to: figure('How far out, or how high, it reaches.'),
    steps: Type.Object({ first: whole('Its first step.'), last: whole('Its last step.') }),
    qty: whole('Pieces of the section.'),
    weight: figure('Of the section.'),
  },
  { description: 'Steps that are loaded before anything further out is.' },
);

const StepSchema = Type.Object(
  {
    step: whole('From 1, in the order of loading.'),
    section: whole('Section that it is of.'),
    cargo: whole('Row of the cargo in the request, from 0; beyond them: a finished pallet.'),
    code: Type.String({ description: 'Letters of the cargo, as on pictures and pages.' }),
    name: Type.String(),
    qty: whole('Pieces of the step.'),
    qtySoFar: whole('Pieces that stand after it.'),
    loadedTo: figure('How far out the load reaches after it; what is loaded from above, how high.'),
    weight: figure('Of the step.'),
    weightSoFar: figure('Of all that stands after it.'),
    stop: nullable(
      Type.Integer({
        description:
          'Delivery that it belongs to, from 1 in the order of unloading; null: no order of deliveries is asked.',
      }),
    ),
    group: Type.String(),
    isHeavy: Type.Boolean({ description: 'A piece is too heavy for one person.' }),
    isStraight: Type.Boolean({ description: 'Each piece comes to its place along a straight way.' }),
    beyondReach: nullable(
      Type.Object(
        {
          qty: whole('Pieces beyond reach.'),
          reach: figure('The farthest.'),
          over: Type.Array(whole('Row of a cargo.'), { description: 'Cargoes that they are reached over.' }),
        },
        { description: 'Pieces of the step that are beyond reach; null: none.' },
      ),
    ),
    arrangements: Type.Array(ArrangementSchema),
  },
  { description: 'One loading step.' },
);

const LOADED = {
  size: ExtentSchema,
  cargoes: Type.Array(
    Type.Object({
      cargo: whole('Row of the cargo.'),
      code: Type.String(),
      name: Type.String(),
      qty: whole('Pieces.'),
    }),
    { description: 'What is loaded in all.' },
  ),
  sections: Type.Array(SectionSchema, { description: 'Headings of the steps; empty: all is one section.' }),
  steps: Type.Array(StepSchema),
};

export const WorkOrderSchema = Type.Object(
  {
    title: Type.String(),
    plan: Type.String({ description: 'Letters that tell this plan from any other.' }),
    calculatedAt: Type.String({ description: 'Instant, ISO 8601.' }),
    verified: Type.Boolean({ description: 'The verifier has accepted the plan.' }),
    alternatives: Type.Boolean({ description: 'The containers are options, not a sum.' }),
    uom: Type.Enum([...UOM.values]),
    units: UnitsSchema,
    containers: Type.Array(
      Type.Object({
        sequences: Type.Array(whole('From 1.'), { description: 'Filled containers that are loaded so.' }),
        name: Type.String(),
        ...LOADED,
      }),
    ),
    pallets: Type.Array(
      Type.Object({
        pallet: whole('From 1.'),
        code: Type.String(),
        name: Type.String(),
        quantity: whole('How many are built so.'),
        ...LOADED,
      }),
      { description: 'The different finished pallets, each with its own steps.' },
    ),
  },
  { description: 'The loading steps, of an address with .json.' },
);
