/** The report of a load that was just saved, as a page and as a PDF; each opens beside this page. */
import type { LoadResponse } from '../../schema/load.js';
import { text } from '../words/words.js';

export function ReportLinks({ links }: { readonly links: LoadResponse['reportLinks'] | undefined }) {
  return (
    <>
      {links?.overview && (
        <a href={links.overview} target="_blank" rel="noreferrer">
          {text('report')}
        </a>
      )}
      {links?.pdf && (
        <a href={links.pdf} target="_blank" rel="noreferrer">
          PDF
        </a>
      )}
    </>
  );
}
