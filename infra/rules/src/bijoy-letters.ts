import { bijoySpellings, bijoyTable, rephMark, severalSpellings } from './bijoy-table.ts';

const consonant = '[\u0995-\u09b9\u09dc\u09dd\u09df\u09ce]\u09bc?';
const cluster = `${consonant}(?:\u200d?\u09cd\u200c?${consonant})*`;

const doubleHasanta = /\u09cd{2,}/gu;
const signBefore = new RegExp(`([\u09bf\u09c7\u09c8])(${cluster})`, 'gu');
const rephAfter = new RegExp(
  `(${cluster})([\u09be-\u09c4\u09c7\u09c8\u09cb\u09cc\u09d7\u0981]*)${rephMark}`,
  'gu',
);

function withOneSpelling(text: string): string {
  if (!severalSpellings.test(text)) return text;
  return bijoySpellings.reduce(
    (changed, [found, spelling]) =>
      typeof spelling === 'string'
        ? changed.replaceAll(found, spelling)
        : changed.replaceAll(found, spelling),
    text,
  );
}

/** Every letter of a text that was typed for the font SutonnyMJ (Bijoy), as Unicode. */
export function bijoyLetters(text: string): string {
  return Array.from(withOneSpelling(text), (glyph) => bijoyTable.get(glyph) ?? glyph)
    .join('')
    .replaceAll(doubleHasanta, '\u09cd')
    .replaceAll(signBefore, '$2$1')
    .replaceAll(rephAfter, '\u09b0\u09cd$1$2')
    .replaceAll(rephMark, '\u09b0\u09cd')
    .replaceAll(/\u09c7([\u0981]?)\u09be/gu, '\u09cb$1')
    .replaceAll(/\u09c7([\u0981]?)\u09d7/gu, '\u09cc$1')
    .replaceAll(/\u0981([\u09be-\u09cc])/gu, '$1\u0981')
    .replaceAll('\u0985\u09be', '\u0986')
    .normalize('NFC');
}

/** Digits and punctuation between words; other characters, such as a dash, stay. */
export function bijoyPunctuation(text: string): string {
  return text.replaceAll(/[0-9|\u00d0-\u00d5]/gu, (character) => bijoyTable.get(character) ?? character);
}
