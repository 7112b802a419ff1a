import { writeFile } from 'node:fs/promises';
import type { AppSource } from '@pathshala/web-kit/build/base-config';
import type { RemoteDescription } from '@pathshala/web-kit/registry';
import type { Stats } from '@rspack/core';
import { languages, prerenderPage } from './prerender.ts';

type Routes = RemoteDescription['routes'];

export interface PrerenderedRoutes {
  readonly routes: Routes;
  readonly stats: readonly Stats[];
}

/** Writes the pages of the routes that ask for it beside the other files of a build, and names them in the routes. */
export async function prerenderRoutes(
  app: AppSource,
  routes: Routes,
  outputPath: string,
): Promise<PrerenderedRoutes> {
  const named: Routes[number][] = [];
  const stats: Stats[] = [];
  for (const route of routes) {
    if (!route.isPrerendered) {
      named.push(route);
      continue;
    }
    const page = await prerenderPage(app, sourceOf(app), route.path);
    const nameIn = (language: (typeof languages)[number]): string =>
      `${route.chunk ?? 'page'}.${language}.html`;
    for (const language of languages)
      await writeFile(`${outputPath}/${nameIn(language)}`, page.html[language]);
    named.push({ ...route, html: { bn: nameIn('bn'), en: nameIn('en') } });
    stats.push(page.stats);
  }
  return { routes: named, stats };
}

function sourceOf({ folder }: AppSource): string {
  return `
    import { createElement } from 'react';
    import { prerender } from '@pathshala/web-kit/prerender';
    import { Root } from '${folder}/src/root.tsx';
    import { texts } from '${folder}/src/texts.ts';
    export async function render(place) {
      await texts.load(place.language);
      return prerender(createElement(Root), place);
    }`;
}
