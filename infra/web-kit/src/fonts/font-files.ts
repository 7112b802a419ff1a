import type { FontFile } from './font-face.ts';
import { bengali, latinRest } from './ranges.ts';

/** Rare characters above ASCII. */
export const latinBoldRest: readonly FontFile[] = [
  {
    family: 'Text Latin',
    weight: '600',
    range: latinRest,
    url: new URL('../theme/fonts/text-600-latin-rest.woff2', import.meta.url),
  },
  {
    family: 'Title Latin',
    weight: '700',
    range: latinRest,
    url: new URL('../theme/fonts/title-700-latin-rest.woff2', import.meta.url),
  },
];

export const bengaliBold: readonly FontFile[] = [
  {
    family: 'Text Bengali',
    weight: '600',
    range: bengali,
    url: new URL('../theme/fonts/text-600-bengali-first.woff2', import.meta.url),
  },
  {
    family: 'Title Bengali',
    weight: '700',
    range: bengali,
    url: new URL('../theme/fonts/title-700-bengali-first.woff2', import.meta.url),
  },
];

/** These faces have every possible conjunct. */
export const wholeText: readonly FontFile[] = [
  {
    family: 'Text Bengali',
    weight: '400',
    range: bengali,
    url: new URL('../theme/fonts/text-400-bengali-whole.woff2', import.meta.url),
  },
];

export const wholeBold: readonly FontFile[] = [
  {
    family: 'Text Bengali',
    weight: '600',
    range: bengali,
    url: new URL('../theme/fonts/text-600-bengali-whole.woff2', import.meta.url),
  },
  {
    family: 'Title Bengali',
    weight: '700',
    range: bengali,
    url: new URL('../theme/fonts/title-700-bengali-whole.woff2', import.meta.url),
  },
];
