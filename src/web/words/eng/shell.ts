/** English words of what stands around every page, and of what all of them share. */
export const SHELL = {
  skipToPage: 'Skip to the page',
  pages: 'Pages',
  pagePlan: 'Plan',
  pageCompare: 'Compare',
  pageNotFound: 'There is no such page.',
  pageLoading: 'Loading…',
  pageFailed: 'This page could not be loaded: {{reason}}',
  tryAgain: 'Try again',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  close: 'Close',
  cancel: 'Cancel',

  key: 'API key',
  keyNone: 'Sign in',
  keyHeld: 'Signed in',
  keyExplained:
    'Plans are made in your browser and need no key. With one, loads are saved on the server and read from there, and the settings of your account hold.',
  keyField: 'API key',
  keyRemember: 'Keep it on this device',
  keyRememberHint: 'Otherwise it is forgotten when this tab is closed.',
  keyUse: 'Use this key',
  needsKey: 'Give an API key first…',
  keyForget: 'Forget the key',
  keyTrying: 'Trying the key…',
  keyRefused:
    'The server does not accept this key any more. Nothing that you typed is lost; give another key and go on.',
  offline: 'The server cannot be reached. Planning goes on in the browser; saving has to wait.',
} as const;
