/** What labels of pallets say of each, in no form yet. */
import type { Size } from '../domain/geometry.js';
import { paletteColour } from '../schema/palette.js';
import { codeOf, paintOf } from './cargo-marks.js';
import type { LabelledPallet, LoadedPallet } from './model/labels.js';
import type { ManifestRow } from './model/manifest.js';
import { finishedPallet } from './model/pallets.js';
import { containerSheet, type LoadSheet, palletSheet, type Report, reportOf } from './model/report.js';
import type { ReportSource } from './model/source.js';
import type { Paint } from './pictures/tones.js';

/** What the labels of pallets that are alike say. */
export interface PalletFacts {
  /** It, or what it stands in. */
  readonly sheet: LoadSheet;
  readonly name: string;
  readonly floor: Pick<Size, 'length' | 'width'>;
  readonly contents: readonly ManifestRow[];
  /** P and a number, as the steps of vehicles name it; null: the container is the pallet. */
  readonly code: string | null;
  readonly paint: Paint;
  /** In the unit of the request. */
  readonly weight: number;
  /** Scaled units, with the pallet itself. */
  readonly height: number;
  readonly stops: readonly number[];
  /** Names of the groups that stop there. */
  readonly groups: readonly string[];
}

/** Asked for pallet after pallet: those that are alike are read once. */
export class LabelFacts {
  readonly #known = new Map<string, PalletFacts>();
  readonly #report: Report;

  constructor(private readonly source: ReportSource) {
    this.#report = reportOf(source);
  }

  of(pallet: LabelledPallet | LoadedPallet): PalletFacts {
    const { place, container } = pallet;
    const cargo = 'cargo' in pallet ? pallet.cargo : null;
    const row = this.#report.rows.findIndex(({ sequences }) => sequences.includes(container));
    const key = JSON.stringify(place === null ? [row, cargo] : place);
    let facts = this.#known.get(key);
    if (facts === undefined) {
      facts =
        cargo !== null ? this.#ofCargo(row, cargo) : place === null ? this.#ofContainer(row) : this.#ofPallet(place);
      this.#known.set(key, facts);
    }
    return facts;
  }

  #ofPallet(place: number): PalletFacts {
    const sheet = palletSheet(this.source, place);
    const cargo = sheet.thing.looseCargoes + place;
    return { ...factsOf(sheet), code: codeOf(sheet, cargo), paint: paintOf(sheet, cargo) };
  }

  /** Of one that came loaded nobody knows more than its row says. */
  #ofCargo(row: number, cargo: number): PalletFacts {
    const sheet = containerSheet(this.source, this.#report.rows[row]!);
    const listed = sheet.manifest.find((one) => one.cargo === cargo)!;
    const { name, size, pieceWeight, stop, group } = listed;
    return {
      ...{ sheet, name, floor: size, weight: pieceWeight, height: size.height },
      code: codeOf(sheet, cargo),
      paint: paintOf(sheet, cargo),
      contents: [{ ...listed, quantity: listed.pieces / listed.quantity }],
      stops: stop === null ? [] : [stop],
      groups: group === '' ? [] : [group],
    };
  }

  #ofContainer(row: number): PalletFacts {
    const sheet = containerSheet(this.source, this.#report.rows[row]!);
    const colour = paletteColour(sheet.thing.looseCargoes + row);
    return { ...factsOf(sheet), code: null, paint: { colour } };
  }
}

function factsOf(sheet: LoadSheet) {
  const { weight, height } = finishedPallet(sheet);
  const stops = sheet.manifest.map(({ stop }) => stop).filter((stop) => stop !== null);
  const groups = [...new Set(sheet.manifest.map(({ group }) => group).filter((group) => group !== ''))];
  const { name, size } = sheet.thing.container;
  const contents = sheet.manifest;
  return {
    sheet,
    name,
    floor: size,
    contents,
    weight,
    height,
    groups,
    stops: [...new Set(stops)].sort((a, b) => a - b),
  };
}
