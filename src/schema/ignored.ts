/** What answered records have besides their fields, so that they can be sent back as they are. */
const OF_ANSWERS = ['uom', 'warnings'] as const;
export const IGNORED = { 'x-ignored': OF_ANSWERS } as const;

/** Common containers say where their figures come from, too. */
export const IGNORED_OF_CONTAINERS = { 'x-ignored': [...OF_ANSWERS, 'source'] } as const;
