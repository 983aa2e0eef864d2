/** What a column of somebody's list can mean. */

export const MEANINGS = [
  ...['name', 'description', 'alias', 'kind', 'packages', 'pieces', 'pieceInside', 'length', 'width', 'height'],
  ...[
    'diameter',
    'sizes',
    'pieceWeight',
    'weight',
    'grossWeight',
    'netWeight',
    'rowWeight',
    'volume',
    'price',
    'rowPrice',
    'stop',
    'destination',
  ],
  ...[
    'group',
    'upright',
    'tiltAllowed',
    'nothingOnTop',
    'stackable',
    'remark',
    'unitOfSizes',
    'unitOfWeight',
    'position',
    'other',
  ],
] as const;

export type Meaning =
  | 'name'
  | 'description'
  /** A number by which the owner of the goods knows them. */
  | 'alias'
  /** How it is packed: a carton, a pallet, a roll. */
  | 'kind'
  /** Pieces of freight: what is loaded. */
  | 'packages'
  /** Pieces, which may be what is loaded or what is inside. */
  | 'pieces'
  | 'pieceInside'
  | 'length'
  | 'width'
  | 'height'
  | 'diameter'
  /** All sizes in one cell. */
  | 'sizes'
  /** Of one piece, as the title says. */
  | 'pieceWeight'
  /** Of one piece or of the row: the title does not say; usually of one. */
  | 'weight'
  /** The same; packing lists have it as often of the row. */
  | 'grossWeight'
  | 'netWeight'
  /** Of all pieces of the row. */
  | 'rowWeight'
  | 'volume'
  /** Of one piece, of freight or of what is inside. */
  | 'price'
  /** Of all pieces of the row. */
  | 'rowPrice'
  /** A number of a stop, or its name. */
  | 'stop'
  | 'destination'
  | 'group'
  | 'upright'
  | 'tiltAllowed'
  | 'nothingOnTop'
  | 'stackable'
  /** What somebody wrote beside the goods: some of it says how they may be handled. */
  | 'remark'
  | 'unitOfSizes'
  | 'unitOfWeight'
  /** A number of the row in the list. */
  | 'position'
  /** Known, and of no use for a load. */
  | 'other';
