/** What the axles and the floor of a container carry, for pages that show a plan while it is changed. */
export { type AxleStage, axleStages } from '../present/axle-stages.js';
export { axlesOf } from '../present/axles.js';
export { floorLineOf } from '../present/floor-line.js';
export { type Pressing, pressingOf } from '../present/floor-pressure.js';
