/** Figures of a response: sizes and sums in its unit of measure, rounded to four decimals. */

import { nullable } from './fields.js';
import Type, { type Static } from './typebox.js';

export const figure = (description: string) => Type.Number({ description });
export const nullableFigure = (description: string) => nullable(Type.Number({ description }));
export const whole = (description: string) => Type.Integer({ description, minimum: 0 });

export const PlaceSchema = Type.Object({
  length: figure('From the front wall.'),
  width: figure('From the left, seen from the door.'),
  height: figure('From the floor.'),
});

export const ExtentSchema = Type.Object({
  length: figure('Along the length.'),
  width: figure('Along the width.'),
  height: figure('Along the height.'),
});

export const UnitsSchema = Type.Object(
  {
    length: Type.Enum(['in', 'mm', 'cm']),
    area: Type.Enum(['ft2', 'm2']),
    weight: Type.Enum(['lb', 'kg']),
    volume: Type.Enum(['ft3', 'm3']),
    weightPerLength: Type.Enum(['lb/ft', 'kg/m']),
    pressure: Type.Enum(['lb/ft2', 'kg/m2']),
  },
  { description: 'Names of the units of the values.' },
);

/** An address, or null when there is no picture or page. */
export const Address = nullable(Type.String());

export const ReportLinksSchema = nullable(
  Type.Object(
    {
      overview: nullable(Type.String({ description: 'A page to read and print; reportLayout says for whom.' })),
      pdf: nullable(Type.String({ description: 'The report as a PDF.' })),
      workbook: nullable(Type.String({ description: 'The report as a workbook (.xlsx).' })),
      workOrder: nullable(Type.String({ description: 'The loading steps as JSON.' })),
    },
    { description: 'Addresses of the report. They need no key. Null when the load is not saved.' },
  ),
);

export type ReportLinks = Static<typeof ReportLinksSchema>;

/** What a record is with `cargoesShortened`. */
export const NamedSchema = Type.Object(
  { name: Type.String() },
  { description: 'With cargoesShortened: only the name of the cargo.' },
);
