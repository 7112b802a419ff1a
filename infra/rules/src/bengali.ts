import { asciiDigits } from './digits.ts';

/** Keyboards without the letter র write it as ব with a nukta; Unicode does not join the two. */
const nuktaPairs = /\u09ac\u09bc/gu;
/** Joiners choose a shape, never another letter. */
const joiners = /[\u200c\u200d]/gu;

/**
 * One spelling for every way to type a text: Unicode NFC (which writes ড়, ঢ় and য় with a separate nukta, and joins split
 * vowel signs) and the letters that NFC leaves in two forms. For texts as they are stored and shown.
 */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replaceAll(nuktaPairs, '\u09b0');
}

/** The key of a text for searching and comparing: lower case, one script of digits, no joiners, single spaces. */
export function searchKeyOf(text: string): string {
  const folded = normaliseText(text.normalize('NFKC')).toLowerCase();
  return asciiDigits(folded).replaceAll(joiners, '').replaceAll(/\s+/gu, ' ').trim();
}
