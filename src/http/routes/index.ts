/** All routes, in the order of the interface documentation. */
import type { Lifecycle } from '../../service/lifecycle.js';
import type { Services } from '../../service/services.js';
import type { Store } from '../../store/index.js';
import type { Route } from '../route.js';
import { SignedLimit } from '../signed-limit.js';
import { filesOf } from '../static-files.js';
import { accountRoutes } from './account.js';
import { binRoutes } from './bin.js';
import { cargoRoutes } from './cargoes.js';
import { compareRoutes } from './compare.js';
import { containerRoutes } from './containers.js';
import { docsRoutes } from './docs.js';
import { editRoutes } from './edit.js';
import { embedRoutes } from './embed.js';
import { equipmentRoutes } from './equipment.js';
import { healthRoutes } from './health.js';
import { interfaceRoutes } from './interface.js';
import { linkRoutes } from './links.js';
import { loadRoutes } from './loads.js';
import { metricsRoutes } from './metrics.js';
import { pageRoutes } from './pages.js';
import { peopleRoutes } from './people.js';
import { pictureRoutes } from './pictures.js';
import { processRoutes } from './processes.js';
import { progressRoutes } from './progress.js';
import { reportRoutes } from './reports.js';
import { ruleProfileRoutes } from './rule-profiles.js';
import { signInRoutes } from './sign-in.js';
import { uploadRoutes } from './upload.js';
import { versionRoutes } from './versions.js';
import { webhookRoutes } from './webhooks.js';

/** Written by `npm run build`. */
const SITE = new URL('../../../site/', import.meta.url);
const WEB = new URL('../../../web/', import.meta.url);

/** @param embedOrigins whose pages may show reports in a frame */
export function allRoutes(
  services: Services,
  lifecycle: Lifecycle,
  store: Pick<Store, 'ready'>,
  embedOrigins: readonly string[] = [],
): readonly Route[] {
  const signed = new SignedLimit();
  const routes: readonly Route[] = [
    // Before those of loads, which take any word for the number of a container.
    ...versionRoutes(services),
    ...progressRoutes(services, signed),
    ...loadRoutes(services),
    ...binRoutes(services.bin),
    ...compareRoutes(services),
    ...cargoRoutes(services),
    ...containerRoutes(services),
    ...ruleProfileRoutes(services),
    ...editRoutes(services),
    ...uploadRoutes(services),
    ...processRoutes(services),
    ...webhookRoutes(services),
    ...accountRoutes(services),
    ...signInRoutes(services),
    ...peopleRoutes(services),
    ...equipmentRoutes(),
    ...pictureRoutes(services.pictures, signed),
    ...linkRoutes(services.shareLinks),
    ...reportRoutes(services.reports, embedOrigins, signed),
    ...embedRoutes(services.reports, filesOf(WEB), embedOrigins, signed),
    ...interfaceRoutes(() => routes),
    ...docsRoutes(filesOf(SITE)),
    ...pageRoutes({ root: filesOf(WEB), assets: filesOf(new URL('assets/', WEB)) }),
    ...healthRoutes(lifecycle, store),
    ...metricsRoutes(services.metrics),
  ];
  return routes;
}
