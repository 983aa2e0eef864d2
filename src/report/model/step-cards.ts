/** What the loader is told at each step. */
import { passingOrientations } from '../../domain/door.js';
import { orientedSize, type Size } from '../../domain/geometry.js';
import type { Arrangement } from '../../domain/plan.js';
import type { Cargo, Container } from '../../domain/problem.js';
import { isByMachine } from '../../domain/reach.js';
import { convert, weightRatio } from '../../domain/units.js';
import type { StepFacts } from '../../scene/step-facts.js';
import { groupOf, type LoadedThing, stopOf } from './loaded.js';
import { type CargoDetails, detailsFrom, textOf } from './manifest.js';
import type { TierRange } from './tiers.js';

export interface StepPart {
  readonly arrangement: Arrangement;
  /** Of one piece as it lies, scaled units. */
  readonly pieceSize: Size;
  readonly tiers: TierRange;
  /** Scaled units between it and what stands before it; 0: it stands against it, or nobody has to measure. */
  readonly gapBefore: number;
}

/** One part for each different orientation. */
export function orientationsOf({ parts }: StepCard): StepPart[] {
  const known = new Map(parts.map((part) => [part.arrangement.orientation, part]));
  return [...known.values()];
}

export interface StepCard extends StepFacts {
  readonly number: number;
  /** From 1. */
  readonly section: number;
  /** Place of the cargo in the request, or beyond: a finished pallet. */
  readonly cargo: number;
  readonly code: string;
  readonly name: string;
  readonly parts: readonly StepPart[];
  readonly pieces: number;
  /** In the unit of the request. */
  readonly weight: number;
  readonly pieceWeight: number;
  /** A piece is so heavy that one person should not lift it. */
  readonly isHeavy: boolean;
  /** No other piece may rest on one. */
  readonly nothingOnTop: boolean;
  /** It must stand; of finished pallets and unit loads everybody knows. */
  readonly onlyUpright: boolean;
  /** It comes through the door tilted, and in no other way. */
  readonly isTilted: boolean;
  /** Of the deliveries, or of the order of loading where there are none; null: it has none. */
  readonly stop: number | null;
  readonly group: string;
  /** What the request says of it in words; of a finished pallet nothing is said. */
  readonly description: string;
  readonly details: CargoDetails;
  readonly isStraight: boolean;
}

/**
 * @param tiers and gaps of the parts of all steps, one after the other
 * @param records of the cargoes, in the order of the request
 */
export function stepCards(
  thing: LoadedThing,
  tiers: readonly TierRange[],
  gaps: readonly number[],
  heavyFromKilograms: number,
  records: readonly Readonly<Record<string, unknown>>[],
): StepCard[] {
  const { problem, steps, facts, scene, looseCargoes } = thing;
  const inKilograms = weightRatio(problem.uom, 'UnitMetric');
  let at = 0;
  return steps.map((step, place) => {
    const cargo = problem.cargoes[step.cargo]!;
    const pallet = step.cargo - looseCargoes;
    return {
      ...facts[place]!,
      number: step.number,
      section: step.section,
      cargo: step.cargo,
      code: pallet < 0 ? scene.looks[step.cargo]!.code : `P${pallet + 1}`,
      name: cargo.name,
      parts: step.parts.map((arrangement) => ({
        arrangement,
        pieceSize: orientedSize(cargo.size, arrangement.orientation),
        tiers: tiers[at]!,
        gapBefore: gaps[at++]!,
      })),
      pieces: step.pieces,
      weight: step.weight,
      pieceWeight: cargo.weight,
      // A forklift lifts what it carries, however heavy it is.
      isHeavy: pallet < 0 && !isByMachine(cargo) && convert(cargo.weight, inKilograms) >= heavyFromKilograms,
      nothingOnTop: cargo.nothingOnTop === true,
      onlyUpright: cargo.style !== 'Palletload' && !mayLieDown(cargo),
      isTilted: cargo.tiltsAtDoor === true && !passesStraight(cargo, thing.container),
      stop: stopOf(thing, step.cargo),
      group: groupOf(thing, step.cargo),
      description: textOf(records[step.cargo]?.['description']),
      details: detailsFrom(records[step.cargo] ?? {}),
      isStraight: step.isStraight,
    };
  });
}

/** In some orientation in which it may lie. */
function passesStraight(cargo: Cargo, container: Container): boolean {
  const { tiltsAtDoor: _, ...untilted } = cargo;
  return passingOrientations(untilted, container) !== 0;
}

const UPRIGHT = 0b11;

function mayLieDown({ orientations }: Cargo): boolean {
  return (orientations & ~UPRIGHT) !== 0;
}
