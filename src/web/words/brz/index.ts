/** All words in Brazilian Portuguese. */
import type { Translation } from '../translation.js';
import { ACCOUNT } from './account.js';
import { COMPARE } from './compare.js';
import { DIALOGS } from './dialogs.js';
import { DOCK } from './dock.js';
import { EDITOR } from './editor.js';
import { LOADS } from './loads.js';
import { PLAN } from './plan.js';
import { PROCESSES } from './processes.js';
import { RECORDS } from './records.js';
import { SHELL } from './shell.js';
import { UPLOAD } from './upload.js';
import { VIEWER } from './viewer.js';

const BRZ: Translation = {
  pages: {
    ...ACCOUNT,
    ...COMPARE,
    ...DIALOGS,
    ...DOCK,
    ...EDITOR,
    ...LOADS,
    ...PLAN,
    ...PROCESSES,
    ...RECORDS,
    ...SHELL,
    ...UPLOAD,
  },
  viewer: VIEWER,
};
export default BRZ;
