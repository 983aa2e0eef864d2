/** `/llms.txt`: what a program that reads text needs to find its way (llmstxt.org). */
import type { Grouped } from './groups.js';

interface Page {
  readonly name: string;
  readonly title: string;
  readonly sections: readonly { readonly title: string }[];
}

export function llmsText(groups: readonly Grouped<Page>[]): string {
  const lists = groups.map(({ title, pages }) => `## ${title}\n\n${linesOf(pages).join('\n')}`);
  return `# Stowage

> A load planning service: cargo into trucks, sea vans, pallets, ULDs and cartons, in three dimensions. REST over JSON. A
> request names cargo and empty containers; the answer says what lies where, what stays behind and why. Every plan is
> verified before it leaves.

Send \`TokenID: <key>\` with every call. Say the unit with \`?UOM=UnitMetric\` (mm, kg), \`UnitHighMetric\` (cm, kg) or
\`UnitEnglish\` (in, lb; taken when nothing is said). \`POST /Loads\` plans; a request that cannot be planned is answered 200
with \`status: "failed"\` and \`calculationError.issues\`, each with a JSON pointer. Read \`warnings\` and \`unloaded\` too.

## Interface

- [OpenAPI 3.1](/openapi.json): every operation with its schemas, examples and samples of code

${lists.join('\n\n')}
`;
}

function linesOf(pages: readonly Page[]): string[] {
  return pages.map(({ name, title, sections }) => {
    const said = sections.map((section) => section.title).join(', ');
    return `- [${title}](/docs/${name}.md)${said === '' ? '' : `: ${said}`}`;
  });
}
