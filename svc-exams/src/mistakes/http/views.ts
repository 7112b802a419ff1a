import type { Mistake as MistakeAnswer } from '@pathshala/svc-exams-contract/mistakes';
import { rightOptionsOf } from '../../papers/index.ts';
import type { ShownMistake } from '../use-cases/list-mistakes.ts';

export function toMistake({ mistake, found, isDue }: ShownMistake): MistakeAnswer {
  const { question, subjectName, title } = found;
  return {
    cardId: mistake._id,
    questionId: mistake.questionId,
    subjectName,
    title,
    question: question.question,
    options: question.options.map(({ _id, text }) => ({ _id, text })),
    correct: [...rightOptionsOf(question)],
    explanation: question.explanation,
    dueAt: mistake.memory.dueAt,
    isDue,
    reviews: mistake.memory.reviews,
    lapses: mistake.memory.lapses,
  };
}
