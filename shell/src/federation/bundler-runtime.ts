import { accepts } from './accepts.ts';
import { platform, type PlatformModule } from './platform.ts';

/** The form in which a remote's build describes a module that it takes from the page. */
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
 * The part of the federation runtime that the entries of our remotes use: they take the shared modules from the page
 * and bring none (docs/decisions/0006). The library's runtime, which also negotiates versions and preloads, adds 25 kB
 * to each first view.
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

/** Installs the page's modules where a chunk of the remote looks for them, before the chunk runs. */
function consumes({ chunkId, webpackRequire }: ConsumeOptions): void {
  install(webpackRequire, webpackRequire.consumesLoadingData?.chunkMapping[chunkId] ?? []);
}

/** The same for the entry itself. */
function installInitialConsumes({ webpackRequire }: Pick<ConsumeOptions, 'webpackRequire'>): void {
  install(webpackRequire, webpackRequire.consumesLoadingData?.initialConsumes ?? []);
}

function install(webpackRequire: RemoteRequire, ids: readonly string[]): void {
  for (const id of ids) {
    const wanted = webpackRequire.consumesLoadingData?.moduleIdToConsumeDataMapping[id];
    if (!wanted) throw new Error(`The remote's build does not describe its module ${id}.`);
    const { exports } = shared(wanted);
    webpackRequire.m[id] = (module) => {
      module.exports = exports;
    };
  }
}

function shared({ shareKey, requiredVersion, strictVersion = false }: ConsumedModule): PlatformModule {
  const found = platform[shareKey];
  if (!found) throw new Error(`The remote wants ${shareKey}, which the shell does not share.`);
  if (!accepts(requiredVersion, found.version)) {
    const mismatch = new Error(
      `The remote wants ${shareKey} ${requiredVersion}, the shell has ${found.version}.`,
    );
    if (strictVersion) throw mismatch;
    reportError(mismatch);
  }
  return found;
}
