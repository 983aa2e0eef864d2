/** The axles of a container of the request: their faults, and what a problem has of them. */
import type { AxleGroup, Axles, CarrierName, Kingpin } from '../../domain/axles.js';
import { PLACES } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { limitsOfAxles, WeightEnvelope } from '../../planning/envelope/weight-envelope.js';
import type { Filled } from '../../schema/defaults.js';
import type { EmptyContainerBody } from '../../schema/empty-container.js';
import { isSound, type Placed } from '../asked/placed.js';
import type { Issue, Warning } from '../types.js';
import { directiveMaxOf, regulatedAxles } from './regulated-axles.js';
import type { FilledRules } from './resolve-rules.js';

type FilledContainerBody = Filled<EmptyContainerBody>;
type AxlesBody = NonNullable<FilledContainerBody['axles']>;
type GroupBody = NonNullable<AxlesBody['drive']>;
type CarrierBody = NonNullable<AxlesBody['kingpin']> & Partial<GroupBody>;
type Regulation = FilledRules['axleRegulation'];

const CARRIERS: readonly CarrierName[] = ['steer', 'drive', 'trailer', 'kingpin'];

/** What each layout has; a semi-trailer may have its tractor too. */
const NEEDED: Readonly<Record<AxlesBody['layout'], readonly CarrierName[]>> = {
  Rigid: ['steer', 'drive'],
  SemiTrailer: ['kingpin', 'trailer'],
};

/** Between these the load is divided. */
const PAIRS = [
  ['steer', 'drive'],
  ['kingpin', 'trailer'],
] as const;

function usedOf({ layout, steer, drive }: AxlesBody): readonly CarrierName[] {
  if (layout === 'Rigid') return NEEDED.Rigid;
  return steer === null && drive === null ? NEEDED.SemiTrailer : CARRIERS;
}

function isLimited(axles: AxlesBody): boolean {
  const limits = CARRIERS.map((name): CarrierBody | null => axles[name]).flatMap((group) =>
    group === null ? [] : [group.maxWeight, group.minWeight, group.minShare ?? 0, group.minShareOfVehicle ?? 0],
  );
  return axles.maxGrossWeight > 0 || limits.some((limit) => limit > 0);
}

/** Whether it is known where everything is; of axles without limits it need not be. */
export function areAxlesPlaced(axles: AxlesBody): boolean {
  return usedOf(axles).every((name) => (axles[name]?.position ?? null) !== null);
}

export function axleIssues(
  containers: readonly Placed<FilledContainerBody>[],
  { axleRegulation }: FilledRules,
  uom: Uom,
  containersPointer: string,
): Issue[] {
  const issues = containers.flatMap((placed) => {
    const { axles } = placed.record;
    if (axles === null || !isSound(placed, 'axles')) return [];
    return issuesOf(axles, axleRegulation, uom, `${containersPointer}/${placed.index}/axles`);
  });
  const isForNone = containers.length > 0 && containers.every((one) => isSound(one) && one.record.axles === null);
  if (axleRegulation === 'None' || !isForNone) return issues;
  const message = `\`axleRegulation\` is ${axleRegulation}, and no container has \`axles\`.`;
  return [...issues, { pointer: '/rules/axleRegulation', code: 'ValidationFailed', message }];
}

function issuesOf(axles: AxlesBody, regulation: Regulation, uom: Uom, pointer: string): Issue[] {
  const used = usedOf(axles);
  const fault = (field: string, message: string): Issue => ({
    pointer: `${pointer}/${field}`,
    code: 'ValidationFailed',
    message,
  });
  const issues = CARRIERS.filter((name) => axles[name] !== null && !used.includes(name)).map((name) =>
    fault(name, `A ${axles.layout} has no \`${name}\`.`),
  );
  const isAsked = regulation !== 'None' || isLimited(axles);
  for (const name of used) {
    const group: CarrierBody | null = axles[name];
    if (group === null) {
      if (isAsked) issues.push(fault(name, `A limit of axles needs the positions of all: \`${name}\` is not given.`));
      continue;
    }
    if (isAsked && group.position === null) {
      issues.push(fault(`${name}/position`, 'A limit of axles needs the positions of all: `position` is not given.'));
    }
    if (group.maxWeight > 0 && group.minWeight > group.maxWeight) {
      issues.push(fault(`${name}/minWeight`, '`minWeight` is above `maxWeight`: no load keeps both.'));
    }
    if (regulation === 'None' || name === 'kingpin') continue;
    if ((group.count ?? null) === null) {
      issues.push(fault(`${name}/count`, `\`axleRegulation\` ${regulation} needs to know the \`count\` of axles.`));
    } else if (group.count! > 1 && group.spacing === 0) {
      issues.push(fault(`${name}/spacing`, `\`axleRegulation\` ${regulation} needs the \`spacing\` of the axles.`));
    }
  }
  for (const [one, other] of PAIRS) {
    const [a, b] = [axles[one]?.position ?? null, axles[other]?.position ?? null];
    if (a === null || a !== b || !used.includes(other)) continue;
    issues.push(fault(`${other}/position`, `\`${one}\` and \`${other}\` have the same \`position\`.`));
  }
  if (issues.length > 0 || regulation === 'None' || regulation === 'US-Federal') return issues;
  const plain = plainAxles(axles);
  return used.flatMap((name): Issue[] => {
    if (name === 'kingpin' || plain[name]!.maxWeight > 0 || directiveMaxOf(plain, name, uom) !== null) return [];
    const message = `${regulation} has no figure for such a group: give its \`maxWeight\`.`;
    return [fault(`${name}/maxWeight`, message)];
  });
}

/** Where a regulation is asked, and some containers do not say what carries them. */
export function axlesNotGiven(
  containers: readonly FilledContainerBody[],
  { axleRegulation }: FilledRules,
  containersPointer: string,
): Warning[] {
  if (axleRegulation === 'None') return [];
  return containers.flatMap(({ axles, name, containerType }, index): Warning[] => {
    if (axles !== null || containerType === 'Pallet' || containerType === 'Carton') return [];
    const message = `"${name || containerType}" has no \`axles\`: \`axleRegulation\` ${axleRegulation} is not asked of it.`;
    return [{ code: 'AxlesNotGiven', pointer: `${containersPointer}/${index}/axles`, message }];
  });
}

function kingpinOf({ position, emptyWeight, maxWeight, minWeight }: CarrierBody): Kingpin {
  return { position: position!, emptyWeight, maxWeight, minWeight };
}

function groupOf(group: GroupBody, isDrivenUnlessSaid: boolean): AxleGroup {
  const { count, spacing, minShare, minShareOfVehicle, driven } = group;
  return {
    ...kingpinOf(group),
    count: count ?? 1,
    spacing: (count ?? 1) > 1 ? spacing : 0,
    minShare,
    minShareOfVehicle,
    ...((driven ?? isDrivenUnlessSaid) ? { isDriven: true as const } : {}),
  };
}

/** In the request's own units, by its plates alone. */
function plainAxles({ layout, steer, drive, trailer, kingpin, maxGrossWeight }: AxlesBody): Axles {
  return {
    layout,
    ...(steer && { steer: groupOf(steer, false) }),
    ...(drive && { drive: groupOf(drive, true) }),
    ...(trailer && { trailer: groupOf(trailer, false) }),
    ...(kingpin && { kingpin: kingpinOf(kingpin) }),
    maxGrossWeight,
  };
}

/** Positions in ten-thousandths, as exact as they were sent: no piece lies by them. */
export function measureAxles(
  { axles, length }: FilledContainerBody,
  regulation: Regulation,
  uom: Uom,
): { readonly axles?: Axles } {
  if (axles === null || !areAxlesPlaced(axles)) return {};
  const limited = regulatedAxles(plainAxles(axles), regulation, uom);
  const mostLoad = new WeightEnvelope(limitsOfAxles(limited)).mostWeight({ from: 0, to: length });
  const scaled = scaledAxles(limited, (one) => one * PLACES);
  return { axles: Number.isFinite(mostLoad) ? { ...scaled, mostLoad } : scaled };
}

/** The same with its lengths in another unit. */
export function scaledAxles(axles: Axles, scaled: (length: number) => number): Axles {
  const pin = (group: Kingpin) => ({ ...group, position: scaled(group.position) });
  const group = (one: AxleGroup) => ({ ...one, position: scaled(one.position), spacing: scaled(one.spacing) });
  const { steer, drive, trailer, kingpin } = axles;
  return {
    ...axles,
    ...(steer && { steer: group(steer) }),
    ...(drive && { drive: group(drive) }),
    ...(trailer && { trailer: group(trailer) }),
    ...(kingpin && { kingpin: pin(kingpin) }),
  };
}
