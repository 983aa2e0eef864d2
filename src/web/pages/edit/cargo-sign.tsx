/** A cargo by its colour, letters and name. */
import { Swatch } from '../../viewer/ui/legend.js';
import { edit } from './edit-store.js';
import { scene } from './view-store.js';

export function CargoSign({ cargo }: { readonly cargo: number }) {
  const look = scene.value?.looks[cargo];
  const name = edit.value?.opened.problem.cargoes[cargo]?.name ?? '';
  return (
    <span class="edit-cargo">
      {look !== undefined && <Swatch paint={look} letters={look.code} />}
      <span>{name}</span>
    </span>
  );
}
