/** Loading steps and places as numbers, in the order of loading; those of finished pallets are sheets of their own. */
import { sidesAlong } from '../../domain/geometry.js';
import { placementsOf } from '../../domain/plan.js';
import { codeOf, hasDoor } from '../cargo-marks.js';
import { headingOf } from '../heading.js';
import type { LoadSheet, Report } from '../model/report.js';
import { arrangementText, stepName } from '../step-words.js';
import type { Label } from '../words/vocabularies.js';
import type { Words } from '../words/words.js';
import type { DetailColumns } from './cargo-rows.js';
import type { OneContainer } from './container-rows.js';
import { type Column, type RowSheet, rowSheet, type Value } from './row-sheet.js';

/** Of lengths and weights. */
const PLACES = 4;

/** @param containers each by itself; pallets that are alike are built once */
export function stepSheets(
  containers: readonly OneContainer[],
  pallets: readonly LoadSheet[],
  report: Report,
  words: Words,
  details: DetailColumns,
  stop: Label,
): RowSheet[] {
  const named = pallets.map((sheet) => ({
    sheet,
    name: `${headingOf(sheet, report, words)}: ${words.equipment(sheet.name)}`,
  }));
  const steps = (name: string, things: readonly OneContainer[], first: Label) =>
    rowSheet(
      name,
      [{ title: words.text(first) }, ...stepColumns(words, details, stop, frontOf(things))],
      things.flatMap((one) => stepRows(one, report, words, details)),
    );
  const places = (name: string, things: readonly OneContainer[], first: Label) =>
    rowSheet(
      name,
      [{ title: words.text(first) }, ...placeColumns(words, frontOf(things))],
      things.flatMap((one) => placeRows(one, report)),
    );
  const ofPallets = (key: Label) => `${words.text('palletCount')} - ${words.text(key)}`;
  return [
    steps(words.text('steps'), containers, 'container'),
    places(words.text('placements'), containers, 'container'),
    ...(named.length === 0
      ? []
      : [steps(ofPallets('steps'), named, 'unitLoads'), places(ofPallets('placements'), named, 'unitLoads')]),
  ];
}

/** From where lengths are: a pallet has sides, and no wall. */
function frontOf(things: readonly OneContainer[]): Label {
  return things.some(({ sheet }) => hasDoor(sheet)) ? 'fromFront' : 'fromFrontSide';
}

function stepColumns(words: Words, details: DetailColumns, stop: Label, front: Label): Column[] {
  const { count, text, unit, heavy, size } = columnsIn(words);
  const soFar = (column: Column): Column => ({ ...column, title: `${words.text('soFar')}: ${column.title}` });
  return [
    ...[count('sequence'), text('code'), text('cargo'), ...details.columns, count('quantity'), text('arrangement')],
    ...[size('lengthName'), size('widthName'), size('heightName'), text('howItLies')],
    ...[unit(front), unit('fromLeft'), unit('fromFloor'), count('tier'), heavy('weight')],
    ...[soFar(count('quantity')), soFar(heavy('weight')), count('section'), unit('loadedEnd'), count('beyond')],
    ...[count(stop), text('group')],
  ];
}

function stepRows({ name, sheet }: OneContainer, { units }: Report, words: Words, details: DetailColumns): Value[][] {
  return sheet.steps.flatMap((card) =>
    card.parts.map(({ arrangement, tiers, pieceSize }): Value[] => {
      const { counts, orientation, position } = arrangement;
      const at = units.position(position);
      const size = units.size(pieceSize);
      const pieces = counts.length * counts.width * counts.height;
      const share = (card.weight * pieces) / card.pieces;
      // Its own sides along length, width and height.
      const lies = sidesAlong(orientation).map((side) => words.text(`${side}Letter`));
      return [
        ...[name, card.number, card.code, stepName(card, sheet, words), ...details.valuesOf(card.details)],
        ...[pieces, arrangementText(sheet, counts, words).replaceAll('\u00a0', ' ')],
        ...[size.length, size.width, size.height, lies.join(' × ')],
        ...[at.length, at.width, at.height],
        tiers.first === tiers.last ? tiers.first : `${tiers.first}–${tiers.last}`,
        ...[units.weight(share), card.piecesSoFar, units.weight(card.weightSoFar), card.section],
        ...[units.length(card.end), card.beyond?.pieces ?? 0, card.stop, card.group],
      ];
    }),
  );
}

function placeColumns(words: Words, front: Label): Column[] {
  const { count, text, unit } = columnsIn(words);
  return [
    ...[count('sequence'), text('code'), text('cargo'), count('orientation')],
    ...[unit(front), unit('fromLeft'), unit('fromFloor')],
    ...[unit('lengthName'), unit('widthName'), unit('heightName')],
  ];
}

function placeRows({ name, sheet }: OneContainer, { units }: Report): Value[][] {
  return sheet.steps.flatMap((card) =>
    card.parts.flatMap(({ arrangement }) =>
      [...placementsOf(arrangement, sheet.thing.problem.cargoes)].map(({ position, size, orientation }): Value[] => {
        const at = units.position(position);
        const { length, width, height } = units.size(size);
        return [
          ...[name, card.number, codeOf(sheet, card.cargo), card.name, orientation],
          ...[at.length, at.width, at.height, length, width, height],
        ];
      }),
    ),
  );
}

function columnsIn(words: Words) {
  const inUnit = (title: string, unit: string): Column => ({ title: `${title} (${unit})`, places: PLACES });
  return {
    text: (key: Label): Column => ({ title: words.text(key) }),
    count: (key: Label): Column => ({ title: words.text(key), places: 0 }),
    unit: (key: Label) => inUnit(words.text(key), words.lengthUnit),
    heavy: (key: Label) => inUnit(words.text(key), words.weightUnit),
    /** As it lies. */
    size: (key: Label) => inUnit(`${words.text('pieceSize')}: ${words.text(key)}`, words.lengthUnit),
  };
}
