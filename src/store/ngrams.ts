/**
 * How both stores find a part of a text without reading every record: each text is indexed by all its pieces of one,
 * two and three characters; a search asks for the records that have every piece of the part sought, and compares the
 * few that remain. Pieces of one and two are indexed too, so that short parts need no scan.
 *
 * Words that stand in many texts have all their pieces in many texts, in any order: "steel bolts" and "bolts sku" have
 * those of "bolts steel". What stands around a blank tells the order of words, so each text is indexed by this too:
 *
 *     s t e e l _ b o l t s         a blank with the two characters on either side
 *           └───────┘
 *
 * Texts that earlier versions wrote lack these pieces; each store knows whether it may ask for them.
 */

const LONGEST = 3;
const BESIDE_BLANK = 2;

/**
 * Text with upper and lower case made equal, character by character: what holds for a part holds for the whole.
 * There and back, as some letters meet only in upper case (sharp s and ss, long s and s); the final sigma is the one
 * letter whose lower case depends on its neighbours.
 */
export function fold(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/** All different pieces of the text, by which it is indexed. */
export function gramsOfText(text: string): string[] {
  const characters = [...fold(text)];
  const grams = new Set(piecesAcrossBlanks(characters));
  for (let length = 1; length <= LONGEST; length++) {
    for (const gram of piecesOf(characters, length)) grams.add(gram);
  }
  return [...grams];
}

/**
 * The pieces that every text containing this part has, the rarer ones first; none for an empty part.
 * @param isIndexedAcrossBlanks whether every text is indexed by its pieces across blanks
 */
export function gramsOfPart(part: string, isIndexedAcrossBlanks: boolean): string[] {
  const characters = [...fold(part)];
  if (characters.length === 0) return [];
  if (characters.length <= LONGEST) return [characters.join('')];
  const across = isIndexedAcrossBlanks ? piecesAcrossBlanks(characters) : [];
  // A text that has a piece across a blank has what lies within it.
  const within = new Set(across.flatMap((gram) => piecesOf([...gram], LONGEST)));
  const others = piecesOf(characters, LONGEST).filter((gram) => !within.has(gram));
  return [...new Set([...across, ...others])];
}

function piecesOf(characters: readonly string[], length: number): string[] {
  const pieces: string[] = [];
  for (let end = length; end <= characters.length; end++) pieces.push(characters.slice(end - length, end).join(''));
  return pieces;
}

function piecesAcrossBlanks(characters: readonly string[]): string[] {
  const pieces: string[] = [];
  for (let blank = BESIDE_BLANK; blank + BESIDE_BLANK < characters.length; blank++) {
    if (characters[blank] !== ' ') continue;
    pieces.push(characters.slice(blank - BESIDE_BLANK, blank + BESIDE_BLANK + 1).join(''));
  }
  return pieces;
}
