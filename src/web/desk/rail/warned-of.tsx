/**
 * What a warning is about, behind "Which?": what the service says of each, in other languages than English as their reports do;
 * what these have no form for, as the rows by their names; and where to set what keeps the load within.
 */
import { useEffect, useState } from 'preact/hooks';
import { warningDetail } from '../../../locales/warning-details.js';
import type { LoadResponse } from '../../../schema/load.js';
import { draft } from '../../plan-request/draft-store.js';
import { detailWords } from '../../words/detail-words.js';
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
  const said = useDetails(of);
  if (said === null) return null;
  const names = [...new Set(of.map(nameOf))].filter((name) => name !== null);
  const lines = said.length > 0 ? said : language.value === 'ENG' || names.length === 0 ? details : names;
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

/** In the language that is shown, where its reports have a form for it; null: its words are still to come. */
function useDetails(of: readonly Warning[]): readonly string[] | null {
  const shown = language.value;
  const [said, setSaid] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const keep = (lines: readonly string[]) => isOver || setSaid(lines);
    if (shown === 'ENG') keep([]);
    else {
      const sayAll = async () => {
        const words = await detailWords();
        const isSaid = ([line, message]: readonly [string, string]) =>
          line !== '' && line !== message.replaceAll('`', '');
        const lines = of.map(({ code, message }) => [warningDetail(code, message, words), message] as const);
        return [...new Set(lines.filter(isSaid).map(([line]) => line))];
      };
      sayAll().then(keep, () => keep([]));
    }
    return () => {
      isOver = true;
    };
  }, [shown, of]);
  return said;
}

/** Null: it is about no row. */
function nameOf({ pointer }: Warning): string | null {
  const [, list, row] = /^\/(cargoes|emptyContainers)\/(\d+)/.exec(pointer) ?? [];
  if (list === undefined) return null;
  const name = draft.value[list as 'cargoes' | 'emptyContainers'][Number(row)]?.['name'];
  return typeof name === 'string' && name !== '' ? shownName(name) : null;
}
