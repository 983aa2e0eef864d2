/** The labels of pallets as they are read from their text, and as the answer has them. */
import { present } from '../../../src/calculation/present/present.js';
import type { CalculatedLoad } from '../../../src/calculation/types.js';
import { deliveriesOf } from '../../../src/domain/deliveries.js';
import type { Words } from '../../../src/report/words/words.js';
import type { FilledContainerResponse } from '../../../src/schema/filled-container.js';

export interface Label {
  readonly number: number;
  readonly of: number;
  readonly weight: string;
  readonly height: string;
  readonly floor: string;
  /** With the names of who is there; empty: it says none. */
  readonly stop: string;
  readonly contents: readonly { readonly name: string; readonly count: string }[];
}

/** Blanks are where lines are broken, too. */
const plain = (text: string) => text.replace(/\s/g, '');
const literal = (text: string) => plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param codes the letters of the cargoes */
export function labelFrom(
  pieces: readonly string[],
  words: Words,
  codes: readonly string[],
): Label & { readonly more: number; readonly total: number | null } {
  const said = pieces.map(plain);
  const all = said.join('');
  const gap = (text: string) => literal(text).replaceAll('#', '(\\d+)');
  const headings = (['palletNumber', 'labelOf'] as const).map((key) =>
    gap(words.text(key, { number: '#', count: '#' })),
  );
  const number = new RegExp(`(?:${headings.join('|')})`).exec(all)!;
  const stop = `(?:${(['stop', 'loadingOrder', 'group'] as const).map((key) => literal(words.text(key))).join('|')})`;
  const caption = (key: 'grossMass' | 'height' | 'container' | 'contents') => literal(words.text(key));
  const floor = literal(`${words.text('lengthName')} × ${words.text('widthName')}`);
  const where = `(?:${stop}(.*?))?(?:${caption('container')}\\d+)?`;
  const figures = new RegExp(
    `${where}${caption('grossMass')}(.*?)${caption('height')}(.*?)${floor}(.*?)${caption('contents')}`,
  ).exec(all.slice(number.index))!;
  // The pieces between the caption of what is on it and that of the code.
  const from = number.index + figures.index + figures[0].length;
  const to = all.lastIndexOf(plain(words.text('livePage')));
  let length = 0;
  const listed = said.filter((piece) => {
    length += piece.length;
    return length - piece.length >= from && length <= to;
  });
  const contents: { name: string; count: string }[] = [];
  listed.forEach((piece, at) => {
    const isRow = codes.includes(piece) && /^[\d.,]+$/.test(listed[at + 1] ?? '');
    if (isRow) contents.push({ name: '', count: listed[at + 1]! });
    else if (!(codes.includes(listed[at - 1] ?? '') && /^[\d.,]+$/.test(piece))) contents.at(-1)!.name += piece;
  });
  const last = contents.at(-1)!;
  const more = new RegExp(`${gap(words.text('moreContents', { count: '#', total: '#' }))}$`).exec(last.name);
  last.name = last.name.slice(0, more?.index);
  return {
    number: Number(number[1] ?? number[3]),
    of: Number(number[2] ?? number[4]),
    ...{ weight: figures[2]!, height: figures[3]!, floor: figures[4]!, stop: figures[1] ?? '' },
    contents,
    ...(more === null ? { more: 0, total: null } : { more: Number(more[1]), total: Number(more[2]) }),
  };
}

/** What each label must say, from what the interface answers. */
export function pallets(load: CalculatedLoad): ((words: Words) => Label)[] {
  const { uom } = load.problem;
  const answer = present(load, { spacesCreated: false, placementsCreated: false, uom });
  const { numbers } = deliveriesOf(load.problem);
  type Manifest = FilledContainerResponse['manifest'];
  const contentsOf = (manifest: Manifest, words: Words) =>
    manifest.map(({ cargo, cargoesLoaded }) => {
      const { name, alias = '' } = cargo as { readonly name: string; readonly alias?: string };
      return { name: plain(name + alias), count: words.number(cargoesLoaded) };
    });
  const groupsOf = (manifest: Manifest) => [
    ...new Set(manifest.map(({ cargo }) => (cargo as { groupName?: string }).groupName ?? '').filter(Boolean)),
  ];
  const stopOf = (manifest: Manifest) => {
    const ofName = (name: string) => numbers[load.problem.cargoes.findIndex((cargo) => cargo.name === name)];
    const stops = manifest.map(({ cargo }) => ofName((cargo as { name: string }).name)).filter((one) => one != null);
    return [...new Set(stops)].sort((a, b) => a - b);
  };
  type Floor = { readonly length: number; readonly width: number };
  const label = (weight: number, height: number, floor: Floor, manifest: Manifest) => (words: Words) => ({
    weight: plain(words.weight(weight)),
    height: plain(words.length(height)),
    floor: plain(`${words.number(floor.length)}×${words.number(floor.width)}${words.lengthUnit}`),
    stop: plain([words.ranges(stopOf(manifest)), groupsOf(manifest).join(', ')].filter(Boolean).join(' · ')),
    contents: contentsOf(manifest, words),
  });
  const all = answer.filledContainers.flatMap((filled) => {
    const { containerType, palletThickness = 0 } = filled.emptyContainer as unknown as Record<string, number> & {
      readonly containerType: string;
    };
    if (containerType === 'Pallet') {
      return [
        label(
          filled.loadSummary.weightTotal,
          filled.loadSize.height + palletThickness,
          filled.actualSize,
          filled.manifest,
        ),
      ];
    }
    return (filled.unitloads ?? []).flatMap(({ qty, size, weight, manifest }) =>
      Array.from({ length: qty }, () => label(weight, size.height, size, manifest as Manifest)),
    );
  });
  return all.map((says, at) => (words) => ({ number: at + 1, of: all.length, ...says(words) }));
}
