/** Counts running requests, and refuses new ones while the service stops. Health is always told. */
import type { Lifecycle } from '../../service/lifecycle.js';
import type { Middleware } from '../state.js';

export function duringLifecycle(lifecycle: Lifecycle): Middleware {
  return (context, next) => (context.path.toLowerCase().startsWith('/health/') ? next() : lifecycle.work(next));
}
