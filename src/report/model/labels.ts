/** The pallets of a load one by one, as each gets a label of its own: numbered through all containers, in their order. */
import { piecesIn } from '../../domain/plan.js';
import type { ReportedLoad, ReportSource } from './source.js';

export interface LabelledPallet {
  /** From 1. */
  readonly number: number;
  /** Sequence of the container in which it stands, or which it is. */
  readonly container: number;
  /** In the finished pallets of the plan; null: the container itself is the pallet. */
  readonly place: number | null;
}

/** A pallet that came loaded: a piece of cargo, which the plan stands in a container as it is. */
export interface LoadedPallet extends LabelledPallet {
  /** Place in the request. */
  readonly cargo: number;
}

/** Of a load the pallets, which each of its sheets asks for. */
const known = new WeakMap<ReportedLoad, readonly LabelledPallet[]>();

/** Options to choose from are no pallets that anybody builds. */
export function labelledPallets({ load }: Pick<ReportSource, 'load'>): readonly LabelledPallet[] {
  const pallets = known.get(load) ?? numbered(load);
  known.set(load, pallets);
  return pallets;
}

function numbered(load: ReportedLoad): LabelledPallet[] {
  const { problem, plan } = load;
  if (plan.alternatives === true) return [];
  const loose = problem.cargoes.length;
  const unnumbered = plan.containers.flatMap(({ arrangements }, at): Omit<LabelledPallet, 'number'>[] => {
    const container = at + 1;
    if (isPallet({ load }, container)) return [{ container, place: null }];
    return arrangements
      .filter(({ cargo }) => cargo >= loose)
      .flatMap((one) => Array.from({ length: piecesIn(one) }, () => ({ container, place: one.cargo - loose })))
      .sort((a, b) => a.place - b.place);
  });
  return unnumbered.map((pallet, at) => ({ number: at + 1, ...pallet }));
}

/** They are numbered behind those that the plan builds, which sheets and steps name by their numbers. */
export function loadedPallets({ load }: Pick<ReportSource, 'load'>): LoadedPallet[] {
  const { problem, plan } = load;
  if (plan.alternatives === true) return [];
  const before = labelledPallets({ load }).length;
  return plan.containers
    .flatMap(({ arrangements }, at) =>
      arrangements
        .filter(({ cargo }) => problem.cargoes[cargo]?.style === 'Palletload')
        .toSorted((a, b) => a.cargo - b.cargo)
        .flatMap((one) => Array.from({ length: piecesIn(one) }, () => ({ container: at + 1, cargo: one.cargo }))),
    )
    .map((pallet, at) => ({ ...pallet, number: before + at + 1, place: null }));
}

/** @param sequence of a container */
export function isPallet({ load: { problem, plan } }: Pick<ReportSource, 'load'>, sequence: number): boolean {
  return problem.containers[plan.containers[sequence - 1]!.container]!.containerType === 'Pallet';
}

/** What of a sheet says which pallets it shows. */
export interface Labelled {
  /** Null: a finished pallet. */
  readonly shown: object | null;
  readonly sequences: readonly number[];
  readonly labels: readonly LabelledPallet[];
}

/** The pallets that a finished pallet stands for, or that are containers of a sheet. */
export function labelsFor(
  { shown, sequences }: Pick<Labelled, 'shown' | 'sequences'>,
  pallets: readonly LabelledPallet[],
): LabelledPallet[] {
  return pallets.filter(({ place, container }) =>
    shown === null ? place === sequences[0]! - 1 : place === null && sequences.includes(container),
  );
}

/** Numbers of the pallets that a sheet shows; it may be printed for some of its containers. */
export function labelsOn({ shown, sequences, labels }: Labelled): number[] {
  return labels.filter(({ container }) => shown === null || sequences.includes(container)).map(({ number }) => number);
}
