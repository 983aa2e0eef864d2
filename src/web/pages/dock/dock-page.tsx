/** The dock: a load is loaded step by step, on a phone, with or without a network. */
import '../../styles/dock.css';
import { Fault } from '../../shell/fault.js';
import { goTo, place } from '../../shell/routes.js';
import { moment, text } from '../../words/words.js';
import type { FoundLoad } from './device-copy.js';
import { LoadedHere } from './loaded-here.js';
import { Loading } from './loading.js';
import { NewerPlan } from './newer/newer-plan.js';
import { useFound } from './use-found.js';
import { dock } from './words.js';

export default function DockPage() {
  const token = place.value.query.get('load') ?? '';
  if (token === '') return <LoadedHere onOpen={(chosen) => goTo('/dock', { load: chosen })} />;
  return <Opened key={token} token={token} owner={place.value.query.get('user') ?? ''} />;
}

function Opened({ token, owner }: { readonly token: string; readonly owner: string }) {
  const { found, fault, newer, plans, isComparing, ...finding } = useFound(token);
  const leave = () => goTo('/dock');
  if (fault !== '' || found === 'gone' || found === 'notKept') {
    const said = fault || dock(found === 'gone' ? 'dockGone' : 'dockNotKept');
    return (
      <div class="dock stack">
        <Fault text={said} />
        <button type="button" class="button is-large" onClick={leave}>
          {dock('dockOverview')}
        </button>
      </div>
    );
  }
  if (found === null) return <p class="quiet">{text('pageLoading')}</p>;
  if (newer !== null && isComparing) {
    return (
      <div class="dock">
        <NewerPlan
          plans={plans}
          older={found}
          newer={newer}
          onTake={finding.takeNewer}
          onStay={finding.stayWithOlder}
        />
      </div>
    );
  }
  return (
    <div class="dock">
      {newer === null ? (
        <Origin found={found} />
      ) : (
        <p class="notice is-warn small" role="status">
          {dock('dockNewer')}{' '}
          <button type="button" class="button" onClick={finding.showNewer}>
            {dock('dockOpen')}
          </button>
        </p>
      )}
      <Loading
        key={found.identity}
        found={found}
        plans={plans}
        token={token}
        owner={owner}
        onOther={finding.lookAgain}
        onLeave={leave}
      />
    </div>
  );
}

/** Where the plan comes from, where that is to be known. */
function Origin({ found: { by, copiedAt } }: { readonly found: FoundLoad }) {
  if (by === 'server') {
    return copiedAt === null ? <p class="notice is-warn small">{dock('dockCannotKeep')}</p> : null;
  }
  const date = moment(copiedAt ?? '');
  return (
    <p class={`notice small ${by === 'copyOnly' ? 'is-warn' : ''}`} role="status">
      {dock(by === 'copy' ? 'dockCopy' : 'dockCopyOnly', { date })}
    </p>
  );
}
