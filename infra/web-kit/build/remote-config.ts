import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type ExternalItem, SubresourceIntegrityPlugin } from '@rspack/core';
import { type AppSource, baseConfig, federationName } from './base-config.ts';
import { sharedByRemote } from './shared.ts';

export interface RemoteBuild extends AppSource {
  readonly version: string;
  readonly outputPath: string;
  /** By a dev server: in a folder of its own beside the standalone page, and without hashes, which would never fit. */
  readonly isServed?: boolean;
}

/**
 * The federation runtime that a remote's entry starts with comes from the page (shell/src/federation): the library's
 * own would be the larger half of every entry, and again of the shell.
 */
const federationFromShell: ExternalItem = ({ request = '' }, done) =>
  /[\\/]webpack-bundler-runtime[\\/]/.test(request)
    ? done(undefined, 'global _PATHSHALA_FEDERATION')
    : done();

/** A remote as the shell loads it: exposes `./app`, brings no platform module, resolves its files beside its entry. */
export function remoteConfig(build: RemoteBuild): Configuration {
  const base = baseConfig(build);
  const name = federationName(build.name);
  const folder = build.isServed ? 'federated/' : '';
  return {
    ...base,
    entry: {},
    externals: [federationFromShell],
    output: {
      path: build.outputPath,
      publicPath: 'auto',
      uniqueName: name,
      filename: `${folder}[name].js`,
      chunkFilename: `${folder}[name].js`,
      cssChunkFilename: `${folder}[name].css`,
      assetModuleFilename: `${folder}[name].[contenthash:8][ext]`,
      chunkLoadTimeout: 30_000,
      crossOriginLoading: 'anonymous',
      clean: !build.isServed,
    },
    plugins: [
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
      // The entry carries one for every file, and hashes do not compress: the longest would guard no better.
      ...(build.isServed ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })]),
    ],
  };
}
