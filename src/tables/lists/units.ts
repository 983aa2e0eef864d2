/** Units as people write them in titles and beside figures. */
import { convert, type Ratio, UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';

export type LengthUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft';
export type WeightUnit = 'g' | 'kg' | 't' | 'lb';
export type Unit = LengthUnit | WeightUnit;

const WORDS: Readonly<Record<Unit, string>> = {
  mm: 'mm mms millimetre millimetres millimeter millimeters millimètre millimètres millimetern milimetros milímetros 毫米 ミリ ㎜ 밀리미터',
  cm: 'cm cms centimetre centimetres centimeter centimeters zentimeter zentimetern centimètre centimètres centimetros centímetros 厘米 公分 センチ ㎝ 센티미터',
  m: 'm metre metres meter meters mtr mtrs mts mètre mètres metern metros 米 メートル 미터',
  in: "in inch inches zoll pouces pulgadas polegadas pulg 英寸 インチ 인치 \" ″ '' ”",
  ft: "ft feet foot fuss fuß pieds pies pés 英尺 フィート 피트 ' ′ ’",
  g: 'g gr gram grams gramm grammes gramos gramas 克 グラム 그램',
  kg: 'kg kgs kgm kilo kilos kilogram kilograms kilogramm kilogrammes kilogramos quilogramas quilos 公斤 千克 キロ キログラム ㎏ 킬로그램',
  t: 't to ton tons tonne tonnes tonnen toneladas 吨 トン 톤',
  lb: 'lb lbs pound pounds pfund libras livres 磅 ポンド 파운드',
};

const LENGTHS: readonly Unit[] = ['mm', 'cm', 'm', 'in', 'ft'];

const UNIT_OF: ReadonlyMap<string, Unit> = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit as Unit] as const)),
);

/** The unit that a word is; undefined: none. */
export function unitOfWord(word: string): Unit | undefined {
  return UNIT_OF.get(word.trim().replace(/\.$/, '').toLowerCase());
}

export function isLengthUnit(unit: Unit): unit is LengthUnit {
  return LENGTHS.includes(unit);
}

/** In the units of a unit of measure: one metre is 1000 mm or 100 cm, one foot is 12 in, one ton 1000 kg. */
const METRIC_LENGTHS: Readonly<Record<LengthUnit, number>> = { mm: 10, cm: 100, m: 10_000, in: 254, ft: 3_048 };
/** In units of 1e-8 kg, as in domain/units.ts. */
const GRAINS: Readonly<Record<WeightUnit, number>> = {
  g: 100_000,
  kg: 100_000_000,
  t: 100_000_000_000,
  lb: 45_359_237,
};

/** What a figure in that unit is multiplied by to be one of the unit of measure. */
export function ratioTo(uom: Uom, unit: Unit): Ratio {
  return isLengthUnit(unit)
    ? { numerator: METRIC_LENGTHS[unit], denominator: UNITS[uom].tenthsOfMillimetre }
    : { numerator: GRAINS[unit], denominator: UNITS[uom].weightGrains };
}

export function inUom(figure: number, unit: Unit, uom: Uom): number {
  return convert(figure, ratioTo(uom, unit));
}

/** The unit that figures of a unit of measure have. */
export function unitOfUom(uom: Uom, quantity: 'length' | 'weight'): Unit {
  return UNITS[uom][quantity];
}
