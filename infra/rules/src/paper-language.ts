import type { Language } from './language.ts';
import { splitLanguages } from './language-parts.ts';
import { pickLanguage } from './pick-language.ts';

/** The language in which a reader wants a paper that is written in two. */
export const paperLanguages = ['bn', 'en', 'both'] as const;

export type PaperLanguage = (typeof paperLanguages)[number];

export interface TextPart {
  /** null: the text is in one language, whichever that is. */
  readonly language: Language | null;
  readonly text: string;
}

/**
 * Returns whether a text has a Bengali and an English part: `<div lang="bn">…</div><div lang="en">…</div>` or `বাংলা |
 * English`.
 */
export function isInBothLanguages(text: string): boolean {
  return bothPartsOf(text) !== null;
}

/**
 * Returns the parts of a text to show, in their order: one for `bn` and `en`, two for `both`. A text in one language has one
 * part, itself. A picture that both parts contain is in the first part only.
 */
export function partsOfText(wanted: PaperLanguage, text: string): readonly TextPart[] {
  const both = bothPartsOf(text);
  if (both === null) return [onlyPart(text) ?? { language: null, text }];
  const { bn, en } = both;
  if (wanted !== 'both') return [{ language: wanted, text: both[wanted] }];
  return [
    { language: 'bn', text: bn },
    { language: 'en', text: withoutPicturesOf(bn, en) },
  ];
}

type BothParts = Readonly<Record<Language, string>>;

/** null: the text does not have two parts that differ. */
function bothPartsOf(text: string): BothParts | null {
  const parts = splitLanguages(text) ?? { bn: pickLanguage('bn', text), en: pickLanguage('en', text) };
  const isEmpty = parts.bn.trim() === '' || parts.en.trim() === '';
  return isEmpty || parts.bn === parts.en ? null : parts;
}

/** Returns the part of a rich text in which only one language is written. */
function onlyPart(text: string): TextPart | null {
  const parts = splitLanguages(text);
  if (parts === null || (parts.bn === '' && parts.en === '')) return null;
  return parts.bn.trim() === '' ? { language: 'en', text: parts.en } : { language: 'bn', text: parts.bn };
}

const pictures = /<img\b[^>]*>/gu;
const source = /\bsrc="([^"]*)"/u;

function withoutPicturesOf(first: string, second: string): string {
  const shown = new Set([...first.matchAll(pictures)].map(([picture]) => sourceOf(picture)));
  return second.replaceAll(pictures, (picture) => (shown.has(sourceOf(picture)) ? '' : picture));
}

function sourceOf(picture: string): string {
  return source.exec(picture)?.[1] ?? picture;
}
