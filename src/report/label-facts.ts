/** What labels of pallets say of each, in no form yet. */
import { paletteColour } from '../schema/palette.js';
import { codeOf, paintOf } from './cargo-marks.js';
import type { LabelledPallet } from './model/labels.js';
import { finishedPallet } from './model/pallets.js';
import { containerSheet, type LoadSheet, palletSheet, type Report, reportOf } from './model/report.js';
import type { ReportSource } from './model/source.js';
import type { Paint } from './pictures/tones.js';

/** What the labels of pallets that are alike say. */
export interface PalletFacts {
  readonly sheet: LoadSheet;
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

  of({ place, container }: LabelledPallet): PalletFacts {
    const row = this.#report.rows.findIndex(({ sequences }) => sequences.includes(container));
    const key = place === null ? `row ${row}` : `pallet ${place}`;
    let facts = this.#known.get(key);
    if (facts === undefined) {
      facts = place === null ? this.#ofContainer(row) : this.#ofPallet(place);
      this.#known.set(key, facts);
    }
    return facts;
  }

  #ofPallet(place: number): PalletFacts {
    const sheet = palletSheet(this.source, place);
    const cargo = sheet.thing.looseCargoes + place;
    return { ...factsOf(sheet), code: codeOf(sheet, cargo), paint: paintOf(sheet, cargo) };
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
  return { sheet, weight, height, groups, stops: [...new Set(stops)].sort((a, b) => a - b) };
}
