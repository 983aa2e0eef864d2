/**
 * Orders of BED-BPP (Kagerer and others 2023): cases in millimetres and kilograms, for a Euro pallet or a roll container.
 * Not told by the source, and taken here: 1,800 mm of height on either, cases upright.
 */
import type { Cargo, LoadProblem } from '../src/domain/problem.js';
import { problemOf } from '../test/support/problems/load-problems.js';

interface Case {
  readonly id: string;
  readonly 'length/mm': number;
  readonly 'width/mm': number;
  readonly 'height/mm': number;
  readonly 'weight/kg': number;
}

interface Order {
  readonly item_sequence: Readonly<Record<string, Case>>;
  readonly properties: { readonly target: string };
}

const HEIGHT = 1800;
const DECKS: Readonly<Record<string, { readonly length: number; readonly width: number }>> = {
  'euro-pallet': { length: 1200, width: 800 },
  rollcontainer: { length: 800, width: 700 },
};

export function bedBppProblems(text: string): [order: string, problem: LoadProblem][] {
  return Object.entries(JSON.parse(text) as Record<string, Order>).map(([order, { item_sequence, properties }]) => {
    const cargoes = new Map<string, Partial<Cargo> & { quantity: number }>();
    for (const one of Object.values(item_sequence)) {
      const known = cargoes.get(one.id);
      if (known !== undefined) known.quantity++;
      else {
        const size = { length: one['length/mm'], width: one['width/mm'], height: one['height/mm'] };
        cargoes.set(one.id, { name: one.id, size, weight: one['weight/kg'], quantity: 1 });
      }
    }
    const size = { ...DECKS[properties.target]!, height: HEIGHT };
    return [order, problemOf([...cargoes.values()], [{ containerType: 'Pallet', size }], { optimizationLevel: 2 })];
  });
}
