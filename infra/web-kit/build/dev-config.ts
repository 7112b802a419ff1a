import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type AppSource, baseConfig } from './base-config.ts';
import { remoteConfig } from './remote-config.ts';

/**
 * Returns the configurations of a remote's dev server: the standalone page, whose components are replaced with their state,
 * and under `/federated/` the remote as a shell loads it, which is reloaded. Both are rebuilt at every change.
 */
export function devConfigs(app: Omit<AppSource, 'mode'>): Configuration[] {
  return [aloneConfig({ ...app, mode: 'development', isHot: true }), federatedConfig(app)];
}

function aloneConfig(app: AppSource): Configuration {
  return {
    ...baseConfig(app),
    entry: { main: './src/main.ts' },
    output: { publicPath: '/', uniqueName: `${app.name}-alone`, filename: 'alone/[name].js' },
    plugins: [
      new ReactRefreshRspackPlugin(),
      new HtmlRspackPlugin({
        title: app.name,
        templateContent: '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>',
      }),
    ],
  };
}

/** Builds in production mode: development JSX does not run on the shell's production React. */
function federatedConfig(app: Omit<AppSource, 'mode'>): Configuration {
  const config = remoteConfig({
    ...app,
    mode: 'production',
    outputPath: `${app.folder}/dist/dev`,
    isServed: true,
  });
  return {
    ...config,
    name: `${app.name}-federated`,
    devtool: 'source-map',
    optimization: { ...config.optimization, minimize: false },
  };
}
