import { readFile } from 'node:fs/promises';
import { escapeHtml } from '@pathshala/rules/escape-html';
import { z } from 'zod';
import type { RemoteDescription } from '@pathshala/releases/remote-description';
import { createSiteCookies } from '../api/site-cookies.ts';
import type { RequestContext } from '../http/request-context.ts';
import { matchRoute } from './match-route.ts';
import type { Registry } from './registry.ts';
import type { ShellPage } from './shell-files.ts';
import type { SiteFacts } from './site-facts.ts';
import { workerPage } from './worker-files.ts';

/** The page before its scripts run. */
export interface EarlyPage {
  readonly language: 'bn' | 'en';
  readonly html: string;
  /** Addresses of the style sheets that it needs beside the shell's. */
  readonly styles: readonly string[];
}

interface EarlyPageRequest {
  readonly shell: ShellPage;
  readonly facts: SiteFacts;
  readonly remotes: Readonly<Record<string, RemoteDescription>>;
  readonly context: Pick<RequestContext, 'cookies' | 'language' | 'target'>;
}

/**
 * Returns the prerendered HTML of an address: the visitor's frame of the site with the page in it, if the build of its
 * remote or of the shell has rendered it. For a browser with a session it returns only a `calm` page, whose frame names
 * nobody. Null for all else. The browser replaces it by the running page.
 */
export function createEarlyPage({ registry, isSecure }: { registry: Registry; isSecure: boolean }) {
  const { sessionName } = createSiteCookies(isSecure);
  const known = new Map<string, { readonly file: string; readonly html: string }>();

  async function readPage(remote: RemoteDescription, name: string): Promise<string> {
    const file = `${(await registry.folderOf(remote.name, remote.version)) ?? ''}/${name}`;
    const key = `${remote.name} ${name}`;
    const found = known.get(key);
    if (found?.file === file) return found.html;
    const html = await readFile(file, 'utf8');
    known.set(key, { file, html });
    return html;
  }

  async function render(page: Page | null, language: EarlyPage['language']): Promise<Content> {
    const name = page?.route.html?.[language];
    if (page === null || name === undefined) return nothing;
    return { html: await readPage(page.remote, name), styles: stylesOf(page) };
  }

  return async ({ shell, facts, remotes, context }: EarlyPageRequest): Promise<EarlyPage | null> => {
    if (context.target.path === workerPage) return null;
    const hasSession = context.cookies[sessionName] !== undefined;
    const language = languageOf(context);
    const found = findPage(remotes, context.target.path);
    const isCalm = found?.route.layout === 'calm';
    const frames = isCalm ? shell.calmFrames : framesFor(shell, facts);
    if (frames === null || !isForCaller(found, hasSession)) return null;
    const own = found === null ? prerenderedPage(shell, context, language) : nothing;
    const { html, styles } = mayFit(shell, found) ? await render(found, language) : own;
    if (isCalm && html === '') return null;
    const whole = frames[language].replace('%page%', () => html);
    return { language, html: withMenu(withFacts(whole, facts, language), remotes, language), styles };
  };
}

function framesFor({ frames, logoFrames }: ShellPage, { logo }: SiteFacts): ShellPage['frames'] {
  return logo === null ? frames : (logoFrames ?? frames);
}

/** The builds of shell and remotes leave the place of the name and the logo free. */
function withFacts(html: string, { siteName, logo }: SiteFacts, language: EarlyPage['language']): string {
  return html
    .replaceAll('%site%', () => escapeHtml(siteName[language]))
    .replaceAll('%logo%', () => escapeHtml(logo ?? ''));
}

const menuEntry = z.object({
  path: z.string(),
  text: z.object({ bn: z.string(), en: z.string() }),
  order: z.number().default(0),
  audience: z.array(z.string()),
});

/** Links to the pages of a visitor's menu, for who runs no scripts. */
function withMenu(
  html: string,
  remotes: EarlyPageRequest['remotes'],
  language: EarlyPage['language'],
): string {
  const links = Object.values(remotes)
    .flatMap(({ nav }) => nav.flatMap((entry) => menuEntry.safeParse(entry).data ?? []))
    .filter(({ audience }) => audience.includes('visitor'))
    .toSorted((one, other) => one.order - other.order)
    .map(({ path, text }) => `<a href="${escapeHtml(path)}">${escapeHtml(text[language])}</a>`);
  return html.replace('%menu%', () => links.join(''));
}

type Content = Omit<EarlyPage, 'language'>;

const nothing: Content = { html: '', styles: [] };

/** A calm page goes to those who may open it; of others the frame is a visitor's. */
function isForCaller(page: Page | null, hasSession: boolean): boolean {
  if (page?.route.layout === 'calm') return hasSession || page.route.access === 'visitor';
  return !hasSession && page?.route.layout === undefined;
}

/** Returns a page of the shell itself, for an address without a query: its links would lose what the query says. */
function prerenderedPage(
  { pages }: ShellPage,
  { target }: EarlyPageRequest['context'],
  language: EarlyPage['language'],
): Content {
  const page = target.search === '' ? pages.get(target.path) : undefined;
  return page === undefined ? nothing : { html: page.html[language], styles: page.styles };
}

interface Page {
  readonly remote: RemoteDescription;
  readonly route: RemoteDescription['routes'][number];
}

function findPage(remotes: EarlyPageRequest['remotes'], address: string): Page | null {
  const pages = Object.values(remotes).flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, route, remote })),
  );
  return matchRoute(pages, address)?.route ?? null;
}

/** The choice in the cookie, else what the browser asks for: as the page itself decides. */
function languageOf({ cookies, language }: EarlyPageRequest['context']): EarlyPage['language'] {
  const chosen = cookies['lang'];
  return chosen === 'bn' || chosen === 'en' ? chosen : language;
}

/** Compares the major number alone: the page of a remote that the shell refuses would disappear again. */
function mayFit({ contract = '' }: ShellPage, page: Page | null): boolean {
  return new RegExp(`(^|[^.\\d])${Number.parseInt(contract, 10)}(\\D|$)`, 'u').test(
    page?.remote.contract ?? '',
  );
}

function stylesOf({ remote, route }: Page): readonly string[] {
  const { name, version, preload } = remote;
  return [...preload.app, ...(route.files ?? [])]
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/mfe/${name}/${version}/${file}`);
}
