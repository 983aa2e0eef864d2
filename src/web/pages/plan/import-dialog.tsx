/** Takes a list into the request. */
import { useState } from 'preact/hooks';
import { AgainDialog } from '../../import/again-dialog.js';
import { ListImport, type TakenList } from '../../import/list-import.js';
import { areAllThere } from '../../import/same-rows.js';
import { change, draft, isSample } from '../../plan-request/draft-store.js';
import { listSource, withTitleOf } from '../../plan-request/open-file.js';
import { withStopsInOrder } from '../../plan-request/reach-limit.js';
import { EMPTY_DRAFT, newRow, type RequestDraft, withRows } from '../../plan-request/request-draft.js';
import { stopsOf, withStops } from '../../plan-request/stops.js';
import { tab } from '../../plan-request/view-state.js';
import { pageOf, place } from '../../shell/routes.js';
import { session } from '../../shell/session.js';
import { lastTaken } from './last-taken.js';

export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [asked] = useState(() => listSource.peek());
  const { source, isShown = false, onNoList } = asked;
  // Another list may have been dropped in the meantime.
  const close = () => {
    if (listSource.peek() === asked) onClose();
  };
  const [isOnlySample] = useState(isSample);
  const { cargoes, emptyContainers, rules, shown } = draft.value;
  const [again, setAgain] = useState<Again | null>(null);
  const takeAsked = async (list: TakenList) => {
    const before = draft.peek();
    const there = [...before[list.list], ...(list.list === 'cargoes' ? outOf(before) : [])];
    const added = list.isInstead ? [] : withList(before, list, isOnlySample)[list.list].slice(before[list.list].length);
    if (!areAllThere(added, there)) return take(list);
    const how = await new Promise<Answer>((answer) => setAgain({ count: added.length, answer }));
    setAgain(null);
    return how !== null && take({ ...list, isInstead: how === 'instead' });
  };
  const take = (list: TakenList) => {
    const before = draft.peek();
    const next = withList(before, list, isOnlySample);
    change(source instanceof File && list.list === 'cargoes' ? withTitleOf(source.name, next) : next);
    tab.value = list.list;
    lastTaken.value = list.isLikeLast ? { list, source, before, after: draft.value } : null;
    return true;
  };
  return (
    <>
      <ListImport
        lists={isOnContainers() ? ['emptyContainers', 'cargoes'] : ['cargoes', 'emptyContainers']}
        source={source}
        shown={shown}
        isSequenceOpposite={session.value.settings?.isCargoSequenceUsedInOppositeOrder === true}
        there={{ cargoes: cargoes.length, emptyContainers: emptyContainers.length }}
        isSample={isOnlySample}
        offersOrder={rules['isSequenceUsed'] !== true}
        isShown={isShown}
        onTake={takeAsked}
        {...(onNoList && { onNoList })}
        onClose={close}
      />
      {again !== null && <AgainDialog count={again.count} onAnswer={again.answer} />}
    </>
  );
}

type Answer = Parameters<Parameters<typeof AgainDialog>[0]['onAnswer']>[0];

interface Again {
  readonly count: number;
  readonly answer: (how: Answer) => void;
}

const outOf = ({ leftOut = [] }: RequestDraft) => leftOut.map(({ row }) => row);

/** Only where tabs are seen does the one of containers say what a list holds. */
function isOnContainers(): boolean {
  return tab.value === 'emptyContainers' && pageOf(place.peek()) === '/advanced';
}

/** Of a sample that gives way to a list the containers stay, to plan into; its unit, which nobody chose, does not. */
function withList(before: RequestDraft, list: TakenList, isOnlySample: boolean): RequestDraft {
  const { uom, cargoes, emptyContainers } = before;
  const shown = cargoes.length > 0 ? list.uom : before.shown;
  const isNew = isOnlySample && list.isInstead && list.list === 'cargoes';
  const begun = isNew ? { ...EMPTY_DRAFT, shown, uom, emptyContainers } : before;
  const rows = list.rows.map((row) => ({ ...newRow(list.list), ...row }));
  const next = withStopsOf(list, begun, withRows(begun, list.list, { ...list, rows }));
  return list.isInOrder ? withStopsInOrder(next, true) : next;
}

/** Rows there keep the numbers of their stops, and those of the list have theirs. */
function withStopsOf({ lastStop, rows, isInstead }: TakenList, before: RequestDraft, next: RequestDraft): RequestDraft {
  if (lastStop === 0) return next;
  const isOpposite = session.value.settings?.isCargoSequenceUsedInOppositeOrder === true;
  const ofList = stopsOf({ cargoes: rows, rules: { lastStop } }, isOpposite);
  return withStops(next, [...(isInstead ? [] : stopsOf(before, isOpposite)), ...ofList], isOpposite);
}
