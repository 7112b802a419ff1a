import { Router, type Request } from 'express';
import { errors, sendError } from '../http/error-response.ts';
import type { GatewayResponse, Middleware } from '../http/request-context.ts';
import { sendJson } from '../http/send-text.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { createPage } from './page.ts';
import type { Registry } from './registry.ts';
import type { RemoteOriginsOf } from './remote-origins.ts';
import { isFilePath, sendFile, type StaticFile } from './static-files.ts';

const versionedFile = /^\/mfe\/(mfe-[a-z0-9-]+)\/([\w-]+)(\/[\w./-]+)$/;

export interface SiteDependencies {
  /** The folder that holds `shell/dist` and `mfe-x/dist`. */
  readonly root: string;
  readonly registry: Registry;
  readonly security: SecurityHeaders;
  readonly remoteOriginsOf: RemoteOriginsOf;
}

/** Everything that is not `/api`: the registry, the files of the remotes and the shell, and the page. */
export function createSite(site: SiteDependencies): Router {
  return Router()
    .use(requireRead)
    .get('/mfe/registry.json', sendRegistry(site.registry))
    .use(sendStatic(site.root))
    .use(createPage(site));
}

const requireRead: Middleware = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') next();
  else sendError(response, errors.method);
};

function sendRegistry(registry: Registry) {
  return async (_request: Request, response: GatewayResponse): Promise<void> => {
    sendJson(response, 200, await registry.read());
  };
}

/** A missing file is a 404 here, never the page. */
function sendStatic(root: string): Middleware {
  return async (request, response, next) => {
    const { path } = response.locals.target;
    const isHashed = path.startsWith('/mfe/') || path.startsWith('/assets/');
    if (!isHashed && !isFilePath(path)) return next();
    const file = fileAt(root, path);
    if (file === null || !(await sendFile(request, response, file))) sendError(response, errors.notFound);
  };
}

function fileAt(root: string, path: string): StaticFile | null {
  const forever = { cacheSeconds: 31_536_000, isImmutable: true };
  if (path.startsWith('/mfe/')) {
    const [, name, version, file = ''] = versionedFile.exec(path) ?? [];
    return name === undefined ? null : { folder: `${root}/${name}/dist/${version}`, path: file, ...forever };
  }
  if (!/^[\w./@-]+$/.test(path)) return null;
  const caching = path.startsWith('/assets/') ? forever : { cacheSeconds: 3600, isImmutable: false };
  return { folder: `${root}/shell/dist`, path, ...caching };
}
