import { matchRoute } from '@pathshala/web-kit/match';
import { savedLanguage, savedTheme } from '@pathshala/web-kit/preferences';
import { rememberedUser } from '@pathshala/web-kit/remembered-user';
import { earlyFiles, fetchEarly } from './registry/early-files.ts';
import { readRegistry } from './registry/read-registry.ts';
import { routeTable } from './registry/route-table.ts';
import { mayOpen } from './router/may-open.ts';

const language = savedLanguage();
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = savedTheme();

const registry = readRegistry();
const match = matchRoute(routeTable(registry), globalThis.location.pathname);
// Of a page that the guard will not show, nothing is fetched.
if (match && mayOpen(match.route.access, rememberedUser(localStorage) ?? null)) {
  fetchEarly(earlyFiles(registry, match.route, language));
}
