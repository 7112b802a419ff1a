import { writeFile } from 'node:fs/promises';
import type { AppSource } from '@pathshala/web-kit/build/base-config';
import type { Stats } from '@rspack/core';
import { languages, prerenderPages } from './prerender.ts';

/** A page of the shell itself as a visitor sees it first. */
interface PrerenderedPage {
  readonly path: string;
  readonly html: Readonly<Record<(typeof languages)[number], string>>;
  /** Addresses of the style sheets that it needs beside the shell's. */
  readonly styles: readonly string[];
  /** The addresses of its scripts. */
  readonly scripts: readonly string[];
}

interface PrerenderedShell {
  readonly site: string;
  readonly pages: readonly PrerenderedPage[];
  readonly stats: Stats;
}

interface ShellSource extends AppSource {
  readonly outputPath: string;
}

/** File → the address that its source renders: the frames of the site, and the shell's own pages, each with its chunk. */
const frames = { frame: '/', 'frame-logo': '/logo', 'frame-calm': '/calm' } as const;
/** The call that answers name and logo of the site, which the gateway puts into the frames. */
const siteCall = '/settings';
const shellPages = [{ path: '/login', chunk: 'login' }] as const;

/** Writes the frames and the shell's own pages beside the other files of a build, and returns them. */
export async function prerenderShell(app: ShellSource, main: Stats): Promise<PrerenderedShell> {
  const files = [
    ...Object.entries(frames).map(([name, address]) => ({ name, address })),
    ...shellPages.map(({ path, chunk }) => ({ name: chunk, address: path })),
  ];
  const addresses = files.map(({ address }) => address);
  const { pages, stats } = await prerenderPages(app, sourceOf(app), addresses);
  for (const [index, { name }] of files.entries()) {
    for (const language of languages)
      await writeFile(`${app.outputPath}/${name}.${language}.html`, pages[index]?.[language] ?? '');
  }
  return {
    site: siteCall,
    pages: shellPages.map(({ path, chunk }) => ({
      path,
      html: { bn: `${chunk}.bn.html`, en: `${chunk}.en.html` },
      styles: filesOf(main, chunk, '.css'),
      scripts: filesOf(main, chunk, '.js'),
    })),
    stats,
  };
}

function filesOf(main: Stats, chunk: string, ending: string): readonly string[] {
  const { namedChunkGroups = {} } = main.toJson({ all: false, chunkGroups: true });
  const assets = namedChunkGroups[chunk]?.assets ?? [];
  return assets.filter(({ name }) => name.endsWith(ending)).map(({ name }) => `/${name}`);
}

function sourceOf({ folder }: AppSource): string {
  return `
    import { createElement } from 'react';
    import { prerender } from '@pathshala/web-kit/prerender';
    import { Routes } from '@pathshala/web-kit/router';
    import { Frame } from '${folder}/src/frame.tsx';
    import { accountRoutes } from '${folder}/src/router/account-routes.tsx';
    const frames = {
      '${frames.frame}': createElement(Frame),
      '${frames['frame-logo']}': createElement(Frame),
      '${frames['frame-calm']}': createElement(Frame, { layout: 'calm' }),
    };
    export const render = (place) =>
      prerender(frames[place.path] ?? createElement(Routes, null, ...accountRoutes), {
        ...place,
        logo: place.path === '${frames['frame-logo']}' ? '%logo%' : null,
      });`;
}
