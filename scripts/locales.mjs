/**
 * Writes src/locales/made from the words of every language (src/locales/*.json): modules, of which a page, a report or the
 * viewer loads one. Those of English keep their texts as types: by them the compiler knows every key and every gap.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 'src/locales';
const MADE = join(FOLDER, 'made');
/** By module the sections of a language that are in it, and the modules that come with it. */
const MODULES = {
  report: { sections: ['report', 'sentences', 'codes'], others: ['rules', 'vehicle'] },
  rules: { sections: ['rules'], others: [] },
  viewer: { sections: ['viewer'], others: [] },
  faults: { sections: ['faults'], others: [] },
  lists: { sections: ['lists'], others: [] },
  desk: { sections: ['desk'], others: [] },
  hand: { sections: ['hand'], others: [] },
  'desk-more': { sections: ['deskMore'], others: [] },
  dock: { sections: ['dock'], others: [] },
  vehicle: { sections: ['vehicle'], others: [] },
  loads: { sections: ['loads'], others: [] },
  cards: { sections: ['cards'], others: [] },
  equipment: { sections: ['equipment'], others: [] },
  frame: { sections: ['frame'], others: [] },
  'sign-in': { sections: ['signIn'], others: [] },
  office: { sections: ['office'], others: [] },
  people: { sections: ['people'], others: [] },
  pages: { sections: ['pages', 'fields', 'hints', 'codes'], others: ['viewer', 'faults'] },
};

const files = new Map();
for (const name of readdirSync(FOLDER)) {
  const [, language] = /^([a-z]{3})\.json$/.exec(name) ?? [];
  if (language === undefined) continue;
  const words = withTerms(name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
  for (const [module, parts] of Object.entries(MODULES)) {
    files.set(join(MADE, language, `${module}.ts`), moduleOf(name, language, words, parts));
  }
}
for (const path of existsSync(MADE) ? readdirSync(MADE, { recursive: true }) : []) {
  if (path.endsWith('.ts') && !files.has(join(MADE, path))) rmSync(join(MADE, path));
}
for (const [path, text] of files) {
  // What is the same stays as old as it is: nothing is compiled anew for it.
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function moduleOf(name, language, words, { sections, others }) {
  const isEnglish = language === 'eng';
  const lists = sections.map((section) => {
    const list = JSON.stringify(flat(words[section] ?? {}), null, 2);
    const type = isEnglish ? '' : ': Readonly<Record<string, string>>';
    return `export const ${section.toUpperCase()}${type} = ${list}${isEnglish ? ' as const' : ''};\n`;
  });
  const beside = others.map((other) => `export * from './${other}.js';\n`);
  return `/** Written by scripts/locales.mjs from ${name}: change that. */\n${beside.join('')}${lists.join('')}`;
}

/** `$t(stop)` is the term of that name. */
function withTerms(name, { terms, ...sections }) {
  const text = JSON.stringify(sections).replaceAll(/\$t\((\w+)\)/g, (_, term) => {
    if (terms[term] === undefined) throw new Error(`${name}: there is no term ${term}`);
    return JSON.stringify(terms[term]).slice(1, -1);
  });
  return JSON.parse(text);
}

/** A section that is divided is one list of words. */
function flat(section) {
  return Object.assign(
    {},
    ...Object.entries(section).map(([key, value]) => (typeof value === 'string' ? { [key]: value } : flat(value))),
  );
}
