/** Of planning and search together: a request gives the same plan as long as this does not change. */
export const ENGINE_VERSION = '1.0.0';
