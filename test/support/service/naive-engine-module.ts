/** The naive engine as a module for the threads of a pool. */
import { naiveEngine } from '../engine/naive-engine.js';

export const createEngine = naiveEngine;
