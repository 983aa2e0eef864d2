/** A warning of the service as the pages say it. */
import type { LoadResponse } from '../../../schema/load.js';
import { fieldText, toldAlone } from '../../words/said.js';
import { number, text } from '../../words/words.js';
import { desk } from '../words.js';

export function sentenceOf({ code, pointer, message }: LoadResponse['warnings'][number]): string {
  const [, list = '', row, field = ''] = /^\/(\w+)(?:\/(\d+))?(?:\/.*)?\/(\w+)$/.exec(pointer) ?? [];
  if (code === 'HeavyOnLight') return desk('warnHeavy');
  if (code === 'OffCentre') return desk('warnOffCentre');
  if (code === 'Unbalanced') return desk('warnUnbalanced');
  if (code === 'NoEffect' && field !== '')
    return desk('warnNoEffect', { field: field === 'sequence' ? text('stop') : fieldText(field) });
  if (code === 'LooksLikeOtherUnit' && row !== undefined)
    return desk(list === 'cargoes' ? 'warnUnitCargo' : 'warnUnitContainer', { row: number(Number(row) + 1) });
  return toldAlone(code, message);
}
