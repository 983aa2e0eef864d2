/** What is asked of a container's door, floor, centre of gravity and axles, in people's words. */
import '../../styles/desk-vehicle.css';
import type { ComponentChildren } from 'preact';
import { UNITS } from '../../../domain/units.js';
import { DOOR_SIDE } from '../../../schema/enums.js';
import { faults } from '../../pages/plan/planner.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { type Row, withCell } from '../../plan-request/request-draft.js';
import { Dialog } from '../../shell/dialog.js';
import { Choice } from '../choice.js';
import { FigureField } from './figure-field.js';
import {
  axleSets,
  CARRIERS_OF,
  type CarrierField,
  densityShown,
  densityTyped,
  LAYOUTS,
  type Layout,
  layoutOf,
  type Part,
  partOf,
  suitLength,
  withAxlesOf,
  withLayout,
  withMember,
  withPart,
} from './limit-fields.js';
import { told } from './words.js';

interface OfContainer {
  readonly at: number;
  readonly row: Row;
}

interface LimitsFormProps {
  /** Place of the container in the order. */
  readonly at: number;
  readonly onClose: () => void;
}

export default function LimitsForm({ at, onClose }: LimitsFormProps) {
  const row = draft.value.emptyContainers[at];
  if (row === undefined) return null;
  const said = [...faults.value.cells.emptyContainers].filter(([key]) => key.startsWith(`${at}/`));
  return (
    <Dialog title={`${told('limits')}: ${String(row['name'] ?? '')}`} isWide onClose={onClose}>
      <div class="limits-form">
        {said.map(([key, sentence]) => (
          <p key={key} class="fault" role="status">
            {sentence}
          </p>
        ))}
        <Door at={at} row={row} />
        <Floor at={at} row={row} />
        <Centre at={at} row={row} />
        <Axles at={at} row={row} />
      </div>
    </Dialog>
  );
}

function setPart(at: number, part: Part, value: Row | null, field = ''): void {
  change(withPart(draft.value, at, part, value), `emptyContainers/${at}/${part}/${field}`);
}

interface MemberProps extends OfContainer {
  readonly part: Part;
  readonly path: readonly string[];
  readonly label: string;
  readonly quantity?: 'length' | 'weight';
}

/** A figure of a part of the row. */
function Member({ at, row, part, path, label, quantity }: MemberProps) {
  const own = partOf(row, part) ?? {};
  const value = path.reduce<unknown>((inner, field) => (inner as Row | undefined)?.[field], own);
  return (
    <FigureField
      id={`container-${at}-${part}-${path.join('-')}`}
      label={label}
      quantity={quantity ?? null}
      unit={quantity === undefined ? '' : UNITS[draft.value.shown][quantity]}
      value={value ?? undefined}
      onValue={(typed) => setPart(at, part, withMember(own, path, typed), path.join('/'))}
    />
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="limits-part">
      <h3>{label}</h3>
      {children}
    </div>
  );
}

function Door({ at, row }: OfContainer) {
  const door = partOf(row, 'door');
  const side = door === null ? '' : (DOOR_SIDE.match(String(door['side'] ?? 'Rear')) ?? '');
  const of = { at, row, part: 'door' as const, quantity: 'length' as const };
  const sides = DOOR_SIDE.values.map((one) => [one, told(`door${one}`)] as const);
  return (
    <Line label={told('door')}>
      <Choice
        label={told('door')}
        value={side}
        options={[['', told('doorWhole')], ...sides]}
        onValue={(chosen) =>
          setPart(at, 'door', chosen === '' ? null : { ...wholeSide(row, chosen), ...door, side: chosen })
        }
      />
      {door !== null && side !== 'Top' && (
        <div class="limits-figures">
          <Member {...of} path={['width']} label={told('doorWidth')} />
          <Member {...of} path={['height']} label={told('doorHeight')} />
          <Member {...of} path={['sill']} label={told('doorSill')} />
          <Member {...of} path={['position']} label={told(side === 'Rear' ? 'doorFrom' : 'doorFromFront')} />
        </div>
      )}
    </Line>
  );
}

/** A door as large as the side that it is in, until its own size is typed: nothing is wrong with a size that nobody has typed yet. */
function wholeSide(row: Row, side: string): Row {
  if (side === 'Top') return {};
  return { width: row[side === 'Rear' ? 'width' : 'length'], height: row['height'] };
}

function Floor({ at, row }: OfContainer) {
  const units = UNITS[draft.value.shown];
  const figures = [
    ['maxWeightPerLength', 'weightPerLength', 'floorMetre'],
    ['maxFloorPressure', 'pressure', 'floorArea'],
  ] as const;
  return (
    <Line label={told('floor')}>
      <div class="limits-figures">
        {figures.map(([field, density, label]) => (
          <FigureField
            key={field}
            id={`container-${at}-${field}`}
            label={told(label)}
            quantity={null}
            unit={units[density]}
            value={densityShown(row[field], density, draft.value)}
            onValue={(typed) =>
              change(
                withCell(draft.value, 'emptyContainers', at, field, densityTyped(typed, density, draft.value)),
                `emptyContainers/${at}/${field}`,
              )
            }
          />
        ))}
      </div>
    </Line>
  );
}

function Centre({ at, row }: OfContainer) {
  const tolerance = partOf(row, 'cogTolerance');
  const of = { at, row, part: 'cogTolerance' as const };
  return (
    <Line label={told('centreWithin')}>
      <div class="limits-figures">
        <Member {...of} path={['length']} label={told('centreLength')} />
        <Member {...of} path={['width']} label={told('centreWidth')} />
        <Member {...of} path={['height']} label={told('centreHeight')} />
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={tolerance?.['afterStops'] === true}
          onChange={({ currentTarget }) =>
            setPart(at, 'cogTolerance', withMember(tolerance ?? {}, ['afterStops'], currentTarget.checked || undefined))
          }
        />
        <span>{told('centreStops')}</span>
      </label>
    </Line>
  );
}

function Axles({ at, row }: OfContainer) {
  const axles = partOf(row, 'axles');
  const layout = axles === null ? '' : layoutOf(axles);
  const sets = axleSets(row, draft.value);
  const layouts = LAYOUTS.map((one) => [one, told(`layout${one}`)] as const);
  return (
    <Line label={told('axles')}>
      <Choice
        label={told('axles')}
        value={layout}
        options={[['', told('layoutNone')], ...layouts]}
        onValue={(chosen) => setPart(at, 'axles', chosen === '' ? null : withLayout(axles, chosen as Layout))}
      />
      {sets.length > 0 && (
        <Choice
          label={told('takeAxles')}
          value=""
          options={[['', `${told('takeAxles')} …`], ...sets.map((name) => [name, name] as const)]}
          onValue={(name) => change(withAxlesOf(draft.value, at, name))}
        />
      )}
      {axles !== null && layout !== '' && (
        <>
          {!suitLength(row, draft.value) && (
            <p class="amber" role="status">
              {told('axlesOtherLength')}
            </p>
          )}
          <p class="quiet">{told('axlePositionSays')}</p>
          {CARRIERS_OF[layout].map((name) => (
            <Carrier key={name} at={at} row={row} name={name} />
          ))}
          <div class="limits-figures">
            <Member
              at={at}
              row={row}
              part="axles"
              path={['maxGrossWeight']}
              label={told('grossMost')}
              quantity="weight"
            />
          </div>
        </>
      )}
    </Line>
  );
}

function Carrier({ at, row, name }: OfContainer & { readonly name: CarrierField }) {
  const of = { at, row, part: 'axles' as const };
  const isCoupled = layoutOf(partOf(row, 'axles') ?? {}) === 'Tractor';
  return (
    <>
      <h4>{told(name)}</h4>
      <div class="limits-figures" data-carrier={name}>
        <Member {...of} path={[name, 'position']} label={told('axlePosition')} quantity="length" />
        <Member
          {...of}
          path={[name, 'emptyWeight']}
          label={told(isCoupled ? 'axleCoupled' : 'axleEmpty')}
          quantity="weight"
        />
        <Member {...of} path={[name, 'maxWeight']} label={told('axleMost')} quantity="weight" />
        <Member {...of} path={[name, 'minWeight']} label={told('axleLeast')} quantity="weight" />
        {name !== 'kingpin' && (
          <>
            <Member {...of} path={[name, 'count']} label={told('axleCount')} />
            <Member {...of} path={[name, 'spacing']} label={told('axleSpacing')} quantity="length" />
            <Member {...of} path={[name, 'minShare']} label={told('axleShare')} />
          </>
        )}
      </div>
    </>
  );
}
