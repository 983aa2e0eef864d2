/** The entry of the pages. */
import './shell/left-behind.js';
import './shell/way-back.js';
import './shell/theme.js';
import { render } from 'preact';
import { resumeSession } from './shell/session.js';
import { Shell } from './shell.js';
import { languageAsked, showLanguage } from './words/words.js';

await showLanguage(languageAsked()).catch(() => showLanguage('ENG'));
render(<Shell />, document.getElementById('app')!);
void resumeSession();

// Once the page is there: what it does not need yet is fetched behind it, and then it opens without a network too.
if ('serviceWorker' in navigator) {
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Where it is forbidden the page works as long as there is a network.
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
