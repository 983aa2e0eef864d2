/**
 * What a warning is about, behind "Which?": in English what the service says of each, elsewhere the rows by their names, and
 * where to set what keeps the load within.
 */
import type { LoadResponse } from '../../../schema/load.js';
import { draft } from '../../plan-request/draft-store.js';
import { shownName } from '../../words/shown-name.js';
import { language } from '../../words/words.js';
import { more } from '../words-more.js';

type Warning = LoadResponse['warnings'][number];

const ADVICE = { OffCentre: 'adviceOffCentre', DoorTooSmall: 'adviceDoor', LineLoad: 'adviceLineLoad' } as const;

/** @param details what the service says, each once */
export default function WarnedOf({
  of,
  details,
}: {
  readonly of: readonly Warning[];
  readonly details: readonly string[];
}) {
  const names = [...new Set(of.map(nameOf))].filter((name) => name !== null);
  const lines = language.value === 'ENG' || names.length === 0 ? details : names;
  const advice = ADVICE[of[0]!.code as keyof typeof ADVICE];
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {advice !== undefined && <p>{more(advice)}</p>}
    </>
  );
}

/** Null: it is about no row. */
function nameOf({ pointer }: Warning): string | null {
  const [, list, row] = /^\/(cargoes|emptyContainers)\/(\d+)/.exec(pointer) ?? [];
  if (list === undefined) return null;
  const name = draft.value[list as 'cargoes' | 'emptyContainers'][Number(row)]?.['name'];
  return typeof name === 'string' && name !== '' ? shownName(name) : null;
}
