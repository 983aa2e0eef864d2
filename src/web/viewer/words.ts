/** The words of the viewer in English; another language has the same keys. `{name}` is filled in. */
export const ENGLISH = {
  picture: 'Three-dimensional view of {title}',
  keys: 'Arrow keys turn the view, with shift they move it, plus and minus zoom, comma and full stop step, 1 to 7 are the views, D takes out the ruler, escape clears the selection.',
  container: 'Container {number} of {count}',
  option: 'Option {number} of {count}',
  pallet: 'Pallet {number} of {count}',
  palletOf: 'Pallet {number} of {count}, {quantity} of this kind',
  optionsNote: 'These are options to choose from, not a sum.',
  sheets: 'Shown',
  before: 'Previous container',
  after: 'Next container',
  views: 'View',
  diagram: 'Oblique',
  top: 'Top',
  left: 'Left',
  rear: 'Door',
  right: 'Right',
  front: 'Front wall',
  bottom: 'Bottom',
  show: 'Show',
  isXray: 'See through',
  hasLabels: 'Letters',
  hasFloorMap: 'Floor load',
  hasMeasures: 'Measures',
  hasCentre: 'Centre of gravity',
  ruler: 'Ruler',
  rulerHint:
    'Point at two places to measure between them. By keys, in the picture: arrows move a cross, with shift finely, Enter marks, Escape puts the ruler away.',
  rulerAt: 'Under the cross: {x} from the front wall, {y} from the left, {z} high ({unit})',
  rulerNothing: 'Nothing is under the cross.',
  rulerText: '{straight} {unit} straight: along {x}, across {y}, up {z}',
  perspective: 'Perspective',
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  colouring: 'Colours',
  cargo: 'Cargo',
  group: 'Group',
  stop: 'Stop',
  loadingOrder: 'Loading order',
  weight: 'Weight',
  support: 'Support',
  noGroup: 'No group',
  cut: 'Cut',
  cutLength: 'Length shown',
  cutHeight: 'Height shown',
  showAll: 'Show all',
  hide: 'Hide',
  hideCargo: 'Hide all of it',
  open: 'Look at the pallet',
  playback: 'Loading',
  play: 'Play',
  pause: 'Pause',
  firstStep: 'Empty',
  lastStep: 'All loaded',
  stepBefore: 'One step back',
  stepAfter: 'One step on',
  step: 'Step',
  steps: 'Loading steps',
  stepOf: 'Step {number} of {count}',
  stepEmpty: 'Nothing is loaded yet; {count} steps follow',
  stepLine: '{pieces} × {code} {name}, {weight} {unit}',
  sectionFromFront: 'Section {number} of {count}: {from} to {to} from the front wall, steps {steps}',
  sectionFromFloor: 'Section {number} of {count}: {from} to {to} high, steps {steps}',
  loadedTo: '{count} of {total} loaded, to {end}',
  loadedHigh: '{count} of {total} loaded, {end} high',
  firstPiece: 'First piece: {side}, {height}',
  leftWall: 'left wall',
  rightWall: 'right wall',
  leftEdge: 'left edge',
  rightEdge: 'right edge',
  atFromLeft: '{at} from the left',
  onFloor: 'on the floor',
  onDeck: 'on the deck',
  atHeight: '{at} high',
  beyondReach: 'Beyond reach: {count}, up to {reach} over {names}',
  place: 'from the front wall {x1} to {x2}, from the left {y1} to {y2}, height {z1} to {z2} {unit}',
  crooked: 'Something stands in the way of this step: move it aside for a while.',
  selection: 'Selected piece',
  nothingSelected: 'Point at a piece to see what it is, what carries it and what lies on it.',
  size: 'Size',
  position: 'Place',
  distances: 'Free to front wall, door, left, right, roof',
  carriedBy: 'Rests on',
  carries: 'Carries',
  floor: 'floor',
  supported: 'Base carried',
  burden: 'Weight on top',
  loadedIn: 'Loaded in',
  piece: 'piece',
  pieces: 'pieces',
  centre: 'Centre of gravity',
  centreAt: '{x} from the front wall, {y} from the left, {z} high ({unit})',
  floorGreatest: 'Most on the floor: {value} {unit}',
  noDrawing: 'This browser cannot draw in three dimensions here. The loading steps below say the same in words.',
  loading: 'The view is being loaded …',
  failed: 'The view could not be loaded. {reason}',
  again: 'Try again',
};

export type WordKey = keyof typeof ENGLISH;
export type WordList = Readonly<Record<WordKey, string>>;

export class Words {
  readonly #numbers: Intl.NumberFormat;

  /** @param language a BCP 47 tag, for numbers */
  constructor(
    private readonly list: WordList = ENGLISH,
    language = 'en',
  ) {
    this.#numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  }

  text(key: WordKey, values: Readonly<Record<string, string | number>> = {}): string {
    return this.list[key].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? this.number(value) : value;
    });
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }
}
