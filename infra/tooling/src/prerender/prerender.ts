import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AppSource, baseConfig, federationName } from '@pathshala/web-kit/build/base-config';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { root } from '../build/root.ts';
import { runRspack } from '../build/run-rspack.ts';

/** The browser's storages of a first visit. */
const noNotes = [`${root}/infra/web-kit/src/prerender/no-notes.ts`, 'noNotes'];

export const languages = ['bn', 'en'] as const;

type Language = (typeof languages)[number];
type Render = (place: { language: Language; path: string }) => Promise<string>;

type InBothLanguages = Readonly<Record<Language, string>>;

export interface Prerendered {
  /** The pages in the order of the addresses. */
  readonly pages: readonly InBothLanguages[];
  readonly stats: Stats;
}

/**
 * Renders pages of an app in both languages. `source` is a module that exports `render`; it is built for Node with the
 * settings of the app, so that the names of its classes are those of the app's style sheets.
 */
export async function prerenderPages(
  app: AppSource,
  source: string,
  addresses: readonly string[],
): Promise<Prerendered> {
  const folder = `${root}/node_modules/.cache/pathshala/${app.name}-html-${process.pid}-${Date.now()}`;
  try {
    const stats = await runRspack(configOf(app, source, folder));
    const { render } = createRequire(import.meta.url)(`${folder}/page.cjs`) as { render: Render };
    const pages: InBothLanguages[] = [];
    for (const path of addresses) {
      pages.push({
        bn: withoutMarks(await render({ language: 'bn', path })),
        en: withoutMarks(await render({ language: 'en', path })),
      });
    }
    return { pages, stats };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The page is replaced, not taken over: marks by which React and the router would find their places are bytes only. */
function withoutMarks(html: string): string {
  return html.replaceAll(/<!--[^>]*-->| data-discover="true"/gu, '');
}

function configOf(app: AppSource, source: string, folder: string): Configuration {
  const base = baseConfig(app);
  return {
    ...base,
    target: 'node24',
    entry: { page: `data:text/javascript,${encodeURIComponent(source)}` },
    output: {
      path: folder,
      filename: '[name].cjs',
      publicPath: '/',
      uniqueName: app.name === 'shell' ? 'shell' : federationName(app.name),
      library: { type: 'commonjs2' },
    },
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
    plugins: [
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new rspack.ProvidePlugin({
        localStorage: noNotes,
        sessionStorage: noNotes,
      }),
    ],
  };
}
