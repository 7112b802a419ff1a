import { ModuleFederationPlugin } from 'enhanced-0.21/webpack';
import webpack from 'webpack';
import { sharedReact } from '../shared.mjs';
import { runCompiler, webpackOptions } from '../webpack-options.mjs';

/** @module-federation/enhanced 0.21 on webpack, with a copy of React of its own for hosts that have none. */
export async function build(remote) {
  await runCompiler(webpack, {
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
