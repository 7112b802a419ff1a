import { loadedText, loadTexts } from '../src/i18n/loaded-texts.ts';

/** The parts of a remote's module loader that its container needs. */
interface RemoteRequire {
  /** The loader calls each with the id of a chunk, which is a number where it looks like one. */
  readonly f: Record<string, (chunkId: string | number, loading: Promise<unknown>[]) => void>;
  /** The folder of the remote's files. */
  readonly p: string;
  readonly initializeExposesData: {
    readonly moduleMap: Readonly<Record<string, () => Promise<() => unknown>>>;
  };
  initContainer?: () => void;
  getContainer?: (module: string) => Promise<() => unknown>;
}

interface Runtime {
  readonly bundlerRuntime: {
    readonly consumes: (options: { chunkId: string | number; webpackRequire: RemoteRequire }) => void;
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

/** The build writes the ids and the name of the function here (cut-texts.ts). */
const chunksWithTexts = '%chunks-with-texts%'.split(' ');

remote.f['consumes'] = (chunkId) => bundlerRuntime.consumes({ chunkId, webpackRequire: remote });
(globalThis as unknown as Record<string, unknown>)['%text-of-app%'] = loadedText;
remote.f['texts'] = (chunkId, loading) => {
  if (chunksWithTexts.includes(String(chunkId))) loading.push(loadTexts(`${remote.p}${chunkId}`));
};
remote.initContainer = () => undefined;
remote.getContainer = (module) => {
  const get = remote.initializeExposesData.moduleMap[module];
  return get ? get() : Promise.reject(new Error(`Module ${module} is not exposed.`));
};
bundlerRuntime.installInitialConsumes({ webpackRequire: remote });
