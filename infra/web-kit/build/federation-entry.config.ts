/** The parts of a remote's module loader that its container needs. */
interface RemoteRequire {
  readonly f: Record<string, (chunkId: string) => void>;
  readonly initializeExposesData: {
    readonly moduleMap: Readonly<Record<string, () => Promise<() => unknown>>>;
  };
  initContainer?: () => void;
  getContainer?: (module: string) => Promise<() => unknown>;
}

interface Runtime {
  readonly bundlerRuntime: {
    readonly consumes: (options: { chunkId: string; webpackRequire: RemoteRequire }) => void;
    readonly installInitialConsumes: (options: { webpackRequire: RemoteRequire }) => void;
  };
}

declare const __webpack_require__: RemoteRequire;

/**
 * Runs first in the entry of a remote, in place of the code that the library generates: of that our remotes, which expose
 * one module and bring no shared one, need these lines. The runtime is the page's (shell/src/federation).
 */
const remote = __webpack_require__;
const { bundlerRuntime } = (globalThis as unknown as { readonly _PATHSHALA_FEDERATION: Runtime })
  ._PATHSHALA_FEDERATION;

remote.f['consumes'] = (chunkId) => bundlerRuntime.consumes({ chunkId, webpackRequire: remote });
remote.initContainer = () => undefined;
remote.getContainer = (module) => {
  const get = remote.initializeExposesData.moduleMap[module];
  return get ? get() : Promise.reject(new Error(`Module ${module} is not exposed.`));
};
bundlerRuntime.installInitialConsumes({ webpackRequire: remote });
