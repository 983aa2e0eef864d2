/** Palletized loads made of a loaded pallet: three of it in a truck, two in a stack and one beside, turned. */
import type { LoadedContainer } from '../../../src/domain/plan.js';
import { vehicleLevel } from '../../../src/domain/unit-loads.js';
import { type Scene, sceneOf } from '../../../src/scene/scene.js';
import type { ShownLoad } from '../../../src/scene/shown-load.js';
import { containerOf } from './load-problems.js';
import { type RandomLoad, shownLoadOf } from './random-steps.js';

const THICKNESS = 15;

/** @param pallet that stands on a container of type Pallet */
export function palletizedLoad({ problem, loaded }: RandomLoad): ShownLoad {
  const container = { ...problem.containers[loaded.container]!, thickness: THICKNESS };
  const pallets = [{ container: 0, arrangements: loaded.arrangements, quantity: 3 }];
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  const whole = { ...problem, pallets: [container] };
  const empty = { containers: [], unloaded: [], search, pallets };
  const { length, width, height } = vehicleLevel(whole, empty).problem.cargoes.at(-1)!.size;
  const truck = containerOf({ size: { length: length + width, width: Math.max(length, width), height: 2 * height } });
  const at = (x: number, z: number, orientation: 1 | 2) => {
    const counts = { length: 1, width: 1, height: 1 };
    return { cargo: problem.cargoes.length, orientation, position: { x, y: 0, z }, counts };
  };
  const vehicle: LoadedContainer = { container: 0, arrangements: [at(0, height, 1), at(0, 0, 1), at(length, 0, 2)] };
  return {
    title: 'palletized',
    problem: { ...whole, containers: [truck] },
    plan: { ...empty, containers: [vehicle] },
    request: {
      cargoes: problem.cargoes.map(() => ({ colorHexaCode: '' })),
      emptyContainers: [{ vehicleType: 'Dry' }],
      pallets: [{}],
    },
  };
}

/** What the load looks like, and where it stands on a pallet, a truck of such pallets. */
export function scenesOf(load: RandomLoad): Scene[] {
  const { containerType } = load.problem.containers[load.loaded.container]!;
  const trucks = containerType === 'Pallet' ? [sceneOf(palletizedLoad(load), 0)] : [];
  return [sceneOf(shownLoadOf(load), 0), ...trucks];
}

/** The load itself, and where it stands on a pallet, that pallet in a truck. */
export function withPallets(load: RandomLoad): RandomLoad[] {
  const { containerType } = load.problem.containers[load.loaded.container]!;
  if (containerType !== 'Pallet') return [load];
  const { problem, plan } = palletizedLoad(load);
  const level = vehicleLevel(problem, plan);
  return [load, { problem: level.problem, loaded: level.plan.containers[0]! }];
}
