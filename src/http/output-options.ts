/** The output options of the interface as query parameters. */
import { type Static, type TSchema, Type } from 'typebox';
import type { OutputOptions, PictureWishes, Warning } from '../calculation/types.js';
import type { Uom } from '../domain/words.js';

const UOM_VALUES: Uom[] = ['UnitEnglish', 'UnitMetric', 'UnitHighMetric'];
const LANGUAGES = ['ENG', 'GER', 'SPN', 'FRN', 'BRZ', 'CHN', 'JPN', 'KOR'];

const flag = (description: string) => Type.Boolean({ default: false, description });
const pixels = (description: string) => Type.Integer({ default: 200, minimum: 16, maximum: 4096, description });

export const UOM_PARAMETER = Type.Optional(
  Type.Enum(UOM_VALUES, { description: 'Unit of measure. On reads, loads in another unit are converted to it.' }),
);

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
  UOM: UOM_PARAMETER,
  reportLanguage: Type.Optional(Type.Enum(LANGUAGES, { default: 'ENG', description: 'Language of reports.' })),
  reportToolbarShown: flag('Show the toolbar of reports.'),
};

const OutputQuery = Type.Object(OUTPUT_PARAMETERS);
export type OutputQuery = Static<typeof OutputQuery>;

/** @param baseUrl where clients find the service */
export function outputOptions(query: OutputQuery, baseUrl: string): OutputOptions {
  return {
    spacesCreated: query.spacesCreated || query.placementsCreated || query.thumbnailsCreated,
    placementsCreated: query.placementsCreated,
    ...(query.cargoesShortened && { areCargoesShortened: true }),
    uom: query.UOM ?? null,
    ...(query.graphicsCreated || query.thumbnailsCreated ? { pictures: pictureWishes(query, baseUrl) } : {}),
  };
}

const WHITE = 0xffffff;

function pictureWishes(query: OutputQuery, baseUrl: string): PictureWishes {
  const { graphicsBackgroundColorRGB: colour } = query;
  const common = { hasMeasures: query.graphicsShowScale, background: colour === 0 ? WHITE : colour % (WHITE + 1) };
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

/** Accepted and checked, but without effect until reports are built. */
export const PARAMETERS_NOT_YET_APPLIED: readonly (keyof OutputQuery)[] = ['reportLanguage', 'reportToolbarShown'];

export function outputWarnings(query: OutputQuery): Warning[] {
  return notYetApplied(query, OUTPUT_PARAMETERS, PARAMETERS_NOT_YET_APPLIED);
}

/** A warning for each of `names` whose value is not its default. */
export function notYetApplied(
  query: Readonly<Record<string, unknown>>,
  parameters: Readonly<Record<string, TSchema>>,
  names: readonly string[],
): Warning[] {
  return names
    .filter((name) => query[name] !== (parameters[name] as { default?: unknown }).default)
    .map((name) => ({
      code: 'NotYetApplied',
      pointer: `?${name}`,
      message: `The query parameter ${name} is accepted, but has no effect yet.`,
    }));
}
