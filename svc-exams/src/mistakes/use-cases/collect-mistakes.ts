import { countedQuestions, markerOf, type SubmittedAttempt } from '../../attempts/index.ts';
import { type Paper, type Papers, rightOptionsOf } from '../../papers/index.ts';
import type { AnsweredQuestion, GradeAnswers } from './grade-answers.ts';

interface CollectMistakesDependencies {
  readonly papers: Pick<Papers, 'findVersion'>;
  readonly gradeAnswers: GradeAnswers;
}

/** Puts the answers of a submitted attempt, whose key its student may see, into the notebook. */
export function collectMistakes({ papers, gradeAnswers }: CollectMistakesDependencies) {
  return async (attempt: SubmittedAttempt, now: number): Promise<void> => {
    // A participant has no notebook: the result is published again for the account.
    if (attempt.isParticipant === true) return;
    const version = await papers.findVersion(attempt.examId, attempt.paperVersion);
    // A practice that was removed meanwhile has no paper.
    if (version === null) return;
    const questions = answersOf(version.paper, attempt);
    if (questions.length > 0) await gradeAnswers({ attempt, questions, now });
  };
}

function answersOf(paper: Paper, attempt: SubmittedAttempt): readonly AnsweredQuestion[] {
  const { answers } = attempt;
  const markOf = markerOf(paper);
  return countedQuestions(paper, attempt)
    .filter((question) => answers[question._id] !== undefined && rightOptionsOf(question).length > 0)
    .map((question) => {
      const { outcome } = markOf(question, answers[question._id]);
      return { questionId: question._id, isCorrect: outcome === 'correct' };
    });
}
