import { meritScore } from '@pathshala/rules/marking-scheme';
import { type PreparedPaper, schemeOfPaper } from '../../papers/index.ts';
import type { Attempt, FeedbackCode, Outcome } from './attempt.ts';
import { countedSubjects } from './chosen-subjects.ts';
import { markPaper } from './scoring.ts';

/** The fields of an outcome that depend on the key. */
type MarkedParts = Pick<
  Outcome,
  | 'score'
  | 'correct'
  | 'wrong'
  | 'blank'
  | 'subjects'
  | 'marksLost'
  | 'scoreWithoutWrong'
  | 'meritScore'
  | 'feedback'
  | 'keyVersion'
>;

/** Marks the answers of an attempt by the key of the paper. */
export function markedParts(
  attempt: Attempt,
  { paper, keyVersion }: PreparedPaper,
  closedBy: Outcome['closedBy'],
): MarkedParts {
  const { isCapped, ...tally } = markPaper(
    paper,
    countedSubjects(paper, attempt.chosenSubjects),
    attempt.answers,
  );
  const awaitsMarks = paper.examType === 'Written';
  return {
    ...tally,
    ...meritOf(attempt, paper, awaitsMarks ? null : tally.score),
    feedback: feedbackOf(closedBy, { isCapped, awaitsMarks }),
    keyVersion,
  };
}

/** Empty where the scheme has no merit score, or the score is not known. */
export function meritOf(
  { declaration = null }: { readonly declaration?: Attempt['declaration'] | null },
  paper: PreparedPaper['paper'],
  score: number | null,
): Pick<Outcome, 'meritScore'> {
  const merit = score === null ? null : meritScore(schemeOfPaper(paper), score, declaration);
  return merit === null ? {} : { meritScore: merit };
}

function feedbackOf(
  closedBy: Outcome['closedBy'],
  { isCapped, awaitsMarks }: { readonly isCapped: boolean; readonly awaitsMarks: boolean },
): readonly FeedbackCode[] {
  const how = closedBy === 'clock' ? 'exams.feedback.auto' : 'exams.feedback.manual';
  if (awaitsMarks) return [how, 'exams.feedback.to-be-determined'];
  return isCapped ? [how, 'exams.score-exceeds'] : [how];
}
