import { remotes } from '@pathshala/platform';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Registry, RemoteDescription } from '@pathshala/web-kit/registry';
import { root } from '../build/root.ts';
import { weigh, type Weight } from './weight.ts';

interface FirstView {
  readonly name: string;
  readonly path: string;
  /** The remote that shows it, and the chunk of its page. */
  readonly remote: string;
  readonly chunk: string | undefined;
  readonly weights: readonly Weight[];
}

const views = [
  { name: 'home', path: '/' },
  { name: 'course list', path: '/courses/admission' },
  { name: 'exam page', path: '/courses/admission/:coursecode/units/years/mcq-exam' },
] as const;

/** Everything but fonts and pictures that a browser with an empty cache fetches for the first view of a page, in Bengali. */
export function firstViews(): readonly FirstView[] {
  const registry = readRegistry();
  return views.map(({ name, path }) => {
    const { remote, chunk, files = [] } = routeOf(registry, path);
    const weights = [...shellWeights(registryOfPage(registry, path)), ...remoteWeights(remote, files)];
    return { name, path, remote: remote.name, chunk, weights };
  });
}

function readRegistry(): Registry {
  const entries = remotes.map(({ name }) => {
    const { version } = JSON.parse(readFileSync(`${root}/${name}/dist/current.json`, 'utf8')) as {
      version: string;
    };
    const text = readFileSync(`${root}/${name}/dist/${version}/remote.json`, 'utf8');
    return [name, JSON.parse(text) as RemoteDescription] as const;
  });
  return Object.fromEntries(entries);
}

function shellWeights(registry: Registry): readonly Weight[] {
  const html = readFileSync(`${root}/shell/dist/index.html`, 'utf8');
  const files = [...html.matchAll(/(?:src|href)="?(\/assets\/[^"\s>]+\.(?:js|css))/g)].map(
    ([, file = '']) => file,
  );
  const page = Buffer.from(`${html}${JSON.stringify(registry)}`);
  return [
    { file: 'index.html with the registry', bytes: brotliCompressSync(page).length },
    ...files.map((file) => weigh(file, `${root}/shell/dist${file}`)),
  ];
}

/**
 * Returns the registry as the gateway inlines it (gateway/src/site/registry-of-page.ts): with the files of this page only.
 */
function registryOfPage(registry: Registry, shown: string): Registry {
  const pages = Object.entries(registry).map(([name, remote]) => {
    const routes = remote.routes.map(
      ({
        files,
        chunk: _chunk,
        meta: _meta,
        html: _html,
        isPrerendered: _isPrerendered,
        plain: _plain,
        further: _further,
        furtherFiles: _furtherFiles,
        ...route
      }) => (route.path === shown && files ? { ...route, files } : route),
    );
    return [name, { ...remote, routes }] as const;
  });
  return Object.fromEntries(pages);
}

function routeOf(registry: Registry, path: string) {
  const routes = Object.values(registry).flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, remote })),
  );
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`No remote has the route ${path}.`);
  return found;
}

function remoteWeights(remote: RemoteDescription, files: readonly string[]): readonly Weight[] {
  const names = new Set([remote.entry, ...remote.preload.app, ...remote.preload.texts.bn, ...files]);
  // The page is weighed in Bengali.
  const loaded = [...names].filter((file) => !file.endsWith('.en.json'));
  return loaded.map((file) =>
    weigh(`${remote.name}/${file}`, `${root}/${remote.name}/dist/${remote.version}/${file}`),
  );
}
