/** `line`: one paragraph, for questions and options. `paragraph`: a few lines. `page`: a long text with a toolbar that stays in view. */
export type EditorSize = 'line' | 'paragraph' | 'page';

const blocks = /<(?:ul|ol|h[2-4]|blockquote|pre|table|div)\b|<p\b[\s\S]*<p\b/iu;

/** A stored text that has lists, tables or several paragraphs needs more than one line. */
export function sizeFor(asked: EditorSize, fragment: string): EditorSize {
  return asked === 'line' && blocks.test(fragment) ? 'paragraph' : asked;
}
