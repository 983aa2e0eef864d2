/** All routes, in the order of the interface documentation. */
import type { Callers } from '../../service/caller.js';
import type { Lifecycle } from '../../service/lifecycle.js';
import type { Route } from '../route.js';
import { healthRoutes } from './health.js';

/** What the routes work with. */
export interface Services {
  readonly lifecycle: Lifecycle;
  readonly callers: Callers;
}

export function allRoutes(services: Services): readonly Route[] {
  return [...healthRoutes(services.lifecycle)];
}
