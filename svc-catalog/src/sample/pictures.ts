import { readFile, readdir } from 'node:fs/promises';
import { escapeHtml } from '@pathshala/rules/escape-html';
import { withDarkColours } from './dark-colours.ts';
import type { Replacements } from './placeholders.ts';

/** The drawing as an image with its title as alternative text. Throws for a drawing without a title. */
export function imageOf(svg: string, name: string): string {
  const title = /<title[^>]*>([^<]+)<\/title>/u.exec(svg)?.[1];
  if (title === undefined) throw new Error(`the picture ${name} has no title to serve as its text`);
  const data = Buffer.from(withDarkColours(svg)).toString('base64');
  return `<img src="data:image/svg+xml;base64,${data}" alt="${escapeHtml(title.trim())}">`;
}

/** The drawings of the folder, for `{{picture:name.svg}}`. */
export async function picturesIn(folder: URL): Promise<Replacements> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const images = names.map(async (name): Promise<[string, string]> => [
    `picture:${name}`,
    imageOf(await readFile(new URL(name, folder), 'utf8'), name),
  ]);
  return new Map(await Promise.all(images));
}
