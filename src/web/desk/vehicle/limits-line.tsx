/** On the card of a container: which limits of door, floor, centre of gravity and axles hold, as they were typed or taken over. */
import { useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import { DOOR_SIDE } from '../../../schema/enums.js';
import { draft } from '../../plan-request/draft-store.js';
import type { Row } from '../../plan-request/request-draft.js';
import { Later } from '../../shell/later.js';
import { shownIn } from '../../units/measured.js';
import { number, percent } from '../../words/words.js';
import { densityShown, layoutOf, partOf } from './limit-fields.js';
import { told } from './words.js';

const form = () => import('./limits-form.js');

interface LimitsLineProps {
  readonly at: number;
  readonly row: Row;
}

export default function LimitsLine({ at, row }: LimitsLineProps) {
  const [isOpen, setOpen] = useState(false);
  const said = [doorText(row), ...floorTexts(row), centreText(row), axlesText(row)].filter((one) => one !== '');
  return (
    <p class="container-limits">
      {`${said.length === 0 ? told('limits') : capitalised(said.join(' · '))} `}
      <button type="button" class="desk-button is-small" onClick={() => setOpen(true)}>
        {told('limitsChange')}
      </button>
      {isOpen && <Later load={form} given={{ at }} onClose={() => setOpen(false)} />}
    </p>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function doorText(row: Row): string {
  const door = partOf(row, 'door');
  if (door === null) return '';
  const side = DOOR_SIDE.match(String(door['side'] ?? 'Rear')) ?? 'Rear';
  const where = told(`door${side}`);
  if (side === 'Top') return `${told('door')}: ${where}`;
  const { length } = UNITS[draft.value.shown];
  const long = (field: string) => {
    const value = shownIn(door[field], 'length', draft.value);
    return `${typeof value === 'number' ? number(value, 1) : '–'} ${length}`;
  };
  const size = told('doorSize', { width: long('width'), height: long('height') });
  return `${told('door')}: ${side === 'Rear' ? '' : `${where}, `}${size}`;
}

function floorTexts(row: Row): string[] {
  const units = UNITS[draft.value.shown];
  return (
    [
      ['maxWeightPerLength', 'weightPerLength'],
      ['maxFloorPressure', 'pressure'],
    ] as const
  ).flatMap(([field, density]) => {
    const value = densityShown(row[field], density, draft.value);
    return typeof value === 'number' && value > 0 ? [`${told('floor')}: ${number(value)} ${units[density]}`] : [];
  });
}

function centreText(row: Row): string {
  const tolerance = partOf(row, 'cogTolerance');
  if (tolerance === null) return '';
  const said = ['length', 'width', 'height'].map((side) => tolerance[side]).filter((one) => typeof one === 'number');
  return said.length === 0 ? '' : `${told('centreWithin')}: ${said.map((one) => percent(one)).join(' / ')}`;
}

function axlesText(row: Row): string {
  const axles = partOf(row, 'axles');
  if (axles !== null) return `${told('axles')}: ${told(`layout${layoutOf(axles)}`)}`;
  return row['containerType'] === 'Truck' ? told('axlesUnchecked') : '';
}
