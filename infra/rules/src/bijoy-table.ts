/** Stands for a reph until its place is known. Not in any text: a private use character. */
export const rephMark = '\uE000';

/** The letters of SutonnyMJ on the keys of ASCII, from `A` on; a space is a key without a letter. */
const upperCase = 'অইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণত';
const lowerCase = 'ধ ন প ফ ব ভ ম য র ল শ ষ স হ ড় ঢ় য় ৎ ং ঃ ঁ া ি ী ু ু'.split(' ');

function inOrder(first: string, letters: Iterable<string>): [string, string][] {
  const from = first.charCodeAt(0);
  return Array.from(letters, (letter, at) => [String.fromCharCode(from + at), letter]);
}

/** Signs and half letters on the keys of Windows-1252 that have no order. */
const signs = {
  _: 'থ',
  '`': 'দ',
  '|': '।',
  '~': 'ূ',
  '^': '্ব',
  '&': '্\u200c',
  ƒ: 'ূ',
  '‚': 'ূ',
  '„': 'ৃ',
  '…': 'ৃ',
  '†': 'ে',
  '‡': 'ে',
  ˆ: 'ৈ',
  '‰': 'ৈ',
  Š: 'ৗ',
  '‹': '্ক',
  Œ: '্ক্র',
  '‘': '্তু',
  '’': '্থ',
  '“': 'ু',
  '”': 'চ্',
  '•': 'ঙ্',
  '–': 'ু',
  '—': '্ত',
  '˜': 'দ্',
  '™': 'দ্',
  š: 'ন্',
  '›': 'ন্',
  œ: '্ন',
  Ÿ: '্ব',
} as const;

/** From U+00A1 on. */
const joined = [
  `্ব ্ভ ্ভ্র ম্ ্ম ্ব ্ম ্য ${rephMark} ্র ্র ্ল ্ল ষ্ স্`,
  `ক্ক ক্ট ক্ষ্ণ ক্ত ক্ম ক্র ক্ষ ক্স গু জ্ঞ গ্দ গ্ধ ঙ্ক ঙ্গ জ্জ ্ত্র`,
  `জ্ঝ জ্ঞ ঞ্চ ঞ্ছ ঞ্জ ঞ্ঝ ট্ট ড্ড ণ্ট ণ্ঠ ণ্ড ত্ত ত্থ ত্ম ত্র দ্দ`,
  `– — “ ” ‘ ’ ্র দ্ধ দ্ব দ্ম ন্ঠ ন্ড ন্ধ ন্স প্ট প্ত`,
  `প্প প্স ব্জ ব্দ ব্ধ ভ্র ু ম্ফ ্ণ ল্ক ল্গ ল্ট ল্ড ল্প ল্ফ শু`,
  `শ্চ শ্ছ ষ্ণ ষ্ট ষ্ঠ ষ্ফ স্খ স্ট স্ন স্ফ ্প হু হৃ হ্ন হ্ম ক্ষ`,
].flatMap((row) => row.split(' '));

/**
 * What each character of a Bijoy text (font SutonnyMJ) shows, as Unicode. A vowel sign that is written to the left stands
 * before its consonant, a reph after it.
 */
export const bijoyTable: ReadonlyMap<string, string> = new Map([
  ...inOrder('A', upperCase),
  ...inOrder('a', lowerCase),
  ...inOrder('0', '০১২৩৪৫৬৭৮৯'),
  ...inOrder('¡', joined),
  ...Object.entries(signs),
]);
