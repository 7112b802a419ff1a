import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { darkColours, withDarkColours } from './dark-colours.ts';

const folders = ['pictures', 'thumbnails'] as const;

async function drawingsIn(folder: string): Promise<readonly (readonly [string, string])[]> {
  const url = new URL(`../../sample/${folder}/`, import.meta.url);
  const names = (await readdir(url)).filter((name) => name.endsWith('.svg'));
  return Promise.all(names.map(async (name) => [name, await readFile(new URL(name, url), 'utf8')] as const));
}

describe('drawings by night', () => {
  it.each(folders)('have another colour for each that is used in %s', async (folder) => {
    const drawings = await drawingsIn(folder);
    const lost = drawings.flatMap(([name, svg]) =>
      [...svg.matchAll(/(?:fill|stroke)="(#\w+)"/gu)]
        .filter(([, colour]) => darkColours[colour ?? ''] === undefined)
        .map(([attribute]) => `${name} ${attribute}`),
    );
    expect([drawings.length > 0, lost]).toEqual([true, []]);
  });

  it('follow the theme of the page, in the drawing itself', () => {
    expect(withDarkColours('<svg viewBox="0 0 1 1"><path fill="#FFF"/></svg>')).toMatch(
      /^<svg viewBox="0 0 1 1"><style>@media\(prefers-color-scheme:dark\)\{.*\[fill="#FFF"\]\{fill:#1C2225\}.*<\/style><path/u,
    );
  });
});
