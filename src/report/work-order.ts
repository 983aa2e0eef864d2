/** The loading steps for machines: the same that the cards of a report say, as JSON. */
import { orientedSize } from '../domain/geometry.js';
import { placementsOf } from '../domain/plan.js';
import type { ShownUnits } from '../domain/shown-units.js';
import { containerSheet, type LoadSheet, palletSheet, palletsIn, reportOf } from './model/report.js';
import type { ReportSource } from './model/source.js';
import type { ReportOptions } from './report-options.js';

export function workOrder(source: ReportSource, options: ReportOptions): object {
  const report = reportOf(source);
  const rows = report.rows.filter(
    ({ sequences }) => options.container === null || sequences.includes(options.container),
  );
  const sheets = rows.map((row) => containerSheet(source, row));
  const pallets = palletsIn(source, rows);
  return {
    title: report.title,
    plan: report.head.digest,
    calculatedAt: report.head.calculatedAt,
    verified: report.isVerified,
    alternatives: report.isAlternatives,
    uom: report.units.uom,
    units: report.units.names,
    containers: sheets.map((sheet) => ({
      sequences: sheet.sequences,
      name: sheet.name,
      axles: sheet.shown?.axles ?? null,
      floorLine: sheet.shown?.floorLine ?? null,
      ...loadedJson(sheet, report.units),
    })),
    pallets: pallets.map((place) => {
      const sheet = palletSheet(source, place);
      return {
        pallet: place + 1,
        code: `P${place + 1}`,
        name: sheet.name,
        quantity: sheet.quantity,
        ...loadedJson(sheet, report.units),
      };
    }),
  };
}

function loadedJson({ thing, manifest, steps }: LoadSheet, units: ShownUnits): object {
  const { problem, container, sections } = thing;
  return {
    size: units.size(container.size),
    cargoes: manifest.map(({ cargo, look, name, quantity }) => ({ cargo, code: look.code, name, qty: quantity })),
    sections: sections.map(({ number, from, to, steps: { first, last }, pieces, weight }) => ({
      section: number,
      from: units.length(from),
      to: units.length(to),
      steps: { first, last },
      qty: pieces,
      weight: units.weight(weight),
    })),
    steps: steps.map((card) => ({
      step: card.number,
      section: card.section,
      cargo: card.cargo,
      code: card.code,
      name: card.name,
      qty: card.pieces,
      qtySoFar: card.piecesSoFar,
      loadedTo: units.length(card.end),
      weight: units.weight(card.weight),
      weightSoFar: units.weight(card.weightSoFar),
      stop: thing.deliveries.areStops ? card.stop : null,
      group: card.group,
      isHeavy: card.isHeavy,
      nothingOnTop: card.nothingOnTop,
      isStraight: card.isStraight,
      beyondReach:
        card.beyond === null
          ? null
          : { qty: card.beyond.pieces, reach: units.length(card.beyond.reach), over: card.beyond.over },
      arrangements: card.parts.map(({ arrangement, tiers }) => ({
        orientation: arrangement.orientation,
        counts: arrangement.counts,
        pos: units.position(arrangement.position),
        pieceSize: units.size(orientedSize(problem.cargoes[arrangement.cargo]!.size, arrangement.orientation)),
        tiers: [tiers.first, tiers.last],
        placements: [...placementsOf(arrangement, problem.cargoes)].map(({ position }) => units.position(position)),
      })),
    })),
  };
}
