import type { Registry } from '@pathshala/web-kit/registry';
import { findEarlyRoute } from './find-early-route.ts';
import { remoteFile, type TableRoute } from './route-table.ts';

let published: Promise<Registry> | undefined;

/** The page of another route: the remote that shows it, and its address. */
type OtherPage = Pick<TableRoute, 'remote'> & { readonly pathname: string };

/**
 * The files of the page of another route: the page's own registry names those of the address that was opened only. None
 * where they cannot be read, or are those of another version: then the page is fetched when it is opened.
 */
export async function pageFiles(loaded: Registry, page: OtherPage): Promise<readonly string[]> {
  published ??= readPublished();
  const remote = (await published)[page.remote];
  if (remote === undefined || remote.version !== loaded[page.remote]?.version) return [];
  const { files = [] } = findEarlyRoute(remote.routes, page.pathname) ?? {};
  return files.map((file) => remoteFile(loaded, page.remote, file));
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
