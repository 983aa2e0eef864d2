/** Above the pages for admins: what the page is for, and the way to the others. */
import { addressOf, place } from '../../shell/routes.js';
import { type Label, text } from '../../words/words.js';

const PAGES: readonly (readonly [path: string, title: Label])[] = [
  ['/people', 'pagePeople'],
  ['/audit', 'pageAudit'],
  ['/usage', 'pageUsage'],
];

export function AdminHead({ title, says }: { readonly title: Label; readonly says: string }) {
  return (
    <div class="panel stack">
      <h1>{text(title)}</h1>
      <nav class="row" aria-label={text('pagePeople')}>
        {PAGES.map(([path, label]) => (
          <a
            class="button is-small"
            key={path}
            href={addressOf(path)}
            aria-current={place.value.path === path ? 'page' : undefined}
          >
            {text(label)}
          </a>
        ))}
      </nav>
      <p class="quiet long">{says}</p>
    </div>
  );
}
