import type { Language } from '@pathshala/web-kit/language';
import type { Registry } from '@pathshala/web-kit/registry';

/**
 * Loads the files of the page at this path, of any remote: the worker stores them, and the page opens without a connection
 * even if it was never opened before.
 */
export async function fetchPageFiles(pathname: string, language: Language): Promise<void> {
  const registry = (await (await fetch('/mfe/registry.json')).json()) as Registry;
  for (const { name, version, entry, preload, routes } of Object.values(registry)) {
    const route = routes.find(({ path, files }) => files !== undefined && isAt(path, pathname));
    if (route === undefined) continue;
    const { files = [], furtherFiles = [] } = route;
    const needed = [entry, ...preload.app, ...preload.texts[language], ...files, ...furtherFiles];
    for (const file of new Set(needed)) await (await fetch(`/mfe/${name}/${version}/${file}`)).blob();
  }
}

function isAt(path: string, pathname: string): boolean {
  return new RegExp(`^${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'iu').test(pathname);
}
