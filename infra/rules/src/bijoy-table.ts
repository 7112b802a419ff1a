/** Stands for a reph until its place is known. Not in any text: a private use character. */
export const rephMark = '\uE000';

/** The letters of SutonnyMJ on the keys of ASCII, from `A` on; a space is a key without a letter. */
const upperCase = 'অইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণত';
const lowerCase = 'ধ ন প ফ ব ভ ম য র ল শ ষ স হ ড় ঢ় য় ৎ ং ঃ ঁ া ি ী ু ু'.split(' ');

function inOrder(first: string, letters: Iterable<string>): [string, string][] {
  const from = first.charCodeAt(0);
  return Array.from(letters, (letter, at) => [String.fromCharCode(from + at), letter]);
}

/** The signs and half letters on the keys of Windows-1252 that have no order. */
const signs = {
  _: 'থ',
  '`': 'দ',
  '|': '।',
  '~': 'ূ',
  '^': '্ব',
  '&': '্',
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
  '—': '্ত',
  '˜': 'দ্',
  '™': 'দ্',
  š: 'ন্',
  '›': 'ন্',
  œ: '্ন',
  Ÿ: '্ব',
} as const;

/** The characters from U+00A1 on. */
const joined = [
  `্ব ্ভ ্ভ্র ম্ ্ম ্ব ্ম ্য ${rephMark} ্র ্র ্ল ্ল ষ্ স্`,
  `ক্ক ক্ট ক্ষ্ম ক্ত ক্ম ক্র ক্ষ ক্স গু জ্ঞ গ্দ গ্ধ ঙ্ক ঙ্গ জ্জ ্ত্র`,
  `জ্ঝ জ্ঞ ঞ্চ ঞ্ছ ঞ্জ ঞ্ঝ ট্ট ড্ড ণ্ট ণ্ঠ ণ্ড ত্ত ত্থ ত্ম ত্র দ্দ`,
  `– — “ ” ‘ ’ ্র দ্ধ দ্ব দ্ম ন্ঠ ন্ড ন্ধ ন্স প্ট প্ত`,
  `প্প প্স ব্জ ব্দ ব্ধ ভ্র ম্ন ম্ফ ্ণ ল্ক ল্গ ল্ট ল্ড ল্প ল্ফ শু`,
  `শ্চ শ্ছ ষ্ণ ষ্ট ষ্ঠ ষ্ফ স্খ স্ট স্ন স্ফ ্প হু হৃ হ্ন হ্ম ক্ষ`,
].flatMap((row) => row.split(' '));

/**
 * The Bengali text for each character of a Bijoy text (font SutonnyMJ). A vowel sign that is written to the left stands
 * before its consonant, a reph after it.
 */
export const bijoyTable: ReadonlyMap<string, string> = new Map([
  ...inOrder('A', upperCase),
  ...inOrder('a', lowerCase),
  ...inOrder('0', '০১২৩৪৫৬৭৮৯'),
  ...inOrder('¡', joined),
  ...Object.entries(signs),
]);

/** A class of the characters whose letters are of this form. */
function charactersOf(form: RegExp): string {
  const found = [...bijoyTable].filter(([, letters]) => form.test(letters)).map(([character]) => character);
  return `[${found.map((character) => (character === '^' ? '\\^' : character)).join('')}]`;
}

/** Windows-1252 from 0x80 on. Text that was decoded as ISO 8859-1 has control characters in place of these. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Characters that show a letter without a vowel sign, to which a sign below can be added. */
const letter =
  '[A-Za-u_`\\u00ae-\\u00b7\\u00b9-\\u00cf\\u00d6-\\u00ee\\u00f0-\\u00fa\\u00fd-\\u00ff¡-¨ª-\\u00ad]';
/** Characters that end with র: after them, ু and ম্ন share a character. */
const ofRa = '[iªÖ«µÎå¿Œ£]';
/** A syllable with a vowel sign on the left, up to its র. */
const signedSyllableOfRa = `[w†‡ˆ‰]${charactersOf(/্$/u)}*(?:[iµÎå]|[^w†‡ˆ‰]${charactersOf(/^্/u)}*[ªÖ«¿Œ£])`;
/** Characters under which ল can be written. */
const aboveLa = '[KLMcdefghjkmn¤¯ú]';

const before = (sign: string, place: string) => new RegExp(`${sign}(?=${place})`, 'gu');
const after = (place: string, sign: string) => new RegExp(`(?<=${place})${sign}`, 'gu');
const notAfter = (place: string, sign: string) => new RegExp(`(?<!${place})${sign}`, 'gu');

/** A text without any of these needs none of the replacements below. */
export const severalSpellings = /[\u0080-\u009f\u2013-\u2026\u2212&ÍæèøÿX¨œ]/u;

/**
 * Characters that have another meaning in another place, or in another version of the font, in the order in which they are
 * replaced by the spelling that `bijoyTable` knows.
 */
export const bijoySpellings: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/[\u0080-\u009f]/gu, (found) => windows1252.charAt(found.charCodeAt(0) - 0x80)],
  // ন্ত and স্ত have two spellings; Í alone is ত্ম.
  [after('[š¯]', 'Í'), '—'],
  // Quotation marks and dashes of a word processor, which are parts of letters beside these letters only.
  [notAfter('[š¯]', '‘'), 'Ô'],
  [notAfter('[š¯]', '’'), 'Õ'],
  [notAfter('[š¯]', '—'), 'Ñ'],
  [notAfter(letter, '“'), 'Ò'],
  [/”(?![PQT¡])/gu, 'Ó'],
  [/•(?![KLNg¶ÿ])/gu, '∙'],
  [new RegExp(`(?<=${ofRa})–(?=[A-Za-z])`, 'gu'), 'y'],
  [/–/gu, 'Ð'],
  // রু, ত্রু, … and নিম্ন; a syllable whose vowel sign stands on the left takes no ু.
  [new RegExp(`(?<=${ofRa})(?<!${signedSyllableOfRa})æ`, 'gu'), 'y'],
  // ল্ল and স্নান; a soft hyphen and a minus sign are the same sign.
  [after(aboveLa, '[ø\u2212]'), '\u00ad'],
  [/Lÿ/gu, 'Lo&M'],
  [/Kè/gu, 'Kœ'],
  [/nœ/gu, 'nè'],
  [/YX/gu, 'Y&X'],
  // A joiner prevents another shape of the next letter: উদ্‌যাপন, উদ্‌বোধন; র‍্যাব has no reph.
  [before('&', '[†‡ˆ‰w]?[hieg]'), '&\u200c'],
  [/i¨/gu, 'i\u200d¨'],
];
