/** The process that reads a store first: whatever its file does to lmdb, it does to this process alone. */
import { walk } from './walk.js';

process.send!(walk(process.argv[2]!), () => process.exit(0));
