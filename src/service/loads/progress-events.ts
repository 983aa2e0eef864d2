/** What is told of the loading of a plan, as it is kept: whatever is not of the plan, or not yet, is refused. */
import type { PlanOutline, ProgressEvent, SectionPieces } from '../../domain/progress.js';
import type { Issue } from '../../schema/issue.js';
import type { NewProgressBody } from '../../schema/progress.js';
import { readInstant } from '../created-at.js';
import { invalidBody } from '../failures.js';

type SentEvent = NewProgressBody['events'][number];

/** Milliseconds by which the clock of a device may be ahead of ours. */
const AHEAD = 60_000;

/** @param now milliseconds since 1970; @throws ServiceFailure ValidationFailed */
export function checkedEvents(
  sent: readonly SentEvent[],
  outline: PlanOutline,
  by: string,
  now: number,
): readonly ProgressEvent[] {
  const issues: Issue[] = [];
  const events = sent.map((event, at) => {
    const fault = (member: string, message: string) =>
      issues.push({ pointer: `/events/${at}/${member}`, code: 'ValidationFailed', message });
    const moment = readInstant(event.at);
    if (moment === null) fault('at', '`at` must be an instant with its zone (2026-11-20T08:00:00Z).');
    else if (moment.getTime() > now + AHEAD) fault('at', '`at` is in the future: what is told has happened.');
    const wrong = placeFault(event, outline);
    if (wrong) fault(wrong.member, wrong.message);
    return eventOf(event, by, Math.min(moment?.getTime() ?? 0, now));
  });
  if (issues.length > 0) throw invalidBody(issues);
  return events;
}

function eventOf(
  { id, container, pallet, section, space, kind, count, size, text }: SentEvent,
  by: string,
  at: number,
) {
  return {
    ...{ id, at: new Date(at).toISOString(), by, container },
    ...(pallet && { pallet }),
    section,
    ...(space && { space }),
    kind,
    ...(typeof count === 'number' && { count }),
    ...(size && { size }),
    ...(text && { text }),
  };
}

/** Null: the plan has such a place. */
function placeFault(event: SentEvent, { containers, pallets }: PlanOutline) {
  const { container, pallet, section, space } = event;
  const most = (member: string, count: number, what: string) => ({
    member,
    message: `\`${member}\` must be at most ${count}: ${what}.`,
  });
  if (container > containers.length) return most('container', containers.length, 'the plan has no more containers');
  if (pallet && pallet > pallets.length) return most('pallet', pallets.length, 'the plan has no more kinds of pallets');
  const sections: SectionPieces = pallet ? pallets[pallet - 1]! : containers[container - 1]!;
  if (section > sections.length) return most('section', sections.length, 'there are no more sections in it');
  if (!space) return null;
  const before = sections.slice(0, section - 1).reduce((sum, { length }) => sum + length, 0);
  const last = before + sections[section - 1]!.length;
  if (space > before && space <= last) return null;
  return {
    member: 'space',
    message: `\`space\` must be from ${before + 1} to ${last}: section ${section} has no other.`,
  };
}
