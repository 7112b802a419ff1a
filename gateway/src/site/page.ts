import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Middleware } from '../http/request-context.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Registry } from './registry.ts';
import type { RemoteOriginsOf } from './remote-origins.ts';

/** The shell's page, on every path that is nothing else: never cached, the registry inside as data. */
export function createPage(site: {
  root: string;
  registry: Registry;
  security: SecurityHeaders;
  remoteOriginsOf: RemoteOriginsOf;
}): Middleware {
  const readShell = createShellReader(`${site.root}/shell/dist/index.html`);
  return async (request, response) => {
    const [html, registry, origins] = await Promise.all([
      readShell(),
      site.registry.read(),
      site.remoteOriginsOf(response.locals),
    ]);
    const nonce = randomBytes(16).toString('base64url');
    site.security.allowPage(request, response, {
      styleNonce: nonce,
      allowsRemoteOrigins: origins.length > 0,
    });
    response.setHeader('cache-control', 'no-store');
    const page = html === null ? notBuilt : withData(html, { registry, nonce, origins });
    response
      .status(html === null ? 503 : 200)
      .type('html')
      .send(inLanguage(page, response.locals.cookies['lang']));
  };
}

const notBuilt =
  '<!doctype html><title>Pathshala</title><p>The site has not been built yet: run npm run build.</p>';

/** Read again when the file changes: a new shell takes effect at the next page load. */
function createShellReader(file: string): () => Promise<string | null> {
  let known: { html: string; mtimeMs: number } | null = null;
  return async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (known?.mtimeMs !== mtimeMs) known = { html: await readFile(file, 'utf8'), mtimeMs };
      return known.html;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
}

/** Inserted before the first script, which may already read it. */
function withData(
  html: string,
  data: { registry: unknown; nonce: string; origins: readonly string[] },
): string {
  const origins =
    data.origins.length === 0 ? '' : `<meta name="remote-origins" content="${data.origins.join(' ')}">`;
  const block =
    `${origins}<meta property="csp-nonce" nonce="${data.nonce}">` +
    `<script type="application/json" id="registry">${inScript(data.registry)}</script>`;
  const place = html.search(/<script\b|<\/head>/i);
  return `${html.slice(0, place)}${block}${html.slice(place)}`;
}

/** The language of the cookie that web-kit sets, so that the page declares it before any script runs. */
function inLanguage(html: string, chosen: string | undefined): string {
  return chosen === 'en' || chosen === 'bn'
    ? html.replace(/<html lang="\w+"/, `<html lang="${chosen}"`)
    : html;
}

/** JSON that cannot close the script element around it. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
