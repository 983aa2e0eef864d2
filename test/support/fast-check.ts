/**
 * fast-check as tests use it: a property that names no seed draws the same cases in every run, and others in each deep run. A
 * property that fails names its seed.
 */
import fc from 'fast-check';
import { SEED } from './draws.js';

fc.configureGlobal({ seed: SEED });

export default fc;
