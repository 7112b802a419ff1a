/** Levels of elements in a text. A table in a list in a table has about ten; browsers cut off below 512. */
export const maxNesting = 64;

const tags = /<(\/?)(?!br\b|img\b)[a-z]/gu;

/** Returns how deep the elements of a sanitised fragment are nested. */
export function nestingOf(fragment: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash] of fragment.matchAll(tags)) {
    depth += slash === '/' ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
