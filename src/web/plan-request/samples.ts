/** Requests to begin with. They are files of their own: only those that are opened are loaded. */
import type { Uom } from '../../domain/words.js';
import { draftOfJson, type RequestDraft } from './request-draft.js';

interface Sample {
  readonly id: string;
  readonly title: string;
  readonly uom: Uom;
  readonly address: URL;
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'mixed-order-40ft',
    title: 'Mixed order, 40-foot container',
    uom: 'UnitMetric',
    address: new URL('../../../samples/mixed-order-40ft.json', import.meta.url),
  },
  {
    id: 'truck-order',
    title: 'Pallet layers into trailers',
    uom: 'UnitMetric',
    address: new URL('../../../samples/truck-order.json', import.meta.url),
  },
  {
    id: 'palletized-trucks',
    title: 'Cartons on pallets into trailers',
    uom: 'UnitMetric',
    address: new URL('../../../samples/palletized-trucks.json', import.meta.url),
  },
  {
    id: 'pallet-order',
    title: 'Grocery on one Euro pallet',
    uom: 'UnitMetric',
    address: new URL('../../../samples/pallet-order.json', import.meta.url),
  },
  {
    id: 'sets-order',
    title: 'Whole sets of furniture',
    uom: 'UnitMetric',
    address: new URL('../../../samples/sets-order.json', import.meta.url),
  },
  {
    id: 'unit-loads',
    title: 'Alternatives for unit loads',
    uom: 'UnitMetric',
    address: new URL('../../../samples/unit-loads.json', import.meta.url),
  },
  {
    id: 'br7-problem-1',
    title: 'Published problem BR7, 1',
    uom: 'UnitHighMetric',
    address: new URL('../../../samples/br7-problem-1.json', import.meta.url),
  },
];

export async function openSample(sample: Sample): Promise<RequestDraft> {
  const answer = await fetch(sample.address);
  if (!answer.ok) throw new Error(`the sample cannot be loaded (${answer.status})`);
  return draftOfJson(await answer.text(), sample.uom);
}
