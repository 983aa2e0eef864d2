/** Saved loads, a row each: picture, title, containers, what stays behind, how full it is. */
import type { LoadResponse } from '../../../schema/load.js';
import { dock } from '../../pages/dock/words.js';
import { containersOf } from '../../pages/loads/containers-of.js';
import { LoadedBar, OlderPlan } from '../../pages/loads/loaded-bar.js';
import { ofLoads } from '../../pages/loads/words.js';
import { Later } from '../../shell/later.js';
import { addressOf } from '../../shell/routes.js';
import { session } from '../../shell/session.js';
import { moment, number, percent, text } from '../../words/words.js';
import { Icon } from '../icons.js';

const olderStands = () => import('./older-stands.js');

interface LoadTableProps {
  readonly loads: readonly LoadResponse[];
  readonly onMore: (load: LoadResponse) => void;
}

export function LoadTable({ loads, onMore }: LoadTableProps) {
  return (
    <table class="loads-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{text('title')}</th>
          <th scope="col">{text('containers')}</th>
          <th scope="col">{text('piecesLoaded')}</th>
          <th scope="col">{text('volumeUsed')}</th>
          <th scope="col">{ofLoads('loadUpdated')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {loads.map((load) => {
          const { document, loadSummary: sum } = load;
          const title = document?.title ?? '';
          return (
            <tr key={`${document?.createdBy}/${title}`}>
              <td class="load-picture">
                <Picture load={load} />
              </td>
              <th scope="row" class="load-title">
                <a class="as-link" href={addressOf(`/loads/${document?.id}`)}>
                  {title}
                </a>
                <small>{ownerOf(load)}</small>
              </th>
              <td>{containersOf(load)}</td>
              <td>
                <Pieces load={load} />
                {document?.progress && <LoadedBar progress={{ ...document.progress, problems: 0 }} />}
                {document?.progress && document.version! > 1 && <Later load={olderStands} given={{ load }} />}
                {document?.older && <OlderPlan older={document.older} />}
              </td>
              <td>
                <span class="load-volume">
                  <i aria-hidden="true" style={{ '--done': Math.min(1, sum.volumeUtilization / 100) }} />
                  {percent(sum.volumeUtilization)}
                </span>
              </td>
              <td>{document && moment(document.updatedAt ?? '')}</td>
              <td class="load-deeds">
                <button
                  type="button"
                  class="icon-button"
                  aria-label={ofLoads('loadsMore', { title })}
                  title={ofLoads('loadsMore', { title })}
                  onClick={() => onMore(load)}
                >
                  ⋯
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Drawn by the server when it comes into sight. */
function Picture({ load: { filledContainers } }: { readonly load: LoadResponse }) {
  const address = filledContainers[0]?.graphics?.images?.path3DDiagram;
  if (address == null) return null;
  const { pathname, search } = new URL(address, location.href);
  return <img src={pathname + search} alt="" loading="lazy" width={112} height={64} />;
}

/** By the plan; what the dock noted against it stands with it, as then all is not well. */
function Pieces({ load: { status, loadSummary, alternatives, document } }: { readonly load: LoadResponse }) {
  const { cargoesLoaded, cargoesLeft } = loadSummary;
  const problems = document?.progress?.problems ?? 0;
  const noted = problems > 0 ? dock('dockProblemCount', { count: problems }) : '';
  if (status === 'failed') {
    return (
      <span class="pill" data-tone="bad">
        <Icon name="wrong" />
        {ofLoads('loadsFailedShort')}
      </span>
    );
  }
  // Of alternatives each is a load of its own.
  const planned =
    alternatives === true
      ? number(cargoesLoaded)
      : cargoesLeft === 0
        ? ofLoads('loadsTakesAll', { count: cargoesLoaded })
        : ofLoads('loadsBehind', { count: cargoesLeft });
  if (alternatives === true && noted === '') return <>{planned}</>;
  const isWell = cargoesLeft === 0 && noted === '';
  return (
    <span class="pill" data-tone={isWell ? 'good' : 'warn'}>
      <Icon name={isWell ? 'check' : 'box'} />
      {noted === '' ? planned : `${planned} · ${noted}`}
    </span>
  );
}

function ownerOf({ document }: LoadResponse): string {
  const owner = document?.createdBy ?? '';
  const isOwn = owner === session.value.account?.user;
  return [
    isOwn ? ofLoads('loadsYou') : document?.createdByName || owner,
    document?.isShared ? ofLoads('loadShared') : '',
  ]
    .filter((one) => one !== '')
    .join(' · ');
}
