import { readFile } from 'node:fs/promises';
import type { RemoteDescription } from '@pathshala/releases/remote-description';
import { createSiteCookies } from '../api/site-cookies.ts';
import type { RequestContext } from '../http/request-context.ts';
import { matchRoute } from './match-route.ts';
import type { Registry } from './registry.ts';
import type { ShellPage } from './shell-files.ts';

/** What the page shows before its scripts run. */
export interface EarlyPage {
  readonly language: 'bn' | 'en';
  readonly html: string;
  /** Addresses of the style sheets that it needs beside the shell's. */
  readonly styles: readonly string[];
}

export interface EarlyPageRequest {
  readonly shell: ShellPage;
  readonly remotes: Readonly<Record<string, RemoteDescription>>;
  readonly context: Pick<RequestContext, 'cookies' | 'language' | 'target'>;
}

type Html = Readonly<Record<EarlyPage['language'], string>>;

/**
 * The frame of the site as a visitor sees it, with the page in it where the build of its remote has rendered it. Null for
 * who has a session, and for pages without this frame. The browser replaces it by the running page.
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

  return async ({ shell, remotes, context }: EarlyPageRequest): Promise<EarlyPage | null> => {
    const { cookies, target } = context;
    if (shell.frames === null || cookies[sessionName] !== undefined) return null;
    const language = cookies['lang'] === 'bn' || cookies['lang'] === 'en' ? cookies['lang'] : context.language;
    const all = Object.values(remotes).flatMap((remote) => remote.routes.map((route) => ({ ...route, remote })));
    const route = matchRoute(all, target.path)?.route;
    if (route?.['layout'] !== undefined) return null;
    const name = mayFit(shell, route?.remote) ? htmlOf(route?.['html'])?.[language] : undefined;
    const page = route === undefined || name === undefined ? '' : await readPage(route.remote, name);
    return {
      language,
      html: shell.frames[language].replace('%page%', () => page),
      styles: route === undefined || page === '' ? [] : stylesOf(route.remote, route['files']),
    };
  };
}

/** By the major number alone: the page of a remote that the shell refuses would disappear again. */
function mayFit({ contract = '' }: ShellPage, remote: RemoteDescription | undefined): boolean {
  return new RegExp(`(^|[^.\\d])${Number.parseInt(contract, 10)}(\\D|$)`, 'u').test(remote?.contract ?? '');
}

/** Only names of files in the remote's own folder. */
function htmlOf(value: unknown): Html | undefined {
  const { bn, en } = (value ?? {}) as Partial<Html>;
  return [bn, en].every((name) => /^[\w-]+(?:\.[\w-]+)*\.html$/u.test(String(name))) ? (value as Html) : undefined;
}

function stylesOf({ name, version, preload }: RemoteDescription, files: unknown): readonly string[] {
  const all = [...preload.app, ...(Array.isArray(files) ? files.map(String) : [])];
  return all.filter((file) => /^[\w.-]+\.css$/u.test(file)).map((file) => `/mfe/${name}/${version}/${file}`);
}
