import { readFile, readdir } from 'node:fs/promises';
import type { Replacements } from './placeholders.ts';

const block = /\s*(<\/?(?:div|p|ul|ol|li|h[2-4]|table|thead|tbody|tr|t[hd])\b[^>]*>)\s*/gu;

/** Line breaks and indents are the layout of the file; in a stored text they would be shown. */
export function withoutLineBreaks(html: string): string {
  return html.trim().replaceAll(/\s+/gu, ' ').replaceAll(block, '$1');
}

/** The lesson texts of the folder, for `{{text:name.html}}`. */
export async function textsIn(folder: URL): Promise<Replacements> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const texts = names.map(async (name): Promise<[string, string]> => [
    `text:${name}`,
    withoutLineBreaks(await readFile(new URL(name, folder), 'utf8')),
  ]);
  return new Map(await Promise.all(texts));
}
