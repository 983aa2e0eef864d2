/** The chosen piece: what can be done with it, where it lies, and what carries it. */
import { groundsOf } from '../../../domain/grounds.js';
import { type Action, isPossible } from '../../editor/actions/action.js';
import { shownKey } from '../../editor/actions/keys.js';
import { actionsAt, menusAt } from '../../editor/actions/registry.js';
import type { EditedPiece } from '../../editor/edited-plan.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { supportGraphOf } from '../../viewer/support-graph.js';
import { percent, text } from '../../words/words.js';
import { hand } from '../hand/hand.js';
import { viewing } from '../picture/shown-view.js';
import { LookSign } from '../rail/cargo-sign.js';
import { HeldPart } from '../vehicle/held-part.js';
import { more } from '../words-more.js';
import { Deeds } from './deeds.js';
import { figuresOf } from './figures.js';
import { kindName } from './piece-name.js';
import { palletOf } from './view-in-step.js';
import { said } from './words.js';
import { chosenWrongs, heldWrongs } from './wrongs.js';

/** Keys as they are written on them. */
const SHORT: Readonly<Record<string, string>> = { PageUp: 'PgUp', PageDown: 'PgDn', Delete: 'Del' };

interface OfSession {
  readonly session: EditSession;
}

export function Piece({ session }: OfSession) {
  const pieces = session.view.selected.value;
  const [first] = pieces;
  if (first === undefined) return null;
  const look =
    session.load.edit.value!.unitLoads.get(first.cargo)?.unitload === undefined
      ? session.view.scene.value?.looks[first.cargo]
      : undefined;
  const alike = session.view.pieces.value.filter(({ cargo }) => cargo === first.cargo);
  const isOne = pieces.length === 1;
  return (
    <>
      <header class="headline has-sign">
        {look !== undefined && <LookSign look={look} />}
        <h2>{isOne ? kindName(session, first.cargo) : text('editChosenMany', { count: pieces.length })}</h2>
        {isOne && <p>{more('pieceOf', { number: alike.indexOf(first) + 1, count: alike.length })}</p>}
      </header>
      <Wrong session={session} />
      <div class="piece-deeds">
        {actionsAt('chosen')
          .filter(({ isShown }) => isShown?.(session) ?? true)
          .map((action) => (
            <Deed key={action.name} action={action} session={session} />
          ))}
        <MoveInto session={session} />
        {isOne && <OpenPallet session={session} piece={first} />}
      </div>
      {hand.value !== null && <Deeds session={session} />}
      <HeldPart />
      {isOne && <Place session={session} piece={first} />}
      {isOne && <Support session={session} piece={first} />}
    </>
  );
}

/** Reasons that a panel has room for. */
const MOST_REASONS = 4;

/** Why it cannot lie where it lies, or is held. */
function Wrong({ session }: OfSession) {
  const { sentences } = heldWrongs(session) ?? chosenWrongs(session);
  if (sentences.length === 0) return null;
  return (
    <ul class="piece-wrong">
      {sentences.slice(0, MOST_REASONS).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** What stands on a pallet is looked at by itself. */
function OpenPallet({ session, piece }: OfPiece) {
  const pallet = palletOf(session, piece);
  if (pallet < 0) return null;
  return (
    <button type="button" class="desk-button" onClick={() => viewing.value?.showPallet(pallet)}>
      {viewing.value?.words.text('open')}
    </button>
  );
}

function Deed({ action, session }: OfSession & { readonly action: Action }) {
  const [key] = action.keys;
  const run = () => {
    // What is done to a piece is seen where all of the load is.
    viewing.peek()?.ask({ kind: 'step', to: Number.MAX_SAFE_INTEGER });
    action.run(session, '');
  };
  return (
    <button
      type="button"
      class="desk-button"
      data-action={action.name}
      disabled={!isPossible(action, session)}
      onClick={run}
    >
      {text(action.label?.(session) ?? action.words)}
      {key !== undefined && <kbd>{SHORT[key] ?? shownKey(key)}</kbd>}
    </button>
  );
}

function MoveInto({ session }: OfSession) {
  return (
    <>
      {menusAt('chosen').map((menu) => {
        const choices = menu.choices(session);
        if (choices.length === 0) return null;
        return (
          <select
            key={menu.name}
            class="desk-select"
            aria-label={text(menu.words)}
            value=""
            disabled={!isPossible(menu, session)}
            onChange={({ currentTarget }) => menu.run(session, currentTarget.value)}
          >
            <option value="" disabled>
              {text(menu.words)}
            </option>
            {choices.map(({ value, name, isPossible: isFree }) => (
              <option key={value} value={value} disabled={!isFree}>
                {name}
              </option>
            ))}
          </select>
        );
      })}
    </>
  );
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface OfPiece extends OfSession {
  readonly piece: EditedPiece;
}

function Place({ session: { load, view }, piece }: OfPiece) {
  const { x1, y1, z1, x2, y2, z2 } = view.bodyOf(piece);
  const { problem } = load.opened.value!;
  const figures = figuresOf(problem);
  const facts = [
    [text('editFromFront'), figures.length(x1, 2)],
    [text('editFromLeft'), figures.length(y1, 2)],
    [text('editFromFloor'), figures.length(z1, 2)],
    [said('sizeAsItLies'), figures.sides([x2 - x1, y2 - y1, z2 - z1])],
    [text('editWeight'), figures.weight(problem.cargoes[piece.cargo]!.weight)],
  ] as const;
  return <Facts title={said('whereItIs')} facts={facts} />;
}

function Support({ session: { load, view }, piece }: OfPiece) {
  const { problem } = load.opened.value!;
  const { maxDepthToSupport, isSafeStackingUsed } = problem.rules;
  const pieces = view.pieces.value;
  const { below, support, burden } = supportGraphOf(
    pieces.map((one) => view.bodyOf(one)),
    pieces.map(({ cargo }) => problem.cargoes[cargo]!.weight),
    groundsOf(problem.containers[view.container.value!.container]!),
    { depth: maxDepthToSupport, isSafeStackingUsed },
  );
  const at = pieces.indexOf(piece);
  const figures = figuresOf(problem);
  const names = new Set(below[at]!.map((one) => problem.cargoes[pieces[one]!.cargo]!.name));
  const { maxSupportingWeight, nothingOnTop } = problem.cargoes[piece.cargo]!;
  const most = maxSupportingWeight > 0 ? figures.weight(maxSupportingWeight) : said('noLimit');
  const facts = [
    [said('restsOn'), names.size === 0 ? said('theFloor') : [...names].join(', ')],
    [said('baseCarried'), percent(100 * support[at]!, 0)],
    [said('weightOnTop'), figures.weight(burden[at]!)],
    [said('mayCarry'), nothingOnTop === true ? said('carriesNothing') : most],
  ] as const;
  return <Facts title={said('support')} facts={facts} />;
}
