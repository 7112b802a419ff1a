import { ranges } from './ranges.ts';

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
    range: ranges.latinFirst,
    url: new URL('../theme/fonts/text-600-latin-first.woff2', import.meta.url),
  },
  {
    family: 'Title Latin',
    weight: '700',
    range: ranges.latinFirst,
    url: new URL('../theme/fonts/title-700-latin-first.woff2', import.meta.url),
  },
];

/** Rare characters above ASCII. */
export const latinBoldRest: readonly FontFile[] = [
  {
    family: 'Text Latin',
    weight: '600',
    range: ranges.latinRest,
    url: new URL('../theme/fonts/text-600-latin-rest.woff2', import.meta.url),
  },
  {
    family: 'Title Latin',
    weight: '700',
    range: ranges.latinRest,
    url: new URL('../theme/fonts/title-700-latin-rest.woff2', import.meta.url),
  },
];

export const bengaliBold: readonly FontFile[] = [
  {
    family: 'Text Bengali',
    weight: '600',
    range: ranges.bengali,
    url: new URL('../theme/fonts/text-600-bengali-first.woff2', import.meta.url),
  },
  {
    family: 'Title Bengali',
    weight: '700',
    range: ranges.bengali,
    url: new URL('../theme/fonts/title-700-bengali-first.woff2', import.meta.url),
  },
];

/** With every possible conjunct. */
export const wholeText: readonly FontFile[] = [
  {
    family: 'Text Bengali',
    weight: '400',
    range: ranges.bengali,
    url: new URL('../theme/fonts/text-400-bengali-whole.woff2', import.meta.url),
  },
];

export const wholeBold: readonly FontFile[] = [
  {
    family: 'Text Bengali',
    weight: '600',
    range: ranges.bengali,
    url: new URL('../theme/fonts/text-600-bengali-whole.woff2', import.meta.url),
  },
  {
    family: 'Title Bengali',
    weight: '700',
    range: ranges.bengali,
    url: new URL('../theme/fonts/title-700-bengali-whole.woff2', import.meta.url),
  },
];
