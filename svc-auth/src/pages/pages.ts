import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { onUserDeleted } from './events.ts';
import { pageRoutes } from './http/page-routes.ts';
import { createDocumentSitePages } from './storage/document-site-pages.ts';
import { changePage } from './use-cases/change-page.ts';
import { readPage } from './use-cases/read-page.ts';

/** The pages that the school writes itself: about and terms. */
export function createPagesCapability(platform: Platform): Capability {
  const pages = createDocumentSitePages(platform);
  const { now } = platform;
  return {
    routes: pageRoutes({ readPage: readPage({ pages }), changePage: changePage({ pages, now }) }),
    subscriptions: [onUserDeleted((userId) => pages.forgetEditor(userId))],
  };
}
