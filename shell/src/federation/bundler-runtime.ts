import { accepts } from './accepts.ts';
import { platform, type PlatformModule } from './platform.ts';

/** What a remote's build says of a module that it wants from the page. */
interface ConsumedModule {
  readonly shareKey: string;
  readonly requiredVersion: string;
  readonly strictVersion?: boolean;
}

/** The parts of a remote's module loader that federation touches. */
interface RemoteRequire {
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly consumesLoadingData?: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly initialConsumes?: readonly string[];
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, ConsumedModule>>;
  };
}

interface ConsumeOptions {
  readonly chunkId: string;
  readonly webpackRequire: RemoteRequire;
}

declare global {
  var _PATHSHALA_FEDERATION: unknown;
}

/**
 * The federation runtime that the remotes' entries ask for, cut to what ours need: they take the platform from the
 * page and bring nothing (docs/decisions/0006). The library's own, which also versions, negotiates and preloads
 * what nobody here has, weighs 25 kB more on every first view.
 */
export function provideBundlerRuntime(): void {
  globalThis._PATHSHALA_FEDERATION = {
    bundlerRuntime: {
      S: {},
      init: () => ({}),
      initContainerEntry: () => undefined,
      consumes,
      installInitialConsumes,
    },
  };
}

/** Before a chunk of a remote runs: puts the page's modules where the chunk will look for them. */
function consumes({ chunkId, webpackRequire }: ConsumeOptions): void {
  install(webpackRequire, webpackRequire.consumesLoadingData?.chunkMapping[chunkId] ?? []);
}

/** The same for what the entry itself needs. */
function installInitialConsumes({ webpackRequire }: Pick<ConsumeOptions, 'webpackRequire'>): void {
  install(webpackRequire, webpackRequire.consumesLoadingData?.initialConsumes ?? []);
}

function install(webpackRequire: RemoteRequire, ids: readonly string[]): void {
  for (const id of ids) {
    const wanted = webpackRequire.consumesLoadingData?.moduleIdToConsumeDataMapping[id];
    if (!wanted) throw new Error(`The remote does not say what its module ${id} is.`);
    const { exports } = shared(wanted);
    webpackRequire.m[id] = (module) => {
      module.exports = exports;
    };
  }
}

function shared({ shareKey, requiredVersion, strictVersion = false }: ConsumedModule): PlatformModule {
  const found = platform[shareKey];
  if (!found) throw new Error(`The remote wants ${shareKey}, which the shell does not share.`);
  if (strictVersion && !accepts(requiredVersion, found.version)) {
    throw new Error(`The remote wants ${shareKey} ${requiredVersion}, the shell has ${found.version}.`);
  }
  return found;
}
