import { conjunctsOf } from '@pathshala/web-kit/conjuncts';
import type { Shaper } from './shaper.ts';

const letters = Array.from('অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎড়ঢ়য়');
const vowelSigns = ['', 'া', 'ি', 'ী', 'ু', 'ূ', 'ৃ', 'ে', 'ৈ', 'ো', 'ৌ', 'ৗ', '়'];
const marks = ['', 'ঁ', 'ং', 'ঃ'];

/** The conjuncts in the words. A front end needs the list to recognise a text with another one. */
export function conjunctsIn(words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap(conjunctsOf))].toSorted();
}

/**
 * Words that represent all texts with these conjuncts only: each conjunct and each letter, with every vowel sign and
 * mark. A font that has the glyphs of these words can draw every such text.
 */
export function everySyllable(conjuncts: readonly string[]): readonly string[] {
  return [...letters, ...conjuncts].flatMap((base) =>
    vowelSigns.flatMap((sign) => marks.map((mark) => base + sign + mark)),
  );
}

/** All glyphs that a font needs to draw these texts. */
export function glyphsOf({ glyphsOnTheWay }: Shaper, texts: readonly string[]): ReadonlySet<number> {
  return new Set(texts.flatMap((text) => [...glyphsOnTheWay(text)]));
}
