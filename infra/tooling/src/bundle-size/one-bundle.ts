import { rmSync } from 'node:fs';
import { type AppSource, baseConfig } from '@pathshala/web-kit/build/base-config';
import { CutTexts, textFile } from '@pathshala/web-kit/build/cut-texts';
import { type Configuration, NormalModuleReplacementPlugin } from '@rspack/core';
import { chunkFiles } from '../build/describe-remote.ts';
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
  const filesOf = chunkFiles(stats);
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const main = (entrypoints['main']?.assets ?? []).map(({ name }) => name);
  const files = [...main, ...(chunk === undefined ? [] : filesOf(chunk))];
  return [...new Set(files)]
    .filter((file) => /\.(js|css)$/.test(file) || file.endsWith(textFile('', 'bn')))
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
      new CutTexts({ whole: [] }),
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
