import { contract, type Registry } from '@pathshala/web-kit/registry';
import type { RemoteModule } from '@pathshala/web-kit/remote-props';
import { type Container, loadContainer } from '../federation/load-container.ts';
import { giveUpEarlyFetches } from '../registry/early-files.ts';
import { remoteFile } from '../registry/route-table.ts';

export type LoadRemote = (name: string, options?: { readonly isRetry: boolean }) => Promise<RemoteModule>;

/** Loads published remotes by their name; nothing is fetched before it is asked for, and an entry once. */
export function createRemoteLoader(registry: Registry): LoadRemote {
  const containers = new Map<string, Promise<Container>>();
  let retries = 0;

  function containerOf(name: string, suffix: string): Promise<Container> {
    const description = registry[name];
    if (!description) return Promise.reject(new Error(`${name} is not published.`));
    const { entry, integrity } = description;
    const url = `${remoteFile(registry, name, entry)}${suffix}`;
    return loadContainer({ name: name.replaceAll('-', '_'), url, integrity: integrity[entry] });
  }

  return async (name, { isRetry } = { isRetry: false }) => {
    if (isRetry) {
      retries += 1;
      giveUpEarlyFetches();
      containers.delete(name);
    }
    // Under its old address a request that hangs would be waited for again.
    const container = containers.get(name) ?? containerOf(name, isRetry ? `?again=${retries}` : '');
    containers.set(name, container);
    container.catch(() => containers.delete(name));
    const factory = await (await container).get('./app');
    const { default: module } = factory() as { readonly default: RemoteModule };
    refuseOtherContract(name, module);
    return module;
  };
}

function refuseOtherContract(name: string, module: RemoteModule): void {
  const [major] = contract.split('.');
  if (module.contract.split('.')[0] !== major) {
    throw new Error(`${name} speaks contract ${module.contract}, this shell ${contract}.`);
  }
}
