/**
 * Words that people see stand in src/locales, not in code. A file of the rooms that show something holds words when it has
 * text between tags, a letter outside ASCII, or a text that reads like a sentence: it begins with a capital and has two words.
 * What is thrown does not count: it is for whoever programs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import ts from 'typescript';
import { ROOT, sourceFilesOf } from '../support/source-files.js';

const ROOMS = ['src/web', 'src/report', 'src/scene', 'src/locales'];
/** Written from the words themselves. */
const MADE = 'src/locales/made/';

/** At most 30; names that are the same in every language, and titles of settings and samples that people may change. */
const HOLD_WORDS: readonly string[] = [
  // Names of the languages, each in itself.
  'src/locales/languages.ts',
  // Fonts.
  'src/report/pictures/text.ts',
  // A message of the JavaScript engine, by which it is known.
  'src/report/pool.ts',
  // CSV, ms, PDF and the product itself.
  'src/web/pages/compare/compared-table.tsx',
  'src/web/shell/report-links.tsx',
  'src/web/shell.tsx',
  'src/web/desk/top-bar.tsx',
  // Titles of settings and of requests, in English: people change them, and they are kept with them.
  'src/web/pages/compare/settings.ts',
  // Names of keys, as keyboards have them.
  'src/web/editor/actions/keys.ts',
  'src/web/desk/frame/keys-dialog.tsx',
];

const READS_LIKE_A_SENTENCE = /^["“„«]?\p{Lu}\p{L}* \p{L}{2,}|\p{L}{2,} \p{L}{2,}.*[.?!]$/u;
const FOREIGN_LETTER = /(?=\P{ASCII})\p{L}/u;
const WORD = /\p{L}{2,}/u;

function wordsIn(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && (ts.isThrowStatement(node.parent) || /Error$/.test(node.expression.getText())))
      return;
    if (ts.isJsxText(node) && WORD.test(node.text)) found.push(node.text.trim());
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (FOREIGN_LETTER.test(node.text) || READS_LIKE_A_SENTENCE.test(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

t.test('words stand in src/locales, and few files of code hold any', async (t) => {
  const files = ROOMS.flatMap((room) => sourceFilesOf(room)).filter(({ path }) => !path.startsWith(MADE));
  t.ok(files.length > 300);
  const holding = files.filter(({ path }) => wordsIn(path, readFileSync(join(ROOT, path), 'utf8')).length > 0);
  t.same(
    holding.map(({ path }) => path).sort(),
    [...HOLD_WORDS].sort(),
    'a text that people see belongs into src/locales/*.json',
  );
});

t.test('words in code are found', async (t) => {
  const found = (code: string) => wordsIn('src/web/a.tsx', code).length;
  t.equal(found("const title = 'Load plan';"), 1, 'a heading');
  t.equal(found("const title = 'Länge';"), 1, 'a letter of another language');
  t.equal(found('const line = `#{count} pieces stay behind.`;'.replace('#', '$')), 1, 'a sentence with a gap');
  t.equal(found('const a = <p>Save</p>;'), 1, 'a text between tags');
  t.equal(found("throw new RangeError('There is no load.');"), 0, 'what is thrown');
  t.equal(found("throw new UnreadableFile('There is no load.');"), 0, 'by whatever name');
  t.equal(
    found("const style = 'is-warn'; const key = 'editSave'; const a = <p>{text(key)}</p>;"),
    0,
    'keys and styles',
  );
});
