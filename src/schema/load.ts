/** Load: the answer of a calculation. */

import { CALCULATION_ERROR_CODES, ISSUE_CODES, UNLOADED_REASONS, WARNING_CODES } from './codes.js';
import { ALGORITHM_TYPE, CALCULATION_TYPE, CONTAINER_TYPE, UOM } from './enums.js';
import { nullable } from './fields.js';
import { figure, ReportLinksSchema, UnitsSchema, whole } from './figures.js';
import type { FilledContainerResponse } from './filled-container.js';
import type { Issue } from './issue.js';
import { WarningsSchema } from './outcome.js';
import Type, { type Static } from './typebox.js';

export const IssueSchema = Type.Object(
  {
    pointer: Type.String({ description: 'JSON pointer into the body; ?name of the query, {name} of the path.' }),
    code: Type.Enum([...ISSUE_CODES]),
    message: Type.String(),
    allowedValues: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
    hint: Type.Optional(Type.String()),
    sheet: Type.Optional(Type.String({ description: 'Of an upload: the sheet.' })),
    row: Type.Optional(Type.Integer({ minimum: 1, description: 'Its row.' })),
    column: Type.Optional(Type.String({ description: 'The header of its column.' })),
    rule: Type.Optional(Type.String({ description: 'Of what is placed by hand: the rule that it breaks.' })),
  },
  { $id: 'Issue', description: 'One fault.' },
);

export const WarningSchema = Type.Object(
  { code: Type.Enum([...WARNING_CODES]), pointer: Type.String(), message: Type.String() },
  { $id: 'Warning', description: 'Something to know that stops nothing.' },
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
    volumeUtilization: figure('Sum of the volumes loaded, percent of the volumes of the containers.'),
    weightUtilization: figure('The same for weights, of containers with a maxWeight.'),
    containersLoaded: whole('Containers.'),
    containersLeft: whole('Containers of the request that stay empty, of types with a quantity.'),
    volumeLoaded: figure('Sum over the containers.'),
    weightLoaded: figure('Sum over the containers.'),
    priceLoaded: figure('Sum over the containers.'),
    extraLoaded: whole('Cargo units beyond the quantities.'),
  },
  { description: 'Sums over the containers.' },
);

export const UnloadedRowSchema = Type.Object(
  { name: Type.String(), qty: whole('Cargo units.'), reason: Type.Enum([...UNLOADED_REASONS]), detail: Type.String() },
  { description: 'Cargo that stays behind.' },
);

export const EngineReportSchema = Type.Object(
  {
    version: Type.String(),
    algorithmType: Type.Enum([...ALGORITHM_TYPE.values]),
    optimizationLevel: Type.Integer(),
    searchNodes: whole('Completions evaluated.'),
    seed: Type.Integer(),
    complete: Type.Boolean({ description: 'False when the clock stopped the search.' }),
    volumeBound: figure('No plan can load more volume than this.'),
    containerBound: Type.Union([whole('No plan for all cargo has fewer containers.'), Type.Null()]),
  },
  { description: 'What the search says of itself.' },
);

export const DocumentSchema = Type.Object(
  {
    title: Type.String(),
    isShared: Type.Optional(Type.Boolean()),
    isAutoSaved: Type.Optional(Type.Boolean()),
    calculationTimeInSeconds: Type.Optional(whole('Seconds.')),
    processId: Type.Optional(Type.String()),
    createdBy: Type.Optional(Type.String()),
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
        description: 'The filled containers are alternatives to choose from (UnitLoad), and no sum.',
      }),
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
