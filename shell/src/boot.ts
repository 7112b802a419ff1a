import { matchRoute } from '@pathshala/web-kit/match';
import { savedLanguage, savedTheme } from '@pathshala/web-kit/preferences';
import { earlyFiles, fetchEarly } from './registry/early-files.ts';
import { readRegistry } from './registry/read-registry.ts';
import { routeTable } from './registry/route-table.ts';

const language = savedLanguage();
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = savedTheme();

const registry = readRegistry();
const match = matchRoute(routeTable(registry), globalThis.location.pathname);
if (match) fetchEarly(earlyFiles(registry, match.route, language));
