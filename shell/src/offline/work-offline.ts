import { browserStorage } from '@pathshala/web-kit/browser-storage';
import { rememberedUser } from '@pathshala/web-kit/remembered-user';
import type { SessionNews } from '@pathshala/web-kit/session';
import { loadedShell } from '../notices/use-new-version.ts';
import { readPublished } from '@pathshala/web-kit/read-published';
import { versionsOf } from '../registry/versions-of.ts';
import { isImmutable } from '../worker/what-is-stored.ts';
import type { WorkerMessage } from '../worker/worker-scope.ts';

/**
 * Makes the site installable and usable without a connection. Loaded when the page is complete and idle: manifest, icon
 * and worker are no part of a first view.
 */
async function workOffline(workers: ServiceWorkerContainer): Promise<void> {
  linkTo('manifest', '/manifest.webmanifest');
  linkTo('apple-touch-icon', '/icon-apple-180.png');
  const { installing, active } = await workers.register('/worker.js');
  const state = `${loadedShell()} ${versionsOf(readPublished())}`;
  const loaded: WorkerMessage = { type: 'loaded', files: loadedFiles(), state };
  // The first worker of this browser stores them while it is installed.
  (active ?? installing)?.postMessage(loaded);
  const registration = await workers.ready;
  const send = (message: WorkerMessage): void => registration.active?.postMessage(message);
  // This tab's own log-ins and log-outs arrive here, too.
  new BroadcastChannel('pathshala-session').addEventListener('message', ({ data }) => {
    const { user } = (data ?? {}) as Partial<SessionNews>;
    if (user !== undefined) send({ type: 'person', userId: user?._id ?? null });
  });
  send({ type: 'person', userId: rememberedUser(browserStorage())?._id ?? null });
  registration.waiting?.postMessage({ type: 'take-over' } satisfies WorkerMessage);
}

function linkTo(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

function loadedFiles(): readonly string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  return [...new Set(own.filter(isImmutable))];
}

/** The gateway says so where SERVICE_WORKER is `off`. */
const isOff = document.querySelector('meta[name="service-worker"][content="off"]') !== null;

// Absent in a private window of some browsers, and where the page is reached by plain http.
if (!isOff && 'serviceWorker' in navigator) {
  workOffline(navigator.serviceWorker).catch((error: unknown) => {
    // The connection is lost already, or the browser forbids workers: the site works as without one.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
  });
}
