import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { filesCache, keepPage, pageAddress, pageCache } from './keep-page.ts';
import { beginFor, forgetAllBut, ownerOfBrowser, strategiesOf } from './person-caches.ts';
import { endPush, openNotice, showNotice } from './show-notices.ts';
import { isChosenAnswer, isImmutable, isStoredAnswer } from './what-is-stored.ts';
import type { LastingEvent, WorkerMessage, WorkerScope } from './worker-scope.ts';

/**
 * The service worker (decision 0025): the site without a connection. Pages and the registry come from the network
 * whenever there is one. Only what is named here is cached; calls that change anything never are.
 */
const scope = globalThis as unknown as WorkerScope;

/** Stores good answers only, as Workbox does where no plugin decides. */
const files = new CacheFirst({ cacheName: filesCache, matchOptions: { ignoreVary: true } });
registerRoute(({ url, sameOrigin }) => sameOrigin && isImmutable(url.pathname), files);

const page = new NetworkOnly({
  plugins: [{ handlerDidError: () => caches.match(pageAddress, { cacheName: pageCache }) }],
});
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/^\/api\/|\.[a-z0-9]+$/u.test(url.pathname),
  page,
);

registerRoute(
  ({ request, url, sameOrigin }) => {
    const userId = request.headers.get('x-session-user');
    const { pathname } = url;
    return sameOrigin && isStoredAnswer({ pathname, referrer: request.referrer }) && { userId };
  },
  ({ event, request, params }) => {
    const { userId } = params as unknown as { readonly userId: string | null };
    return userId === null ? fetch(request) : strategiesOf(userId).answer.handle({ event, request });
  },
);

registerRoute(
  ({ request, url, sameOrigin }) => {
    const userId = request.headers.get('x-session-user');
    const { pathname } = url;
    return (
      sameOrigin && userId !== null && isChosenAnswer({ pathname, referrer: request.referrer }) && { userId }
    );
  },
  ({ event, request, params }) => {
    const { userId } = params as unknown as { readonly userId: string };
    return strategiesOf(userId).chosen.handle({ event, request });
  },
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/files/'),
  async ({ event, request }) => {
    const userId = await ownerOfBrowser();
    return userId === undefined ? fetch(request) : strategiesOf(userId).picture.handle({ event, request });
  },
);

/** The worker clears the caches itself as well: the page may be closed before it has sent its message. */
const logOut = new NetworkOnly({
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        // The next person at this browser must not see the notices of this one.
        if (response.ok) await Promise.all([forgetAllBut(null), endPush(scope)]);
        return response;
      },
    },
  ],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/auth/logout', logOut, 'POST');

/** Milliseconds that the installation waits for the page that has begun it to name its files. */
const installMs = 3_000;
let pageIsStored = (): void => undefined;
const pageStored = new Promise<void>((resolve) => {
  pageIsStored = resolve;
});

/** The browser compiles scripts that are stored while a worker is installed: the next page need not. */
scope.addEventListener('install', (event) => {
  const late = new Promise<void>((resolve) => void setTimeout(resolve, installMs));
  event.waitUntil(Promise.race([pageStored, late]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

/** The first worker of a browser takes the open pages at once: what they load next is stored. */
async function begin(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener('message', (event) => {
  event.waitUntil(answer(event, event.data as WorkerMessage));
});

async function answer(event: LastingEvent, message: WorkerMessage): Promise<void> {
  if (message.type === 'loaded')
    return keepPage({ event, files, loaded: message.files, state: message.state }).finally(pageIsStored);
  if (message.type === 'take-over') return takeOver();
  const { userId } = message;
  if (userId !== null && (await isOthersBrowser(userId))) await endPush(scope);
  await forgetAllBut(userId);
  if (userId !== null) await beginFor(userId);
}

/** Somebody else was logged in here before, whose session ended without a log-out. */
async function isOthersBrowser(userId: string): Promise<boolean> {
  const owner = await ownerOfBrowser();
  return owner !== undefined && owner !== userId;
}

scope.addEventListener('push', (event) => {
  event.waitUntil(showNotice(scope, event.data?.text() ?? ''));
});

scope.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(scope, event.notification));
});

/** Takes over only if no other tab is open: an exam may be sat there. */
async function takeOver(): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length < 2) await scope.skipWaiting();
}
