import { searchKeyOf } from '@pathshala/rules/bengali';

interface WordQuery {
  /** The typed text as a search key. */
  readonly phrase: string;
  readonly words: readonly string[];
}

export function wordQueryOf(typed: string): WordQuery {
  const phrase = searchKeyOf(typed);
  return { phrase, words: phrase.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '') };
}

/** Whether a search key contains the text as typed, or all its words in any order. Without a text every key matches. */
export function matchWords(key: string, { phrase, words }: WordQuery): 'phrase' | 'words' | null {
  if (key.includes(phrase)) return 'phrase';
  return words.length > 0 && words.every((word) => key.includes(word)) ? 'words' : null;
}
