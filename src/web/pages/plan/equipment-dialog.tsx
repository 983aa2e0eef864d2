/** Common containers to choose from; those that are chosen become rows of the request. */

import { useState } from 'preact/hooks';
import { type Equipment, equipmentIn } from '../../../domain/equipment.js';
import { otherNames } from '../../../domain/equipment-names.js';
import { UNITS } from '../../../domain/units.js';
import type { ContainerType } from '../../../domain/words.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { withOneMore } from '../../plan-request/one-more.js';
import { tab } from '../../plan-request/view-state.js';
import { Dialog } from '../../shell/dialog.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { shownName } from '../../words/shown-name.js';
import { number, text } from '../../words/words.js';
import { type EquipmentLabel, equipment } from './equipment-words.js';

const KINDS = {
  ...{ SeaVan: 'typeSeaVan', Truck: 'typeTruck', ULD: 'typeAir', Pallet: 'typePallet', Carton: 'typeCarton' },
} as const satisfies Readonly<Record<ContainerType, EquipmentLabel>>;

/** `7,2` finds 7.2, `40ft` finds 40 ft, `bache` finds bâche. */
function searchable(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)\s*(?=ft|fuss|fuß|m\b)/g, '$1 ');
}

export default function EquipmentDialog({ onClose }: { readonly onClose: () => void }) {
  const { shown: uom } = draft.value;
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<readonly Equipment[]>([]);
  const [all] = useState(() => equipmentIn(uom));
  const asked = searchable(wanted).split(' ');
  const shown = all.filter((one) => {
    const { name, containerType } = one;
    const words = [name, shownName(name), containerType, equipment(KINDS[containerType]), otherNames(one)];
    const said = searchable(words.join(' '));
    return asked.every((word) => said.includes(word));
  });
  const { length, weight } = UNITS[uom];
  const take = () => {
    change(chosen.reduce((order, { name }) => withOneMore(order, name), draft.value));
    tab.value = 'emptyContainers';
    onClose();
  };
  return (
    <Dialog title={equipment('equipmentTitle')} isWide onClose={onClose}>
      <p class="quiet">{equipment('equipmentExplained')}</p>
      <input
        class="input"
        type="search"
        aria-label={text('search')}
        placeholder={text('search')}
        value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <ScrollArea kind="table-frame" label={equipment('equipmentTitle')}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{text('container')}</th>
              <th scope="col" class="number">{`${equipment('innerSize')} ${length}`}</th>
              <th scope="col" class="number">{`${equipment('mostWeight')} ${weight}`}</th>
              <th scope="col">{equipment('source')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.name}>
                <td>
                  <label class="check">
                    <input
                      type="checkbox"
                      checked={chosen.includes(one)}
                      onChange={(event) =>
                        setChosen(
                          event.currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one),
                        )
                      }
                    />
                    <span>
                      {shownName(one.name)}
                      <small class="quiet">{` · ${equipment(KINDS[one.containerType])}`}</small>
                    </span>
                  </label>
                </td>
                <td class="number">{[one.length, one.width, one.height].map((side) => number(side, 1)).join(' × ')}</td>
                <td class="number">{number(one.maxWeight)}</td>
                <td class="quiet">{one.source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <div role="status">{shown.length === 0 && <p class="quiet">{equipment('equipmentNone')}</p>}</div>
      <div class="row">
        <button type="button" class="button is-main" disabled={chosen.length === 0} onClick={take}>
          {text('linesAdd', { count: chosen.length })}
        </button>
      </div>
    </Dialog>
  );
}
