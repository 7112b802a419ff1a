import type { StudentPaper } from '@pathshala/svc-exams-contract/http';
import { createSeededRandom } from './seeded-random.ts';

type PaperQuestion = StudentPaper['subjects'][number]['mcqs'][number];

interface QuestionWithKey {
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly isCorrect: boolean }[];
}

/** Key and difficulty of the sample questions, by the text of a question, because each paper has a copy of it. */
export interface AnswerKey {
  add(questions: readonly QuestionWithKey[]): void;
  /** About -2 (easy) to 2 (hard): the same in each paper with this question. */
  difficultyOf(question: PaperQuestion): number;
  /** Ids of the right options. */
  rightOf(question: PaperQuestion): readonly string[];
}

export function createAnswerKey(): AnswerKey {
  const rightTexts = new Map<string, ReadonlySet<string>>();
  return {
    add(questions) {
      for (const { question, options } of questions) {
        const right = options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);
        rightTexts.set(question, new Set(right));
      }
    },
    difficultyOf: ({ question }) => createSeededRandom(question).normal() * 0.8,
    rightOf({ question, options }) {
      const right = rightTexts.get(question);
      if (right === undefined) throw new Error(`No key is known of the question ${question.slice(0, 80)}`);
      return options.filter(({ text }) => right.has(text)).map(({ _id }) => _id);
    },
  };
}
