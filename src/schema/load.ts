/** Load: the answer of a calculation. */

import { CALCULATION_ERROR_CODES, ISSUE_CODES, UNLOADED_REASONS, WARNING_CODES } from './codes.js';
import { ALGORITHM_TYPE, CALCULATION_TYPE, CONTAINER_TYPE, UOM } from './enums.js';
import { nullable } from './fields.js';
import { ExtentSchema, figure, PlaceSchema, ReportLinksSchema, UnitsSchema, whole } from './figures.js';
import type { FilledContainerResponse } from './filled-container.js';
import type { Issue } from './issue.js';
import type { LoadRequestBody } from './load-request.js';
import { WarningsSchema } from './outcome.js';
import { FiguresSchema, OlderPlanSchema } from './progress.js';
import type { RulesBody } from './rules.js';
import { OrientationSchema } from './space.js';
import Type, { type Static } from './typebox.js';

export const IssueSchema = Type.Object(
  {
    pointer: Type.String({
      description: 'Where the fault is: a JSON pointer into the body, ?name for the query, {name} for the path.',
    }),
    code: Type.Enum([...ISSUE_CODES]),
    message: Type.String(),
    allowedValues: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
    hint: Type.Optional(Type.String()),
    sheet: Type.Optional(Type.String({ description: 'For an upload: the sheet.' })),
    row: Type.Optional(Type.Integer({ minimum: 1, description: 'For an upload: the row.' })),
    column: Type.Optional(Type.String({ description: 'For an upload: the title of the column.' })),
    rule: Type.Optional(Type.String({ description: 'For cargo placed by hand: the rule that it breaks.' })),
  },
  { $id: 'Issue', description: 'One fault.' },
);

export const WarningSchema = Type.Object(
  { code: Type.Enum([...WARNING_CODES]), pointer: Type.String(), message: Type.String() },
  { $id: 'Warning', description: 'A note on the request or the plan. It does not make the call fail.' },
);

export const CalculationErrorSchema = Type.Object(
  {
    code: Type.Enum([...CALCULATION_ERROR_CODES]),
    message: Type.String(),
    issues: Type.Array(Type.Unsafe<Issue>(Type.Ref('Issue'))),
  },
  { description: 'Why nothing was calculated.' },
);

export const LoadSummarySchema = Type.Object(
  {
    cargoesLoaded: whole('Cargo units.'),
    piecesLoaded: whole('Pieces.'),
    cargoesLeft: whole('Cargo units that stay behind.'),
    piecesLeft: whole('Pieces that stay behind.'),
    unitloadsLoaded: whole('Unit loads.'),
    weightAdded: figure('Sum of weightLoaded.'),
    volumeUtilization: figure('Loaded volume, percent of the volume of all containers.'),
    weightUtilization: figure('Loaded weight, percent of the maxWeight of all containers that have one.'),
    containersLoaded: whole('Containers.'),
    containersLeft: whole('Containers of the request that stay empty (types with `qty` 0 do not count).'),
    volumeLoaded: figure('Sum over the containers.'),
    weightLoaded: figure('Sum over the containers.'),
    priceLoaded: figure('Sum over the containers.'),
    extraLoaded: whole('Cargo units added beyond the quantities of the request.'),
  },
  { description: 'Totals of the load.' },
);

const NearestPlaceSchema = Type.Object(
  {
    container: whole('Sequence of the filled container, from 1.'),
    pos: PlaceSchema,
    size: ExtentSchema,
    orientation: OrientationSchema,
    inTheWay: nullable(
      Type.Object(
        { cargo: Type.String({ description: 'Its name.' }), pos: PlaceSchema },
        {
          description: 'The loaded piece that is most in the way. Null: the place is free, and other rules forbid it.',
        },
      ),
    ),
  },
  {
    description:
      'The place that comes nearest to taking a piece; for cargo on pallets, a pallet with one layer of it. Where `detail` says what rule ' +
      'forbids a piece, a free place at which it would be broken. Null: there is none, ' +
      'as for cargo larger than every filled container.',
  },
);

export const UnloadedRowSchema = Type.Object(
  {
    name: Type.String(),
    qty: whole('Cargo units.'),
    reason: Type.Enum([...UNLOADED_REASONS]),
    detail: Type.String(),
    place: nullable(NearestPlaceSchema),
  },
  { description: 'Cargo that stays behind.' },
);

export const EngineReportSchema = Type.Object(
  {
    version: Type.String(),
    algorithmType: Type.Enum([...ALGORITHM_TYPE.values]),
    optimizationLevel: Type.Integer(),
    searchNodes: whole('Number of completions that were evaluated.'),
    seed: Type.Integer(),
    complete: Type.Boolean({ description: 'False when the time limit stopped the search.' }),
    volumeBound: figure('Upper bound: no plan loads more volume.'),
    containerBound: Type.Union([whole('Lower bound: no plan for all cargo needs fewer containers.'), Type.Null()]),
  },
  { description: 'Figures of the search.' },
);

export const DocumentSchema = Type.Object(
  {
    title: Type.String(),
    isShared: Type.Optional(Type.Boolean()),
    isAutoSaved: Type.Optional(Type.Boolean()),
    calculationTimeInSeconds: Type.Optional(whole('Seconds.')),
    processId: Type.Optional(Type.String()),
    id: Type.Optional(
      Type.String({ description: 'Kept on overwriting; a load saved after a deletion has another one.' }),
    ),
    version: Type.Optional(Type.Integer({ minimum: 1, description: 'Rises with each save.' })),
    replaced: Type.Optional(
      nullable(
        Type.Object(
          { version: Type.Integer(), savedAt: Type.String({ format: 'date-time' }), savedBy: Type.String() },
          { description: "The version before; null for the first one, and for one that is only its owner's to see." },
        ),
      ),
    ),
    progress: Type.Optional(nullable(FiguresSchema)),
    older: Type.Optional(nullable(OlderPlanSchema)),
    createdBy: Type.Optional(Type.String({ description: 'E-mail.' })),
    createdByName: Type.Optional(Type.String({ description: 'Name, or the e-mail where no name is known.' })),
    savedBy: Type.Optional(Type.String({ description: 'E-mail of who saved this version.' })),
    savedByName: Type.Optional(Type.String({ description: 'Name, or the e-mail where no name is known.' })),
    createdAt: Type.Optional(Type.String({ format: 'date-time' })),
    updatedAt: Type.Optional(Type.String({ format: 'date-time' })),
    containerType: Type.Optional(Type.Enum([...CONTAINER_TYPE.values])),
    calculationType: Type.Optional(Type.Enum([...CALCULATION_TYPE.values])),
  },
  { description: 'Present when the load is saved.' },
);

export const LoadSchema = Type.Object(
  {
    status: Type.Enum(['succeed', 'failed']),
    message: Type.String(),
    calculationError: nullable(CalculationErrorSchema),
    uom: Type.Enum([...UOM.values]),
    units: UnitsSchema,
    alternatives: Type.Optional(
      Type.Literal(true, {
        description: 'The filled containers are alternatives (UnitLoad). They do not add up.',
      }),
    ),
    request: Type.Optional(
      Type.Unsafe<LoadRequestBody>(
        Type.Ref('LoadRequest', {
          description:
            'With requestCreated=true: the whole request in the unit of the answer, with cargo left behind and containers not used. ' +
            'Built again, it gives the same plan.',
        }),
      ),
    ),
    rules: Type.Optional(
      Type.Unsafe<RulesBody>(
        Type.Ref('Rules', {
          description: 'Of a request with `rulesName`: the rules that held, those of the profile among them.',
        }),
      ),
    ),
    loadSummary: LoadSummarySchema,
    filledContainers: Type.Array(Type.Unsafe<FilledContainerResponse>(Type.Ref('FilledContainer'))),
    unloaded: Type.Array(UnloadedRowSchema),
    warnings: WarningsSchema,
    engine: nullable(EngineReportSchema),
    verification: nullable(
      Type.Object(
        { valid: Type.Boolean(), checks: Type.Array(Type.String()) },
        { description: 'Rules that were checked.' },
      ),
    ),
    reportLinks: ReportLinksSchema,
    document: Type.Optional(DocumentSchema),
  },
  { $id: 'Load', description: 'The answer of a calculation.' },
);

export type LoadResponse = Static<typeof LoadSchema>;
