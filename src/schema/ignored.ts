/** What answered records have besides their fields, so that they can be sent back as they are. */
export const IGNORED = { 'x-ignored': ['uom', 'warnings'] } as const;
