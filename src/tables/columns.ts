/**
 * The columns of the sheets Cargoes, Containers and Rules, in one list that the reader, the writer and the template
 * share. A column has the short header of the list below or the name of a field; every field of a resource has one, by
 * its own name, and a member of an object by dotted names (`palletizing.flatPalletTop`).
 */
import { didYouMean } from '../schema/near-miss.js';
import { type Node, type ResourceName, schemaNode } from '../schema/node.js';
import type { SheetName } from '../schema/places.js';

export type { SheetName };

/** How a cell is read. */
export type Kind = 'text' | 'number' | 'flag' | 'choice' | 'orientations' | 'priority' | 'colour' | 'json';

export interface Column {
  /** As the template writes it. */
  readonly header: string;
  /** Steps to the value in the record; of a column of the load itself empty. */
  readonly path: readonly string[];
  /** Every place that its cells may fill: a colour stands elsewhere by its name than by its number. */
  readonly fills: readonly (readonly string[])[];
  readonly kind: Kind;
  readonly node: Node;
  /** What the field means, in the words of its resource. */
  readonly description: string;
  /** What a blank cell means; null: nothing. */
  readonly absent: unknown;
}

/** Columns of a load as a whole, in the sheets that have rows of several loads. */
export const LOAD_TITLE = 'LoadTitle';
export const LOAD_DESCRIPTION = 'LoadDescription';

const digits = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Headers of the sheet Cargoes that are not the names of their fields but for case, in the order of the template. */
const CARGO_HEADERS: readonly (readonly [header: string, path: string])[] = [
  ['Name', 'name'],
  ['Description', 'description'],
  ['Style', 'style'],
  ['Alias1', 'alias'],
  ['Alias2', 'alias2'],
  ['Length', 'length'],
  ['Width', 'width'],
  ['Height', 'height'],
  ['Diameter', 'diameter'],
  ['Weight', 'weight'],
  ['PieceInside', 'pieceInside'],
  ['Qty', 'qty'],
  ['OrderPieces', 'orderPieces'],
  ['Price', 'price'],
  ['Seq', 'sequence'],
  ['Group', 'groupName'],
  ['Orientations', 'orientationsAllowed'],
  ['TurnAllowedOnFloor', 'turnAllowedOnFloor'],
  ...digits(6).map((digit) => [`MaxLayer${digit}`, `maxLayersOnOrientation${digit}`] as const),
  ['StackValue', 'stackValue'],
  ['StackCode', 'stackCode'],
  ['MaxSupportingWeight', 'maxSupportingWeight'],
  ['FloorStackType', 'floorStackType'],
  ['SupportsOthers', 'floorStackSupportsOthers'],
  ['Optional', 'isOptional'],
  ['Palletized', 'isPalletized'],
  ['PalletName', 'palletizing.pallet.name'],
  ['PalletLength', 'palletizing.pallet.length'],
  ['PalletWidth', 'palletizing.pallet.width'],
  ['PalletThickness', 'palletizing.pallet.palletThickness'],
  ['PalletWeight', 'palletizing.pallet.emptyWeight'],
  ['PalletMaxHeight', 'palletizing.pallet.height'],
  ['PalletMaxWeight', 'palletizing.pallet.maxWeight'],
  ['OverhangAllowed', 'overhangAllowed'],
  ['OverhangLength', 'overhangLength'],
  ['OverhangWidth', 'overhangWidth'],
  ['RemainQtyToMixPallet', 'palletizing.remainQtyToMixPallet'],
  ['RemainQtyToVehicle', 'palletizing.remainQtyToVehicle'],
  ['Color', 'color'],
  ...digits(10).map((digit) => [`Property${digit}`, `property${digit}`] as const),
];

/** Of a container the fields in the order of the resource, the type and the name first. */
function containerHeaders(): [string, string][] {
  const fields = Object.keys(schemaNode('EmptyContainer').properties ?? {});
  const first = ['containerType', 'name', 'qty', 'length', 'width', 'height', 'maxWeight', 'emptyWeight'];
  return [...new Set([...first, ...fields])].map((field) => [capitalised(field), field]);
}

/** Case, blanks and the like do not count in a header. */
export function plainHeader(text: string): string {
  return text.replace(/[\s_\u00a0-]/g, '').toLowerCase();
}

function capitalised(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

/** The form of a node that has members, or the first that is not null. */
function formOf(node: Node): Node {
  if (node.$ref !== undefined) return schemaNode(node.$ref as ResourceName);
  const forms = (node.anyOf ?? []).map(formOf).filter((form) => form.type !== 'null');
  return forms.length === 0 ? node : (forms.find((form) => form.properties !== undefined) ?? forms[0]!);
}

function describe(node: Node): string | undefined {
  return (node as { readonly description?: string }).description;
}

const KINDS_BY_FIELD: Readonly<Record<string, Kind>> = {
  orientationsAllowed: 'orientations',
  orientationPriority: 'priority',
  color: 'colour',
};

const COLOUR_FIELDS = ['color', 'colorHexaCode', 'colorKnownName'];

function kindOf(form: Node, field: string): Kind {
  const special = KINDS_BY_FIELD[field];
  if (special !== undefined) return special;
  if (form['x-enum'] !== undefined) return 'choice';
  if (form.type === 'boolean') return 'flag';
  if (form.type === 'number' || form.type === 'integer') return 'number';
  return form.type === 'string' ? 'text' : 'json';
}

export class Columns {
  /** By plain header: the short ones, and the names of the fields. */
  readonly #known = new Map<string, Column>();
  /** Those of the template, in its order. */
  readonly usual: readonly Column[];
  readonly #byPath = new Map<string, Column>();

  constructor(
    readonly sheet: SheetName,
    readonly resource: ResourceName,
    headers: readonly (readonly [header: string, path: string])[],
  ) {
    const root = schemaNode(resource);
    this.usual = headers.map(([header, path]) => this.#add(header, path.split('.')));
    for (const field of Object.keys(root.properties ?? {})) {
      const column = this.#byPath.get(field) ?? this.#add(field, [field]);
      this.#known.set(plainHeader(field), column);
    }
  }

  #add(header: string, path: readonly string[]): Column {
    let given = schemaNode(this.resource);
    for (const step of path) given = formOf(given).properties![step]!;
    const node = formOf(given);
    const description = describe(given) ?? describe(node) ?? '';
    const absent = given.default ?? null;
    const kind = kindOf(node, path.at(-1)!);
    const fills = kind === 'colour' ? COLOUR_FIELDS.map((field) => [...path.slice(0, -1), field]) : [path];
    const column: Column = { header, path, fills, kind, node, description, absent };
    this.#known.set(plainHeader(header), column);
    this.#byPath.set(path.join('.'), column);
    return column;
  }

  /** The column of a header as it was typed; undefined when there is none. */
  named(header: string): Column | undefined {
    const plain = plainHeader(header);
    return this.#known.get(plain) ?? (plain.includes('.') ? this.#dotted(plain) : undefined);
  }

  /** A member of an object, such as `palletizing.flatpallettop`. */
  #dotted(plain: string): Column | undefined {
    const path: string[] = [];
    let node = schemaNode(this.resource);
    for (const step of plain.split('.')) {
      const field = Object.keys(formOf(node).properties ?? {}).find((name) => plainHeader(name) === step);
      if (field === undefined) return undefined;
      path.push(field);
      node = formOf(node).properties![field]!;
    }
    return this.at(path);
  }

  /** The column whose value stands there. */
  at(path: readonly string[]): Column {
    return this.#byPath.get(path.join('.')) ?? this.#add(path.join('.'), path);
  }

  /** Near misses among the headers, for one that is not known. */
  hint(header: string): string | undefined {
    const withoutUnit = header.replace(/[([].*$/, '');
    const plain = plainHeader(withoutUnit);
    const known = this.#known.get(plain);
    if (known !== undefined) return `the column is called \`${known.header}\`, without a unit`;
    return didYouMean(plain, [LOAD_TITLE, ...new Set([...this.#known.values()].map(({ header }) => header))]);
  }
}

const RULE_FIELDS = Object.keys(schemaNode('Rules').properties ?? {});

export const COLUMNS: Readonly<Record<SheetName, Columns>> = {
  Cargoes: new Columns('Cargoes', 'Cargo', CARGO_HEADERS),
  Containers: new Columns('Containers', 'EmptyContainer', containerHeaders()),
  Rules: new Columns(
    'Rules',
    'Rules',
    RULE_FIELDS.map((field) => [field, field]),
  ),
};
