/**
 * What was loaded by earlier plans of a load on any device, as all that was told of them says: who opens the load later, or on
 * another device, finds what stands in the truck as the one who loaded it does.
 */

import type { ShownLoad } from '../../../../scene/shown-load.js';
import type { ProgressNews } from '../../../../schema/progress.js';
import { Viewing } from '../../../viewer/viewing.js';
import { Words } from '../../../viewer/words.js';
import { LANGUAGES } from '../../../words/languages.js';
import { language, viewerWords } from '../../../words/words.js';
import { type FoundLoad, findVersion, noteEarlier } from '../device-copy.js';
import { takenOver, withOlder } from '../newer/taken-over.js';
import { keepOutbox, keptOutbox } from '../outbox.js';
import { isBegun, isTakenUp, keepProgress, keptProgress, type Progress } from '../progress.js';
import { joined } from './joined.js';
import { sheetsOf } from './sheets-of.js';

/** @returns those by which something stands, the latest first; none without a network, or where nobody tells what is loaded */
export async function loadedByOthers(token: string, newest: FoundLoad): Promise<FoundLoad[]> {
  if (newest.by !== 'server' || !newest.mayTell) return [];
  try {
    const { version, earlier, events } = await toldOf(token);
    if (version !== newest.version) return [];
    const plans = new Map<string, ShownLoad>();
    const found: FoundLoad[] = [];
    let last: FoundLoad | null = null;
    for (const { version } of [...earlier].reverse()) {
      const [plan, told] = await Promise.all([findVersion(token, version), toldOf(token, version)]);
      if (plan === null) continue;
      plans.set(plan.identity, plan.load);
      const own = startOf(plans, last, plan);
      keepProgress(plan.identity, withTold(own, plan, told.events));
      // What comes out of the truck is told of the plan by which it stood.
      keepOutbox(plan.identity, { ...keptOutbox(plan.identity), version });
      found.unshift(plan);
      last = plan;
    }
    // Something was told of the newest: that it is loaded by is decided.
    if (last !== null && (events.length > 0 || isTakenUp(newest.identity))) {
      keepProgress(newest.identity, startOf(plans, last, newest));
    }
    const others = found.filter(({ identity }) => identity !== newest.identity);
    noteEarlier(
      token,
      others.map(({ identity }) => identity),
    );
    return others.filter(({ identity }) => isBegun(keptProgress(identity)));
  } catch {
    return [];
  }
}

/** @throws TypeError without a network */
async function toldOf(token: string, version?: number): Promise<ProgressNews> {
  const which = version === undefined ? '' : `?version=${version}`;
  const answer = await fetch(`/Dock/${token}/Progress${which}`, { cache: 'no-store' });
  if (!answer.ok) throw new TypeError(`${answer.status} ${answer.statusText}`);
  return answer.json();
}

/** What this device has of a plan, and what of the plan before counts in it. */
function startOf(plans: ReadonlyMap<string, ShownLoad>, before: FoundLoad | null, plan: FoundLoad): Progress {
  const own = keptProgress(plan.identity);
  if (before === null || before.identity === plan.identity) return own;
  const { progress } = takenOver(plans, before.identity, keptProgress(before.identity), plan.load);
  return isTakenUp(plan.identity) ? withOlder(own, progress) : progress;
}

function withTold(own: Progress, { identity, load }: FoundLoad, events: ProgressNews['events']): Progress {
  const viewing = new Viewing(load, new Words(viewerWords.value, LANGUAGES[language.value].tag), 'measures=0');
  const unsent = keptOutbox(identity).unsent.map((event) => ({ ...event, by: '' }));
  return joined(own, [...events, ...unsent], sheetsOf(load.plan, viewing)).progress;
}
