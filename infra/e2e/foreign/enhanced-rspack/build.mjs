import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { sharedReact } from '../shared.mjs';
import { runCompiler, webpackOptions } from '../webpack-options.mjs';

/** @module-federation/enhanced 2 on rspack as its documentation shows it, with a copy of React of its own. */
export async function build(remote) {
  await runCompiler(rspack, {
    ...webpackOptions(remote),
    plugins: [
      new ModuleFederationPlugin({
        name: remote.name,
        filename: 'remoteEntry.js',
        exposes: { './app': './src/remote.js' },
        shared: sharedReact({ requiredVersion: '^19.0.0' }),
        dts: false,
      }),
    ],
  });
}
