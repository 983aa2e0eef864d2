/**
 * An example of every operation, in an order in which each can be made: what is read was written before. Whoever is
 * called ann@example.com has made none of these yet.
 */
import type { Example } from './example.js';

const USER = 'ann@example.com';
const COLLEAGUE = 'bob@example.com';
const METRIC = { UOM: 'UnitMetric' } as const;

const CARTON = { style: 'Shipcase', name: 'Carton', length: 600, width: 400, height: 300, weight: 12 } as const;
const DRUM = { style: 'Roll', name: 'Drum', diameter: 580, height: 880, weight: 210 } as const;
const VAN = { name: '20 ft', length: 5890, width: 2330, height: 2380, maxWeight: 21700 } as const;

const FIRST_LOAD = {
  title: 'First load',
  cargoes: [
    { ...CARTON, qty: 40, sequence: 2 },
    { ...DRUM, qty: 8, sequence: 1 },
  ],
  emptyContainers: [{ containerType: 'SeaVan', ...VAN, qty: 1 }],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1, isSafeStackingUsed: true },
} as const;

const EDITED = {
  title: 'Moved by hand',
  cargoes: [{ ...CARTON, qty: 10 }],
  emptyContainers: [{ containerType: 'SeaVan', ...VAN }],
  filledContainers: [
    {
      emptyContainer: '20 ft',
      placements: [{ cargo: 'Carton', orientation: 'Orientation1', pos: { length: 0, width: 0, height: 0 } }],
    },
  ],
} as const;

const CARGOES_SHEET =
  'LoadTitle,Name,Style,Length,Width,Height,Weight,Qty\nFrom a sheet,Carton,Shipcase,600,400,300,12,40\n';
const CONTAINERS_SHEET = 'ContainerType,Name,Length,Width,Height\nSeaVan,20 ft,5890,2330,2380\n';

const MASTER_DATA: readonly Example[] = [
  { of: 'saveCargo', query: METRIC, body: CARTON },
  { of: 'saveCargoes', query: METRIC, body: { cargoes: [CARTON, DRUM] } },
  { of: 'changeCargo', path: { name: 'Drum' }, query: METRIC, body: { weight: 220, groupName: 'Chemicals' } },
  { of: 'findCargoes', query: { nameCargo: 'carton', ...METRIC } },
  { of: 'getCargo', path: { name: 'Carton' }, query: METRIC },
  { of: 'saveContainer', path: { type: 'SeaVan' }, query: METRIC, body: VAN },
  { of: 'findContainers', path: { type: 'SeaVan' }, query: METRIC },
  { of: 'getContainer', path: { type: 'SeaVan', name: '20 ft' }, query: METRIC },
  {
    of: 'saveRules',
    path: { name: 'Fragile' },
    query: METRIC,
    body: { calculationType: 'MixLoad', minSupportRate: 1, maxDepthToSupportForSafeStacking: 5 },
  },
  { of: 'findRules', query: METRIC },
  { of: 'getRules', path: { name: 'Fragile' }, query: METRIC },
  { of: 'listEquipment', query: METRIC },
];

const BUILDING: readonly Example[] = [
  {
    of: 'buildLoad',
    title: 'a load with its pictures',
    query: { ...METRIC, spacesCreated: true, graphicsCreated: true, thumbnailsCreated: true },
    body: FIRST_LOAD,
    gives: {
      PICTURE_TOKEN: { pointer: '/filledContainers/0/graphics/images/path3DDiagram', step: 1 },
      REPORT_TOKEN: { pointer: '/reportLinks/overview', step: 1 },
    },
  },
  {
    of: 'buildLoad',
    title: 'from the master data',
    query: { ...METRIC, cargoDetailLoadedFromDatabase: true, containerDetailLoadedFromDatabase: true },
    body: {
      title: 'From the master data',
      cargoes: [{ name: 'Carton', qty: 40 }],
      emptyContainers: [{ containerType: 'SeaVan', name: '20 ft' }],
    },
  },
  {
    of: 'buildLoad',
    title: 'in the background',
    query: { ...METRIC, multiProcessed: true, webhookListenerURLToNewLoad: '$LISTENER_URL' },
    body: { ...FIRST_LOAD, title: 'In the background' },
    gives: { PROCESS_ID: { pointer: '/document/processId' } },
  },
  {
    of: 'compareLoads',
    query: METRIC,
    body: {
      request: FIRST_LOAD,
      settings: [
        { label: 'with support', rules: { calculationType: 'MixLoad', optimizationLevel: 1 } },
        { label: 'volume alone', rules: { calculationType: 'MixLoad', optimizationLevel: 1, minSupportRate: 0 } },
      ],
    },
  },
];

const TICKS = (id: string) => ({
  version: 1,
  events: [
    { id: `tick-${id}`, at: '2026-11-20T08:15:00Z', container: 1, section: 1, space: 1, kind: 'Done' },
    {
      ...{ id: `note-${id}`, at: '2026-11-20T08:16:00Z', container: 1, section: 1, space: 1 },
      ...{ kind: 'Damaged', count: 1, text: 'Torn open at one corner' },
    },
  ],
});

/** What the dock tells, with a key and behind a link that allows it. */
const PROGRESS: readonly Example[] = [
  { of: 'addProgress', path: { userId: USER, title: 'First load' }, body: TICKS('1') },
  { of: 'getProgress', path: { userId: USER, title: 'First load' } },
  { of: 'watchProgress', path: { userId: USER, title: 'First load' }, query: { seconds: 1 } },
  { of: 'addDockProgress', path: { token: '$VIEW_TOKEN' }, body: TICKS('2') },
  { of: 'getDockProgress', path: { token: '$VIEW_TOKEN' }, query: { version: 1 } },
  { of: 'watchDockProgress', path: { token: '$VIEW_TOKEN' }, query: { seconds: 1 } },
];

const READING: readonly Example[] = [
  { of: 'findLoads', query: { limit: 10, createdAt: '2026-01-01T00:00:00Z', UOM: 'UnitHighMetric' } },
  { of: 'findLoadsOfUser', path: { userId: USER }, query: { limit: 1 } },
  { of: 'findLoadsByTitle', path: { userId: USER, title: 'load' }, query: { spacesCreated: true } },
  {
    of: 'getFilledContainer',
    path: { userId: USER, title: 'First load', filledContainerSeq: 1 },
    query: { placementsCreated: true },
  },
  { of: 'getContainerPicture', path: { token: '$PICTURE_TOKEN', container: 1, picture: 'diagram.svg' } },
  { of: 'getSpacePicture', path: { token: '$PICTURE_TOKEN', container: 1, space: 1, picture: 'thumbnail.png' } },
  { of: 'getReport', path: { token: '$REPORT_TOKEN' }, query: { reportLanguage: 'GER' } },
  { of: 'getContainerReport', path: { token: '$REPORT_TOKEN', container: '1.pdf' } },
  {
    of: 'makeLink',
    body: { title: 'First load', allows: 'Dock' },
    gives: { LINK_ID: { pointer: '/id' }, VIEW_TOKEN: { pointer: '/view', step: 1 } },
  },
  { of: 'listLinks' },
  ...PROGRESS,
  { of: 'getView', path: { token: '$VIEW_TOKEN' } },
  { of: 'revokeLink', path: { id: '$LINK_ID' } },
];

const BACKGROUND: readonly Example[] = [
  { of: 'watchProcess', path: { processId: '$PROCESS_ID' } },
  { of: 'getProcess', path: { processId: '$PROCESS_ID' } },
  { of: 'listProcesses', query: { limit: 5 } },
  { of: 'cancelProcess', path: { processId: '$PROCESS_ID' } },
  { of: 'listDeliveries', query: { limit: 5 }, gives: { DELIVERY_ID: { pointer: '/items/0/id' } } },
  { of: 'retryDelivery', path: { id: '$DELIVERY_ID' } },
];

const EDITING: readonly Example[] = [
  { of: 'writeEditBuffer', path: { userId: USER }, query: METRIC, body: EDITED },
  { of: 'readEditBuffer', path: { userId: USER } },
  { of: 'getEditedContainer', path: { userId: USER, filledContainerSeq: 1 }, query: { placementsCreated: true } },
  { of: 'buildEditedLoad', path: { userId: USER }, query: { fillRemaining: true } },
  { of: 'deleteEditBuffer', path: { userId: USER } },
  { of: 'getUploadTemplate' },
  {
    of: 'uploadLoads',
    query: METRIC,
    files: {
      file: { name: 'cargoes.csv', text: CARGOES_SHEET },
      containers: { name: 'containers.csv', text: CONTAINERS_SHEET },
    },
  },
];

const ACCOUNT: readonly Example[] = [
  { of: 'createKey', body: { name: 'Warehouse', expiresAt: '2099-12-31' }, gives: { KEY_ID: { pointer: '/id' } } },
  { of: 'listKeys' },
  { of: 'revokeKey', path: { id: '$KEY_ID' } },
  { of: 'getWebhookSecret' },
  { of: 'renewWebhookSecret' },
  { of: 'getSettings' },
  { of: 'changeSettings', body: { maxCargoTypesPerContainer: 5 } },
  { of: 'getMetrics' },
  { of: 'getMe' },
  { of: 'changeMe', body: { name: 'Ann Stone', language: 'GER', UOM: 'UnitMetric' } },
];

/** For a key with the scope manage. */
const PEOPLE: readonly Example[] = [
  { of: 'addPerson', body: { email: COLLEAGUE, name: 'Bob', roles: ['planner'] } },
  { of: 'listPeople' },
  { of: 'invitePerson', path: { email: COLLEAGUE } },
  { of: 'changePerson', path: { email: COLLEAGUE }, body: { roles: ['viewer', 'dock'] } },
  { of: 'endSessionsOf', path: { email: COLLEAGUE } },
  { of: 'removePerson', path: { email: COLLEAGUE } },
  { of: 'listAudit', query: { limit: 20, action: 'PersonChanged' } },
  { of: 'listUsage' },
];

const VERSIONS: readonly Example[] = [
  { of: 'listVersions', path: { userId: USER, title: 'First load' } },
  { of: 'getVersion', path: { userId: USER, title: 'First load', version: 1 } },
  { of: 'restoreVersion', path: { userId: USER, title: 'First load', version: 1 } },
];

const CLEARING: readonly Example[] = [
  { of: 'deleteLoad', path: { userId: USER, title: 'First load' }, gives: { BIN_ID: { pointer: '/binId' } } },
  { of: 'listBin' },
  { of: 'restoreFromBin', path: { id: '$BIN_ID' } },
  { of: 'deleteCargo', path: { name: 'Drum' }, gives: { DRUM_ID: { pointer: '/binId' } } },
  { of: 'deleteFromBin', path: { id: '$DRUM_ID' } },
  { of: 'deleteContainer', path: { type: 'SeaVan', name: '20 ft' } },
  { of: 'deleteRules', path: { name: 'Fragile' } },
];

const FOR_EVERYBODY: readonly Example[] = [
  { of: 'getOpenApi' },
  { of: 'getOpenApi30' },
  { of: 'getSwagger' },
  { of: 'getLiveness' },
  { of: 'getReadiness' },
  { of: 'showInterface' },
  { of: 'showPage', path: { page: 'rules' } },
  { of: 'getLlmsText' },
];

export const STORY: readonly Example[] = [
  ...MASTER_DATA,
  ...BUILDING,
  ...READING,
  ...BACKGROUND,
  ...EDITING,
  ...ACCOUNT,
  ...PEOPLE,
  ...VERSIONS,
  ...CLEARING,
  ...FOR_EVERYBODY,
];
