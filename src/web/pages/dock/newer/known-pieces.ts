/** The pieces of a plan by what they are and where they lie: so that those of another plan of the load are known again. */
import { type Placement, placementsOf } from '../../../../domain/plan.js';
import type { Cargo, LoadProblem } from '../../../../domain/problem.js';
import { palletLevel, vehicleLevel } from '../../../../domain/unit-loads.js';
import { convert, lengthRatio } from '../../../../domain/units.js';
import type { ShownLoad } from '../../../../scene/shown-load.js';
import { containerSteps, palletSteps } from '../../../../scene/steps.js';
import { type SheetName, sheetNames } from '../../../viewer/sheets.js';

export interface KnownPiece {
  /** From 1. */
  readonly step: number;
  /** What it is: to a loader two of one kind are the same. */
  readonly kind: string;
  /** What it is, how it is turned and where it lies. */
  readonly key: string;
}

export interface KnownSheet {
  readonly name: SheetName;
  /** What is loaded: two of one room may be each other. */
  readonly room: string;
  /** In the order of loading, as the viewer counts them. */
  readonly pieces: readonly KnownPiece[];
}

/** Of a millimetre: what two units of length give for one place differs by less. */
const PARTS = 100;

/** In the order of the sheets that are shown. */
export function knownSheets(load: ShownLoad): KnownSheet[] {
  const { problem, plan } = load;
  const measure = measureOf(problem);
  const kindOf = (cargo: Cargo) => {
    const { name, alias, alias2, groupName, diameter, size } = cargo;
    const sides = [size.length, size.width, size.height, diameter].map(measure);
    return JSON.stringify([name, alias, alias2, groupName, ...sides]);
  };
  const names = sheetNames(load);
  const ordered = problem.cargoes.map(kindOf);
  const roomOf = ({ kind, place, name }: SheetName) => {
    const isPallet = kind === 'pallet';
    const { container } = (isPallet ? plan.pallets! : plan.containers)[place]!;
    const { length, width, height } = (isPallet ? problem.pallets! : problem.containers)[container]!.size;
    return JSON.stringify([isPallet, name, ...[length, width, height].map(measure)]);
  };
  const piecesOf = (name: SheetName, kinds: readonly string[]): KnownPiece[] => {
    const isPallet = name.kind === 'pallet';
    const steps = isPallet ? palletSteps(load, name.place) : containerSteps(load, name.place);
    const { cargoes } = (isPallet ? palletLevel(problem, plan)! : vehicleLevel(problem, plan)).problem;
    const keyOf = ({ cargo, orientation, position: { x, y, z } }: Placement) =>
      JSON.stringify([kinds[cargo]!, orientation, ...[x, y, z].map(measure)]);
    return steps.flatMap(({ number, parts }) =>
      parts
        .flatMap((part) => [...placementsOf(part, cargoes)])
        .map((one) => ({ step: number, kind: kinds[one.cargo]!, key: keyOf(one) })),
    );
  };
  // A finished pallet is what stands on it.
  const pallets = names.filter(({ kind }) => kind === 'pallet');
  const onPallets = pallets.map((name) => piecesOf(name, ordered));
  const kinds = [
    ...ordered,
    ...onPallets.map((pieces, at) => JSON.stringify([roomOf(pallets[at]!), ...pieces.map(({ key }) => key).sort()])),
  ];
  return names.map((name) => ({
    name,
    room: roomOf(name),
    pieces: name.kind === 'pallet' ? onPallets[name.place]! : piecesOf(name, kinds),
  }));
}

/** Lengths of a plan as those of any other plan: hundredths of a millimetre. */
function measureOf({ uom, scale }: LoadProblem): (scaled: number) => number {
  const by = lengthRatio(uom, 'UnitMetric');
  return (scaled) => Math.round(convert(scaled / scale, by) * PARTS);
}
