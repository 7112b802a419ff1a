import webpack from 'webpack';
import { sharedReact } from '../shared.mjs';
import { runCompiler, webpackOptions } from '../webpack-options.mjs';

/** Needs React 18, which the shell does not have. */
export async function build(remote) {
  const { ModuleFederationPlugin } = webpack.container;
  await runCompiler(webpack, {
    ...webpackOptions(remote),
    plugins: [
      new ModuleFederationPlugin({
        name: remote.name,
        filename: 'remoteEntry.js',
        exposes: { './app': './src/remote.js' },
        shared: sharedReact({ requiredVersion: '^18.2.0', import: false, strictVersion: true }),
      }),
    ],
  });
}
