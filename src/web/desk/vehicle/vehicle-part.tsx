/** In the result: what the axles of the container carry that is looked at, where heavy cargo belongs, what the floor bears. */
import '../../styles/desk-vehicle.css';
import { useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import { floorDrawing, isBeyond } from '../../../scene/vehicle/floor-drawing.js';
import { loadDiagram } from '../../../scene/vehicle/load-diagram.js';
import { sideView } from '../../../scene/vehicle/side-view.js';
import { axleFaultsOf, vehicleAt } from '../../../scene/vehicle/vehicle.js';
import { Choice } from '../choice.js';
import { Icon } from '../icons.js';
import { AxleTable } from './axle-table.js';
import { DrawingSvg } from './drawing-svg.js';
import { floorText, limitsText, placesOf, saysIn, stageName, verdictsOf } from './says.js';
import { type ShownVehicle, shownVehicle } from './shown-vehicle.js';
import { told } from './words.js';

export default function VehiclePart() {
  const shown = shownVehicle.value;
  if (shown === null) return null;
  return (
    <>
      <Axles shown={shown} />
      <Floor shown={shown} />
    </>
  );
}

interface OfVehicle {
  readonly shown: ShownVehicle;
}

function Axles({ shown: { uom, vehicle, regulation, stages } }: OfVehicle) {
  const [chosen, setChosen] = useState(0);
  if (vehicle === null) return null;
  const says = saysIn(uom);
  // Another container, or an edit, may have fewer stops.
  const at = chosen < stages.length ? chosen : 0;
  const [stage, { boxes, window }] = [vehicle.stages[at]!, stages[at]!];
  return (
    <section class="vehicle" aria-label={told('title')}>
      <h3>{told('title')}</h3>
      <AxleVerdict vehicle={vehicle} says={says} />
      <p class="quiet">{limitsText(vehicle, regulation)}</p>
      {stages.length > 1 && (
        <Choice
          label={told('sideTitle')}
          value={String(at)}
          options={vehicle.stages.map(({ afterStop }, place) => [String(place), stageName(afterStop)])}
          onValue={(value) => setChosen(Number(value))}
        />
      )}
      <DrawingSvg draw={(look) => sideView(vehicleAt(vehicle, stage), boxes, says, look)} />
      {stages.length > 1 ? (
        <AxleTable vehicle={vehicle} says={says} chosen={at} onChoose={setChosen} />
      ) : (
        <AxleTable vehicle={vehicle} says={says} />
      )}
      <h3>{told('diagramTitle')}</h3>
      <DrawingSvg draw={(look) => loadDiagram(vehicle, says, look)} />
      {placesOf(vehicle, stage, window, says).map((sentence) => (
        <p key={sentence} class="quiet">
          {sentence}
        </p>
      ))}
    </section>
  );
}

export function AxleVerdict({ vehicle, says }: Pick<Parameters<typeof AxleTable>[0], 'vehicle' | 'says'>) {
  const isLegal = axleFaultsOf(vehicle.answer).length === 0;
  return (
    <ul class="axle-verdict" data-is-legal={isLegal}>
      {verdictsOf(vehicle, says).map((sentence) => (
        <li key={sentence}>
          <Icon name={isLegal ? 'checked' : 'warning'} />
          {sentence}
        </li>
      ))}
    </ul>
  );
}

function Floor({ shown: { uom, floor, length } }: OfVehicle) {
  if (floor === null) return null;
  const sentence = floorText(floor, uom);
  const { lengthsPerEdge: edge, weightPerLength: unit } = UNITS[uom];
  const words = { ...saysIn(uom), unit, title: `${told('floorTitle')}: ${sentence}` };
  return (
    <section class="vehicle" aria-label={told('floorTitle')}>
      <h3>{told('floorTitle')}</h3>
      <DrawingSvg draw={(look) => floorDrawing(floor, { length, edge }, words, look)} />
      <p class={isBeyond(floor) ? 'amber' : 'quiet'}>{sentence}</p>
    </section>
  );
}
