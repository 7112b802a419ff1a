import { latinFirst } from './ranges.ts';

/** A font file that a script adds to the page. */
export interface FontFile {
  readonly family: 'Text Bengali' | 'Text Latin' | 'Title Bengali' | 'Title Latin';
  readonly weight: '400' | '600' | '700';
  readonly range: string;
  readonly url: URL;
}

export const latinBold: readonly FontFile[] = [
  {
    family: 'Text Latin',
    weight: '600',
    range: latinFirst,
    url: new URL('../theme/fonts/text-600-latin-first.woff2', import.meta.url),
  },
  {
    family: 'Title Latin',
    weight: '700',
    range: latinFirst,
    url: new URL('../theme/fonts/title-700-latin-first.woff2', import.meta.url),
  },
];

export async function addFile(file: FontFile): Promise<void> {
  if (!isNew(file)) return;
  // Added after it has loaded: until then the text keeps its current face.
  document.fonts.add(await fontFaceOf(file).load());
}

/** The browser loads it when a text has one of its characters. */
export function declareFile(file: FontFile): void {
  if (isNew(file)) document.fonts.add(fontFaceOf(file));
}

const started = new Set<FontFile>();

function isNew(file: FontFile): boolean {
  if (started.has(file)) return false;
  started.add(file);
  return true;
}

function fontFaceOf({ family, weight, range, url }: FontFile): FontFace {
  return new FontFace(family, `url("${url.href}") format("woff2")`, { weight, unicodeRange: range });
}
