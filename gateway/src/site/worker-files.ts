import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Request } from 'express';
import { errors, sendError } from '../http/error-response.ts';
import type { GatewayResponse } from '../http/request-context.ts';
import { sendText } from '../http/send-text.ts';
import type { ShellPage } from './shell-files.ts';
import type { ReadSiteFacts } from './site-facts.ts';
import { sendFile } from './static-files.ts';

/** The page as the worker stores it for every address: without anything of an address, a person or a developer. */
export const workerPage = '/offline-page';

/** A worker brings its own policy: it asks this site only, and runs nothing but itself. */
const policy = "default-src 'none'; connect-src 'self'";

/** Replaces the worker on a site without one: deletes everything that it has stored, and then itself. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The service worker, which browsers compare with their own at each page load. Its scope is the site, by its place at the
 * root.
 */
export function sendWorker({ root, hasWorker }: { root: string; hasWorker: boolean }) {
  return async (request: Request, response: GatewayResponse): Promise<void> => {
    response.setHeader('cache-control', 'no-cache');
    if (!hasWorker) {
      response.setHeader('content-security-policy', policy);
      return sendText(response, 'text/javascript; charset=utf-8', farewell);
    }
    const file = {
      folder: `${root}/shell/dist`,
      path: '/worker.js',
      cacheSeconds: 0,
      isImmutable: false,
      policy,
    };
    if (!(await sendFile(request, response, file))) sendError(response, errors.notFound);
  };
}

/** The web app manifest of the shell, with the name of the school in the language of the reader. */
export function sendManifest(site: {
  root: string;
  readShell: () => Promise<ShellPage | null>;
  readFacts: ReadSiteFacts;
}) {
  return async (_request: Request, response: GatewayResponse): Promise<void> => {
    const shell = await site.readShell();
    const file = `${site.root}/shell/dist/manifest.webmanifest`;
    if (shell === null || !existsSync(file)) return sendError(response, errors.notFound);
    const [text, { siteName }] = await Promise.all([readFile(file, 'utf8'), site.readFacts(shell.site)]);
    const name = JSON.stringify(siteName[response.locals.cookies['lang'] === 'en' ? 'en' : 'bn']);
    response.setHeader('cache-control', 'no-cache');
    sendText(
      response,
      'application/manifest+json',
      text.replaceAll('"%site%"', () => name),
    );
  };
}
