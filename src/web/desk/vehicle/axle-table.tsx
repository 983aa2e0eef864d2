/** What axles carry, stage by stage, with how far each load is from its limits in words. */
import { axleRows, type Vehicle } from '../../../scene/vehicle/vehicle.js';
import type { VehicleWords } from '../../../scene/vehicle/vehicle-words.js';
import { desk } from '../words.js';
import { rowName, stageName } from './says.js';
import { told } from './words.js';

export function AxleTable({ vehicle, says }: { readonly vehicle: Vehicle; readonly says: VehicleWords }) {
  const rows = axleRows(vehicle);
  return (
    <table class="axle-table">
      <caption class="visually-hidden">{told('title')}</caption>
      {vehicle.stages.map(({ afterStop, weight }) => (
        <tbody key={afterStop}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              {`${stageName(afterStop)} · ${told('loadOnIt')} ${says.weight(weight)}`}
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
