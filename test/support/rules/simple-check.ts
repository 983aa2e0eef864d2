/**
 * A second reading of the ten most used rules, to check the verifier by: slow, and simple enough to be seen right. The
 * container is cut into unit cubes, each filled with the piece that is there, and every rule is read off the cubes.
 * For small plans of cuboids without drop decks, pallet reach, cargo overhang and depth to support.
 */
import type { LoadPlan, Placement } from '../../../src/domain/plan.js';
import { placementsOf } from '../../../src/domain/plan.js';
import type { Cargo, LoadProblem } from '../../../src/domain/problem.js';

export const TEN_RULES = [
  'overlap',
  'containment',
  'quantity',
  'orientations',
  'support',
  'weight-limit',
  'supporting-weight',
  'layers',
  'stacking-rule',
  'sequence',
] as const;
export type SimpleRule = (typeof TEN_RULES)[number];

const EMPTY = -1;

/** The rules that a plan breaks; where pieces overlap or lie outside, only those that ask for no contacts. */
export function brokenRules(problem: LoadProblem, plan: LoadPlan): Set<SimpleRule> {
  const broken = new Set<SimpleRule>();
  const loads = plan.containers.map((loaded) => {
    const pieces = loaded.arrangements.flatMap((arrangement) => [...placementsOf(arrangement, problem.cargoes)]);
    return new SimpleLoad(problem, loaded.container, pieces);
  });
  problem.cargoes.forEach((cargo, place) => {
    let count = 0;
    for (const load of loads) count += load.pieces.filter((piece) => piece.cargo === place).length;
    for (const row of plan.unloaded) if (row.cargo === place) count += row.quantity;
    if (count !== cargo.quantity) broken.add('quantity');
  });
  for (const load of loads) for (const rule of load.brokenRules()) broken.add(rule);
  return broken;
}

class SimpleLoad {
  private readonly cubes = new Map<string, number>();
  private hasOverlap = false;
  private isOutside = false;

  constructor(
    private readonly problem: LoadProblem,
    private readonly container: number,
    readonly pieces: readonly Placement[],
  ) {
    const { length, width, height } = problem.containers[container]!.size;
    pieces.forEach((piece, i) => {
      for (const [x, y, z] of cubesOf(piece)) {
        if (x < 0 || y < 0 || z < 0 || x >= length || y >= width || z >= height) this.isOutside = true;
        if (this.at(x, y, z) !== EMPTY) this.hasOverlap = true;
        this.cubes.set(`${x} ${y} ${z}`, i);
      }
    });
  }

  brokenRules(): SimpleRule[] {
    const { rules, containers } = this.problem;
    const { maxWeight } = containers[this.container]!;
    const broken: SimpleRule[] = [];
    if (this.hasOverlap) broken.push('overlap');
    if (this.isOutside) broken.push('containment');
    const weight = this.pieces.reduce((sum, piece) => sum + this.cargo(piece).weight, 0);
    if (rules.isWeightLimited && maxWeight > 0 && weight > maxWeight + 1e-6) broken.push('weight-limit');
    if (this.pieces.some((piece) => !this.mayLie(piece))) broken.push('orientations');
    if (this.hasOverlap || this.isOutside) return broken;

    const places = this.pieces.map((_, i) => i);
    if (rules.isSafeStackingUsed && places.some((i) => !this.isSupported(i))) broken.push('support');
    if (places.some((i) => this.isOverloaded(i))) broken.push('supporting-weight');
    if (places.some((i) => this.isInTooManyLayers(i))) broken.push('layers');
    if (places.some((i) => [...this.below(i).keys()].some((j) => !this.mayRestOn(i, j)))) broken.push('stacking-rule');
    if (rules.isSequenceUsed && this.breaksSequence()) broken.push('sequence');
    return broken;
  }

  private at(x: number, y: number, z: number): number {
    return this.cubes.get(`${x} ${y} ${z}`) ?? EMPTY;
  }

  private cargo(piece: Placement): Cargo {
    return this.problem.cargoes[piece.cargo]!;
  }

  private mayLie(piece: Placement): boolean {
    const { orientations, turnAllowedOnFloor } = this.cargo(piece);
    const isAllowed = (orientations & (1 << (piece.orientation - 1))) !== 0;
    return isAllowed && (turnAllowedOnFloor || piece.orientation <= 2 || !this.isOnFloor(piece));
  }

  /** Where no support is asked for, what hovers lower than the smallest side of any cargo is on the floor, too. */
  private isOnFloor({ position: { z } }: Placement): boolean {
    const { cargoes, rules } = this.problem;
    const sides = cargoes.flatMap(({ size }) => [size.length, size.width, size.height]);
    return z === 0 || (!rules.isSafeStackingUsed && z > 0 && z < Math.min(...sides));
  }

  /** The pieces under piece i, each with the number of cubes on which it lies. */
  private below(i: number): Map<number, number> {
    const piece = this.pieces[i]!;
    const found = new Map<number, number>();
    for (const [x, y, z] of cubesOf(piece)) {
      const j = z === piece.position.z ? this.at(x, y, z - 1) : EMPTY;
      if (j !== EMPTY) found.set(j, (found.get(j) ?? 0) + 1);
    }
    return found;
  }

  private isSupported(i: number): boolean {
    const { position, size } = this.pieces[i]!;
    const carried = [...this.below(i).values()].reduce((sum, cubes) => sum + cubes, 0);
    return position.z === 0 || carried >= size.length * size.width * this.problem.rules.minSupportRate - 1e-6;
  }

  /** Weight of a piece with all that comes down on it. */
  private heaviness(i: number): number {
    return this.cargo(this.pieces[i]!).weight + this.borne(i);
  }

  private borne(i: number): number {
    let weight = 0;
    this.pieces.forEach((_, upper) => {
      const below = this.below(upper);
      const total = [...below.values()].reduce((sum, cubes) => sum + cubes, 0);
      if (below.has(i)) weight += (this.heaviness(upper) * below.get(i)!) / total;
    });
    return weight;
  }

  private isOverloaded(i: number): boolean {
    const { maxSupportingWeight } = this.cargo(this.pieces[i]!);
    return maxSupportingWeight > 0 && this.borne(i) > maxSupportingWeight + 1e-6;
  }

  /** Pieces of the same cargo and orientation on each other, down from piece i. */
  private layer(i: number): number {
    const piece = this.pieces[i]!;
    const same = [...this.below(i).keys()].filter((j) => {
      const lower = this.pieces[j]!;
      return this.cargo(lower).name === this.cargo(piece).name && lower.orientation === piece.orientation;
    });
    return 1 + Math.max(0, ...same.map((j) => this.layer(j)));
  }

  private isInTooManyLayers(i: number): boolean {
    const piece = this.pieces[i]!;
    const most = this.cargo(piece).maxLayers[piece.orientation - 1]!;
    return most > 0 && this.layer(i) > most;
  }

  private mayRestOn(i: number, j: number): boolean {
    const upper = this.cargo(this.pieces[i]!);
    const lower = this.cargo(this.pieces[j]!);
    switch (this.problem.rules.stackingRule) {
      case 'BestFit':
        return true;
      case 'StackValue':
        return upper.stackValue >= lower.stackValue;
      case 'StackCode':
        return upper.stackCode === lower.stackCode;
      case 'HeavierBottomFirst':
        return upper.weight <= lower.weight;
      case 'SameGroupOnly':
        return upper.groupName === lower.groupName;
      case 'AlwaysNotAllowed':
        return upper.name === lower.name;
      case 'AlwaysSingleLayerOnBottom':
        return false;
      default:
        throw new Error(`not in the simple check: ${this.problem.rules.stackingRule}`);
    }
  }

  private breaksSequence(): boolean {
    const { length } = this.problem.containers[this.container]!.size;
    const sequences = this.pieces.map((piece) => this.cargo(piece).sequence);
    return this.pieces.some((piece, i) => {
      const isLate = i > 0 && sequences[i - 1]! > sequences[i]!;
      const restsOnLater = [...this.below(i).keys()].some((j) => sequences[j]! > sequences[i]!);
      const isBlocked = cubesOf(piece).some(([x, y, z]) => {
        for (let nearer = x + 1; nearer < length; nearer++) {
          const j = this.at(nearer, y, z);
          if (j !== EMPTY && sequences[j]! < sequences[i]!) return true;
        }
        return false;
      });
      return isLate || restsOnLater || isBlocked;
    });
  }
}

function cubesOf({ position, size }: Placement): (readonly [number, number, number])[] {
  const cubes: (readonly [number, number, number])[] = [];
  for (let x = position.x; x < position.x + size.length; x++) {
    for (let y = position.y; y < position.y + size.width; y++) {
      for (let z = position.z; z < position.z + size.height; z++) cubes.push([x, y, z]);
    }
  }
  return cubes;
}
