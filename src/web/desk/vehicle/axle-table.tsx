/** What axles carry, stage by stage, with how far each load is from its limits in words. */
import { axleRows, type Vehicle } from '../../../scene/vehicle/vehicle.js';
import type { VehicleWords } from '../../../scene/vehicle/vehicle-words.js';
import { desk } from '../words.js';
import { rowName, stageName } from './says.js';
import { told } from './words.js';

interface AxleTableProps {
  readonly vehicle: Vehicle;
  readonly says: VehicleWords;
  /** The stage that is drawn beside the table, by its place. */
  readonly chosen?: number;
  /** Absent: there is none to choose. */
  readonly onChoose?: (place: number) => void;
}

export function AxleTable({ vehicle, says, chosen, onChoose }: AxleTableProps) {
  const rows = axleRows(vehicle);
  return (
    <table class="axle-table">
      <caption class="visually-hidden">{told('title')}</caption>
      {vehicle.stages.map(({ afterStop, weight }, place) => (
        <tbody key={afterStop} aria-current={place === chosen ? 'true' : undefined}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              <StageTitle
                title={`${stageName(afterStop)} · ${told('loadOnIt')} ${says.weight(weight)}`}
                isChosen={place === chosen}
                onChoose={onChoose && (() => onChoose(place))}
              />
            </th>
          </tr>
          {rows
            .filter((row) => row.afterStop === afterStop)
            .map((row) => (
              <tr key={rowName(row)} data-axle={row.name} data-standing={row.standing}>
                <td>{rowName(row)}</td>
                <td class="number">
                  {row.maxWeight > 0
                    ? desk('ofMost', { value: says.heavy(row.load), most: says.weight(row.maxWeight) })
                    : says.weight(row.load)}
                </td>
                <td>{says.margin(row)}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

interface StageTitleProps {
  readonly title: string;
  readonly isChosen: boolean;
  readonly onChoose: (() => void) | undefined;
}

function StageTitle({ title, isChosen, onChoose }: StageTitleProps) {
  if (onChoose === undefined) return <>{title}</>;
  return (
    <button type="button" class="axle-stage" aria-pressed={isChosen} onClick={onChoose}>
      {title}
    </button>
  );
}
