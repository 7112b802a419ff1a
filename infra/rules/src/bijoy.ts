import { isBijoy, isFormula, isLatin, mathsPattern } from './bijoy-detection.ts';
import { bijoyTable, rephMark } from './bijoy-table.ts';

export { isBijoy } from './bijoy-detection.ts';

const consonant = '[\u0995-\u09b9\u09dc\u09dd\u09df\u09ce]\u09bc?';
const cluster = `${consonant}(?:\u09cd${consonant})*`;

const doubleHasanta = /\u09cd{2,}/gu;
const signBefore = new RegExp(`([\u09bf\u09c7\u09c8])(${cluster})`, 'gu');
const rephAfter = new RegExp(
  `(${cluster})([\u09be-\u09c4\u09c7\u09c8\u09cb\u09cc\u09d7\u0981]*)${rephMark}`,
  'gu',
);

/** Formulas and acronyms stay; so does a number with the unit that follows it. */
const latinParts =
  /\d+(?:\.\d+)?\s?(?:kg|cm|mm|km|nm|ms|Hz|kJ|kW|eV|MeV|Pa|mol|mL|ml)(?![A-Za-z\u0080-\u2122])|[A-Za-z][A-Za-z\d]*(?![\u0080-\u2122`~^&_A-Za-z\d])/gu;

function ofGlyphs(text: string): string {
  return Array.from(text, (glyph) => bijoyTable.get(glyph) ?? glyph)
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

/** Converts what is between the parts that a pattern finds, and leaves those as they are. */
function around(text: string, parts: readonly RegExpExecArray[], convert: (rest: string) => string): string {
  const converted: string[] = [];
  let from = 0;
  for (const { 0: part, index } of parts) {
    converted.push(convert(text.slice(from, index)), part);
    from = index + part.length;
  }
  return [...converted, convert(text.slice(from))].join('');
}

function outsideMaths(text: string): string {
  const found = [...text.matchAll(latinParts)];
  const isLatinPart = ({ 0: part, index }: RegExpExecArray) =>
    (/^\d/u.test(part) || isFormula(part)) && !/[\u0080-\u2122`~^&_A-Za-z]/u.test(text.charAt(index - 1));
  return around(text, found.filter(isLatinPart), ofGlyphs);
}

/** A text that was typed for the font SutonnyMJ (Bijoy), as Unicode. `$…$`, formulas and acronyms stay as they are. */
export function bijoyToUnicode(text: string): string {
  return around(text, [...text.matchAll(mathsPattern)], outsideMaths);
}

/**
 * The texts of one question as Unicode; null if most of what is written in them is not Bijoy. Beside a Bijoy text those
 * that show no English, number or formula are Bijoy too: a single short word cannot be recognised alone.
 */
export function bijoyTextsToUnicode(texts: readonly string[]): string[] | null {
  const lengthOf = (some: readonly string[]) => some.reduce((sum, { length }) => sum + length, 0);
  const bijoy = texts.filter(isBijoy);
  const latin = texts.filter((text) => !isBijoy(text) && isLatin(text));
  if (bijoy.length === 0 || lengthOf(bijoy) < lengthOf(latin)) return null;
  return texts.map((text) => (isBijoy(text) || !isLatin(text) ? bijoyToUnicode(text) : text));
}
