/** What is done to the plan, and what is said of it. */
import { signal } from '@preact/signals';
import type { Command } from '../../editor/commands.js';
import type { Surroundings } from '../../editor/dragging.js';
import { text } from '../../words/words.js';
import { edit, execute, plan, redo, undo } from './edit-store.js';
import { lyingIn, shownContainer } from './view-store.js';

/** What was done last, in a sentence. */
export const said = signal('');

/** Tells what was done, and how many pieces came down because of it. @returns whether it could be done */
export function act(command: Command, sentence: string, drag: number | null = null): boolean {
  const settled = execute(command, drag);
  if (settled === null) {
    const isLocked = shownContainer.peek()?.isLocked === true;
    say(text(isLocked ? 'editIsLocked' : 'editCannot'));
    return false;
  }
  say(settled === 0 ? sentence : `${sentence} ${text('editSettled', { count: settled })}`);
  return true;
}

export function undoLast(): void {
  undo();
  say(text('editUndone'));
}

export function redoLast(): void {
  redo();
  say(text('editRedone'));
}

export function say(sentence: string): void {
  said.value = sentence;
}

/** Where pieces are held. @param without ids of those in hand */
export function aroundIn(place: number, without: readonly number[], reach: number): Surroundings {
  const { problem } = edit.peek()!.opened;
  const { container } = plan.peek()!.containers[place]!;
  return { problem, container: problem.containers[container]!, lying: lyingIn(place, new Set(without)), reach };
}
