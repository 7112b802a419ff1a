import { browserStorage } from '@pathshala/web-kit/browser-storage';
import { askEarly, headersOfCall } from '@pathshala/web-kit/early-answer';
import { savedLanguage, savedTheme } from '@pathshala/web-kit/preferences';
import { readPublished } from '@pathshala/web-kit/read-published';
import { rememberedUser } from '@pathshala/web-kit/remembered-user';
import { callOfPage } from './early-page/call-of-page.ts';
import { fillEarlyPage } from './early-page/fill-early-page.ts';
import { earlyFiles, fetchEarly } from './registry/early-files.ts';
import { findEarlyRoute } from './registry/find-early-route.ts';
import { routeTable } from './registry/route-table.ts';
import { mayOpen } from './router/may-open.ts';

const language = savedLanguage();
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = savedTheme();

const user = rememberedUser(browserStorage()) ?? null;
// This registry lacks a developer's overrides, which are fetched a little later.
const registry = readPublished();
const route = findEarlyRoute(routeTable(registry), globalThis.location.pathname);
const mayShow = route === undefined || mayOpen(route.access, user, route);

// The gateway has sent a visitor's page, with name and logo of the school; a calm one names nobody.
const isTheirs = route?.layout === 'calm' ? mayShow : user === null;
if (isTheirs) document.documentElement.dataset['early'] = language;

// Nothing is fetched of a page that the guard will not show.
if (route && mayShow) {
  const call = callOfPage(route, globalThis.location);
  if (call !== undefined) {
    // If this call fails, the page asks again and shows the error.
    askEarly(`/api${call}`, headersOfCall(language, user?._id)).then(
      (answer) => fillEarlyPage(answer, language),
      () => undefined,
    );
  }
  // Without a connection the worker has all of these files, and reading them twice takes time.
  if (navigator.onLine) fetchEarly(earlyFiles(registry, route, language));
}
// The files of a page of the shell itself.
fetchEarly(document.querySelector('meta[name="page-files"]')?.getAttribute('content')?.split(' ') ?? []);
