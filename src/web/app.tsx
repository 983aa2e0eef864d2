/** The entry of the pages. */
import { render } from 'preact';
import { resumeSession } from './shell/session.js';
import { Shell } from './shell/shell.js';
import { chooseLanguage, languageWished } from './words/words.js';

const wished = languageWished();
if (wished !== 'ENG') await chooseLanguage(wished).catch(() => {});
render(<Shell />, document.getElementById('app')!);
void resumeSession();
