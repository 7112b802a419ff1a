import { atFirstUse } from './at-first-use.ts';

const maxInitials = 4;
const letter = /\p{L}/u;

/** Whole letters as they are read: `স্ব` of `স্বপন` is one, with its vowel sign and conjunct. */
const segmenter = atFirstUse(() => new Intl.Segmenter('bn', { granularity: 'grapheme' }));

function firstLetterOf(word: string): string | null {
  for (const { segment } of segmenter().segment(word)) if (letter.test(segment)) return segment.toUpperCase();
  return null;
}

/** The initials of a name, `র. হা.` or `N. J.`: of the first four words that have a letter. Empty for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/[\s.]+/u);
  const letters = words.map(firstLetterOf).filter((first) => first !== null);
  return letters
    .slice(0, maxInitials)
    .map((first) => `${first}.`)
    .join(' ');
}
