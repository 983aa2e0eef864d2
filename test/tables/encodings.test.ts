/** Texts that do not say how their letters are written. */
import t from 'tap';
import { isListTitle } from '../../src/tables/lists/title.js';
import { readCsv } from '../../src/tables/read-csv.js';

/** Bytes by what the platform's own decoder makes of each pair: it has no encoder. */
function encoded(text: string, encoding: string): Uint8Array {
  const bytesOf = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  for (let lead = 0x81; lead < 0xff; lead++) {
    for (let trail = 0x40; trail < 0xff; trail++) {
      const letters = [...decoder.decode(Uint8Array.of(lead, trail))];
      if (letters.length === 1 && letters[0] !== '\ufffd' && !bytesOf.has(letters[0]!))
        bytesOf.set(letters[0]!, [lead, trail]);
    }
  }
  return Uint8Array.from(
    [...text].flatMap((letter) => (letter < '\x80' ? [letter.charCodeAt(0)] : [...bytesOf.get(letter)!])),
  );
}

const TEXTS: Readonly<Record<string, string>> = {
  shift_jis: '出荷明細書,,,\n品番,品名,ケース数,重量(kg)\nA-01,電気ケトル,30,8.5\n',
  gb18030: '装箱单,,,\n货号,品名,箱数,毛重(kg)\nA-01,电水壶,30,8.5\n',
  'euc-kr': '포장명세서,,,\n품번,품명,박스수,중량(kg)\nA-01,주전자,30,8.5\n',
  big5: '裝箱單,,,\n序號,品名,箱數,毛重(kg)\nA-01,電水壺,30,8.5\n',
};

for (const [encoding, text] of Object.entries(TEXTS)) {
  t.test(encoding, async (t) => {
    const { table, guessedEncoding } = readCsv(encoded(text, encoding), 'list.csv', isListTitle);
    t.strictSame(table.rows[1]?.cells, text.split('\n')[1]!.split(','));
    t.equal(guessedEncoding, encoding, 'it is said');
  });
}

t.test('letters of the West stay those of Windows, and what is sure is not said', async (t) => {
  const western = 'Stück;Länge;Breite;Höhe;Größe\n4;60;40;30;Ä\n';
  const windows = readCsv(
    Uint8Array.from(western, (letter) => letter.charCodeAt(0)),
    'a.csv',
    isListTitle,
  );
  t.strictSame(
    [windows.guessedEncoding, windows.table.rows[0]?.cells],
    ['windows-1252', western.split('\n')[0]!.split(';')],
  );
  const unicode = readCsv(new TextEncoder().encode(western), 'a.csv', isListTitle);
  t.equal(unicode.guessedEncoding, null);
  const nothing = readCsv(
    Uint8Array.from('caf\xe9;th\xe9\n1;2\n', (letter) => letter.charCodeAt(0)),
    'a.csv',
    isListTitle,
  );
  t.equal(nothing.guessedEncoding, 'windows-1252', 'no title is known in any');
});

t.test('signs of Windows that Latin-1 has not: quotation marks, a dash, the euro', async (t) => {
  const [low, high, dash, euro] = [0x84, 0x93, 0x96, 0x80];
  const line = (...cells: readonly (string | number)[]) =>
    cells.flatMap((one) => (typeof one === 'number' ? [one] : [...one].map((letter) => letter.charCodeAt(0))));
  const bytes = Uint8Array.from([
    ...line('Bezeichnung;St\xfcck;Preis\n'),
    ...line('Regal ', low, 'H\xf6hn', high, ' ', dash, ' gro\xdf;2;12 ', euro, '\n'),
  ]);
  const { table } = readCsv(bytes, 'list.csv', isListTitle);
  t.strictSame(table.rows[1]?.cells, ['Regal „Höhn“ – groß', '2', '12 €']);
});
