import { randomBytes } from 'node:crypto';
import type { PageMeta } from '@pathshala/contract-kit/page-meta';
import { createEarlyPage, type EarlyPage } from './early-page.ts';
import type { Middleware } from '../http/request-context.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { registryOfPage } from './registry-of-page.ts';
import type { Registry } from './registry.ts';
import type { RemoteOriginsOf } from './remote-origins.ts';
import type { ShellPage } from './shell-files.ts';
import type { createPageMeta } from './page-meta.ts';
import type { ReadPlainPage } from './plain/plain-page.ts';
import { withMeta, withTitle } from './head-of-page.ts';
import { withWords } from './words-of-page.ts';
import { createSiteCookies } from '../api/site-cookies.ts';
import type { ReadSiteFacts } from './site-facts.ts';
import { giveBucket, readBucket } from './visitor-bucket.ts';

/**
 * The shell's page, on every path that is nothing else, with the registry inside as data. Never cached: it depends on the
 * visitor while a canary runs.
 */
export function createPage(site: {
  readShell: () => Promise<ShellPage | null>;
  registry: Registry;
  security: SecurityHeaders;
  isSecure: boolean;
  remoteOriginsOf: RemoteOriginsOf;
  readMeta: ReturnType<typeof createPageMeta>;
  readFacts: ReadSiteFacts;
  readPlain: ReadPlainPage;
  publicUrl: string;
  hasWorker: boolean;
}): Middleware {
  const { readShell, registry: remotes } = site;
  const readEarly = createEarlyPage(site);
  const { sessionName } = createSiteCookies(site.isSecure);
  return async (request, response) => {
    const bucket = readBucket(response) ?? (remotes.hasCanary() ? giveBucket(response, site) : null);
    const [shell, registry, origins] = await Promise.all([
      readShell(),
      remotes.read(bucket),
      site.remoteOriginsOf(response.locals),
    ]);
    const nonce = randomBytes(16).toString('base64url');
    site.security.allowPage(request, response, {
      styleNonce: nonce,
      allowsRemoteOrigins: origins.length > 0,
    });
    response.setHeader('cache-control', 'no-store');
    const { cookies, target } = response.locals;
    const chosen = cookies['lang'];
    const language = chosen === 'en' ? 'en' : 'bn';
    const asked = { remotes: registry, context: response.locals, language } as const;
    // A browser with a session runs scripts: the log-in needs them.
    const hasSession = cookies[sessionName] !== undefined;
    const [meta, facts, plain] = await Promise.all([
      site.readMeta(asked),
      site.readFacts(shell?.site),
      hasSession ? '' : site.readPlain(asked),
    ]);
    const inPage = registryOfPage(registry, target.path);
    const early = shell && (await readEarly({ shell, facts, remotes: registry, context: response.locals }));
    const { hasWorker } = site;
    const whole =
      shell === null
        ? notBuilt
        : withData(shell, { registry: inPage, nonce, origins, path: target.path, hasWorker });
    const page = early === null ? whole : withEarly(whole, early);
    const siteName = facts.siteName[language];
    const titled = withHead(withWords(page, meta, plain), {
      shell,
      siteName,
      meta,
      url: new URL(target.path, site.publicUrl),
    });
    response
      .status(shell === null ? 503 : 200)
      .type('html')
      .send(inLanguage(titled, chosen));
  };
}

const notBuilt =
  '<!doctype html><title>Pathshala</title><p>The site has not been built yet: run npm run build.</p>';

/** A page without a title of its own has the name of the site, where the shell's build names the call that answers it. */
function withHead(
  html: string,
  head: { shell: ShellPage | null; siteName: string; meta: PageMeta | null; url: URL },
): string {
  const { shell, siteName, meta, url } = head;
  if (meta !== null) return withMeta(html, meta, url);
  return shell?.site === undefined ? html : withTitle(html, siteName);
}

/** Puts the early page before the place of the running page, which replaces it. */
function withEarly(html: string, { language, html: early, styles }: EarlyPage): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return html
    .replace(/<\/head>/iu, () => `${links}</head>`)
    .replace(/<div id="?root"?>/u, (root) => `<div id="early" lang="${language}">${early}</div>${root}`);
}

/** Inserted before the first script, which may already read it. */
function withData(
  { html, version, pages }: ShellPage,
  data: { registry: unknown; nonce: string; origins: readonly string[]; path: string; hasWorker: boolean },
): string {
  const scripts = pages.get(data.path)?.scripts ?? [];
  const block =
    (version === undefined ? '' : `<meta name="shell-version" content="${encodeURIComponent(version)}">`) +
    (data.hasWorker ? '' : '<meta name="service-worker" content="off">') +
    (data.origins.length === 0 ? '' : `<meta name="remote-origins" content="${data.origins.join(' ')}">`) +
    (scripts.length === 0 ? '' : `<meta name="page-files" content="${scripts.join(' ')}">`) +
    `<meta property="csp-nonce" nonce="${data.nonce}">` +
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
