/** The output options of the interface as query parameters. */

import type { OutputOptions, PictureLinkOptions } from '../calculation/types.js';
import type { Uom } from '../domain/words.js';
import {
  HEAVY_FROM_KILOGRAMS,
  PLAIN_LOOK,
  REPORT_LABEL_SIZES,
  REPORT_LANGUAGES,
  REPORT_LAYOUTS,
  REPORT_PAPERS,
  type ReportLook,
} from '../schema/reports.js';
import { type Static, Type } from '../schema/typebox.js';

export const UOM_VALUES: Uom[] = ['UnitEnglish', 'UnitMetric', 'UnitHighMetric'];

const flag = (description: string) => Type.Boolean({ default: false, description });
const pixels = (description: string) => Type.Integer({ default: 200, minimum: 16, maximum: 4096, description });

export const UOM_PARAMETER = Type.Optional(
  Type.Enum(UOM_VALUES, {
    description: 'Unit of the answer; absent: the unit in which the load was built or written.',
  }),
);

/** Where the values of a body, or of records, need a unit. */
export const UOM_OF_REQUEST = Type.Optional(
  Type.Enum(UOM_VALUES, { description: 'Unit of measure of the request and the answer.', default: 'UnitEnglish' }),
);

/** How a report looks. */
export const REPORT_PARAMETERS = {
  reportLanguage: Type.Optional(
    Type.Enum([...REPORT_LANGUAGES], { default: PLAIN_LOOK.language, description: 'Language of reports.' }),
  ),
  reportToolbarShown: flag('Show the toolbar of reports.'),
  reportLayout: Type.Optional(
    Type.Enum([...REPORT_LAYOUTS], {
      default: PLAIN_LOOK.layout,
      description: 'The reader for whom reports are written; or labels: as PDF a label for each pallet.',
    }),
  ),
  reportPaper: Type.Optional(
    Type.Enum([...REPORT_PAPERS], {
      description: 'Paper of reports; absent: Letter for reports in inches, A4 for all others.',
    }),
  ),
  reportLabelSize: Type.Optional(
    Type.Enum([...REPORT_LABEL_SIZES], {
      default: PLAIN_LOOK.labelSize,
      description:
        'Size of the labels of pallets, which are PDFs of the layouts labels and loader; 100x150 is in millimetres.',
    }),
  ),
  reportBarcodes: flag("Code 128 of the cargo's names in reports."),
  reportHeavyFrom: Type.Integer({
    default: HEAVY_FROM_KILOGRAMS,
    minimum: 0,
    maximum: 1_000_000,
    description: 'Weight of a piece in kilograms from which the loading steps of reports mark it as heavy.',
  }),
};

export const OUTPUT_PARAMETERS = {
  graphicsCreated: flag('Create pictures of filled containers.'),
  graphicsImageWidth: pixels('Width of those pictures.'),
  graphicsImageDepth: pixels('Height of those pictures.'),
  graphicsShowScale: flag('Measurements in the 3-D picture.'),
  graphicsBackgroundColorRGB: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Red in the low byte; 0 is white.',
  }),
  thumbnailsCreated: flag('Create pictures of spaces; implies spacesCreated.'),
  thumbnailsImageWidth: pixels('Width of those pictures.'),
  thumbnailsImageDepth: pixels('Height of those pictures.'),
  thumbnailsCreatedInBlackWhite: flag('Pictures of spaces in grey.'),
  spacesCreated: flag('Include spaces.'),
  placementsCreated: flag('Include the placements of spaces; implies spacesCreated.'),
  cargoesShortened: flag('Cargoes of spaces, and the container of each filled one, by their names alone.'),
  requestCreated: flag('Include the whole request, from which the load can be built again.'),
  UOM: UOM_PARAMETER,
  ...REPORT_PARAMETERS,
};

const OutputQuery = Type.Object(OUTPUT_PARAMETERS);
export type OutputQuery = Static<typeof OutputQuery>;

/** @param baseUrl where clients find the service */
export function outputOptions(query: OutputQuery, baseUrl: string): OutputOptions {
  return {
    spacesCreated: query.spacesCreated || query.placementsCreated || query.thumbnailsCreated,
    placementsCreated: query.placementsCreated,
    ...(query.cargoesShortened && { areCargoesShortened: true }),
    ...(query.requestCreated && { isRequestCreated: true }),
    uom: query.UOM ?? null,
    ...(query.graphicsCreated || query.thumbnailsCreated ? { pictures: pictureLinkOptions(query, baseUrl) } : {}),
    reports: { baseUrl, look: reportLook(query) },
  };
}

const ReportQuery = Type.Object({ UOM: UOM_PARAMETER, ...REPORT_PARAMETERS });

export function reportLook(query: Static<typeof ReportQuery>): ReportLook {
  return {
    language: query.reportLanguage ?? PLAIN_LOOK.language,
    layout: query.reportLayout ?? PLAIN_LOOK.layout,
    uom: query.UOM ?? null,
    paper: query.reportPaper ?? null,
    labelSize: query.reportLabelSize ?? PLAIN_LOOK.labelSize,
    isToolbarShown: query.reportToolbarShown,
    hasBarcodes: query.reportBarcodes,
    heavyFromKilograms: query.reportHeavyFrom,
  };
}

const WHITE = 0xffffff;

function pictureLinkOptions(query: OutputQuery, baseUrl: string): PictureLinkOptions {
  const { graphicsBackgroundColorRGB: colour } = query;
  const common = {
    hasMeasures: query.graphicsShowScale,
    background: colour === 0 ? WHITE : colour % (WHITE + 1),
    ...(query.UOM && { uom: query.UOM }),
    ...(query.reportLanguage && { language: query.reportLanguage }),
  };
  const containers = { ...common, width: query.graphicsImageWidth, height: query.graphicsImageDepth, isGrey: false };
  const spaces = {
    ...common,
    width: query.thumbnailsImageWidth,
    height: query.thumbnailsImageDepth,
    isGrey: query.thumbnailsCreatedInBlackWhite,
  };
  return {
    baseUrl,
    containers: query.graphicsCreated ? containers : null,
    spaces: query.thumbnailsCreated ? spaces : null,
  };
}
