/**
 * How both stores find a part of a text without reading every record: each text is indexed by all its pieces of one,
 * two and three characters; a search asks for the records that have every piece of the part sought, and compares the
 * few that remain. Pieces of one and two are indexed too, so that short parts need no scan.
 */

const LONGEST = 3;

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
  const grams = new Set<string>();
  for (let start = 0; start < characters.length; start++) {
    let gram = '';
    for (let end = start; end < Math.min(start + LONGEST, characters.length); end++) {
      gram += characters[end];
      grams.add(gram);
    }
  }
  return [...grams];
}

/** The pieces that every text containing this part has; none for an empty part. */
export function gramsOfPart(part: string): string[] {
  const characters = [...fold(part)];
  if (characters.length === 0) return [];
  if (characters.length <= LONGEST) return [characters.join('')];
  const grams = new Set<string>();
  for (let start = 0; start + LONGEST <= characters.length; start++) {
    grams.add(characters.slice(start, start + LONGEST).join(''));
  }
  return [...grams];
}
