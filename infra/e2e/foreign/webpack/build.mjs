import webpack from 'webpack';
import { sharedReact } from '../shared.mjs';
import { runCompiler, webpackOptions } from '../webpack-options.mjs';

/** webpack's own plugin. `import: false`: the remote has no copy of React. */
export async function build(remote) {
  const { ModuleFederationPlugin } = webpack.container;
  await runCompiler(webpack, {
    ...webpackOptions(remote),
    plugins: [
      new ModuleFederationPlugin({
        name: remote.name,
        filename: 'remoteEntry.js',
        exposes: { './app': './src/remote.js' },
        shared: sharedReact({ requiredVersion: '^19.0.0', import: false }),
      }),
    ],
  });
}
