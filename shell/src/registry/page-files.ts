import type { Registry } from '@pathshala/web-kit/registry';
import { remoteFile, type TableRoute } from './route-table.ts';

let published: Promise<Registry> | undefined;

/**
 * The files of the page of another route: the page's own registry names those of the address that was opened only. None
 * where they cannot be read, or are those of another version: then the page is fetched when it is opened.
 */
export async function pageFiles(loaded: Registry, route: TableRoute): Promise<readonly string[]> {
  published ??= readPublished();
  const remote = (await published)[route.remote];
  if (remote === undefined || remote.version !== loaded[route.remote]?.version) return [];
  const { files = [] } = remote.routes.find(({ path }) => path === route.path) ?? {};
  return files.map((file) => remoteFile(loaded, route.remote, file));
}

async function readPublished(): Promise<Registry> {
  try {
    const response = await fetch('/mfe/registry.json');
    if (response.ok) return (await response.json()) as Registry;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
  published = undefined;
  return {};
}
