import { searchKeyOf } from '@pathshala/rules/bengali';
import { matchText, type Filter } from '@pathshala/documents/port';

/** Letters that keys of before the shared normalisation hold in one piece. */
const joinedLetters = [
  ['\u09a1\u09bc', '\u09dc'],
  ['\u09a2\u09bc', '\u09dd'],
  ['\u09af\u09bc', '\u09df'],
] as const;

function spellingsOf(text: string): ReadonlySet<string> {
  const key = searchKeyOf(text);
  const joined = joinedLetters.reduce((spelt, [apart, whole]) => spelt.replaceAll(apart, whole), key);
  return new Set([key, joined, text.trim().toLowerCase()]);
}

/** Documents whose field (a search key) holds the text somewhere; no text, no condition. */
export function containsText(fields: readonly string[], text: string | undefined): Filter {
  if (!text) return {};
  const conditions = [...spellingsOf(text)].map(matchText);
  return { $or: conditions.flatMap((condition) => fields.map((field) => ({ [field]: condition }))) };
}
