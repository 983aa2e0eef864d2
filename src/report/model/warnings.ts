/** What the service warns of in a plan, as far as paper is to say it. */
import { MOST_OFF_CENTRE } from '../../domain/centre-of-gravity.js';
import type { Warning } from '../../schema/issue.js';
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
