/** Every text is said somewhere: what no code asks for is not kept in eight languages. */
import t from 'tap';
import { FIRST_RULE, ORDER_RULES, PLAN_RULES } from '../../src/rules/index.js';
import { RULES } from '../../src/rules/of-containers.js';
import { localeFiles, stemOf, wordsOf } from '../support/locale-files.js';
import { sourceFilesOf } from '../support/source-files.js';

/** Sections whose keys stand in code; those of the others are names of the interface. */
const SECTIONS = [
  'report',
  'viewer',
  'pages',
  'faults',
  'lists',
  'frame',
  'signIn',
  'desk',
  'deskMore',
  'hand',
  'dock',
  'vehicle',
  'equipment',
];

/** `reason${reason}` asks for every key that begins like it. */
const TEMPLATE = /`(\w*)\$\{[^`{}]*\}(\w*)`/g;
const LEAST_LETTERS = 4;

/** What code asks for. */
function asked(code: string): (key: string) => boolean {
  const quoted = new Set([...code.matchAll(/'(\w+)'/g)].map(([, key]) => key!));
  const begun = [...code.matchAll(TEMPLATE)]
    .map(([, start, end]) => [start!, end!] as const)
    .filter(([start, end]) => start.length + end.length >= LEAST_LETTERS);
  return (key) => quoted.has(key) || begun.some(([start, end]) => key.startsWith(start) && key.endsWith(end));
}

t.test('every key is asked for', async (t) => {
  const files = sourceFilesOf('src').filter(({ path }) => !path.startsWith('src/locales/made/'));
  const isAsked = asked(files.map(({ code }) => code).join('\n'));
  const english = localeFiles().get('ENG')!;
  for (const section of SECTIONS) {
    const keys = wordsOf(english[section]!).map(([key]) => stemOf(key.split('.').at(-1)!));
    t.ok(keys.length > 5, section);
    t.same(
      keys.filter((key) => !isAsked(key)),
      [],
      section,
    );
  }
});

t.test('a key that nobody asks for is found', async (t) => {
  const isAsked = asked("text('undo'); text(`reason#{why}`); text(`#{side}Wall`); `#{a}#{b}`".replaceAll('#', '$'));
  t.same(['undo', 'reasonTooBig', 'leftWall', 'redo', 'undoing'].map(isAsked), [true, true, true, false, false]);
});

t.test('every name of a rule is that of a rule', async (t) => {
  const ids: readonly string[] = [FIRST_RULE, ...RULES, ...ORDER_RULES, ...PLAN_RULES].map(({ id }) => id);
  const names = Object.keys(localeFiles().get('ENG')!['rules']!).filter((id) => id !== 'other');
  t.same(
    names.filter((id) => !ids.includes(id)),
    [],
  );
});
