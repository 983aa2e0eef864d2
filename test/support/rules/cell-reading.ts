/**
 * A second reading of who rests on whom and of the rules about it, decks, edges and gaps included: slow, and simple
 * enough to be seen right. Every base is cut into unit cells, and under each cell the topmost top is looked up. For
 * small plans of cuboids that do not overlap.
 */
import type { Placement } from '../../../src/domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../../../src/domain/problem.js';

export const READ_BY_CELLS = [
  'containment',
  'drop-decks',
  'extent',
  'zones',
  'orientations',
  'support',
  'pallet-overhang',
  'cargo-overhang',
  'supporting-weight',
  'weight-difference',
  'layers',
  'over-different-cargoes',
  'floor-stack-type',
  'supports-others',
  'nothing-on-top',
  'stacking-rule',
  'groups-stacking-rule',
  'stacking-height',
] as const;
export type CellRule = (typeof READ_BY_CELLS)[number];

type Cell = readonly [x: number, y: number];
type Cuboid = readonly [x: number, y: number, z: number, length: number, width: number, height: number];

/** What lies under one piece. */
interface Footing {
  /** Cells of the base on each piece, by its place. */
  readonly on: ReadonlyMap<number, number>;
  /** Cells of the base on anything that counts as support. */
  readonly carried: readonly Cell[];
  /** Height of the highest floor or deck that it stands on without a gap. */
  readonly ground: number | null;
}

const EPSILON = 1e-6;

export class CellReading {
  private readonly container: Container;
  private readonly footings: readonly Footing[];

  constructor(
    private readonly problem: LoadProblem,
    private readonly pieces: readonly Placement[],
  ) {
    this.container = problem.containers[0]!;
    this.footings = pieces.map((piece) => this.footingOf(piece));
  }

  broken(): Set<CellRule> {
    const { isSafeStackingUsed, minSupportRate, minWeightDifferencePercentage } = this.problem.rules;
    const { rules } = this.problem;
    const found = new Set<CellRule>();
    const report = (rule: CellRule, isBroken: boolean) => {
      if (isBroken) found.add(rule);
    };
    const { size, deckReach, maxExtent } = this.container;
    this.pieces.forEach((piece, i) => {
      const cargo = this.cargo(i);
      const { position: p, size: s, orientation } = piece;
      const { on, carried } = this.footings[i]!;
      const base = s.length * s.width;
      const isLow = p.x < -deckReach.length || p.y < -deckReach.width || p.z < 0;
      const isHigh =
        p.x + s.length > size.length + deckReach.length ||
        p.y + s.width > size.width + deckReach.width ||
        p.z + s.height > size.height;
      report('containment', isLow || isHigh);
      report(
        'extent',
        (maxExtent.length > 0 && p.x + s.length > maxExtent.length) ||
          (maxExtent.height > 0 && p.z + s.height > maxExtent.height),
      );
      report(
        'drop-decks',
        this.decks().some((deck) => sharedVolume(cuboidOf(piece), deck) > 0),
      );
      const isTurned = orientation > 2;
      const isAllowed = (cargo.orientations & (1 << (orientation - 1))) !== 0;
      const onGround = this.cellsOnGround(piece);
      report('orientations', !isAllowed || (isTurned && !cargo.turnAllowedOnFloor && onGround > 0));
      const hasShare = carried.length >= minSupportRate * base - EPSILON;
      if (isSafeStackingUsed && p.z > 0 && cargo.overhang === null) report('support', !hasShare);
      if (isSafeStackingUsed && p.z > 0 && cargo.overhang !== null) {
        report('cargo-overhang', !hasShare && !this.staysWithinLeave(i));
      }
      if (isSafeStackingUsed && p.z === 0 && (deckReach.length > 0 || deckReach.width > 0)) {
        report('pallet-overhang', !hasShare);
      }
      report('floor-stack-type', cargo.floorStackType === 'BottomOnly' && onGround < base);
      report('floor-stack-type', cargo.floorStackType === 'NoBottom' && onGround > 0);
      report('layers', this.isInTooManyLayers(i));
      report('supporting-weight', cargo.maxSupportingWeight > 0 && this.borne(i) > cargo.maxSupportingWeight + EPSILON);
      report('stacking-height', rules.maxStackingHeightRate !== null && this.isTooHigh(i, rules.maxStackingHeightRate));
      for (const j of on.keys()) {
        const lower = this.cargo(j);
        const isOther = lower.name !== cargo.name;
        report('over-different-cargoes', isOther && !cargo.maxLayersAllowedOverDifferentCargoes);
        report('supports-others', isOther && !lower.floorStackSupportsOthers);
        report('nothing-on-top', lower.nothingOnTop === true);
        report('groups-stacking-rule', rules.groupsStackingRule !== 'BestFit' && lower.groupName !== cargo.groupName);
        const most = lower.weight * (1 - minWeightDifferencePercentage / 100);
        report(
          'weight-difference',
          isSafeStackingUsed && minWeightDifferencePercentage > 0 && cargo.weight > most + EPSILON,
        );
        report('stacking-rule', !this.mayRestOn(i, j));
      }
    });
    report('zones', this.breaksZones());
    return found;
  }

  private cargo(i: number): Cargo {
    return this.problem.cargoes[this.pieces[i]!.cargo]!;
  }

  private decks(): Cuboid[] {
    const { dropDeckFront: front, dropDeckRear: rear, size } = this.container;
    const width = (deck: { width: number }) => (deck.width === 0 ? size.width : deck.width);
    const decks: Cuboid[] = [];
    if (front !== null) decks.push([0, 0, 0, front.length, width(front), front.height]);
    if (rear !== null) decks.push([size.length - rear.length, 0, 0, rear.length, width(rear), rear.height]);
    return decks;
  }

  private footingOf({ position, size }: Placement): Footing {
    const depth = this.problem.rules.maxDepthToSupport;
    const on = new Map<number, number>();
    const carried: Cell[] = [];
    let ground: number | null = null;
    for (let x = position.x; x < position.x + size.length; x++) {
      for (let y = position.y; y < position.y + size.width; y++) {
        const { level, piece } = this.topUnder(x, y, position.z);
        if (position.z - level > depth) continue;
        carried.push([x, y]);
        if (piece !== null) on.set(piece, (on.get(piece) ?? 0) + 1);
        else if (level === position.z) ground = level;
      }
    }
    return { on, carried, ground };
  }

  /** Cells of a base that stand on floor or deck, or as good as: in a gap that takes no cargo, where none is carried. */
  private cellsOnGround({ position: { x, y, z }, size }: Placement): number {
    const { isSafeStackingUsed } = this.problem.rules;
    const sides = this.problem.cargoes.flatMap((cargo) => [cargo.size.length, cargo.size.width, cargo.size.height]);
    const most = isSafeStackingUsed ? 0 : Math.min(...sides) - 1;
    let cells = 0;
    for (let cx = x; cx < x + size.length; cx++) {
      for (let cy = y; cy < y + size.width; cy++) {
        const under = [
          this.floorUnder(cx, cy),
          ...this.decks()
            .filter((deck) => isOver(deck, cx, cy))
            .map(topOf),
        ];
        if (under.some((level) => level <= z && z - level <= most)) cells++;
      }
    }
    return cells;
  }

  private floorUnder(x: number, y: number): number {
    const { size } = this.container;
    return x >= 0 && y >= 0 && x < size.length && y < size.width ? 0 : Number.NEGATIVE_INFINITY;
  }

  /** The topmost top at most at that height over one cell; far below where there is none. */
  private topUnder(x: number, y: number, z: number): { level: number; piece: number | null } {
    let top: { level: number; piece: number | null } = {
      level: z >= 0 ? this.floorUnder(x, y) : Number.NEGATIVE_INFINITY,
      piece: null,
    };
    for (const deck of this.decks()) {
      const level = topOf(deck);
      if (isOver(deck, x, y) && level <= z && level > top.level) top = { level, piece: null };
    }
    this.pieces.forEach((other, i) => {
      const level = topOf(cuboidOf(other));
      if (isOver(cuboidOf(other), x, y) && level <= z && level > top.level) top = { level, piece: i };
    });
    return top;
  }

  private staysWithinLeave(i: number): boolean {
    const { position, size } = this.pieces[i]!;
    const { carried } = this.footings[i]!;
    if (carried.length === 0) return false;
    const { length, width } = this.cargo(i).overhang!;
    const [xs, ys] = [carried.map(([x]) => x), carried.map(([, y]) => y)];
    const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1];
    return (
      x1 - position.x <= length &&
      position.x + size.length - x2 <= length &&
      y1 - position.y <= width &&
      position.y + size.width - y2 <= width &&
      carried.length >= this.problem.rules.minSupportRate * (x2 - x1) * (y2 - y1) - EPSILON
    );
  }

  /** Weight that comes down on piece i, by the cells that carry. */
  private borne(i: number): number {
    return this.footings.reduce((sum, { on, carried }, upper) => {
      const cells = on.get(i);
      if (cells === undefined) return sum;
      return sum + ((this.cargo(upper).weight + this.borne(upper)) * cells) / carried.length;
    }, 0);
  }

  private layer(i: number): number {
    const same = [...this.footings[i]!.on.keys()].filter(
      (j) => this.cargo(j).name === this.cargo(i).name && this.pieces[j]!.orientation === this.pieces[i]!.orientation,
    );
    return 1 + Math.max(0, ...same.map((j) => this.layer(j)));
  }

  private isInTooManyLayers(i: number): boolean {
    const most = this.cargo(i).maxLayers[this.pieces[i]!.orientation - 1]!;
    return most > 0 && this.layer(i) > most;
  }

  /** The pieces on floor or deck, or on nothing, from which a stack comes up to piece i. */
  private feet(i: number): number[] {
    const { on, ground } = this.footings[i]!;
    const own = ground !== null || on.size === 0 ? [i] : [];
    return [...new Set([...own, ...[...on.keys()].flatMap((j) => this.feet(j))])];
  }

  private isTooHigh(i: number, rate: number): boolean {
    const { position, size } = this.pieces[i]!;
    const isSingle = this.footings[i]!.on.size === 0 && !this.footings.some(({ on }) => on.has(i));
    if (isSingle) return false;
    const all = this.feet(i);
    const standing = all.filter((foot) => this.footings[foot]!.ground !== null);
    const widths = (standing.length > 0 ? standing : all).map((foot) => {
      const { length, width } = this.pieces[foot]!.size;
      return { width: Math.min(length, width), level: this.footings[foot]!.ground ?? this.pieces[foot]!.position.z };
    });
    const widest = Math.max(...widths.map(({ width }) => width));
    const level = Math.max(...widths.filter(({ width }) => width === widest).map((foot) => foot.level));
    return position.z + size.height - level > rate * widest + EPSILON;
  }

  private mayRestOn(i: number, j: number): boolean {
    const [upper, lower] = [this.cargo(i), this.cargo(j)];
    const footprint = (k: number) => {
      const { length, width } = this.pieces[k]!.size;
      return [Math.min(length, width), Math.max(length, width)] as const;
    };
    const area = (k: number) => footprint(k)[0] * footprint(k)[1];
    switch (this.problem.rules.stackingRule) {
      case 'StackValue':
        return upper.stackValue >= lower.stackValue;
      case 'HigherStackValueBottomFirst':
        return upper.stackValue <= lower.stackValue;
      case 'AllowedTopBottmStackValueSame':
        return upper.stackValue === lower.stackValue;
      case 'AllowedTopBottomFootPrintSame':
        return footprint(i)[0] === footprint(j)[0] && footprint(i)[1] === footprint(j)[1];
      case 'HeavierBottomFirst':
        return upper.weight <= lower.weight;
      case 'LargerFootprintBottomFirst':
        return area(i) <= area(j);
      case 'DenserBottomFirst':
        return upper.weight / upper.volume <= lower.weight / lower.volume + EPSILON;
      case 'LowerSequenceBottomFirst':
        return upper.sequence >= lower.sequence;
      default:
        return true;
    }
  }

  private breaksZones(): boolean {
    return this.container.zones.some(({ position, size, maxWeight, allowedGroups }) => {
      const zone: Cuboid = [position.x, position.y, position.z, size.length, size.width, size.height];
      let weight = 0;
      const isForbidden = this.pieces.some((piece, i) => {
        const own = cuboidOf(piece);
        const inside = sharedVolume(own, zone) / sharedVolume(own, own);
        weight += this.cargo(i).weight * inside;
        return inside > 0 && allowedGroups !== null && !allowedGroups.includes(this.cargo(i).groupName);
      });
      return isForbidden || (maxWeight > 0 && weight > maxWeight + EPSILON);
    });
  }
}

function topOf([, , z, , , height]: Cuboid): number {
  return z + height;
}

/** Whether a cuboid covers a cell. */
function isOver([fx, fy, , length, width]: Cuboid, x: number, y: number): boolean {
  return x >= fx && y >= fy && x < fx + length && y < fy + width;
}

function cuboidOf({ position: p, size: s }: Placement): Cuboid {
  return [p.x, p.y, p.z, s.length, s.width, s.height];
}

function sharedVolume(a: Cuboid, b: Cuboid): number {
  return [0, 1, 2].reduce(
    (product, side) =>
      product * Math.max(0, Math.min(a[side]! + a[side + 3]!, b[side]! + b[side + 3]!) - Math.max(a[side]!, b[side]!)),
    1,
  );
}
