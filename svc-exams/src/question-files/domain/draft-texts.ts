import type { QuestionDraft } from '../../question-bank/index.ts';

/** The draft with each of its fragments changed. */
export function changeFragments(draft: QuestionDraft, change: (fragment: string) => string): QuestionDraft {
  return {
    ...draft,
    question: change(draft.question),
    explanation: change(draft.explanation),
    options: draft.options.map((option) => ({ ...option, text: change(option.text) })),
  };
}

export function fragmentsOf({ question, explanation, options }: QuestionDraft): string[] {
  return [question, explanation, ...options.map(({ text }) => text)];
}

/** The tags of other programs for bold and italic text, with the allowed tags that replace them. */
const renamed: readonly (readonly [RegExp, string])[] = [
  [/<(\/?)b(?=[\s>])/giu, '<$1strong'],
  [/<(\/?)i(?=[\s>])/giu, '<$1em'],
];

export function withOwnTags(draft: QuestionDraft): QuestionDraft {
  return changeFragments(draft, (fragment) =>
    renamed.reduce((changed, [tag, own]) => changed.replaceAll(tag, own), fragment),
  );
}
