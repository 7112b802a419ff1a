import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { darkColours, withDarkColours } from './dark-colours.ts';

const folders = ['pictures', 'thumbnails'] as const;

async function drawingsIn(folder: string): Promise<readonly (readonly [string, string])[]> {
  const url = new URL(`../../sample/${folder}/`, import.meta.url);
  const names = (await readdir(url)).filter((name) => name.endsWith('.svg'));
  return Promise.all(names.map(async (name) => [name, await readFile(new URL(name, url), 'utf8')] as const));
}

describe('drawings in the dark theme', () => {
  it.each(folders)('have a dark colour for every colour used in %s', async (folder) => {
    const drawings = await drawingsIn(folder);
    const missing = drawings.flatMap(([name, svg]) =>
      [...svg.matchAll(/(?:fill|stroke)="(#\w+)"/gu)]
        .filter(([, colour]) => darkColours[colour ?? ''] === undefined)
        .map(([attribute]) => `${name} ${attribute}`),
    );
    expect([drawings.length > 0, missing]).toEqual([true, []]);
  });

  it('follow the theme of the page by a style of their own', () => {
    expect(withDarkColours('<svg viewBox="0 0 1 1"><path fill="#FFF"/></svg>')).toMatch(
      /^<svg viewBox="0 0 1 1"><style>@media\(prefers-color-scheme:dark\)\{.*\[fill="#FFF"\]\{fill:#1C2225\}.*<\/style><path/u,
    );
  });
});
