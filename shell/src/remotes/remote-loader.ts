import type { Registry } from '@pathshala/web-kit/registry';
import type { RemoteModule } from '@pathshala/web-kit/remote-props';
import { type Container, loadContainer } from '../federation/load-container.ts';
import { cancelEarlyFetches } from '../registry/early-files.ts';
import { fitsContract } from '../registry/fits-contract.ts';
import { remoteFile } from '../registry/route-table.ts';
import { ContractError } from './contract-error.ts';

export type LoadRemote = (name: string, options?: { readonly isRetry: boolean }) => Promise<RemoteModule>;

/** Loads published remotes by their name; nothing is fetched before it is asked for, and an entry once. */
export function createRemoteLoader(registry: Registry): LoadRemote {
  const containers = new Map<string, Promise<Container>>();
  let retries = 0;

  function containerOf(name: string, suffix: string): Promise<Container> {
    const description = registry[name];
    if (!description) return Promise.reject(new Error(`${name} is not published.`));
    // The registry says what the code would say, so it is not even fetched.
    if (!fitsContract(description.contract)) {
      return Promise.reject(new ContractError(name, description.contract));
    }
    const { entry, integrity } = description;
    const url = `${remoteFile(registry, name, entry)}${suffix}`;
    return loadContainer({ name: name.replaceAll('-', '_'), url, integrity: integrity[entry] });
  }

  return async (name, { isRetry } = { isRetry: false }) => {
    if (isRetry) {
      retries += 1;
      cancelEarlyFetches();
      containers.delete(name);
    }
    // Under its old address a request that hangs would be waited for again.
    const container = containers.get(name) ?? containerOf(name, isRetry ? `?again=${retries}` : '');
    containers.set(name, container);
    container.catch(() => containers.delete(name));
    const factory = await (await container).get('./app');
    return moduleIn(name, factory());
  };
}

/** What another team's build exposes is checked before it is mounted. */
function moduleIn(name: string, exposed: unknown): RemoteModule {
  const { default: module } = (exposed ?? {}) as { readonly default?: Partial<RemoteModule> };
  if (typeof module?.contract !== 'string' || typeof module.mount !== 'function') {
    throw new Error(`${name} exposes no remote as the default of ./app.`);
  }
  if (!fitsContract(module.contract)) throw new ContractError(name, module.contract);
  return module as RemoteModule;
}
