import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescription } from '@pathshala/web-kit/registry';
import type { Route } from 'playwright-core';

const root = path.resolve(import.meta.dirname, '../../../..');
const fixtures = path.join(root, 'infra/e2e/foreign');
const shell = path.join(root, 'shell/dist');

/** The policy of the gateway for the page. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The remotes of `infra/e2e/foreign`, as their builds describe them. */
export function foreignRemotes(): readonly RemoteDescription[] {
  return globSync('*/built/remote.json', { cwd: fixtures })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(path.join(fixtures, file), 'utf8')) as RemoteDescription);
}

/** The texts of the scripts that the shell's page loads at once. */
export function firstScripts(): readonly string[] {
  const html = readFileSync(`${shell}/index.html`, 'utf8');
  return [...html.matchAll(/src="?(\/assets\/[^"\s>]+\.js)/g)].map(([, file = '']) =>
    readFileSync(fileOf(file), 'utf8'),
  );
}

/** Whether the fixture of a remote has the file of this URL path. */
export function hasFile(pathname: string): boolean {
  return existsSync(fileOf(pathname));
}

/** Answers every request of a page: the built shell with `remotes` in its registry, their files, and no API. */
export function shellWith(remotes: readonly RemoteDescription[]): (route: Route) => Promise<void> {
  const registry = JSON.stringify(Object.fromEntries(remotes.map((remote) => [remote.name, remote])));
  const data = `<script type="application/json" id="registry">${registry}</script>`;
  const headers = { 'content-security-policy': policy };
  return async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fulfill({ status: 401, json: {} });
    const contentType = types[path.extname(pathname)];
    if (contentType === undefined) {
      const html = readFileSync(`${shell}/index.html`, 'utf8').replace(/<script\b/, `${data}$&`);
      return route.fulfill({ body: html, contentType: 'text/html', headers });
    }
    if (!hasFile(pathname)) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ body: readFileSync(fileOf(pathname)), contentType });
  };
}

function fileOf(pathname: string): string {
  const [, kind, file = ''] = /^\/mfe\/mfe-([\w-]+)\/[\w-]+\/(.+)$/.exec(pathname) ?? [];
  return kind === undefined ? shell + pathname : path.join(fixtures, kind, 'built', file);
}
