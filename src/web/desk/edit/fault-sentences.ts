/** What a fault of the check says to who moves pieces: which piece, which other one, and the figures, in their language. */
import type { LoadProblem } from '../../../domain/problem.js';
import type { EditedPiece } from '../../editor/edited-plan.js';
import type { Fault } from '../../editor/verdict.js';
import { number, percent } from '../../words/words.js';
import type { Figures } from './figures.js';
import { said } from './words.js';

/** What is known of the plan that was judged. */
export interface Judged {
  readonly problem: LoadProblem;
  readonly figures: Figures;
  readonly isChosen: (id: number) => boolean;
  readonly pieceOf: (id: number) => EditedPiece;
  readonly nameOf: (id: number) => string;
}

type Says = (fault: About, judged: Judged) => string;

interface About extends Fault {
  /** Of the piece that it is about; empty: of none. */
  readonly name: string;
  /** Of the first of the others. */
  readonly other: string;
  readonly kind: string;
  readonly is: number;
  readonly most: number;
}

const ofWeight: Says = ({ name, is, most }, { figures }) =>
  said('carriesTooMuch', { name, weight: figures.weight(is), most: figures.weight(most) });

const offCentre =
  (axis: 'centreLength' | 'centreWidth' | 'centreHeight'): Says =>
  ({ is, most }) =>
    said(axis, { share: percent(is), most: percent(most) });

const CENTRES: Readonly<Record<string, Says>> = {
  length: offCentre('centreLength'),
  width: offCentre('centreWidth'),
  height: offCentre('centreHeight'),
};

const SAYS: Readonly<Record<string, Says>> = {
  'drop-decks': ({ name }) => said('inDeck', { name }),
  extent: ({ name }) => said('beyondExtent', { name }),
  'weight-limit': ({ is, most }, { figures }) =>
    said('tooHeavy', { weight: figures.weight(is), most: figures.weight(most) }),
  'price-limit': ({ is, most }) => said('tooDear', { price: number(is, 2), most: number(most, 2) }),
  'volume-limit': ({ is, most }) => said('tooFull', { share: percent(is), most: percent(most) }),
  'fill-quantity': ({ is, most }) => said('tooMany', { number: is, most }),
  'cargo-types': ({ is, most }) => said('tooManyKinds', { number: is, most }),
  'centre-of-gravity': (fault, judged) => CENTRES[fault.kind]!(fault, judged),
  zones: ({ name, kind, is, most }, { figures }) =>
    name === ''
      ? said('zoneTooHeavy', { zone: kind, weight: figures.weight(is), most: figures.weight(most) })
      : said('zoneOfOthers', { name, zone: kind }),
  overlap: ({ name, other }) => said('meets', { name, other }),
  orientations: ({ name }) => said('liesWrong', { name }),
  door: ({ name }) => said('passesNoDoor', { name }),
  'pallet-overhang': ({ name }, { problem: { rules } }) =>
    said('offDeck', { name, needed: percent(100 * rules.minSupportRate, 0) }),
  'cargo-overhang': ({ name }) => said('overhangs', { name }),
  rolls: ({ name }, { problem: { rules } }) =>
    said('rollsOff', { name, needed: percent(100 * rules.minSupportRate, 0) }),
  reach: ({ name, is, most }, { figures }) =>
    said('outOfReach', { name, length: figures.length(is), most: figures.length(most) }),
  'supporting-weight': (fault, judged) => {
    // Of what stands on it, the piece that was moved there.
    const upper = fault.others.find(judged.isChosen);
    if (upper === undefined) return ofWeight(fault, judged);
    const [weight, most] = [fault.is, fault.most].map(judged.figures.weight) as [string, string];
    return said('standsOnLimit', { name: judged.nameOf(upper), other: fault.name, weight, most });
  },
  'weight-difference': ({ name, other, most }) => said('notLighter', { name, other, share: percent(most) }),
  layers: ({ name, is, most }) => said('tooManyLayers', { name, layer: is, most }),
  'over-different-cargoes': ({ name, other }) => said('ownKindBelow', { name, other }),
  'floor-stack-type': ({ name, kind }) => said(kind === 'BottomOnly' ? 'floorOnly' : 'neverFloor', { name }),
  'supports-others': ({ name, other }) => said('ownKindAbove', { name, other }),
  'nothing-on-top': ({ name, other }) => said('nothingOnIt', { name, other }),
  'stacking-rule': ({ name, other, kind, piece, others }, { problem: { cargoes }, figures, pieceOf }) => {
    if (kind !== 'HeavierBottomFirst') return said('mayNotStand', { name, other });
    const [upper, lower] = [piece!, others[0]!].map((id) => figures.weight(cargoes[pieceOf(id).cargo]!.weight));
    return said('heavierAbove', { name, other, weight: upper!, below: lower! });
  },
  'groups-stacking-rule': ({ name, other }) => said('otherGroup', { name, other }),
  'stacking-height': ({ name, most }) => said('stackTooHigh', { name, times: number(most, 2) }),
  sequence: ({ name, other, kind }) =>
    said(kind === 'rests' ? 'comesOffBelow' : kind === 'order' ? 'loadedTooLate' : 'inTheWay', { name, other }),
  'whole-sets': ({ kind }) => said('brokenSets', { name: kind }),
  undivided: ({ kind }) => said('divided', { name: kind }),
};

export function isSaid(rule: string): boolean {
  return rule in SAYS;
}

/** @param name of the piece of the fault; empty: it is about none */
export function faultSentence(fault: Fault, name: string, judged: Judged): string {
  const [first] = fault.others;
  const other = first === undefined ? '' : judged.nameOf(first);
  const { kind = '', is = 0, most = 0 } = fault.about ?? {};
  const says = SAYS[fault.rule];
  // What no piece that is moved can break is said as the service says it.
  return says?.({ ...fault, name, other, kind, is, most }, judged) ?? `${fault.title}: ${fault.sentence}`;
}
