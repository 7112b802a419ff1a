import { deprecatedMembers, hasDeprecatedMembers } from '@pathshala/web-kit/deprecated';
import { contract, type Registry } from '@pathshala/web-kit/registry';
import type { RemoteModule } from '@pathshala/web-kit/remote-props';
import { type GetModule, loadContainer } from '../federation/load-container.ts';
import { cancelEarlyFetches } from '../registry/early-files.ts';
import { fitsContract } from '../registry/fits-contract.ts';
import { remoteFile } from '../registry/route-table.ts';

export type LoadRemote = (name: string, options?: { readonly isRetry: boolean }) => Promise<RemoteModule>;

/** Loads published remotes by name, on demand; an entry is fetched once. */
export function createRemoteLoader(registry: Registry): LoadRemote {
  const containers = new Map<string, Promise<GetModule>>();
  /** Each module is run once: a module loader gives one that has thrown a second time as if it were complete. */
  const modules = new Map<string, Promise<unknown>>();
  let retries = 0;

  async function containerOf(name: string, suffix: string): Promise<GetModule> {
    const description = registry[name];
    if (!description) throw new Error(`${name} is not published.`);
    // The registry has the contract's range, so code that will be refused is not fetched.
    if (!(await fitsContract(description.contract))) throw await contractError(name, description.contract);
    const { entry, integrity, type, runtime } = description;
    const load = runtime === 'mf' ? await libraryRuntime() : loadContainer;
    return load({
      name: name.replaceAll('-', '_'),
      url: `${remoteFile(registry, name, entry)}${suffix}`,
      integrity: integrity[entry],
      isModule: type === 'module',
    });
  }

  async function exposedBy(name: string, suffix: string): Promise<unknown> {
    const container = containers.get(name) ?? containerOf(name, suffix);
    containers.set(name, container);
    container.catch(() => containers.delete(name));
    const get = await container;
    const module = modules.get(name) ?? get('./app').then((run) => run());
    modules.set(name, module);
    module.catch((error: unknown) => {
      // A file that did not arrive has not run.
      if (error instanceof Error && error.name === 'ChunkLoadError') modules.delete(name);
    });
    return module;
  }

  return async (name, { isRetry } = { isRetry: false }) => {
    if (isRetry) {
      retries += 1;
      cancelEarlyFetches();
      containers.delete(name);
      modules.delete(name);
    }
    // A new URL: the browser would queue the same one behind a request that hangs.
    const exposed = await exposedBy(name, isRetry ? `?again=${retries}` : '').catch(
      async (error: unknown) => {
        throw await versionErrors().then(
          ({ namingVersions }) => namingVersions(name, error),
          () => error,
        );
      },
    );
    const module = await moduleIn(name, exposed);
    if (!hasDeprecatedMembers) return module;
    const { reportDeprecated } = await import(/* webpackChunkName: "version" */ './report-deprecated.ts');
    return reportDeprecated(module, `${name} ${registry[name]?.version ?? ''}`, deprecatedMembers);
  };
}

async function libraryRuntime(): Promise<typeof loadContainer> {
  const { loadByLibrary } = await import(
    /* webpackChunkName: "federation-library" */ '../federation/library-runtime.ts'
  );
  return loadByLibrary;
}

/** Loaded only when a remote has failed. */
const versionErrors = () => import(/* webpackChunkName: "version" */ './version-error.ts');

async function contractError(name: string, range: string): Promise<Error> {
  const { VersionError } = await versionErrors();
  return new VersionError(name, { module: 'contract', range, provided: contract });
}

/** Checks the exposed module of another team's build before it is mounted. */
async function moduleIn(name: string, exposed: unknown): Promise<RemoteModule> {
  const { default: module } = (exposed ?? {}) as { readonly default?: Partial<RemoteModule> };
  if (typeof module?.contract !== 'string' || typeof module.mount !== 'function') {
    throw new Error(`${name} exposes no remote as the default of ./app.`);
  }
  if (!(await fitsContract(module.contract))) throw await contractError(name, module.contract);
  return module as RemoteModule;
}
