import { searchKeyOf } from '@pathshala/rules/bengali';
import { matchText } from './match-text.ts';
import type { Filter } from './port.ts';

/** Letters with a nukta: as `searchKeyOf` writes them, and as one code point in keys that were stored before it did. */
const composedLetters = [
  ['\u09a1\u09bc', '\u09dc'],
  ['\u09a2\u09bc', '\u09dd'],
  ['\u09af\u09bc', '\u09df'],
] as const;

function spellingsOf(text: string): ReadonlySet<string> {
  const key = searchKeyOf(text);
  const composed = composedLetters.reduce((spelt, [apart, whole]) => spelt.replaceAll(apart, whole), key);
  return new Set([key, composed, text.trim().toLowerCase()]);
}

/** Matches documents of which one of the fields, each a search key, contains the text. Matches all where there is no text. */
export function containsText(fields: readonly string[], text: string | undefined): Filter {
  if (!text) return {};
  const conditions = [...spellingsOf(text)].map(matchText);
  return { $or: conditions.flatMap((condition) => fields.map((field) => ({ [field]: condition }))) };
}
