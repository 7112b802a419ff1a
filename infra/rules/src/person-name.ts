import { normaliseText } from './bengali.ts';

/** Line breaks, other control characters, and marks that turn the direction of what follows; the joiners of Bengali stay. */
const invisible = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\ufeff]+/gu;
/** Letters, their marks, digits, spaces and the signs that names are written with. */
const nameForm = /^(?:[\p{L}\p{M}\p{N} .,'’‘()–-]|\u200c|\u200d)*$/u;
const dottedWord = /([\p{L}\p{M}\p{N}-]+)\.(?=([\p{L}\p{M}]{2,}))/gu;
/** The abbreviations before a dot in a name: `Md.Rahim`, `A.K.M. Fazlul Haque`. */
const abbreviations = new Set(
  'md mohd muhd mst mrs mr ms dr prof eng engr adv capt maj col st sk sh hm mo মো মোঃ মোছা ডা ড প্রফে অ্যাড মু মি'.split(
    ' ',
  ),
);

export const personNameLimits = { max: 100 } as const;

/** The name as it is stored: one line, single spaces, one spelling. */
export function cleanPersonName(name: string): string {
  return normaliseText(name.replaceAll(invisible, ' ')).replaceAll(/\s+/gu, ' ').trim();
}

/**
 * The reason why a name may not stand in a mail or a public list: nothing written, too long, or a form that could carry a
 * link or a message.
 */
export type PersonNameProblem = 'required' | 'long' | 'form';

export function personNameProblem(name: string): PersonNameProblem | null {
  const cleaned = cleanPersonName(name);
  if (!/\p{L}/u.test(cleaned)) return 'required';
  if (Array.from(cleaned).length > personNameLimits.max) return 'long';
  return nameForm.test(cleaned) && !hasLink(cleaned) ? null : 'form';
}

/** A dot inside a word makes a host name, unless an abbreviation or an initial stands before it. */
function hasLink(name: string): boolean {
  return Array.from(name.matchAll(dottedWord)).some(([, before = '']) => {
    const word = before.toLowerCase();
    return Array.from(word).length > 1 && !abbreviations.has(word);
  });
}
