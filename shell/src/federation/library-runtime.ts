import { createInstance } from '@module-federation/enhanced/runtime';
import type { GetModule } from './load-container.ts';
import { loadEntry, type RemoteEntry } from './load-entry.ts';
import { platform } from './platform.ts';

type Instance = ReturnType<typeof createInstance>;
type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const entries = new Map<string, RemoteEntry>();
let instance: Instance | undefined;

/**
 * The library's own runtime, for registry entries of `runtime: "mf"`: it negotiates versions between several remotes
 * and runs their runtime plugins. Imported when such a remote is opened, because it weighs more than the shell's loader.
 */
export async function loadByLibrary(entry: RemoteEntry): Promise<GetModule> {
  instance ??= createShellInstance();
  const isRetry = entries.has(entry.name);
  entries.set(entry.name, entry);
  const type = entry.isModule ? 'module' : 'global';
  instance.registerRemotes([{ name: entry.name, entry: entry.url, entryGlobalName: entry.name, type }], {
    force: isRetry,
  });
  const shell = instance;
  return async (module) => {
    const exposed = await shell.loadRemote(`${entry.name}${module.slice(1)}`);
    return () => exposed;
  };
}

function createShellInstance(): Instance {
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    // The shell's loader checks the hash of the entry.
    plugins: [
      {
        name: 'shell-entries',
        loadEntry: async ({ remoteInfo }) => {
          const entry = entries.get(remoteInfo.name);
          return entry && ((await loadEntry(entry)) as never);
        },
      },
    ],
  });
}

function sharedModules(): Shared {
  return Object.fromEntries(
    Object.entries(platform).map(([name, { version, exports }]) => [
      name,
      { version, lib: () => exports, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
    ]),
  );
}
