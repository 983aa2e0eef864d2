/** Layers: at most so many pieces of a cargo in one orientation in an unbroken run, one directly on the other. */
import { cargoLayers1, cargoLayers2, cargoLayers3, cargoLayers4, cargoLayers5, cargoLayers6 } from '../abi/layout';
import { cargoes } from '../problem/view';

/** 0: no limit. */
export function mostLayers(cargo: i32, orientation: i32): i32 {
  let column = cargoLayers1;
  if (orientation == 2) column = cargoLayers2;
  else if (orientation == 3) column = cargoLayers3;
  else if (orientation == 4) column = cargoLayers4;
  else if (orientation == 5) column = cargoLayers5;
  else if (orientation == 6) column = cargoLayers6;
  return load<i32>(column + ((<usize>cargo) << 2));
}

export function withinLayers(cargo: i32, orientation: i32, run: i32): bool {
  const most = mostLayers(cargo, orientation);
  return most == 0 || run <= most;
}

export function layersUsed(): bool {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    for (let orientation = 1; orientation <= 6; orientation++) {
      if (mostLayers(cargo, orientation) > 0) return true;
    }
  }
  return false;
}
