/** A letter with what a hasanta (্) joins to it, with or without U+200C and U+200D; a hasanta at the end is one too. */
const conjunct =
  /[\u0985-\u0994\u0995-\u09B9\u09CE\u09DC-\u09DF\u09F0\u09F1]\u09BC?(?:[\u200C\u200D]?\u09CD[\u200C\u200D]?(?:[\u0995-\u09B9\u09DC-\u09DF\u09F0\u09F1]\u09BC?)?)+/g;

/** The conjuncts in a Bengali text, without vowel signs: `['ন্দ্র']` of `'কেন্দ্রে'`. */
export function conjunctsOf(text: string): readonly string[] {
  return text.match(conjunct) ?? [];
}
