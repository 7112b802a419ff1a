import { newKey, type QuestionDraft } from '@pathshala/admin-kit/draft/question-draft';
import type { AikenQuestion } from './parse-aiken.ts';

/** Pasted questions as drafts, all with these points (as typed). */
export function questionsOf(pasted: readonly AikenQuestion[], points: string): readonly QuestionDraft[] {
  return pasted.map(({ question, options, correct }) => ({
    key: newKey(),
    question,
    points,
    explanation: '',
    options: options.map((text, index) => ({ key: newKey(), text, isCorrect: index === correct })),
  }));
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Line numbers of pasted questions that repeat one of the list or an earlier pasted one. */
export function duplicatesIn(
  pasted: readonly AikenQuestion[],
  present: readonly QuestionDraft[],
): ReadonlySet<number> {
  const known = new Set(present.map(({ question }) => plain(question)));
  const duplicates = new Set<number>();
  for (const { line, question } of pasted) {
    if (known.has(plain(question))) duplicates.add(line);
    known.add(plain(question));
  }
  return duplicates;
}
