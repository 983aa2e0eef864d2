/** Beside a piece that is moved by hand: what its place makes of the axles, with the point of the load in the diagram. */
import '../../styles/desk-vehicle.css';
import { loadDiagram } from '../../../scene/vehicle/load-diagram.js';
import { AxleTable } from './axle-table.js';
import { DrawingSvg } from './drawing-svg.js';
import { saysIn } from './says.js';
import { shownVehicle } from './shown-vehicle.js';
import { AxleVerdict } from './vehicle-part.js';
import { told } from './words.js';

export function HeldPart() {
  const { uom, vehicle = null } = shownVehicle.value ?? {};
  if (vehicle === null || uom === undefined) return null;
  const says = saysIn(uom);
  return (
    <section class="vehicle" aria-label={told('title')}>
      <h3>{told('title')}</h3>
      <AxleVerdict vehicle={vehicle} says={says} />
      <DrawingSvg draw={(look) => loadDiagram(vehicle, says, look)} />
      <AxleTable vehicle={vehicle} says={says} />
    </section>
  );
}
