/**
 * What a first visit of the desk loads, in few files. Left to itself the bundler makes a file of every set of entries and
 * parts that share a module: ninety small ones, each of which has to be compressed without the others. Here only those who
 * read what the desk reads are told apart: one who reads none of a file's modules does not load it.
 */

const DESK = ['index.html', 'desk/desk-page.tsx'];
/** Where the pages are named that come with the first click on them. */
const PAGES = 'pages.ts';

/** Names of readers, after which files are named, and what each begins with. All other pages are one more reader. */
const READERS = {
  shell: ['index.html'],
  engine: ['../calculation/browser/index.ts'],
  viewer: ['viewer/index.ts', 'embed.html'],
  drawn: ['viewer/mount.tsx'],
  pictures: ['pages/dock/dock-page.tsx', 'desk/compare/compare-page.tsx', 'pages/edit/edit-page.tsx'],
  advanced: ['pages/plan/plan-page.tsx'],
};

/**
 * @param {string} root the folder of the pages
 * @returns the plugin that finds out who reads what, and the groups of the bundler's `codeSplitting` by it
 */
export function fewFiles(root) {
  const idsOf = (names) => names.map((name) => new URL(name, root).pathname);
  /** Readers of each module of the desk, as one text. */
  const readersOf = new Map();

  const plugin = {
    name: 'few-files',
    buildEnd() {
      const known = Object.values(READERS).flatMap(idsOf).concat(idsOf(DESK));
      const { dynamicallyImportedIds: pages } = this.getModuleInfo(idsOf([PAGES])[0]);
      const others = pages.filter((page) => !known.includes(page));
      const readers = [
        ...Object.entries(READERS).map(([name, begins]) => [name, reached(this, idsOf(begins))]),
        ['pages', reached(this, others)],
      ];
      for (const id of reached(this, idsOf(DESK))) {
        const names = readers.flatMap(([name, read]) => (read.has(id) ? [name] : []));
        readersOf.set(id, ['desk', ...names].join('-'));
      }
    },
  };
  // What a module imports has its readers and maybe more: taken first, it is not drawn into a file of fewer.
  const groups = setsOf([...Object.keys(READERS), 'pages']).map((names) => {
    const name = ['desk', ...names].join('-');
    return { name, priority: names.length + 1, test: (id) => !id.endsWith('.css') && readersOf.get(id) === name };
  });
  return { plugin, groups };
}

/** Modules that are there as soon as those are. */
function reached(context, ids) {
  const found = new Set();
  const ahead = [...ids];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    const module = found.has(id) ? null : context.getModuleInfo(id);
    if (module === null) continue;
    found.add(id);
    ahead.push(...module.importedIds);
  }
  return found;
}

function setsOf(names) {
  return names.reduce((sets, name) => sets.flatMap((set) => [set, [...set, name]]), [[]]);
}
