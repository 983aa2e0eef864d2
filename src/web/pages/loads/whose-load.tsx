/** Whose load is on the page, and who saved it, unless it is oneself; and which version of it there is. */
import type { ComponentChildren } from 'preact';
import type { StoredLoad } from '../../plan-request/saved.js';
import { session } from '../../shell/session.js';
import { number } from '../../words/words.js';
import { peopleText } from '../people/words.js';

interface WhoseProps {
  readonly load: StoredLoad;
  /** What is seen is what was saved. */
  readonly isAllSaved: boolean;
  /** Shows which version it is, as it is said; absent: as text. */
  readonly version?: (says: string) => ComponentChildren;
}

export default function WhoseLoad({ load, isAllSaved, version: shown }: WhoseProps) {
  const me = session.value.account?.user;
  const { owner, ownerName, savedBy = owner, savedByName, version } = load;
  const isOthers = savedBy !== me && savedBy !== owner && isAllSaved;
  const says = [
    ...(owner === me ? [] : [peopleText('loadOf', { name: ownerName || owner })]),
    ...(isOthers ? [peopleText('loadSavedBy', { name: savedByName || savedBy })] : []),
  ].join(', ');
  const numbered = peopleText('versionNumber', { number: number(version) });
  if (shown === undefined) return <span>{[says, numbered].filter((one) => one !== '').join(' · ')}</span>;
  return (
    <>
      {says !== '' && <span class="whose-load">{says}</span>} {shown(numbered)}
    </>
  );
}
