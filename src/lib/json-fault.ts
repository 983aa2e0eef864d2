/** Where a text stops being JSON. The parser of the language says so for some faults only. */

/** A text, a number or a word, or a sign; a text has no control characters, which come before the space. */
const TOKEN =
  /[ \t\r\n]*(?:("(?:[ !#-[\]-\uffff]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true\b|false\b|null\b)|([{}[\],:]))/y;

/** What may come next. */
type Due = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

/** @returns the place of the first character that cannot stand there, or the length when the text ends too early */
export function jsonFaultAt(text: string): number {
  const open: ('[' | '{')[] = [];
  let due: Due = 'value';
  const afterValue = (): Due => (open.length === 0 ? 'nothing' : ', or end');
  for (TOKEN.lastIndex = 0; ; ) {
    const from = TOKEN.lastIndex;
    const [, quoted, plain, sign] = TOKEN.exec(text) ?? [];
    const isValueDue: boolean = due === 'value' || due === 'value or ]';
    const inner = open.at(-1);
    if (quoted !== undefined && (due === 'key' || due === 'key or }')) due = ':';
    else if ((quoted !== undefined || plain !== undefined) && isValueDue) due = afterValue();
    else if ((sign === '[' || sign === '{') && isValueDue) {
      open.push(sign);
      due = sign === '[' ? 'value or ]' : 'key or }';
    } else if (sign === ':' && due === ':') due = 'value';
    else if (sign === ',' && due === ', or end') due = inner === '[' ? 'value' : 'key';
    else if (
      (sign === ']' && inner === '[' && (due === 'value or ]' || due === ', or end')) ||
      (sign === '}' && inner === '{' && (due === 'key or }' || due === ', or end'))
    ) {
      open.pop();
      due = afterValue();
    } else return from + text.slice(from).search(/\S|$/);
  }
}
