/** Letters that are often confused because they sound alike in Bengali, each with the one it is compared as. */
const soundsLike: ReadonlyMap<string, string> = new Map(
  ['ঈই', '\u09c0\u09bf', 'ঊউ', '\u09c2\u09c1', 'ণন', 'শস', 'ষস', 'যজ', 'ৎত', 'ঙ\u0982'].map((pair) => {
    const [letter = '', like = ''] = pair;
    return [letter, like];
  }),
);

/** Nukta, chandrabindu, visarga and hasanta: signs that are easily left out. */
const smallSigns = /[\u09bc\u0981\u0983\u09cd]/gu;
const shortest = 4;
const twoMistakesFrom = 8;

/** The letters of a search key (`searchKeyOf`) as they are compared: what sounds alike is the same. */
function soundsOf(word: string): string[] {
  return Array.from(word.replaceAll(smallSigns, ''), (letter) => soundsLike.get(letter) ?? letter);
}

/** Numbers and codes: a neighbour of one is another, not the same with a mistake. */
const hasDigit = (word: string): boolean => /\d/u.test(word);

/**
 * Returns the number of allowed mistakes, as Elasticsearch's fuzziness AUTO:4,8 has it: none in a short word, one in a word
 * of 4 to 7 letters, two in a longer one.
 */
function mistakesAllowed(length: number): number {
  if (length < shortest) return 0;
  return length < twoMistakesFrom ? 1 : 2;
}

interface Comparison {
  readonly typed: readonly string[];
  readonly word: readonly string[];
  /** The index of the letter of `typed` whose row is being filled, and the two rows above it. */
  readonly at: number;
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

/** The cost of the letter `typed[at]` against the letter `word[column - 1]`. */
function costAt({ typed, word, at, last, beforeLast }: Comparison, column: number): number {
  const isSame = typed[at] === word[column - 1];
  const swapped =
    at > 0 && column > 1 && typed[at] === word[column - 2] && typed[at - 1] === word[column - 1];
  const replaced = (last[column - 1] ?? Infinity) + (isSame ? 0 : 1);
  const added = (last[column] ?? Infinity) + 1;
  return Math.min(replaced, added, swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity);
}

/**
 * Optimal string alignment distances from `typed` to each beginning of `word`: letters left out, added, replaced, or two
 * neighbours exchanged. Null when all are above `limit`.
 */
function distances(typed: readonly string[], word: readonly string[], limit: number): number[] | null {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let at = 0; at < typed.length; at += 1) {
    const row = [at + 1];
    for (let column = 1; column <= word.length; column += 1) {
      const cost = costAt({ typed, word, at, last, beforeLast }, column);
      row.push(Math.min(cost, (row[column - 1] ?? Infinity) + 1));
    }
    if (Math.min(...row) > limit) return null;
    [beforeLast, last] = [last, row];
  }
  return last;
}

/** A beginning counts a little more than the whole word, so that whole words come first. */
const beginningCost = 0.5;

function costOf(typed: readonly string[], word: readonly string[], limit: number): number {
  if (typed.length - word.length > limit) return Infinity;
  const beginnings = distances(typed, word.slice(0, typed.length + limit + 1), limit);
  if (beginnings === null) return Infinity;
  const whole = word.length <= typed.length + limit ? (beginnings[word.length] ?? Infinity) : Infinity;
  const beginning = Math.min(...beginnings);
  const cost = Math.min(whole, beginning + beginningCost);
  return Math.floor(cost) <= limit ? cost : Infinity;
}

/** A bit for each letter, modulo 32: two words differ in at least as many letters as one has bits that the other lacks. */
function lettersIn(letters: readonly string[]): number {
  return letters.reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 32)), 0);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export interface NearWords {
  /** Whether a word contains the text. */
  contains: (text: string) => boolean;
  /**
   * The words that a reader may have meant who typed `typed` with a mistake: one mistake, two from eight letters on, in the
   * word or in its beginning. Only the nearest are returned, `limit` at most, in their order. Words with digits and words below
   * four letters have none.
   */
  nearTo: (typed: string, limit?: number) => string[];
}

/** Prepares words to be searched; all are search keys (`searchKeyOf`). 10,000 words are searched in a few milliseconds. */
export function createNearWords(words: Iterable<string>): NearWords {
  const all = [...new Set(words)];
  const prepared = all
    .filter((word) => !hasDigit(word))
    .map((word) => {
      const letters = soundsOf(word);
      return { word, letters, bits: lettersIn(letters) };
    });
  return {
    contains: (text) => all.some((word) => word.includes(text)),
    nearTo(typed, limit = 8) {
      const letters = soundsOf(typed);
      const mistakes = hasDigit(typed) ? 0 : mistakesAllowed(letters.length);
      if (mistakes === 0) return [];
      const bits = lettersIn(letters);
      let nearest = Infinity;
      let found: string[] = [];
      for (const known of prepared) {
        if (bitCount(bits & ~known.bits) > mistakes) continue;
        const cost = costOf(letters, known.letters, mistakes);
        if (cost > nearest || cost === Infinity) continue;
        if (cost < nearest) found = [];
        nearest = cost;
        found.push(known.word);
      }
      return found.slice(0, limit);
    },
  };
}
