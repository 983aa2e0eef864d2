/** What is done to the plan, and what is said of it. */
import { signal } from '@preact/signals';
import { text } from '../../words/words.js';
import type { Command } from '../commands.js';
import type { Surroundings } from '../dragging.js';
import type { EditView } from './edit-view.js';
import type { EditedLoad } from './edited-load.js';

export class Acting {
  /** What was done last, in a sentence. */
  readonly said = signal('');

  constructor(
    private readonly load: EditedLoad,
    private readonly view: EditView,
  ) {}

  /** Tells what was done, and how many pieces came down because of it. @returns whether it could be done */
  act(command: Command, sentence: string, drag: number | null = null): boolean {
    const settled = this.load.execute(command, drag);
    if (settled === null) {
      this.say(text(this.view.isLocked.peek() ? 'editIsLocked' : 'editCannot'));
      return false;
    }
    this.say(settled === 0 ? sentence : `${sentence} ${text('editSettled', { count: settled })}`);
    return true;
  }

  undo(): void {
    this.load.undo();
    this.say(text('editUndone'));
  }

  redo(): void {
    this.load.redo();
    this.say(text('editRedone'));
  }

  say(sentence: string): void {
    this.said.value = sentence;
  }

  /** Where pieces are held. @param without ids of those in hand */
  aroundIn(place: number, without: readonly number[], reach: number): Surroundings {
    const { problem } = this.load.opened.peek()!;
    const { container } = this.load.plan.peek()!.containers[place]!;
    const lying = this.view.lyingIn(place, new Set(without));
    return { problem, container: problem.containers[container]!, lying, reach };
  }
}
