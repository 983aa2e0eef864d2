/** The pages by what their reader wants, in the order in which they are read. */
export interface Group {
  readonly title: string;
  /** Names of pages; one that ends with `*` is every page that begins so. */
  readonly pages: readonly string[];
}

export const GROUPS: readonly Group[] = [
  { title: 'Start', pages: ['readme', 'first-load'] },
  {
    title: 'How to',
    pages: ['how-to', 'how-to-*', 'clients', 'command-line', 'pages', 'mcp', 'browser', 'operations', 'runbook'],
  },
  { title: 'Reference', pages: ['interface', 'rules', 'codes', 'reference-*', 'changes'] },
  { title: 'Explanation', pages: ['glossary', 'planning', 'engine', 'benchmarks'] },
  { title: 'Contribute', pages: ['architecture', 'contributing', 'changelog', 'security'] },
];

/** Where the heading of a page is too long for a list of pages. */
export const SHORT_TITLES: Readonly<Record<string, string>> = {
  readme: 'Stowage',
  'first-load': 'First load',
  interface: 'Interface',
  'command-line': 'Command line',
  mcp: 'Assistants',
  codes: 'Codes',
  rules: 'What rules do',
  clients: 'Call it from programs',
  pages: 'Use the pages',
  browser: 'Plan in a browser',
  changes: 'Changes of the interface',
  operations: 'Run it',
  runbook: 'When something goes wrong',
  benchmarks: 'Benchmarks',
  planning: 'Planning',
  engine: 'Engine',
};

export interface Grouped<Page> {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** @throws Error when a page is in no group */
export function grouped<Page extends { readonly name: string }>(pages: readonly Page[]): Grouped<Page>[] {
  const groups = GROUPS.map(({ title, pages: names }) => ({
    title,
    pages: names.flatMap((name) => pages.filter((page) => matches(page.name, name))),
  }));
  const known = new Set(groups.flatMap((group) => group.pages));
  const missing = pages.filter((page) => !known.has(page)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`in no group of scripts/site/groups.ts: ${missing.join(', ')}`);
  return groups;
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
