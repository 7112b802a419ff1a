import { Router, type Request } from 'express';
import { omitKeepAlive } from '../http/connection-header.ts';
import { errors, sendError } from '../http/error-response.ts';
import type { GatewayResponse, Middleware } from '../http/request-context.ts';
import { sendJson } from '../http/send-text.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { createPageMeta } from './page-meta.ts';
import type { ReadPlainPage } from './plain/plain-page.ts';
import { createPage } from './page.ts';
import type { Registry } from './registry.ts';
import type { RemoteOriginsOf } from './remote-origins.ts';
import { createShellReader, type ShellPage } from './shell-files.ts';
import type { ReadSiteFacts } from './site-facts.ts';
import { isFilePath, sendFile, type StaticFile } from './static-files.ts';
import { readBucket } from './visitor-bucket.ts';
import { sendManifest, sendWorker } from './worker-files.ts';

const versionedFile = /^\/mfe\/(mfe-[a-z0-9-]+)\/(\w[\w.-]*)(\/[\w./-]+)$/;

interface SiteDependencies {
  /** The folder that holds `shell/dist` and `mfe-x/dist`. */
  readonly root: string;
  readonly registry: Registry;
  readonly security: SecurityHeaders;
  /** Whether the site is reached by https. */
  readonly isSecure: boolean;
  readonly remoteOriginsOf: RemoteOriginsOf;
  readonly readMeta: ReturnType<typeof createPageMeta>;
  readonly readFacts: ReadSiteFacts;
  readonly readPlain: ReadPlainPage;
  readonly publicUrl: string;
  /** Whether browsers get the service worker; without it those that have one lose it. */
  readonly hasWorker: boolean;
}

/** Everything that is not `/api`: the registry, the files of the remotes and the shell, and the page. */
export function createSite(site: SiteDependencies): Router {
  const readShell = createShellReader(`${site.root}/shell/dist`);
  return Router()
    .use(requireRead)
    .use(omitKeepAlive)
    .get('/mfe/registry.json', sendRegistry(site.registry, readShell))
    .get('/worker.js', sendWorker(site))
    .get('/manifest.webmanifest', sendManifest({ ...site, readShell }))
    .use(sendStatic(site))
    .use(createPage({ ...site, readShell }));
}

const requireRead: Middleware = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') next();
  else sendError(response, errors.method);
};

/** Sends the registry of the visitor's own page, and the shell's version: open tabs compare theirs with them. */
function sendRegistry(registry: Registry, readShell: () => Promise<ShellPage | null>) {
  return async (_request: Request, response: GatewayResponse): Promise<void> => {
    const [shell, remotes] = await Promise.all([readShell(), registry.read(readBucket(response))]);
    if (shell?.version !== undefined) response.setHeader('x-shell-version', shell.version);
    sendJson(response, 200, remotes);
  };
}

/** A missing file is a 404 here, never the page. */
function sendStatic(site: SiteDependencies): Middleware {
  return async (request, response, next) => {
    const { path } = response.locals.target;
    const isHashed = path.startsWith('/mfe/') || path.startsWith('/assets/');
    if (!isHashed && !isFilePath(path)) return next();
    const file = await fileAt(site, path);
    if (file === null || !(await sendFile(request, response, file))) sendError(response, errors.notFound);
  };
}

async function fileAt({ root, registry }: SiteDependencies, path: string): Promise<StaticFile | null> {
  const forever = { cacheSeconds: 31_536_000, isImmutable: true };
  if (path.startsWith('/mfe/')) {
    const [, name = '', version = '', file = ''] = versionedFile.exec(path) ?? [];
    const folder = name === '' ? null : await registry.folderOf(name, version);
    return folder === null ? null : { folder, path: file, ...forever };
  }
  if (!/^[\w./@-]+$/.test(path)) return null;
  const caching = path.startsWith('/assets/') ? forever : { cacheSeconds: 3600, isImmutable: false };
  return { folder: `${root}/shell/dist`, path, ...caching };
}
