/** What is wrong with a row of a list, in the words of the page. */
import { faultKey, nameKey } from '../../tables/lists/sentences.js';
import { fieldText } from '../words/said.js';
import { text } from '../words/words.js';
import type { RowFault } from './messages.js';
import { listText } from './words.js';

export function faultText({ fault, title }: RowFault): string {
  const known = nameKey(fault.about);
  const name = title !== '' ? title : known === undefined ? fieldText(fault.about) : listText(known);
  const key = faultKey(fault) ?? 'faultOther';
  return text(key, { name, found: fault.found });
}
