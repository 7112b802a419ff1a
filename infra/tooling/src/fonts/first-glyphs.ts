import { jointsOf } from '@pathshala/web-kit/joints';
import type { Shaper } from './shaper.ts';

const letters = Array.from('অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎড়ঢ়য়');
const vowelSigns = ['', 'া', 'ি', 'ী', 'ু', 'ূ', 'ৃ', 'ে', 'ৈ', 'ো', 'ৌ', 'ৗ', '়'];
const marks = ['', 'ঁ', 'ং', 'ঃ'];

/** The conjuncts in the words; what a front end must know to see that a text has another. */
export function jointsIn(words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap(jointsOf))].toSorted();
}

/**
 * Words that stand for all that can be written with these conjuncts: each of them, and each letter, with every vowel
 * sign and mark. What is true of the glyphs of these is true of every text without another conjunct.
 */
export function everySyllable(joints: readonly string[]): readonly string[] {
  return [...letters, ...joints].flatMap((base) =>
    vowelSigns.flatMap((sign) => marks.map((mark) => base + sign + mark)),
  );
}

/** All glyphs that a font needs to draw these texts. */
export function glyphsOf({ glyphsOnTheWay }: Shaper, texts: readonly string[]): ReadonlySet<number> {
  return new Set(texts.flatMap((text) => [...glyphsOnTheWay(text)]));
}
