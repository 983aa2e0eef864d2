/** Sizes and weights of the request that no freight and no vehicle has, and what a click makes of them. */

import { UNITS } from '../../domain/units.js';
import { isUsualSize, oddSide } from '../../domain/usual-sizes.js';
import type { ContainerType, Uom } from '../../domain/words.js';
import { CONTAINER_TYPE } from '../../schema/enums.js';
import { type Doubt, doubtOfList, doubtsOfRows, type Weighable } from '../../tables/lists/doubts.js';
import { inUom, isLengthUnit, type LengthUnit, type Unit, type WeightUnit } from '../../tables/lists/units.js';
import { isMeasured, kept, type Measured } from '../units/measured.js';
import { type ListName, type RequestDraft, type Row, uomSent } from './request-draft.js';

export interface DraftDoubt {
  readonly list: ListName;
  /** Rows that it is about, in order. */
  readonly rows: readonly number[];
  /** Of one row its name; empty: it is about all. */
  readonly name: string;
  readonly why: Doubt['why'] | 'containerLong' | 'containerShort' | 'containerOdd';
  readonly figure: number;
  readonly unit: LengthUnit | WeightUnit;
  readonly guesses: readonly (LengthUnit | WeightUnit)[];
  /** The same as long as nothing that it is about is changed. */
  readonly key: string;
}

/** Rows that are asked about one by one; beyond there is something else wrong. */
const MOST_ROWS = 5;
const LENGTHS: readonly LengthUnit[] = ['mm', 'cm', 'in', 'm'];
const SIDES = ['length', 'width', 'height', 'diameter'] as const;
/** Units that are asked about: more would be no click, but a choice. */
const MOST_GUESSES = 2;

export function doubtsOf(draft: RequestDraft): DraftDoubt[] {
  const uom = uomSent(draft);
  return [...cargoDoubts(draft, uom), ...containerDoubts(draft, uom)];
}

/**
 * The rows with their figures read in another unit. A file has one unit: with a container goes the cargo whose sizes are those of
 * freight in the unit of the container only.
 */
export function readIn(draft: RequestDraft, { list, rows }: DraftDoubt, unit: Unit): RequestDraft {
  const read = rowsReadIn(draft, list, rows, unit);
  if (list === 'cargoes' || !isLengthUnit(unit)) return read;
  const uom = uomSent(draft);
  const alike = draft.cargoes.flatMap((row, at) => {
    const doubt = doubtOfList([weighable(row, uom)], { sizes: false, weights: true });
    return doubt?.of === 'sizes' && doubt.guesses.includes(unit) ? [at] : [];
  });
  return rowsReadIn(read, 'cargoes', alike, unit);
}

function rowsReadIn(draft: RequestDraft, list: ListName, rows: readonly number[], unit: Unit): RequestDraft {
  const uom = uomSent(draft);
  const changed = [...draft[list]];
  for (const at of rows) {
    const row = { ...changed[at]! };
    const fields = isLengthUnit(unit) ? SIDES : list === 'cargoes' ? (['weight'] as const) : [];
    for (const field of fields) {
      const measured = measuredOf(row[field], field === 'weight' ? 'weight' : 'length', uom);
      if (measured !== null) row[field] = kept({ figure: measured.figure, unit }, draft.uom);
    }
    changed[at] = row;
  }
  return { ...draft, [list]: changed };
}

function measuredOf(value: unknown, quantity: 'length' | 'weight', uom: Uom): Measured | null {
  if (isMeasured(value)) return value;
  return typeof value === 'number' ? { figure: value, unit: UNITS[uom][quantity] } : null;
}

function cargoDoubts({ cargoes }: RequestDraft, uom: Uom): DraftDoubt[] {
  const rows = cargoes.map((row) => weighable(row, uom));
  const doubtAt = (doubt: Doubt, places: readonly number[], name: string): DraftDoubt => ({
    ...{ list: 'cargoes', rows: places, name, why: doubt.why, figure: doubt.figure, unit: doubt.unit },
    guesses: doubt.guesses.slice(0, MOST_GUESSES),
    key: `cargoes/${name}/${doubt.why}/${doubt.figure}/${doubt.unit}`,
  });
  const whole = doubtOfList(rows, { sizes: true, weights: true });
  if (whole !== null && rows.length > 1) {
    const isOfUnit = (row: Weighable) => (whole.of === 'sizes' ? row.lengthUnit : row.weightUnit) === whole.unit;
    return [
      doubtAt(
        whole,
        [...rows.keys()].filter((at) => isOfUnit(rows[at]!)),
        '',
      ),
    ];
  }
  return doubtsOfRows(rows)
    .slice(0, MOST_ROWS)
    .map((doubt) => doubtAt(doubt, [doubt.at], nameOf(cargoes[doubt.at]!, doubt.at)));
}

function weighable(row: Row, uom: Uom): Weighable {
  const side = (field: (typeof SIDES)[number]) => measuredOf(row[field], 'length', uom);
  const diameter = side('diameter');
  const given = [side('length') ?? diameter, side('width') ?? diameter, side('height')].filter((one) => one !== null);
  const unit = given[0]?.unit ?? UNITS[uom].length;
  const weight = measuredOf(row['weight'], 'weight', uom);
  return {
    sides: given.every((one) => one.unit === unit) ? given.map(({ figure }) => figure) : [],
    lengthUnit: unit as LengthUnit,
    weight: weight?.figure ?? null,
    weightUnit: (weight?.unit ?? UNITS[uom].weight) as WeightUnit,
  };
}

function containerDoubts({ emptyContainers }: RequestDraft, uom: Uom): DraftDoubt[] {
  const doubts = emptyContainers.flatMap((row, at): DraftDoubt[] => {
    const type = CONTAINER_TYPE.match(row['containerType']) as ContainerType | undefined;
    const sides = (['length', 'width', 'height'] as const).map((side) => measuredOf(row[side], 'length', uom));
    const [length, width, height] = sides;
    if (type === undefined || !length || !width || !height) return [];
    const { unit } = length;
    if (width.unit !== unit || height.unit !== unit) return [];
    const size = { length: length.figure, width: width.figure, height: height.figure };
    const isUsual = (one: LengthUnit) => isUsualSize(type, size, inUom(1, one, 'UnitMetric'));
    if (isUsual(unit as LengthUnit)) return [];
    const guesses = LENGTHS.filter((one) => one !== unit && isUsual(one)).slice(0, MOST_GUESSES);
    const name = nameOf(row, at);
    if (guesses.length === 0) {
      const side = oddSide(type, size, inUom(1, unit, 'UnitMetric'));
      if (side === null) return [];
      const why = side === 'length' ? 'containerLong' : 'containerOdd';
      const key = `containers/${name}/${side}/${size[side]}/${unit}`;
      return [
        { list: 'emptyContainers', rows: [at], name, why, figure: size[side], unit: unit as LengthUnit, guesses, key },
      ];
    }
    const isLong = inUom(1, guesses[0]!, 'UnitMetric') < inUom(1, unit, 'UnitMetric');
    return [
      {
        ...{ list: 'emptyContainers', rows: [at], name, why: isLong ? 'containerLong' : 'containerShort' },
        ...{ figure: length.figure, unit: unit as LengthUnit, guesses },
        key: `containers/${name}/${length.figure}/${unit}`,
      },
    ];
  });
  return doubts.slice(0, MOST_ROWS);
}

function nameOf(row: Row, at: number): string {
  return typeof row['name'] === 'string' && row['name'] !== '' ? row['name'] : `#${at + 1}`;
}
