import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { type AppSource, baseConfig } from './base-config.ts';
import { remoteConfig } from './remote-config.ts';

/**
 * What a remote's dev server serves: the standalone page, and under `/federated/` the remote as a shell loads it. Both
 * are rebuilt at every change.
 */
export function devConfigs(app: Omit<AppSource, 'mode'>): Configuration[] {
  return [aloneConfig({ ...app, mode: 'development' }), federatedConfig(app)];
}

function aloneConfig(app: AppSource): Configuration {
  return {
    ...baseConfig(app),
    entry: { main: './src/main.ts' },
    output: { publicPath: '/', uniqueName: `${app.name}-alone`, filename: 'alone/[name].js' },
    plugins: [
      new HtmlRspackPlugin({
        title: app.name,
        templateContent: '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>',
      }),
    ],
  };
}

/** In production mode: development JSX does not run on the shell's production React. */
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
