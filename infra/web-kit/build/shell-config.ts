import { readFileSync } from 'node:fs';
import { type Configuration, CopyRspackPlugin, HtmlRspackPlugin } from '@rspack/core';
import { type AppSource, baseConfig } from './base-config.ts';

export interface ShellBuild extends AppSource {
  readonly outputPath: string;
}

/** The shell. `bootFile` is the output of {@link bootConfig}, the first script of the page. */
export function shellConfig(build: ShellBuild, bootFile: string): Configuration {
  const base = baseConfig(build);
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: {
      path: build.outputPath,
      publicPath: '/',
      uniqueName: 'shell',
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      cssChunkFilename: 'assets/[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      chunkLoadTimeout: 15_000,
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?|@tanstack|single-spa)[\\/]/,
            name: 'vendor',
            chunks: 'initial',
            enforce: true,
          },
          // The code that the log-in and the other account pages share: without this chunk both would contain it.
          forms: {
            chunks: ({ name }) => name === 'login' || name === 'account',
            minChunks: 2,
            name: 'account-forms',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new HtmlRspackPlugin({
        template: './index.html',
        templateParameters: { bootFile, icon: inline(`${build.folder}/public/icon.svg`) },
        scriptLoading: 'defer',
        minify: true,
      }),
      new CopyRspackPlugin({ patterns: [{ from: 'public', to: '.', noErrorOnMissing: true }] }),
    ],
  };
}

/** The service worker. Its name has no hash: the browser asks for it again at this address. */
export function workerConfig(build: ShellBuild): Configuration {
  return {
    ...baseConfig(build),
    name: 'worker',
    target: ['webworker', 'es2022'],
    entry: { worker: './src/worker/worker.ts' },
    output: { path: build.outputPath, publicPath: '/', filename: '[name].js' },
  };
}

/** Puts the picture into the page: a request of its own would be twice its size. */
function inline(svg: string): string {
  const text = readFileSync(svg, 'utf8').trim().replaceAll('"', "'");
  return `data:image/svg+xml,${text.replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}

/** The small first script: theme and early fetches do not wait for React's download. */
export function bootConfig(build: ShellBuild): Configuration {
  return {
    ...baseConfig(build),
    name: 'boot',
    entry: { boot: './src/boot.ts' },
    output: { path: build.outputPath, publicPath: '/', filename: 'assets/boot.[contenthash:10].js' },
  };
}
