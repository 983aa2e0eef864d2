/** What the service warns of in a plan, as far as paper is to say it. */
import { MOST_OFF_CENTRE } from '../../domain/centre-of-gravity.js';
import type { Warning } from '../../schema/issue.js';
import type { Balance } from './balance.js';
import type { LoadedThing } from './loaded.js';
import type { ReportedLoad, ShownContainer } from './source.js';

/** They speak of the call that sent the request, or of fields that change nothing. */
const OF_THE_CALL: ReadonlySet<string> = new Set([
  ...['NoEffect', 'NotYetApplied', 'ReadOnlyRule', 'Rounded', 'UnknownField', 'WebhookIgnored'],
]);

/** Warnings of one code. */
export interface PlanWarning {
  readonly code: Warning['code'];
  readonly messages: readonly string[];
}

/** The centre of gravity is said of each container by itself (`offCentreOf`). */
export function planWarnings({ warnings }: Pick<ReportedLoad, 'warnings'>): PlanWarning[] {
  const found = new Map<Warning['code'], string[]>();
  for (const { code, message } of warnings) {
    if (code === 'OffCentre' || OF_THE_CALL.has(code)) continue;
    const known = found.get(code);
    if (known === undefined) found.set(code, [message]);
    else known.push(message);
  }
  return [...found].map(([code, messages]) => ({ code, messages }));
}

export interface OffCentre {
  readonly side: 'length' | 'width';
  /** Of the side, from its middle. */
  readonly percent: number;
}

/** Where the weight of a container lies too far from the middle, if the service warns of it. */
export function offCentreOf(
  { warnings, plan }: Pick<ReportedLoad, 'warnings' | 'plan'>,
  { place }: Pick<LoadedThing, 'place'>,
  shown: ShownContainer | null,
): OffCentre[] {
  if (shown === null) return [];
  const type = `/emptyContainers/${plan.containers[place]!.container}/`;
  const isMeant = ({ code, pointer }: Warning) =>
    code === 'OffCentre' && (pointer.startsWith(type) || pointer === '/emptyContainers');
  if (!warnings.some(isMeant)) return [];
  const { cog, actualSize } = shown;
  return (['length', 'width'] as const)
    .map((side) => ({ side, percent: 100 * Math.abs(cog[side] / actualSize[side] - 0.5) }))
    .filter(({ percent }) => percent > MOST_OFF_CENTRE);
}

export interface HeavyHalf {
  readonly half: 'front' | 'rear' | 'left' | 'right';
  /** Percent of the weight of the cargo. */
  readonly share: number;
}

/** Percent of the weight that one half may have: a rule of thumb of the trade, for what nothing finer is known of. */
const MOST_IN_A_HALF = 60;

/** Halves of a vehicle that have too much of the weight, but where its axles or the centre of gravity are judged by themselves. */
export function heavyHalvesOf(
  { container }: Pick<LoadedThing, 'container'>,
  { front, rear, left, right }: Balance,
  shown: ShownContainer | null,
  offCentre: readonly OffCentre[],
): HeavyHalf[] {
  const { containerType } = container;
  if (shown === null || containerType === 'Pallet' || containerType === 'Carton') return [];
  const isJudged = (side: OffCentre['side']) => offCentre.some((one) => one.side === side);
  const along = { front, rear };
  const across = { left, right };
  return [
    ...(shown.axles === undefined && !isJudged('length') ? heavierOf(along) : []),
    ...(isJudged('width') ? [] : heavierOf(across)),
  ];
}

function heavierOf(halves: Partial<Record<HeavyHalf['half'], number>>): HeavyHalf[] {
  const all = Object.values(halves).reduce((sum, weight) => sum + weight, 0);
  const shares = Object.entries(halves).map(([half, weight]) => ({
    half: half as HeavyHalf['half'],
    share: (100 * weight) / all,
  }));
  return all === 0 ? [] : shares.filter(({ share }) => share > MOST_IN_A_HALF);
}
