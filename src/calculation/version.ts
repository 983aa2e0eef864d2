/** The version of the package, which answers name: a request gives the same plan as long as this does not change. */
export const ENGINE_VERSION = '2.0.0';
