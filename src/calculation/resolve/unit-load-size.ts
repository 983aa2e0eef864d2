/** The outer size, weight and pieces of a pre-packed unit load (docs/interface.md, Unit loads). */
import { convert, lengthRatio, toFourPlaces, weightRatio } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import type { Filled } from '../../schema/defaults.js';
import type { UnitLoadBody } from '../../schema/unit-load.js';

export interface UnitLoadMeasures {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly pieces: number;
}

interface Sides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** What a size that is absent or 0 leaves to the next one. */
function firstOf(...values: readonly (number | undefined)[]): number {
  return values.find((value) => value !== undefined && value > 0) ?? 0;
}

/**
 * In the unit of the request. A pallet is as long and wide as its deck or its cargo, whichever reaches further, and
 * as high as its thickness and its cargo together; any other container is what its own size says.
 */
export function unitLoadMeasures(
  unitLoad: Filled<UnitLoadBody>,
  cargo: Sides & { weight: number },
  uom: Uom,
): UnitLoadMeasures {
  const { actualSize, loadSize, emptyContainer, loadSummary } = unitLoad;
  const own = unitLoad.uom ?? uom;
  const length = (value: number) => toFourPlaces(convert(value, lengthRatio(own, uom)));
  const isPallet = emptyContainer?.containerType === 'Pallet';
  const outer = (side: 'length' | 'width') => {
    const deck = firstOf(actualSize?.[side], emptyContainer?.[side]);
    const reach = isPallet ? Math.max(deck, loadSize?.[side] ?? 0) : firstOf(deck, loadSize?.[side]);
    return reach > 0 ? length(reach) : cargo[side];
  };
  const inner = firstOf(loadSize?.height, actualSize?.height, emptyContainer?.height);
  const height = isPallet
    ? inner + emptyContainer.palletThickness
    : firstOf(actualSize?.height, emptyContainer?.height, inner);
  const weight = firstOf(
    loadSummary?.weightTotal,
    (loadSummary?.weightLoaded ?? 0) + (emptyContainer?.emptyWeight ?? 0),
  );
  return {
    length: outer('length'),
    width: outer('width'),
    height: height > 0 ? length(height) : cargo.height,
    weight: weight > 0 ? convert(weight, weightRatio(own, uom)) : cargo.weight,
    pieces: firstOf(loadSummary?.piecesLoaded, loadSummary?.cargoesLoaded),
  };
}
