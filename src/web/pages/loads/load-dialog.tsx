/** One saved load: what came of it, and everything that can be done with it. */
import { useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import { sentence } from '../../plan-request/faults.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import type { Deleted, Deletion } from '../../shell/deleted.js';
import { Dialog } from '../../shell/dialog.js';
import { Later } from '../../shell/later.js';
import { addressOf, goTo } from '../../shell/routes.js';
import { pathOfLoad, send } from '../../shell/server.js';
import { isAtLeast, session } from '../../shell/session.js';
import { told } from '../../words/said.js';
import { moment, number, percent, text } from '../../words/words.js';
import { binSays } from '../bin/bin-says.js';
import { containersOf } from './containers-of.js';
import { readLinksAgain } from './known-links.js';
import { tokenOf } from './report-token.js';
import { LinksOf } from './share-links.js';
import { ofLoads } from './words.js';

interface LoadDialogProps {
  readonly load: LoadResponse;
  readonly onGone: (deleted: Deleted) => void;
  /** An earlier version is the newest again. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

const versions = () => import('./versions-dialog.js');

export function LoadDialog({ load, onGone, onRestored, onClose }: LoadDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const [isLookingBack, setLookingBack] = useState(false);
  const { document } = load;
  const title = document?.title ?? '';
  const owner = document?.createdBy ?? '';
  const { done = 0 } = document?.progress ?? document?.older?.progress ?? {};
  const loaded = done === 0 ? [] : [ofLoads('loadDeleteLoaded', { count: done })];
  const isOwn = owner === session.value.account?.user && isAtLeast('planner');
  const remove = async () => {
    const { binId } = await send<Deletion>('DELETE', pathOfLoad(owner, title));
    readLinksAgain();
    onGone({ names: [title], binIds: binId === undefined ? [] : [binId] });
    onClose();
  };
  if (isDeleting) {
    return (
      <ConfirmDialog
        title={ofLoads('loadDelete')}
        question={[ofLoads('loadDeleteAsk', { title }), ...loaded, binSays()].join(' ')}
        label={text('delete')}
        onYes={remove}
        onClose={() => setDeleting(false)}
      />
    );
  }
  if (isLookingBack) {
    return <Later load={versions} given={{ owner, title, onRestored }} onClose={onClose} />;
  }
  return (
    <Dialog title={title} isWide onClose={onClose}>
      {document && (
        <p class="quiet small long">
          {document.createdByName || owner} · {moment(document.updatedAt ?? '')}
          {document.isShared && ` · ${ofLoads('loadShared')}`}
        </p>
      )}
      {load.status === 'failed' ? <Failure load={load} /> : <Figures load={load} />}
      <Files load={load} />
      <div class="row">
        <a class="button is-main" href={addressOf(`/loads/${document?.id}`)}>
          {text('loadOpen')}
        </a>
        {load.status !== 'failed' && isAtLeast('planner') && (
          <EditLink
            owner={owner}
            title={title}
            options={load.alternatives === true ? load.filledContainers.length : 0}
          />
        )}
        {(document?.version ?? 1) > 1 && (
          <button type="button" class="button" onClick={() => setLookingBack(true)}>
            {ofLoads('loadVersions', { count: document?.version ?? 1 })}
          </button>
        )}
        {isOwn && (
          <button type="button" class="button is-danger" onClick={() => setDeleting(true)}>
            {text('delete')}
          </button>
        )}
      </div>
      {isOwn && <LinksOf title={title} />}
    </Dialog>
  );
}

/** Of alternatives each can be edited, as a load by itself. */
function EditLink({
  owner,
  title,
  options,
}: {
  readonly owner: string;
  readonly title: string;
  readonly options: number;
}) {
  const address = { user: owner, load: title };
  if (options === 0) {
    return (
      <a class="button" href={addressOf('/edit', address)}>
        {text('editByHand')}
      </a>
    );
  }
  return (
    <select
      class="input is-short"
      aria-label={text('editByHand')}
      value=""
      onChange={({ currentTarget: { value } }) => goTo('/edit', { ...address, option: value })}
    >
      <option value="" disabled>
        {text('editByHand')}
      </option>
      {Array.from({ length: options }, (_, at) => (
        <option key={at} value={at + 1}>
          {text('editOption', { number: at + 1 })}
        </option>
      ))}
    </select>
  );
}

function Failure({ load }: { readonly load: LoadResponse }) {
  const issues = load.calculationError?.issues ?? [];
  return (
    <div class="notice is-bad">
      <p>{ofLoads('loadFailed', { reason: told(load.calculationError?.code, load.message) })}</p>
      <ul class="plain-list">
        {issues.map((issue) => (
          <li key={issue.pointer + issue.message}>
            <code>{issue.pointer}</code> {sentence(issue)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ load }: { readonly load: LoadResponse }) {
  const { loadSummary: sum, units } = load;
  const figures: readonly (readonly [string, string])[] = [
    [text('volumeUsed'), percent(sum.volumeUtilization)],
    [text('weightUsed'), sum.weightUtilization > 0 ? percent(sum.weightUtilization) : '–'],
    [text('piecesLoaded'), number(sum.cargoesLoaded)],
    [text('left'), number(sum.cargoesLeft)],
    [text('weight'), `${number(sum.weightLoaded, 1)} ${units.weight}`],
    [text('containers'), containersOf(load)],
  ];
  return (
    <dl class="figures">
      {figures.map(([name, value]) => (
        <div class="figure" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All forms of the report; each opens beside this page. */
function Files({ load: { reportLinks, document } }: { readonly load: LoadResponse }) {
  if (!reportLinks) return null;
  const token = tokenOf(reportLinks.overview);
  const rows: readonly (readonly [string, string | null])[] = [
    [text('report'), reportLinks.overview],
    ['PDF', reportLinks.pdf],
    [text('workbook'), reportLinks.workbook],
    [ofLoads('loadWorkOrder'), reportLinks.workOrder],
    [ofLoads('loadView'), token === null ? null : `/embed/${token}`],
    [text('loadDock'), token === null ? null : addressOf('/dock', { load: token, user: document?.createdBy ?? '' })],
  ];
  return (
    <div class="row">
      {rows.map(
        ([name, address]) =>
          address !== null && (
            <a key={name} class="button is-small" href={address} target="_blank" rel="noreferrer">
              {name}
            </a>
          ),
      )}
    </div>
  );
}
