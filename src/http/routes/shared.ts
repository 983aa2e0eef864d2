/** What many routes declare alike. */

import type { Warning } from '../../calculation/types.js';
import { LIMITS } from '../../schema/limits.js';
import { Type } from '../../schema/typebox.js';
import { LARGEST_PAGE } from '../../service/paging.js';
import { errorAnswer } from '../route.js';

export const NO_PARAMETERS = Type.Object({});

/** Of a signed address, in which the longest names and titles are sealed. */
export const LONGEST_TOKEN = 4096;

/** Of every list that is read page by page. */
export const PAGE_QUERY = {
  limit: Type.Integer({
    default: 10,
    minimum: 1,
    maximum: LIMITS.whole,
    description: `Number of items on a page, at most ${LARGEST_PAGE}. A larger number counts as ${LARGEST_PAGE}.`,
  }),
  createdAt: Type.Optional(
    Type.String({
      description: 'A UTC day, an interval of days (2026-11-01/2026-11-30), or an instant: everything from then on.',
      'x-shown': {
        pattern:
          '^\\d{4}-\\d{2}-\\d{2}(/\\d{4}-\\d{2}-\\d{2}|T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$',
      },
    }),
  ),
  cursor: Type.Optional(Type.String({ description: '`next` of the previous page.' })),
};

export const PAGE_PARAMETERS = Type.Object(PAGE_QUERY);

/** Of a search for loads or records. */
export const SEARCH_QUERY = {
  ...PAGE_QUERY,
  emptyAllowed: Type.Boolean({
    default: false,
    description: 'True: where nothing is found the answer is 200 with an empty list, not 400 `NoRecords`.',
  }),
};

/** Of a call whose cargoes and containers may be named only. */
export const STORED_DETAILS = {
  cargoDetailLoadedFromDatabase: Type.Boolean({
    default: false,
    description: 'Take the details of each cargo from the master data, by name.',
  }),
  containerDetailLoadedFromDatabase: Type.Boolean({
    default: false,
    description: 'Take the details of each container from the master data, by type and name.',
  }),
};

/** Of a call that calculates, at once or as a process. */
export const PROCESS_PARAMETERS = {
  multiProcessed: Type.Boolean({
    default: false,
    description: 'Answer once the request is queued; the load is calculated as a process.',
  }),
  webhookListenerURLToNewLoad: Type.Optional(
    Type.String({
      default: '',
      description: 'With multiProcessed: address to which the Load is posted when it is calculated.',
    }),
  ),
};

const WEBHOOK_IGNORED: Warning = {
  code: 'WebhookIgnored',
  pointer: '?webhookListenerURLToNewLoad',
  message: 'Nothing is sent to webhookListenerURLToNewLoad: the load is in this answer. Send multiProcessed=true too.',
};

/** The warning that a listener hears nothing of a load that is in the answer. */
export function webhookIgnored(webhookUrl: string): Warning[] {
  return webhookUrl === '' ? [] : [WEBHOOK_IGNORED];
}

/** What every call with a key may answer. */
export const COMMON_ERRORS = {
  400: errorAnswer('An error was raised, or no record was found.'),
  401: errorAnswer('The API key is missing or wrong.'),
  403: errorAnswer('The role of the caller, or the scope of the key, does not allow it.'),
  429: errorAnswer('Too many requests a minute with this key.'),
  503: errorAnswer('The store cannot be reached, the queue is full, or the service is stopping.'),
} as const;

/** What a call whose answers are kept for their Idempotency-Key may answer besides. */
export const KEPT_ERRORS = {
  ...COMMON_ERRORS,
  409: errorAnswer('The Idempotency-Key was used with another request.'),
} as const;

/** What a call with a body may answer besides. */
export const BODY_ERRORS = {
  ...KEPT_ERRORS,
  413: errorAnswer('The body is too large.'),
} as const;

/** What a call that calculates may answer besides. */
export const BUILD_ERRORS = {
  ...BODY_ERRORS,
  500: errorAnswer('A fault of the service; nothing was saved.'),
} as const;

/** What a call that saves over a load may answer besides. */
export const SAVE_ERRORS = {
  ...BUILD_ERRORS,
  412: errorAnswer('The load is not the one that If-Match or If-None-Match says. Nothing was saved.'),
} as const;
