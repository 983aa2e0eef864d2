/** A cargo by its colour, letters and name. */
import { Swatch } from '../../viewer/ui/legend.js';
import { useSession } from './session-context.js';

export function CargoSign({ cargo }: { readonly cargo: number }) {
  const { load, view } = useSession();
  const look = view.scene.value?.looks[cargo];
  const name = load.opened.value?.problem.cargoes[cargo]?.name ?? '';
  return (
    <span class="edit-cargo">
      {look !== undefined && <Swatch paint={look} letters={look.code} />}
      <span>{name}</span>
    </span>
  );
}
