/** The containers: which one is shown, which are locked, one more. What is dropped on one goes into it. */
import { text } from '../../words/words.js';
import { ActionButtons } from './action-buttons.js';
import { useSession } from './session-context.js';

/** More containers than this are chosen from a list. */
const MOST_BUTTONS = 24;

export function ContainerTabs() {
  const { load } = useSession();
  const containers = load.plan.value?.containers ?? [];
  if (load.opened.value === null) return null;
  const faulty = new Set((load.judging.verdict.value?.faults ?? []).map(({ container }) => container));
  return (
    <div class="row edit-containers">
      {containers.length > MOST_BUTTONS ? <ContainerList faulty={faulty} /> : <Buttons faulty={faulty} />}
      <ActionButtons place="containers" isSmall />
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
