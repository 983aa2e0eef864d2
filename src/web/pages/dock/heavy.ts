/** What a step puts on pieces that may be too light for it: what the office was warned of, where it is done. */
import { type HeavyOnLight, heavyOnLight } from '../../../calculation/browser/heavy-on-light.js';
import { palletLevel, vehicleLevel } from '../../../domain/unit-loads.js';
import type { ShownLoad } from '../../../scene/shown-load.js';
import type { Opened } from '../../viewer/opened.js';
import { number } from '../../words/words.js';
import { dock } from './words.js';

/** One of each cargo below, of the piece of it that carries most; none: all is borne, as far as is known. @param step its number */
export function heavyTexts(load: ShownLoad, opened: Opened, step: number): string[] {
  const { spaces } = opened.sheet.steps[step - 1]!;
  const worst = new Map<number, HeavyOnLight>();
  for (const one of heavyIn(load, opened)) {
    const isOfStep = [...one.by].some((at) => at + 1 >= spaces.first && at + 1 <= spaces.last);
    if (isOfStep && one.borne > (worst.get(one.cargo)?.borne ?? 0)) worst.set(one.cargo, one);
  }
  const weight = (value: number) => `${number(opened.weight(value), 1)} ${opened.units.weight}`;
  return [...worst.values()].map(({ cargo, borne }) => {
    const look = opened.sheet.scene.looks[cargo];
    const kind = opened.pieces.cargoes[cargo]!;
    const name = look === undefined ? kind.name : `${look.code} ${look.name}`;
    return dock('dockHeavyOnLight', { cargo: name, own: weight(kind.weight), carried: weight(borne) });
  });
}

const known = new WeakMap<Opened, readonly HeavyOnLight[]>();

function heavyIn({ problem, plan }: ShownLoad, opened: Opened): readonly HeavyOnLight[] {
  const found = known.get(opened);
  if (found !== undefined) return found;
  const { kind, place } = opened.sheet;
  const isPallet = kind === 'pallet';
  const level = isPallet ? palletLevel(problem, plan)! : vehicleLevel(problem, plan);
  const all = heavyOnLight(problem, level.problem, isPallet ? plan.pallets![place]! : plan.containers[place]!);
  known.set(opened, all);
  return all;
}
