import { readFile, readdir } from 'node:fs/promises';
import { withDarkColours } from './dark-colours.ts';

/** Replaces each `{{picture:name.svg}}` by the drawing. */
export interface Pictures {
  /** Returns the value with the placeholders in all its texts replaced. Throws for an unknown drawing. */
  putInto(value: unknown): unknown;
}

const placeholder = /\{\{picture:([\w.-]+\.svg)\}\}/gu;

function escaped(text: string): string {
  return text.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The drawing as an image with its title as alternative text. Throws for a drawing without a title. */
export function imageOf(svg: string, name: string): string {
  const title = /<title[^>]*>([^<]+)<\/title>/u.exec(svg)?.[1];
  if (title === undefined) throw new Error(`the picture ${name} has no title to serve as its text`);
  const data = Buffer.from(withDarkColours(svg)).toString('base64');
  return `<img src="data:image/svg+xml;base64,${data}" alt="${escaped(title)}">`;
}

export function replacePlaceholders(value: unknown, images: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(placeholder, (_, name: string) => {
      const image = images.get(name);
      if (image === undefined) throw new Error(`there is no picture ${name}`);
      return image;
    });
  }
  if (Array.isArray(value)) return value.map((item) => replacePlaceholders(item, images));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replacePlaceholders(item, images)]),
  );
}

export async function picturesIn(folder: URL): Promise<Pictures> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const images = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [
        name,
        imageOf(await readFile(new URL(name, folder), 'utf8'), name),
      ]),
    ),
  );
  return { putInto: (value) => replacePlaceholders(value, images) };
}
