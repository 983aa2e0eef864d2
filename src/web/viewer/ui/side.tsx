/** Everything beside the picture: views, what is shown, colours, cuts, the selected piece, the steps. */
import type { ComponentChildren } from 'preact';
import { COLOURINGS } from '../colouring.js';
import { cargoText, pieceFacts } from '../describe.js';
import { VIEW_KEYS } from '../keys.js';
import { distancesOf } from '../ruler.js';
import type { Switch } from '../view-state.js';
import type { Viewing } from '../viewing.js';
import { Legend } from './legend.js';
import { Steps } from './steps.js';

const SWITCHES: readonly Switch[] = ['hasLabels', 'hasMeasures', 'isXray', 'hasFloorMap', 'hasCentre'];

export function Side({ viewing }: { viewing: Viewing }) {
  const { words } = viewing;
  return (
    <div class="side">
      <div class="column">
        <Part title={words.text('views')} isOpen>
          <Views viewing={viewing} />
        </Part>
        <Part title={words.text('selection')} isOpen>
          <Selection viewing={viewing} />
        </Part>
        <Part title={words.text('cut')}>
          <Cuts viewing={viewing} />
        </Part>
      </div>
      <div class="column">
        <Part title={words.text('colouring')} isOpen>
          <Colours viewing={viewing} />
        </Part>
        <Part title={words.text('steps')}>
          <Steps viewing={viewing} opened={viewing.opened.value} />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ComponentChildren }) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <div class="inside">{children}</div>
    </details>
  );
}

function Views({ viewing }: { viewing: Viewing }) {
  const { words } = viewing;
  const shown = viewing.viewName.value;
  const toggle = (name: string, isOn: boolean, onClick: () => void) => (
    <button type="button" key={name} aria-pressed={isOn} onClick={onClick}>
      {name}
    </button>
  );
  return (
    <>
      <div class="row">
        {VIEW_KEYS.map((name) => toggle(words.text(name), shown === name, () => viewing.ask({ kind: 'view', name })))}
      </div>
      <div class="row">
        <button
          type="button"
          aria-label={words.text('zoomIn')}
          onClick={() => viewing.ask({ kind: 'zoom', factor: 0.8 })}
        >
          +
        </button>
        <button
          type="button"
          aria-label={words.text('zoomOut')}
          onClick={() => viewing.ask({ kind: 'zoom', factor: 1.25 })}
        >
          −
        </button>
        {toggle(words.text('perspective'), viewing.hasPerspective.value, () => viewing.ask({ kind: 'perspective' }))}
        {SWITCHES.map((which) =>
          toggle(words.text(which), viewing[which].value, () => viewing.ask({ kind: 'switch', which })),
        )}
        {toggle(words.text('ruler'), viewing.ruler.isOut.value, () => viewing.ask({ kind: 'ruler' }))}
      </div>
      {viewing.hasCentre.value && <p class="quiet">{centreText(viewing)}</p>}
      {viewing.ruler.isOut.value && (
        <p class="quiet" role="status">
          {rulerText(viewing)}
        </p>
      )}
      {viewing.hasFloorMap.value && <p class="quiet">{floorText(viewing)}</p>}
    </>
  );
}

/** Empty: nothing is loaded. */
function centreText({ opened, centre: { value: centre }, words }: Viewing): string {
  const { units } = opened.value;
  if (centre === null) return '';
  const [x, y, z] = [centre.x, centre.y, centre.z].map((one) => opened.value.length(one)) as [number, number, number];
  return `${words.text('centre')}: ${words.text('centreAt', { x, y, z, unit: units.length })}`;
}

function rulerText({ opened, words, ruler }: Viewing): string {
  const { length: unit } = opened.value.units;
  // Where one points is no more exact than this.
  const length = (scaled: number) => opened.value.length(Math.round(scaled));
  const [from, to] = ruler.points.value;
  if (from !== undefined && to !== undefined) {
    const { straight, x, y, z } = distancesOf([from, to]);
    return words.text('rulerText', { straight: length(straight), x: length(x), y: length(y), z: length(z), unit });
  }
  if (ruler.cross.value === null) return words.text('rulerHint');
  const under = ruler.underCross.value;
  if (under === null) return words.text('rulerNothing');
  const [x, y, z] = [length(under.x), length(under.y), length(under.z)] as const;
  return words.text('rulerAt', { x, y, z, unit });
}

function floorText({ opened, floorMap, words }: Viewing): string {
  const { units } = opened.value;
  const value = opened.value.pressure(floorMap.value?.greatest ?? 0);
  return words.text('floorGreatest', { value, unit: `${units.weight}/${units.area.replace('2', '²')}` });
}

function Selection({ viewing }: { viewing: Viewing }) {
  const { words } = viewing;
  const selected = viewing.selected.value;
  const opened = viewing.opened.value;
  const showAll = viewing.isAnyHidden.value && (
    <button type="button" onClick={() => viewing.ask({ kind: 'showAll' })}>
      {words.text('showAll')}
    </button>
  );
  if (selected === null) {
    return (
      <>
        <p class="quiet">{words.text('nothingSelected')}</p>
        {showAll}
      </>
    );
  }
  const { cargo, pallet } = opened.pieces.pieces[selected]!;
  return (
    <>
      <strong>{cargoText(opened, cargo)}</strong>
      <dl class="facts">
        {pieceFacts(selected, opened, words).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="row">
        <button type="button" onClick={() => viewing.ask({ kind: 'hidePiece', piece: selected })}>
          {words.text('hide')}
        </button>
        <button type="button" onClick={() => viewing.ask({ kind: 'hideCargo', cargo, isHidden: true })}>
          {words.text('hideCargo')}
        </button>
        {pallet >= 0 && (
          <button type="button" onClick={() => viewing.showPallet(pallet)}>
            {words.text('open')}
          </button>
        )}
        {showAll}
      </div>
    </>
  );
}

function Colours({ viewing }: { viewing: Viewing }) {
  const { words } = viewing;
  return (
    <>
      <select
        aria-label={words.text('colouring')}
        value={viewing.colouring.value}
        onChange={({ currentTarget: { value } }) =>
          viewing.ask({ kind: 'colour', by: COLOURINGS.find((one) => one === value) ?? 'own' })
        }
      >
        {viewing.own !== null && <option value="own">{viewing.own.title}</option>}
        {COLOURINGS.map((one) => (
          <option key={one} value={one}>
            {words.text(one === 'stop' ? viewing.opened.value.stopWord : one)}
          </option>
        ))}
      </select>
      <Legend viewing={viewing} />
    </>
  );
}

function Cuts({ viewing }: { viewing: Viewing }) {
  const { words } = viewing;
  const cut = viewing.cut.value;
  const opened = viewing.opened.value;
  const { extent } = opened.sheet.scene;
  const slider = (side: 'length' | 'height', title: string, whole: number) => (
    <label class="range">
      <span>{title}</span>
      <span>
        {words.number(opened.length(cut[side] * whole))} {opened.units.length}
      </span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.005}
        value={cut[side]}
        onInput={(event) => viewing.ask({ kind: 'cut', cut: { [side]: Number(event.currentTarget.value) } })}
      />
    </label>
  );
  return (
    <>
      {slider('length', words.text('cutLength'), extent.x2 - extent.x1)}
      {slider('height', words.text('cutHeight'), extent.z2 - extent.z1)}
    </>
  );
}
