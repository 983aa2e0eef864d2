/** The one file of the embedded store. */

/** In the folder of the store. */
export const FILE = 'stowage.lmdb';
/** More than any version has. */
export const MOST_TABLES = 128;
