import type { SampleQuestion as SampleQuestionView } from '@pathshala/svc-catalog-contract/sample-questions';
import type { SampleQuestion } from '../use-cases/list-sample-questions.ts';

export function viewSample({ subjectName, paperTitle, question }: SampleQuestion): SampleQuestionView {
  const { _id, points, explanation, options } = question;
  return {
    _id,
    subjectName,
    paperTitle,
    question: question.question,
    points,
    options: options.map((option) => ({ _id: option._id, text: option.text })),
    correctOptionIds: options.filter(({ isCorrect }) => isCorrect).map((option) => option._id),
    explanation,
  };
}
