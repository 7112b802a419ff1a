import { rounded } from '@pathshala/rules/marks';
import {
  chosenOptions,
  countedQuestions,
  markQuestion,
  type SubmittedAttempt,
} from '../../attempts/index.ts';
import type { Paper } from '../../papers/index.ts';
import type { AnsweredQuestion, AnswerSheet } from '../domain/question-statistics.ts';

/** The questions that count in the attempt, marked by the paper that was sat. */
export function answerSheetOf(attempt: SubmittedAttempt, paper: Paper): AnswerSheet {
  const questions = countedQuestions(paper, attempt).map((question): AnsweredQuestion => {
    const answer = attempt.answers[question._id];
    const { outcome, marks } = markQuestion(paper, question, answer);
    const seconds = attempt.spent?.[question._id] ?? null;
    return {
      questionId: question._id,
      chosen: chosenOptions(answer),
      outcome,
      marks: rounded(marks),
      seconds,
    };
  });
  return { id: attempt._id, score: attempt.outcome.score, questions };
}
