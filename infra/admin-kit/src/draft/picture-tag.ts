const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '‹': '&#8249;',
  '›': '&#8250;',
};

/** A picture in the text of a form; see `fragment.ts`. */
export function pictureTag(source: string, words: string): string {
  return `‹img src="${source}" alt="${words.replaceAll(/[&"<>‹›]/gu, (character) => entities[character] ?? character)}" /›`;
}
