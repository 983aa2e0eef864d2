import type { Keeping, Store } from '../../../src/store/index.js';

/** Opens the same data anew (another server, or the same after a restart). */
export type OpenStore = (keeping?: Keeping) => Promise<Store>;
