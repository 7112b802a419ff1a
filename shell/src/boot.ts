import { browserStorage } from '@pathshala/web-kit/browser-storage';
import { rememberedSiteName, savedLanguage, savedTheme } from '@pathshala/web-kit/preferences';
import { rememberedUser } from '@pathshala/web-kit/remembered-user';
import { earlyFiles, fetchEarly } from './registry/early-files.ts';
import { findEarlyRoute } from './registry/find-early-route.ts';
import { readRegistry } from './registry/read-registry.ts';
import { routeTable } from './registry/route-table.ts';
import { mayOpen } from './router/may-open.ts';

const language = savedLanguage();
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = savedTheme();

const user = rememberedUser(browserStorage()) ?? null;
// The page that the gateway has sent is a visitor's, with the name that a school begins with.
if (user === null && rememberedSiteName() === undefined) document.documentElement.dataset['early'] = language;

const registry = readRegistry();
const route = findEarlyRoute(routeTable(registry), globalThis.location.pathname);
// Nothing is fetched of a page that the guard will not show.
if (route && mayOpen(route.access, user, route)) {
  fetchEarly(earlyFiles(registry, route, language));
}
