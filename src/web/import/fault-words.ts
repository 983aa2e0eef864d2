/** What is wrong with a row of a list, in the words of the page. */
import { faultKey, nameKey } from '../../tables/lists/sentences.js';
import { fieldText } from '../words/said.js';
import { text } from '../words/words.js';
import type { RowFault } from './messages.js';
import { listText } from './words.js';

/** By the title that the list gives the column, and by what the table calls it. */
export function faultText({ fault, title }: RowFault): string {
  const known = nameKey(fault.about);
  const own = known === undefined ? fieldText(fault.about) : listText(known);
  const isSaid = title.toLowerCase().includes(own.toLowerCase());
  const name = title === '' ? own : isSaid ? title : `${title} (${own})`;
  const key = faultKey(fault) ?? 'faultOther';
  return text(key, { name, found: fault.found });
}

/** What is made of a cell of handling that nobody can tell, in the word of the table. */
export function doubtText({ fault, title }: RowFault): string {
  const isOfSides = fault.about === 'upright' || fault.about === 'tiltAllowed';
  const planned = listText(isOfSides ? 'listUpright' : 'listNothingOnTop');
  return listText('handlingDoubtful', { title, found: fault.found, planned });
}
