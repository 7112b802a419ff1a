import { compressAnswer } from '../http/compress-answer.ts';
import { refusals, refuse, sendText } from '../http/answer.ts';
import type { Exchange } from '../http/exchange.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { createPage } from './page.ts';
import type { Registry } from './registry.ts';
import { isFilePath, sendFile } from './static-files.ts';

const versionedFile = /^\/mfe\/(mfe-[a-z0-9-]+)\/([\w-]+)\/([\w./-]+)$/;

/** Everything that is not `/api`: the registry, the remotes' and the shell's files, and the page. */
export function createSite(site: {
  root: string;
  registry: Registry;
  security: SecurityHeaders;
}): (exchange: Exchange) => Promise<void> {
  const sendPage = createPage(site);

  const sendRegistry = async (exchange: Exchange) => {
    const { response } = exchange;
    const registry = await site.registry.read();
    response.setHeader('cache-control', 'no-store');
    compressAnswer(exchange);
    sendText(response, {
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(registry),
    });
  };

  /** False: not a file's path. A file that is missing is answered here, never by the page. */
  const sendStatic = async (exchange: Exchange): Promise<boolean> => {
    const { path } = exchange.target;
    const isHashed = path.startsWith('/mfe/') || path.startsWith('/assets/');
    if (!isHashed && !isFilePath(path)) return false;
    const file = fileOf(site.root, path);
    const isSent = file !== null && (await sendFile(exchange, file, isHashed ? 'for-good' : 'an-hour'));
    if (!isSent) refuse(exchange, refusals.notFound);
    return true;
  };

  return async (exchange) => {
    const { method } = exchange.request;
    if (method !== 'GET' && method !== 'HEAD') return refuse(exchange, refusals.method);
    if (exchange.target.path === '/mfe/registry.json') return sendRegistry(exchange);
    if (await sendStatic(exchange)) return;
    await sendPage(exchange);
  };
}

function fileOf(root: string, path: string): string | null {
  if (!path.startsWith('/mfe/')) return /^[\w./@-]+$/.test(path) ? `${root}/shell/dist${path}` : null;
  const [, name, version, file] = versionedFile.exec(path) ?? [];
  return name === undefined ? null : `${root}/${name}/dist/${version}/${file}`;
}
