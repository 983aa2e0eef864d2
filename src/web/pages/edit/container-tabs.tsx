/** The containers: which one is shown, which are locked, one more. What is dropped on one goes into it. */
import { isInStock } from '../../editor/commands.js';
import { text } from '../../words/words.js';
import { useSession } from './session-context.js';

/** More containers than this are chosen from a list. */
const MOST_BUTTONS = 24;

export function ContainerTabs() {
  const { acting, load, view } = useSession();
  const opened = load.opened.value;
  const containers = load.plan.value?.containers ?? [];
  if (opened === null) return null;
  const { problem } = opened;
  const faulty = new Set((load.judging.verdict.value?.faults ?? []).map(({ container }) => container));
  const isLocked = view.isLocked.value;
  const types = problem.containers.flatMap((kind, type) =>
    isInStock(problem, { containers }, type) ? [{ name: kind.name, type }] : [],
  );
  return (
    <div class="row edit-containers">
      {containers.length > MOST_BUTTONS ? <ContainerList faulty={faulty} /> : <Buttons faulty={faulty} />}
      <button
        type="button"
        class="button is-small"
        aria-pressed={isLocked}
        title={text('editLockHint')}
        onClick={() => {
          view.select([]);
          acting.act(
            { kind: 'lock', container: view.place.value, isLocked: !isLocked },
            text(isLocked ? 'editUnlocked' : 'editLocked'),
          );
        }}
      >
        {text(isLocked ? 'editUnlock' : 'editLock')}
      </button>
      {types.length > 0 && (
        <select
          class="input is-short"
          aria-label={text('editAddContainer')}
          value=""
          onChange={({ currentTarget }) => {
            const type = Number(currentTarget.value);
            currentTarget.value = '';
            if (acting.act({ kind: 'open', container: type }, text('editOpened'))) {
              view.showContainer(load.plan.peek()!.containers.length - 1);
            }
          }}
        >
          <option value="" disabled>
            {text('editAddContainer')}
          </option>
          {types.map(({ name, type }) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

interface FaultyProps {
  /** Places of containers that break a rule. */
  readonly faulty: ReadonlySet<number | null>;
}

function Buttons({ faulty }: FaultyProps) {
  const { load, view } = useSession();
  const { problem } = load.opened.value!;
  const containers = load.plan.value?.containers ?? [];
  return (
    <fieldset class="row edit-tabs" aria-label={text('editContainers')}>
      {containers.map(({ container, pieces, isLocked: isShut }, place) => (
        <button
          type="button"
          key={place}
          class="button is-small"
          data-drop={place}
          data-is-faulty={faulty.has(place)}
          aria-pressed={place === view.place.value}
          onClick={() => view.showContainer(place)}
        >
          <span class="edit-tab-name">
            {text('editContainerLine', { number: place + 1, name: problem.containers[container]!.name })}
          </span>
          <span class="quiet">
            {text('editPieces', { count: pieces.length })}
            {isShut && ` · ${text('editLocked')}`}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

function ContainerList({ faulty }: FaultyProps) {
  const { load, view } = useSession();
  const { problem } = load.opened.value!;
  const containers = load.plan.value?.containers ?? [];
  return (
    <select
      class="input edit-tabs"
      aria-label={text('editContainers')}
      value={view.place.value}
      onChange={({ currentTarget }) => view.showContainer(Number(currentTarget.value))}
    >
      {containers.map(({ container, pieces }, place) => (
        <option key={place} value={place}>
          {faulty.has(place) ? '⚠ ' : ''}
          {text('editContainerLine', { number: place + 1, name: problem.containers[container]!.name })}
          {` · ${text('editPieces', { count: pieces.length })}`}
        </option>
      ))}
    </select>
  );
}
