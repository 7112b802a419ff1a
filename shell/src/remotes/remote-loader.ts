import type { Registry } from '@pathshala/web-kit/registry';
import type { RemoteModule } from '@pathshala/web-kit/remote-props';
import { type Container, loadContainer } from '../federation/load-container.ts';
import { cancelEarlyFetches } from '../registry/early-files.ts';
import { fitsContract } from '../registry/fits-contract.ts';
import { remoteFile } from '../registry/route-table.ts';
import { ContractError } from './contract-error.ts';
import { reportDeprecated } from './report-deprecated.ts';

export type LoadRemote = (name: string, options?: { readonly isRetry: boolean }) => Promise<RemoteModule>;

/** Loads published remotes by name, on demand; an entry is fetched once. */
export function createRemoteLoader(registry: Registry): LoadRemote {
  const containers = new Map<string, Promise<Container>>();
  let retries = 0;

  function containerOf(name: string, suffix: string): Promise<Container> {
    const description = registry[name];
    if (!description) return Promise.reject(new Error(`${name} is not published.`));
    // The registry has the contract version, so code that will be refused is not fetched.
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
    // A new URL: the browser would queue the same one behind a request that hangs.
    const container = containers.get(name) ?? containerOf(name, isRetry ? `?again=${retries}` : '');
    containers.set(name, container);
    container.catch(() => containers.delete(name));
    const factory = await (await container).get('./app');
    const module = moduleIn(name, factory());
    return reportDeprecated(module, `${name} ${registry[name]?.version ?? ''}`);
  };
}

/** Checks the exposed module of another team's build before it is mounted. */
function moduleIn(name: string, exposed: unknown): RemoteModule {
  const { default: module } = (exposed ?? {}) as { readonly default?: Partial<RemoteModule> };
  if (typeof module?.contract !== 'string' || typeof module.mount !== 'function') {
    throw new Error(`${name} exposes no remote as the default of ./app.`);
  }
  if (!fitsContract(module.contract)) throw new ContractError(name, module.contract);
  return module as RemoteModule;
}
