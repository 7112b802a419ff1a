import { writeFile } from 'node:fs/promises';
import type { AppSource } from '@pathshala/web-kit/build/base-config';
import type { RemoteDescription } from '@pathshala/web-kit/registry';
import type { Stats } from '@rspack/core';
import { languages, prerenderPages } from './prerender.ts';

type Routes = RemoteDescription['routes'];

interface PrerenderedRoutes {
  readonly routes: Routes;
  readonly stats: readonly Stats[];
}

/** Writes the pages of the routes that ask for it beside the other files of a build, and names them in the routes. */
export async function prerenderRoutes(
  app: AppSource,
  routes: Routes,
  outputPath: string,
): Promise<PrerenderedRoutes> {
  const rendered = routes.filter(({ isPrerendered }) => isPrerendered !== undefined);
  if (rendered.length === 0) return { routes, stats: [] };
  const { pages, stats } = await prerenderPages(app, sourceOf(app), rendered.map(addressOf));
  const named = new Map<Routes[number], Routes[number]>();
  for (const [index, route] of rendered.entries()) {
    const nameIn = (language: (typeof languages)[number]): string =>
      `${route.chunk ?? 'page'}.${index}.${language}.html`;
    for (const language of languages)
      await writeFile(`${outputPath}/${nameIn(language)}`, pages[index]?.[language] ?? '');
    named.set(route, { ...route, html: { bn: nameIn('bn'), en: nameIn('en') } });
  }
  return { routes: routes.map((route) => named.get(route) ?? route), stats: [stats] };
}

function addressOf({ path, isPrerendered }: Routes[number]): string {
  return typeof isPrerendered === 'string' ? isPrerendered : path;
}

function sourceOf({ folder }: AppSource): string {
  return `
    import { createElement } from 'react';
    import { prerender } from '@pathshala/web-kit/prerender';
    import { Root } from '${folder}/src/root.tsx';
    export const render = (place) => prerender(createElement(Root), place);`;
}
