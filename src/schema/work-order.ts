/** The work order: the loading steps of a report, for machines. */

import { AxlesAnswerSchema } from './axles-answer.js';
import { UOM } from './enums.js';
import { nullable } from './fields.js';
import { ExtentSchema, figure, PlaceSchema, UnitsSchema, whole } from './figures.js';
import { FloorLineSchema } from './floor-line.js';
import Type from './typebox.js';

const ArrangementSchema = Type.Object(
  {
    orientation: Type.Integer({ minimum: 1, maximum: 6, description: 'How each piece lies.' }),
    counts: Type.Object({
      length: whole('How many pieces lie along the container.'),
      width: whole('Across.'),
      height: whole('Up.'),
    }),
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
    from: figure('Where the section begins, measured from the front wall; for loading from above, from the floor.'),
    to: figure('Where the section ends, measured from the same origin.'),
    steps: Type.Object({ first: whole('First step of the section.'), last: whole('Last step of the section.') }),
    qty: whole('Pieces of the section.'),
    weight: figure('Weight of the section.'),
  },
  { description: 'Steps that are loaded before the next section begins.' },
);

const StepSchema = Type.Object(
  {
    step: whole('From 1, in the order of loading.'),
    section: whole('Section of the step.'),
    cargo: whole("Index of the cargo's row in the request, from 0. Higher numbers are finished pallets."),
    code: Type.String({ description: 'Letters of the cargo, as on pictures and pages.' }),
    name: Type.String(),
    qty: whole('Pieces of the step.'),
    qtySoFar: whole('Pieces in the container after this step.'),
    loadedTo: figure('Length of the load after this step; for loading from above, its height.'),
    weight: figure('Weight of the step.'),
    weightSoFar: figure('Weight of everything in the container after this step.'),
    stop: nullable(
      Type.Integer({
        description:
          'Delivery of the step, from 1 in the order of unloading; null: the request has no order of deliveries.',
      }),
    ),
    group: Type.String(),
    isHeavy: Type.Boolean({ description: 'A piece is too heavy for one person.' }),
    nothingOnTop: Type.Boolean({ description: 'No other piece may rest on one of this step.' }),
    isStraight: Type.Boolean({ description: 'Each piece reaches its place along a straight path.' }),
    beyondReach: nullable(
      Type.Object(
        {
          qty: whole('Number of pieces beyond reach.'),
          reach: figure('The farthest reach.'),
          over: Type.Array(whole('Row of a cargo.'), { description: 'Cargoes over which the pieces are reached.' }),
        },
        { description: 'Pieces of the step that are beyond reach; null: none are.' },
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
    { description: 'Total of what is loaded.' },
  ),
  sections: Type.Array(SectionSchema, { description: 'Headings of the steps; empty when there is only one section.' }),
  steps: Type.Array(StepSchema),
};

export const WorkOrderSchema = Type.Object(
  {
    title: Type.String(),
    plan: Type.String({ description: 'Letters that identify this plan.' }),
    calculatedAt: Type.String({ description: 'Instant, ISO 8601.' }),
    verified: Type.Boolean({ description: 'The verifier has accepted the plan.' }),
    alternatives: Type.Boolean({ description: 'The containers are alternatives. They do not add up.' }),
    uom: Type.Enum([...UOM.values]),
    units: UnitsSchema,
    containers: Type.Array(
      Type.Object({
        sequences: Type.Array(whole('From 1.'), { description: 'Filled containers that are loaded in this way.' }),
        name: Type.String(),
        axles: nullable(AxlesAnswerSchema),
        floorLine: nullable(FloorLineSchema),
        ...LOADED,
      }),
    ),
    pallets: Type.Array(
      Type.Object({
        pallet: whole('From 1.'),
        code: Type.String(),
        name: Type.String(),
        quantity: whole('How many pallets are built in this way.'),
        ...LOADED,
      }),
      { description: 'The different finished pallets, each with its own steps.' },
    ),
  },
  { description: 'The loading steps, at an address with .json.' },
);
