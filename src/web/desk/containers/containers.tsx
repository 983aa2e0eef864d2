/** What is loaded into: a card for each container of the order, and chips that add common ones. */
import { useState } from 'preact/hooks';
import { USUAL_EQUIPMENT } from '../../../domain/usual-equipment.js';
import { faults } from '../../pages/plan/planner.js';
import { change, draft } from '../../plan-request/draft-store.js';
import type { Row } from '../../plan-request/request-draft.js';
import { show } from '../../plan-request/view-state.js';
import { Later } from '../../shell/later.js';
import { session } from '../../shell/session.js';
import { text } from '../../words/words.js';
import { Icon } from '../icons.js';
import { arePalletsUsed, isPallet } from '../pallets.js';
import { type DeskLabel, desk } from '../words.js';
import { ContainerCard } from './container-card.js';

const RECORDS = () => import('../record-prices.js');

const CHIPS: readonly (readonly [name: string, label: DeskLabel])[] = [
  [USUAL_EQUIPMENT.sea20, 'chip20'],
  [USUAL_EQUIPMENT.sea40, 'chip40'],
  [USUAL_EQUIPMENT.sea40High, 'chip40High'],
  [USUAL_EQUIPMENT.sea45High, 'chip45High'],
  [USUAL_EQUIPMENT.trailer, 'chipTrailer'],
  [USUAL_EQUIPMENT.euroPallet, 'chipPallet'],
];

/** Tables that are no longer leave room for the containers. */
const FEW_ROWS = 6;

const palletOffer = () => import('./pallet-offer.js');
const palletLine = () => import('./pallet-line.js');

function hasPalletBesideOthers(rows: readonly Row[]): boolean {
  const pallets = rows.filter(isPallet).length;
  return pallets > 0 && pallets < rows.length;
}

/** What the catalogue says of it is loaded when it is first asked for. */
async function addOne(name: string): Promise<void> {
  const { withOneMoreUsual } = await import('../../plan-request/one-more.js');
  change(withOneMoreUsual(draft.peek(), name));
}

export function Containers() {
  const [edited, setEdited] = useState<number | null>(null);
  const { cargoes, emptyContainers, rules } = draft.value;
  const said = faults.value.cells.emptyContainers;
  return (
    <section class="desk-containers" aria-label={text('tabContainers')} data-is-roomy={cargoes.length <= FEW_ROWS}>
      <header class="pane-head">
        <h2>{text('tabContainers')}</h2>
        {session.value.account !== null && <Later load={RECORDS} />}
      </header>
      <div class="container-cards">
        {emptyContainers.map((row, at) => (
          <ContainerCard
            key={at}
            at={at}
            row={row}
            faults={said}
            isEdited={edited === at}
            onEdit={() => setEdited(edited === at ? null : at)}
          />
        ))}
        {arePalletsUsed(rules) && <Later load={palletLine} />}
        {!arePalletsUsed(rules) && hasPalletBesideOthers(emptyContainers) && <Later load={palletOffer} />}
      </div>
      <div class="chips">
        {CHIPS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            class="chip"
            aria-label={desk('chipAdd', { name: desk(label) })}
            onClick={() => void addOne(name)}
          >
            <Icon name="plus" />
            {desk(label)}
          </button>
        ))}
        <button type="button" class="chip" onClick={() => show('equipment')}>
          {desk('chipMore')}
        </button>
      </div>
    </section>
  );
}
