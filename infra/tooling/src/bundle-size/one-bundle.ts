import { rmSync } from 'node:fs';
import { type AppSource, baseConfig } from '@pathshala/web-kit/build/base-config';
import { type Configuration, NormalModuleReplacementPlugin } from '@rspack/core';
import { root } from '../build/root.ts';
import { runRspack } from '../build/run-rspack.ts';
import { weigh, type Weight } from './weight.ts';

const outputPath = `${root}/node_modules/.cache/pathshala/one-bundle`;

/**
 * The same screens of the shell and one remote as one plain React application: no federation, no parcels, the same lazy
 * pages, texts and router. The denominator of P7.
 */
export async function oneBundleWeights(
  remote: string,
  chunk: string | undefined,
): Promise<readonly Weight[]> {
  rmSync(outputPath, { recursive: true, force: true });
  const stats = await runRspack(config(remote));
  const { namedChunkGroups = {}, entrypoints = {} } = stats.toJson({
    all: false,
    chunkGroups: true,
    entrypoints: true,
  });
  const groups = [entrypoints['main'], chunk === undefined ? undefined : namedChunkGroups[chunk]];
  const files = groups.flatMap((group) => (group?.assets ?? []).map(({ name }) => name));
  return [...new Set(files)]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => weigh(file, `${outputPath}/${file}`));
}

function config(remote: string): Configuration {
  const app: AppSource = { name: 'shell', folder: `${root}/shell`, mode: 'production' };
  const base = baseConfig(app);
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: {
      path: outputPath,
      publicPath: '/',
      uniqueName: 'one',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [
      new NormalModuleReplacementPlugin(/\/remotes\/remote-outlet\.tsx$/, inline(placeOf(remote))),
      new NormalModuleReplacementPlugin(
        /\/remotes\/remote-loader\.ts$/,
        inline('export const createRemoteLoader = () => {};'),
      ),
      new NormalModuleReplacementPlugin(
        /\/federation\/bundler-runtime\.ts$/,
        inline('export const provideBundlerRuntime = () => {};'),
      ),
    ],
  };
}

/** The remote's own root, rendered in the shell's React root. */
function placeOf(remote: string): string {
  return `
    import { createElement } from 'react';
    import { Root } from '${root}/${remote}/src/root.tsx';
    export const RemoteOutlet = () => createElement(Root);`;
}

function inline(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
