/** What stands around every page: the way to the others, the key, language and theme. */
import { useEffect, useRef } from 'preact/hooks';
import { PageView } from './page-view.js';
import { PAGES } from './pages.js';
import { KeyButton, KeyDialog, keyDialog } from './shell/key-dialog.js';
import { addressOf, place } from './shell/routes.js';
import { session } from './shell/session.js';
import { chooseTheme, theme } from './shell/theme.js';
import { LANGUAGES, type Language } from './words/languages.js';
import { chooseLanguage, language, text } from './words/words.js';

export function Shell() {
  const page = useRef<HTMLElement>(null);
  const { path } = place.value;
  const isFirst = useRef(true);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [path]);
  // Whoever goes to another page by keyboard or screen reader begins at its top.
  useEffect(() => {
    if (!isFirst.current) page.current?.focus();
    isFirst.current = false;
  }, [path]);
  if (PAGES.find((one) => one.path === path)?.isAlone) {
    return (
      <main class="shell-page" ref={page} tabIndex={-1}>
        <PageView />
      </main>
    );
  }
  return (
    <div class="shell">
      <a class="button skip" href={addressOf(path)} onClick={skipTo(page)}>
        {text('skipToPage')}
      </a>
      <header class="shell-head">
        <a class="brand" href="#/">
          <img src="/favicon.ico" alt="" />
          Stowage
        </a>
        <nav class="shell-nav" ref={nav} aria-label={text('pages')}>
          {PAGES.filter(({ isAlone }) => !isAlone).map((one) => (
            <a key={one.path} href={addressOf(one.path)} aria-current={one.path === path ? 'page' : undefined}>
              {text(one.title)}
            </a>
          ))}
        </nav>
        <div class="shell-tools">
          <LanguageChoice />
          <ThemeButton />
          <button
            type="button"
            class="button is-small"
            onClick={() => {
              keyDialog.value = true;
            }}
          >
            {text(session.value.key === null ? 'keyNone' : 'keyHeld')}
          </button>
        </div>
      </header>
      <main class="shell-page" ref={page} tabIndex={-1}>
        {session.value.isRefused && (
          <div class="notice is-warn refused" role="alert">
            {text('keyRefused')}
            <KeyButton />
          </div>
        )}
        <PageView />
      </main>
      <KeyDialog />
    </div>
  );
}

function skipTo(page: { readonly current: HTMLElement | null }) {
  return (event: Event) => {
    event.preventDefault();
    page.current?.focus();
  };
}

function LanguageChoice() {
  const rows = Object.entries(LANGUAGES);
  // What cannot be loaded leaves the language as it is.
  const choose = (event: Event & { readonly currentTarget: HTMLSelectElement }) => {
    const select = event.currentTarget;
    chooseLanguage(select.value as Language).catch(() => {
      select.value = language.value;
    });
  };
  return (
    <select class="input is-small" aria-label={text('language')} value={language.value} onChange={choose}>
      {rows.map(([code, { name }]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

function ThemeButton() {
  const isDark = theme.value === 'dark';
  const label = `${text('theme')}: ${text(isDark ? 'themeDark' : 'themeLight')}`;
  return (
    <button
      type="button"
      class="button is-small is-plain"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" stroke-width="1.5" />
        <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
    </button>
  );
}
