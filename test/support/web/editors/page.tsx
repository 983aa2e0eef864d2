/** Editors in one page, each with a session of its own, as tests ask for them. */
import { render } from 'preact';
import type { EditBufferBody } from '../../../../src/calculation/browser/index.js';
import { EditSession } from '../../../../src/web/editor/session/edit-session.js';
import { Editor } from '../../../../src/web/pages/edit/editor.js';
import { session as ofPerson } from '../../../../src/web/shell/session.js';
import { showLanguage } from '../../../../src/web/words/words.js';
import '../../../../src/web/styles/index.css';

const sessions = new Map<string, EditSession>();

/** What a test calls; `name` is that of an element of the page. */
export const EDITORS = {
  async open(name: string, body: EditBufferBody): Promise<void> {
    const session = new EditSession(name);
    sessions.set(name, session);
    await session.load.open({ kind: 'buffer', body, uom: 'UnitMetric' });
    render(<Editor session={session} />, document.getElementById(name)!);
  },

  close(name: string): void {
    render(null, document.getElementById(name)!);
    sessions.get(name)!.dispose();
    sessions.delete(name);
  },

  signIn(): void {
    const account = { user: 'ann@example.com', name: '', company: 'Example', roles: ['planner' as const] };
    const rest = { language: null, UOM: null, hasPassword: false, needsCurrentPassword: false, binDays: 30 };
    ofPerson.value = { ...ofPerson.value, isKnown: true, account: { ...account, ...rest } };
  },

  isJudged: (name: string): boolean => sessions.get(name)!.load.judging.isDone.value,

  /** By container: where each piece lies. */
  places: (name: string): string[][] =>
    sessions
      .get(name)!
      .load.plan.value!.containers.map(({ pieces }) =>
        pieces.map(({ id, position: { x, y, z } }) => `${id}: ${x} ${y} ${z}`),
      ),
};

await showLanguage('ENG');
Object.assign(globalThis, { EDITORS });
