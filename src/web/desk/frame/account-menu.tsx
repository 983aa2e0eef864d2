/** Everything beside the load: the company's data, how the desk looks, what programs need, and the account. */
import '../../styles/desk-frame.css';
import { companyNamed } from '../../shell/company.js';
import { addressOf, pageOf, place } from '../../shell/routes.js';
import { isAtLeast, isLooking, isSignedIn, session } from '../../shell/session.js';
import { SignInButton } from '../../shell/sign-in-dialog.js';
import { chooseTheme, theme } from '../../shell/theme.js';
import { text } from '../../words/words.js';
import { deskDialog } from '../desk-dialog.js';
import { Lines } from '../icons.js';
import { LanguageChoice } from '../language-choice.js';
import { desk } from '../words.js';
import { openDock } from './open-dock.js';
import { frame } from './words.js';

const ICONS = {
  loads: 'M3 7a2 2 0 0 1 2-2h4l2 3h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  compare: 'M3 5h7v14H3zM14 5h7v14h-7z',
  items: 'm21 8-9-5-9 5v8l9 5 9-5zM3.3 7.5 12 12l8.7-4.5M12 22V12',
  upload: 'M12 15V3M7 8l5-5 5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  theme: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 3v18',
  language: 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  keyboard: 'M2 6h20v12H2zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10',
  key: 'M7.5 20a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M11.5 10.5 21 1M16 6l3 3',
  bin: 'M3 6h18M8 6V4h8v2M5 6l1 15h12l1-15M10 11v6M14 11v6',
  people:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M22 21v-2a4 4 0 0 0-3-4M16 3a4 4 0 0 1 0 8',
  webhooks:
    'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6M18 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6M11 8 7 15M13 8l4 7M9 18h6',
  jobs: 'M22 12h-4l-3 9L9 3l-3 9H2',
  reference: 'M12 7v14M3 18V4c4 0 7 0 9 3 2-3 5-3 9-3v14c-4 0-7 0-9 3-2-3-5-3-9-3',
  advanced: 'M21 5h-7M10 5H3M21 12h-9M8 12H3M21 19h-5M12 19H3M14 3v4M8 10v4M16 17v4',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  print: 'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3h12v6M6 14h12v7H6z',
  dock: 'M3 8h11v9H3zM14 11h4l3 3v3h-7zM7 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  out: 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9',
} as const;

interface MenuProps {
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

export default function AccountMenu({ onClose, onSignOut }: MenuProps) {
  const page = (icon: keyof typeof ICONS, words: string, href: string) => (
    <a class="menu-item" href={href} onClick={onClose}>
      <Lines path={ICONS[icon]} />
      {words}
    </a>
  );
  const deed = (icon: keyof typeof ICONS, words: string, act: () => void, beside = '') => (
    <button
      type="button"
      class="menu-item"
      onClick={() => {
        onClose();
        act();
      }}
    >
      <Lines path={ICONS[icon]} />
      {words}
      {beside !== '' && <kbd>{beside}</kbd>}
    </button>
  );
  const isDark = theme.value === 'dark';
  const isOnDesk = pageOf(place.value) === '/';
  return (
    <>
      <Who onClose={onClose} />
      <div class="menu-part is-narrow">
        {page('loads', text('pageLoads'), addressOf('/loads'))}
        {!isLooking() && page('compare', text('pageCompare'), addressOf('/compare'))}
        {isOnDesk &&
          !isLooking() &&
          deed('share', desk('share'), () => {
            deskDialog.value = 'share';
          })}
        {isOnDesk &&
          deed('print', desk('print'), () => {
            deskDialog.value = 'print';
          })}
        {isOnDesk && deed('dock', text('loadDock'), () => void openDock())}
      </div>
      {!isLooking() && (
        <div class="menu-part">
          {page('items', text('pageRecords'), addressOf('/records'))}
          {page('upload', text('pageUpload'), addressOf('/upload'))}
          {isAtLeast('planner') && page('bin', text('pageBin'), addressOf('/bin'))}
          {page('advanced', text('pageAdvanced'), addressOf('/advanced'))}
        </div>
      )}
      <div class="menu-part">
        <div class="menu-item">
          <Lines path={ICONS.language} />
          <span aria-hidden="true">{text('language')}</span>
          <LanguageChoice />
        </div>
        <button type="button" class="menu-item" onClick={() => chooseTheme(isDark ? 'light' : 'dark')}>
          <Lines path={ICONS.theme} />
          <span>{text('theme')}</span>
          <small>{text(isDark ? 'themeDark' : 'themeLight')}</small>
        </button>
        {isOnDesk &&
          deed(
            'keyboard',
            frame('keyboard'),
            () => {
              deskDialog.value = 'keys';
            },
            '?',
          )}
      </div>
      <div class="menu-part">
        {page('key', isLooking() ? text('pageAccount') : frame('keysAndSettings'), addressOf('/account'))}
        {isAtLeast('admin') && page('people', text('pagePeople'), addressOf('/people'))}
        {!isLooking() && page('webhooks', text('pageWebhooks'), addressOf('/webhooks'))}
        {!isLooking() && page('jobs', text('pageProcesses'), addressOf('/processes'))}
        {page('reference', frame('apiReference'), '/docs')}
      </div>
      {session.value.account !== null && <div class="menu-part">{deed('out', frame('signOut'), onSignOut)}</div>}
    </>
  );
}

/** Who is signed in, or the way to be. */
function Who({ onClose }: { readonly onClose: () => void }) {
  const { account } = session.value;
  if (isSignedIn() && account !== null) {
    return (
      <div class="menu-who">
        <strong>{account.name || account.user}</strong>
        <small>{[account.name === '' ? '' : account.user, companyNamed(account)].filter(Boolean).join(', ')}</small>
      </div>
    );
  }
  return (
    <div class="menu-who">
      <p>{frame('notSignedIn')}</p>
      <SignInButton look="desk-button is-main" onOpen={onClose} />
    </div>
  );
}
