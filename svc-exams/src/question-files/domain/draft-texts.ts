import { bijoyTextsToUnicode, bijoyToUnicode } from '@pathshala/rules/bijoy';
import type { QuestionDraft } from '../../question-bank/ports.ts';
import { changeText, textOfFragment } from './fragments.ts';

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

/** The draft with its Bijoy text as Unicode; null if it has none. */
export function withoutBijoy(draft: QuestionDraft): QuestionDraft | null {
  const { subject, chapter, source, tags } = draft;
  const labels = [subject, chapter, source, ...tags];
  const texts = [...fragmentsOf(draft).map(textOfFragment), ...labels];
  const converted = bijoyTextsToUnicode(texts);
  if (converted === null) return null;
  const isChanged = new Set(texts.filter((text, at) => converted[at] !== text));
  const unicode = new Map(texts.map((text, at) => [text, converted[at] ?? text]));
  const ofLabel = (label: string) => unicode.get(label) ?? label;
  const changed = changeFragments(draft, (fragment) =>
    isChanged.has(textOfFragment(fragment)) ? changeText(fragment, bijoyToUnicode) : fragment,
  );
  return {
    ...changed,
    subject: ofLabel(subject),
    chapter: ofLabel(chapter),
    source: ofLabel(source),
    tags: tags.map(ofLabel),
  };
}

/** The tags of other programs for bold and italic text, as the ones that questions may have. */
const renamed: readonly (readonly [RegExp, string])[] = [
  [/<(\/?)b(?=[\s>])/giu, '<$1strong'],
  [/<(\/?)i(?=[\s>])/giu, '<$1em'],
];

export function withOwnTags(draft: QuestionDraft): QuestionDraft {
  return changeFragments(draft, (fragment) =>
    renamed.reduce((changed, [tag, own]) => changed.replaceAll(tag, own), fragment),
  );
}
