import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { fileURLToPath } from 'node:url';
import { type Configuration, NormalModuleReplacementPlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import { type AppSource, baseConfig, federationName } from './base-config.ts';
import { CutTexts } from './cut-texts.ts';
import { sharedByRemote } from './shared.ts';

export interface RemoteBuild extends AppSource {
  readonly outputPath: string;
  /** Built by a dev server: in a folder beside the standalone page, and without hashes, which change at each rebuild. */
  readonly isServed?: boolean;
}

/** The first module of an entry, which the library's plugin generates; it names the library's runtime. */
const generatedEntry = /__module_federation_bundler_runtime__/;
/** Takes the runtime from the page: the library's is more than half of every entry, and its code for it 1.2 kB. */
const ownEntry = fileURLToPath(new URL('federation-entry.config.ts', import.meta.url));

/** A remote as the shell loads it: exposes `./app`, contains no shared module, resolves its files relative to its entry. */
export function remoteConfig(build: RemoteBuild): Configuration {
  const base = baseConfig(build);
  const name = federationName(build.name);
  const folder = build.isServed ? 'federated/' : '';
  return {
    ...base,
    entry: {},
    // Ids are not `deterministic`: the federation plugin's entry has the folder of the checkout in its name, and with it in
    // its id.
    optimization: {
      ...base.optimization,
      moduleIds: build.mode === 'production' ? 'natural' : 'named',
      // Chunks are named by what they contain. A name by the pages that share a chunk differs between two checkouts of a
      // commit: when two sets of pages are left with the same modules, it depends on chance which of them the bundler takes.takes.
      ...(build.isServed ? {} : { chunkIds: 'compact-hashed' }),
    },
    output: {
      path: build.outputPath,
      publicPath: 'auto',
      uniqueName: name,
      filename: `${folder}[name].js`,
      chunkFilename: `${folder}[name].js`,
      // The entry lists the names of all chunks, for scripts only: they stand in the stack of an error.
      cssChunkFilename: build.isServed ? `${folder}[name].css` : '[id].css',
      assetModuleFilename: `${folder}[name].[contenthash:8][ext]`,
      chunkLoadTimeout: 30_000,
      crossOriginLoading: 'anonymous',
      clean: !build.isServed,
    },
    plugins: [
      new NormalModuleReplacementPlugin(generatedEntry, ownEntry),
      new ModuleFederationPlugin({
        name,
        filename: `${folder}remoteEntry.js`,
        exposes: { './app': { import: './src/remote.tsx', name: 'app' } },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        injectTreeShakingUsedExports: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      // The entry carries a hash for each file, and hashes do not compress: sha256 is enough.
      ...(build.isServed
        ? []
        : [new CutTexts({ whole: ['app'] }), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })]),
    ],
  };
}
