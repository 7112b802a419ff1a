/** `line`: one paragraph, for questions and options. `paragraph`: a few lines. `page`: a long text with a toolbar that stays in view. */
export type EditorSize = 'line' | 'paragraph' | 'page';
