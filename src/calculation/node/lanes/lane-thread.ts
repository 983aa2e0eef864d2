/** A thread that is a lane and nothing else. */
import { workerData } from 'node:worker_threads';
import { createEngine } from '../../../engine/engine.js';
import type { EngineModules } from '../../../engine/instance.js';
import { type LanePlace, workAhead } from './lane-loop.js';

export interface LaneThreadData extends LanePlace {
  readonly modules: EngineModules;
}

const { modules, ...place } = workerData as LaneThreadData;
workAhead(createEngine(modules), place);
