import { type Container, loadEntry, type RemoteEntry } from './load-entry.ts';
import { shareScope } from './share-scope.ts';

export type GetModule = Container['get'];

/** Loads a remote's entry, gives its container the page's share scope, and returns what loads its exposed modules. */
export async function loadContainer(entry: RemoteEntry): Promise<GetModule> {
  const container = await loadEntry(entry);
  await container.init(shareScope);
  return (module) => container.get(module);
}
