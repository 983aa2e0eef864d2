/** The filled containers with their figures, and what is in each. */

import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import type { FilledContainerResponse } from '../../../schema/filled-container.js';
import type { LoadResponse } from '../../../schema/load.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { weightShown } from '../../units/measured.js';
import { number, percent, text } from '../../words/words.js';

/** Containers shown before the rest is asked for. */
const MOST = 200;

interface FilledContainersProps {
  readonly load: Omit<LoadResponse, 'document'>;
  /** In which weights are shown. */
  readonly shown: Uom;
}

export function FilledContainers({ load, shown }: FilledContainersProps) {
  const { filledContainers } = load;
  const unit = UNITS[shown].weight;
  const weighed = (weight: number) => weightShown(weight, load.uom as Uom, shown);
  return (
    <div class="panel stack">
      <h2>{text('containers')}</h2>
      {filledContainers.slice(0, MOST).map((container) => (
        <details key={container.sequence}>
          <summary>
            <span class="row is-apart container-line">
              <span>
                {container.sequence}. {nameOf(container)}
              </span>
              <span class="quiet small">
                {percent(container.loadSummary.volumeUtilization)} ·{' '}
                {text('editPieces', { count: container.loadSummary.cargoesLoaded })} ·{' '}
                {number(weighed(container.loadSummary.weightLoaded), 1)} {unit}
              </span>
            </span>
          </summary>
          <Manifest container={container} unit={unit} weighed={weighed} />
        </details>
      ))}
      {filledContainers.length > MOST && <p class="quiet">{text('more', { count: filledContainers.length - MOST })}</p>}
    </div>
  );
}

function nameOf({ name, emptyContainer }: FilledContainerResponse): string {
  const type = (emptyContainer as { readonly name?: string }).name ?? '';
  return type === '' || name === type ? name : `${name} (${type})`;
}

interface ManifestProps {
  readonly container: FilledContainerResponse;
  readonly unit: string;
  readonly weighed: (weight: number) => number;
}

function Manifest({ container, unit, weighed }: ManifestProps) {
  return (
    <ScrollArea kind="table-frame" label={container.name}>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{text('cargo')}</th>
            <th scope="col" class="number">
              {text('quantity')}
            </th>
            <th scope="col" class="number">
              {text('weight')} <span class="quiet">{unit}</span>
            </th>
            <th scope="col" class="number">
              {text('volumeShare')}
            </th>
          </tr>
        </thead>
        <tbody>
          {container.manifest.map(({ sequence, cargo, cargoesLoaded, volumeUtilization }) => (
            <tr key={sequence}>
              <td>{cargo.name}</td>
              <td class="number">{number(cargoesLoaded)}</td>
              <td class="number">{number(weighed((cargo.weight ?? 0) * cargoesLoaded), 1)}</td>
              <td class="number">{percent(volumeUtilization)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
