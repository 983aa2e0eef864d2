/** The kinds of master data, and where each is kept. */
import type { ListName, Row } from '../../plan-request/request-draft.js';
import type { ColumnSet } from '../../sheet/chosen-columns.js';
import type { Label } from '../../words/words.js';

export interface Kind {
  /** In the address of the page: cargoes, or a type of container. */
  readonly id: string;
  readonly title: Label;
  readonly path: string;
  /** Parameter of the search. */
  readonly nameParameter: string;
  readonly list: ListName;
  readonly resource: 'CargoRecord' | 'EmptyContainer';
  readonly columnSet: ColumnSet;
  /** What a new row says. */
  readonly fresh: Row;
}

const containerKind = (type: string, title: Label): Kind => ({
  id: type,
  title,
  path: `/Database/Containers/${type}`,
  nameParameter: 'name',
  list: 'emptyContainers',
  resource: 'EmptyContainer',
  columnSet: 'containerRecords',
  fresh: { containerType: type },
});

export const KINDS: readonly [Kind, ...Kind[]] = [
  {
    id: 'cargoes',
    title: 'kindCargoes',
    path: '/Database/Cargoes',
    nameParameter: 'nameCargo',
    list: 'cargoes',
    resource: 'CargoRecord',
    columnSet: 'cargoRecords',
    fresh: { style: 'Shipcase' },
  },
  containerKind('SeaVan', 'kindSeaVan'),
  containerKind('Truck', 'kindTruck'),
  containerKind('ULD', 'kindULD'),
  containerKind('Pallet', 'kindPallet'),
  containerKind('Carton', 'kindCarton'),
];
