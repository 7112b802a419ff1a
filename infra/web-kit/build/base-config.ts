import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Configuration,
  LightningCssMinimizerRspackPlugin,
  type RuleSetRule,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';

export type BuildMode = 'production' | 'development';

/** The supported browsers (NAV, P8): those of the last three years; no polyfills, no down-levelled syntax. */
const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

export interface AppSource {
  /** The folder, `mfe-exams`. */
  readonly name: string;
  /** Absolute path of the folder. */
  readonly folder: string;
  readonly mode: BuildMode;
  /** Components are replaced in the running page, with their state (development only). */
  readonly isHot?: boolean;
}

/** `mfe-exams` → `mfe_exams`: a federation name must be an identifier. */
export function federationName(name: string): string {
  return name.replaceAll('-', '_');
}

/** The configuration that shell, remotes and standalone pages share. */
export function baseConfig(app: AppSource): Configuration {
  const isProduction = app.mode === 'production';
  return {
    name: app.name,
    mode: app.mode,
    context: app.folder,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    lazyCompilation: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    resolve: resolutionIn(app.mode),
    module: {
      // Custom properties are set in one file and read in another: their names are not hashed.
      parser: {
        'css/auto': { namedExports: false, dashedIdents: false },
        'css/module': { namedExports: false, dashedIdents: false },
      },
      generator: {
        'css/auto': {
          localIdentName: isProduction ? '[uniqueName]-[hash]' : '[uniqueName]-[local]-[hash]',
          exportsConvention: 'camel-case',
        },
      },
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            env: { targets: browsers },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: {
                  runtime: 'automatic',
                  development: !isProduction,
                  refresh: app.isHot === true,
                },
              },
            },
          },
        },
        // In development the standalone page shows the whole table, and a list of texts is a module.
        ...(isProduction ? [pageTableRule(app.folder), commonTextsRule] : []),
        styleRule(app.name),
        { test: /\.(woff2|png|jpg|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
      minimizer: [
        // A further pass would save less than 0.5 % of what is sent.
        new SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2020, compress: { passes: 3, ecma: 2020 } },
        }),
        // Without targets it rewrites logical properties for old browsers, with selectors of higher specificity.
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
  };
}

/** Runs before the compiler, which renames imports. */
const commonTextsRule: RuleSetRule = {
  test: /\.tsx?$/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('common-texts-loader.config.ts', import.meta.url)),
};

/** A remote's table of pages: `src/pages.ts`, and its parts in `src/exam-pages.ts`. */
function pageTableRule(folder: string): RuleSetRule {
  return {
    test: /[\\/]src[\\/](?:[\w-]+-)?pages\.ts$/,
    include: path.join(folder, 'src'),
    enforce: 'pre',
    loader: fileURLToPath(new URL('page-table-loader.config.ts', import.meta.url)),
  };
}

function styleRule(layer: string): RuleSetRule {
  return {
    test: /\.css$/,
    type: 'css/auto',
    // A package that declares no side effects (@mantine/spotlight) would lose its styles.
    sideEffects: true,
    use: [
      {
        loader: fileURLToPath(new URL('layer-loader.config.ts', import.meta.url)),
        options: { layer },
      },
      { loader: fileURLToPath(new URL('woff2-only-loader.config.ts', import.meta.url)) },
    ],
  };
}

/** React Router names its development build in either mode: 0.5 kB of warnings for the console in each first view. */
function resolutionIn(mode: BuildMode): NonNullable<Configuration['resolve']> {
  const extensions = ['.ts', '.tsx', '.mjs', '.js', '.json'];
  if (mode === 'development') return { extensions };
  const developed = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router');
  return { extensions, alias: { 'react-router$': path.resolve(developed, '../../production/index.mjs') } };
}
