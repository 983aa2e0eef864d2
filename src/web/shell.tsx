/** What stands around the pages beside the desk: the way to the others, signing in, and the account's menu. */
import { useEffect, useRef } from 'preact/hooks';
import { AccountButton } from './desk/account-button.js';
import { PageView } from './page-view.js';
import { PAGES, type Page } from './pages.js';
import { Later } from './shell/later.js';
import { addressOf, pageOf, place } from './shell/routes.js';
import { isLooking, isSignedIn, session } from './shell/session.js';
import { SignInDialog, SignInOfBar } from './shell/sign-in-dialog.js';
import { text } from './words/words.js';

/** Always in the bar; the others are behind the account's menu, and in the bar while they are open. */
const IN_BAR = ['/', '/compare', '/loads'];

export function Shell() {
  const page = useRef<HTMLElement>(null);
  const path = pageOf(place.value);
  const nav = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  // Whoever goes to another page by keyboard or screen reader begins at its top.
  useEffect(() => {
    if (!isFirst.current) page.current?.focus();
    isFirst.current = false;
    // On a narrow screen the bar scrolls.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path, session.value.account]);
  if (PAGES.find((one) => one.path === path)?.isAlone) {
    return (
      <main class="shell-page" ref={page} tabIndex={-1}>
        {/* The desk has a place for it. */}
        {path !== '/' && <Standing />}
        <PageView />
      </main>
    );
  }
  return (
    <div class="shell">
      <a class="button skip" href={addressOf(path)} onClick={skipTo(page)}>
        {text('skipToPage')}
      </a>
      <div class="desk is-bar">
        <header class="desk-top">
          <a class="desk-brand" href={addressOf(isLooking() ? '/loads' : '/')}>
            <img src="/favicon.ico" alt="" />
            <span>Stowage</span>
          </a>
          <nav ref={nav} class="segments shell-nav" aria-label={text('pages')}>
            {inBar(path).map((one) => (
              <a key={one.path} href={addressOf(one.path)} aria-current={one.path === path ? 'page' : undefined}>
                {text(one.title)}
              </a>
            ))}
          </nav>
          <span class="top-gap" />
          <SignInOfBar />
          <AccountButton />
        </header>
      </div>
      <Standing />
      <main class="shell-page" ref={page} tabIndex={-1}>
        <PageView />
      </main>
      <SignInDialog />
    </div>
  );
}

const notice = () => import('./pages/people/standing-notice.js');

function Standing() {
  return session.value.account === null ? null : <Later load={notice} />;
}

/** @param open the path of the page that is open */
function inBar(open: string): Page[] {
  const usual = isLooking() ? ['/loads'] : IN_BAR;
  const isUsual = ({ path }: Page) => usual.includes(path);
  const isOpen = ({ path }: Page) => path === open && !(path === '/sign-in' && isSignedIn());
  return [...PAGES.filter(isUsual), ...PAGES.filter((one) => isOpen(one) && !isUsual(one))];
}

function skipTo(page: { readonly current: HTMLElement | null }) {
  return (event: Event) => {
    event.preventDefault();
    page.current?.focus();
  };
}
