import { normaliseText, searchKeyOf } from './bengali.ts';

/**
 * The letters in the order of the Bangla Academy's dictionary: vowels, ং ঃ ঁ, consonants with ড় after ড, ঢ় after ঢ and য়
 * after য, vowel signs, hasanta. In Unicode ড়, ঢ়, য় and ৎ stand behind all others.
 */
const alphabet = (
  'অ আ ই ঈ উ ঊ ঋ ৠ ঌ ৡ এ ঐ ও ঔ ং ঃ ঁ ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ড় ঢ ঢ় ণ ত থ দ ধ ন প ফ ব ভ ম য য় র ল শ ষ স হ ' +
  'া ি ী ু ূ ৃ ৄ ে ৈ ো ৌ ্'
)
  .normalize('NFC')
  .split(' ');

/** Private use characters, which no name has: the code of a letter is its place in the alphabet. */
const firstCode = 0xe1_00;
const codes = new Map(alphabet.map((letter, place) => [letter, String.fromCharCode(firstCode + place)]));
/** The same sound as ত with a hasanta, and sorted there: উৎপল before উদয়. */
const khandaTa = `${codes.get('ত')}${codes.get('্')}`;

const bengaliLetter = /[\u0980-\u09ff]\u09bc?/gu;
const joiners = /[\u200c\u200d]/gu;

/** A text whose code points are in the order of the Bangla Academy. */
function orderKeyOf(key: string): string {
  return normaliseText(key)
    .replaceAll(joiners, '')
    .replaceAll(bengaliLetter, (letter) => (letter === 'ৎ' ? khandaTa : (codes.get(letter) ?? letter)));
}

/** Below zero if the first name comes first in an alphabetical list, in either language. */
export function compareNames(one: string, other: string): number {
  const [left, right] = [orderKeyOf(searchKeyOf(one)), orderKeyOf(searchKeyOf(other))];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** A search key with its place in an alphabetical list in front, for keys that were stored without it. */
export function withOrder(searchKey: string): string {
  const order = orderKeyOf(searchKey);
  return order === searchKey ? searchKey : `${order}\n${searchKey}`;
}

/**
 * The key by which stores sort a list of names or titles and search in it: the place in the alphabet, and on its own line the
 * search key. A name without Bengali is its search key alone.
 */
export function listKeyOf(text: string): string {
  return withOrder(searchKeyOf(text));
}
