/** Why not one piece of a cargo can stand on its pallet, as far as its size and weight tell. */
import { said } from '../../domain/coded-sentences.js';
import type { Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { fits, fitsSize } from '../bounds/capacity.js';

/** Null: it may stand there. @param place of a cargo that is palletized @param on a type of pallet; absent: its own */
export function misfitOnPallet(
  problem: LoadProblem,
  place: number,
  on: number = problem.cargoes[place]!.palletizing!.pallet,
): Pick<Unloaded, 'reason' | 'detail'> | null {
  const cargo = problem.cargoes[place]!;
  const type = problem.pallets![on]!;
  const pallet = { names: [type.name] };
  if (!fitsSize(cargo, type)) {
    return { reason: 'TooBig', detail: said('TooBigForPallet', { size: { size: cargo.size }, pallet }) };
  }
  if (fits(cargo, type, problem)) return null;
  const figures = { piece: { weight: cargo.weight }, pallet, most: { weight: type.maxWeight } };
  return { reason: 'WeightLimit', detail: said('TooHeavyForPallet', figures) };
}
