import { countedQuestions, type SubmittedAttempt } from '../../attempts/ports.ts';
import { unknownQuestion, type Papers } from '../../papers/ports.ts';

/** Throws unless the question is one that the student had in front of them. */
export async function requireSatQuestion(
  papers: Pick<Papers, 'publishedVersion'>,
  attempt: SubmittedAttempt,
  questionId: string,
): Promise<void> {
  const { paper } = await papers.publishedVersion(attempt.examId, attempt.paperVersion);
  if (countedQuestions(paper, attempt).some(({ _id }) => _id === questionId)) return;
  throw unknownQuestion();
}
