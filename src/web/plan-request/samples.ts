/** Requests to begin with. They are files of their own: only those that are opened are loaded. */
import type { Uom } from '../../domain/words.js';
import { type Label, language, text } from '../words/words.js';
import { draftOfJson, type RequestDraft } from './request-draft.js';

interface Sample {
  readonly id: string;
  readonly title: Label;
  readonly uom: Uom;
  readonly address: URL;
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'mixed-order-40ft',
    title: 'sampleMixed',
    uom: 'UnitMetric',
    address: new URL('../../../samples/mixed-order-40ft.json', import.meta.url),
  },
  {
    id: 'truck-order',
    title: 'sampleTrucks',
    uom: 'UnitMetric',
    address: new URL('../../../samples/truck-order.json', import.meta.url),
  },
  {
    id: 'palletized-trucks',
    title: 'samplePalletized',
    uom: 'UnitMetric',
    address: new URL('../../../samples/palletized-trucks.json', import.meta.url),
  },
  {
    id: 'pallet-order',
    title: 'samplePallet',
    uom: 'UnitMetric',
    address: new URL('../../../samples/pallet-order.json', import.meta.url),
  },
  {
    id: 'sets-order',
    title: 'sampleSets',
    uom: 'UnitMetric',
    address: new URL('../../../samples/sets-order.json', import.meta.url),
  },
  {
    id: 'unit-loads',
    title: 'sampleUnitLoads',
    uom: 'UnitMetric',
    address: new URL('../../../samples/unit-loads.json', import.meta.url),
  },
  {
    id: 'br7-problem-1',
    title: 'samplePublished',
    uom: 'UnitHighMetric',
    address: new URL('../../../samples/br7-problem-1.json', import.meta.url),
  },
];

export async function openSample(sample: Sample): Promise<RequestDraft> {
  const answer = await fetch(sample.address);
  if (!answer.ok) throw new Error(`the sample cannot be loaded (${answer.status})`);
  const draft = draftOfJson(await answer.text(), sample.uom);
  return language.peek() === 'ENG' ? draft : { ...draft, title: text(sample.title) };
}
