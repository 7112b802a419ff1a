import type { z } from 'zod';
import type {
  FeedbackCode,
  markedAnswer as markedAnswerSchema,
  Result,
} from '@pathshala/svc-exams-contract/result';
import type { Outcome, SubmittedAttempt } from '../../attempts/domain/attempt.ts';
import { countedSubjects } from '../../attempts/domain/chosen-subjects.ts';
import { rounded } from '@pathshala/rules/marks';
import { markQuestion } from '../../attempts/domain/scoring.ts';
import { doesCount } from '../../attempts/domain/submitted-fact.ts';
import type { Paper, Question } from '../../papers/domain/paper.ts';

export type MarkedAnswer = z.infer<typeof markedAnswerSchema>;

/** Says a code of the message catalogue in the reader's language. */
type Say = (code: string) => string;

export interface ResultReader {
  readonly say: Say;
  /** ISO 8601: no score before; null: it may be seen. */
  readonly hiddenUntil: string | null;
  readonly isAdmin: boolean;
}

/** A result as it is answered, without the answers. */
export function toResult(attempt: SubmittedAttempt, { say, hiddenUntil, isAdmin }: ResultReader): Result {
  const { outcome } = attempt;
  const correction = outcome.corrections.at(-1);
  return {
    _id: attempt._id,
    attemptId: attempt._id,
    studentId: attempt.studentId,
    examKind: attempt.examKind,
    examId: attempt.examId,
    courseId: attempt.courseId,
    unitId: attempt.unitId,
    title: attempt.title,
    attemptNo: attempt.attemptNo,
    counts: doesCount(attempt),
    ...(hiddenUntil === null ? tallyOf(outcome) : hiddenTally),
    totalMarks: outcome.totalMarks,
    answered: outcome.correct + outcome.wrong,
    scoreVisibleFrom: hiddenUntil,
    ...feedbackOf(outcome, { say, hiddenUntil }),
    dateTaken: attempt.startedAt,
    submittedAt: outcome.submittedAt,
    durationMs: outcome.durationMs,
    lateAnswersIgnored: outcome.lateAnswersIgnored,
    scoreVersion: outcome.scoreVersion,
    correctedAt: correction?.correctedAt ?? null,
    correctionReason: correction?.reason ?? null,
    ...(isAdmin ? { corrections: [...outcome.corrections] } : {}),
  };
}

function tallyOf({ score, correct, wrong, blank, subjects }: Outcome) {
  return { score, correct, wrong, blank, subjects: [...subjects] };
}

const hiddenTally = { score: null, correct: null, wrong: null, blank: null, subjects: [] };

/** A counted question and what was chosen of it. */
export interface Answered {
  readonly subjectName: string;
  readonly question: Question;
  readonly selected: string | undefined;
}

/** The counted questions in the order of the paper. */
export function answeredQuestions(paper: Paper, attempt: SubmittedAttempt): Answered[] {
  const counted = countedSubjects(paper, attempt.chosenSubjects);
  return paper.subjects
    .filter((subject) => counted.has(subject.subjectName))
    .flatMap(({ subjectName, mcqs }) =>
      mcqs.map((question) => ({ subjectName, question, selected: attempt.answers[question._id] })),
    );
}

/** A question with choice, key and explanation; the caller has made sure that they may be seen. */
export function markedAnswer(paper: Paper, { subjectName, question, selected }: Answered): MarkedAnswer {
  const marked = markQuestion(paper, question, selected);
  return {
    questionId: question._id,
    subjectName,
    question: question.question,
    points: question.points,
    explanation: question.explanation,
    options: question.options.map(({ _id, text, isCorrect }) => ({ _id, text, isCorrect })),
    selectedOption: selected ?? null,
    outcome: marked.outcome,
    score: rounded(marked.marks),
  };
}

/** An administrator's words, or how the attempt ended; what says something of a hidden score is left out. */
function feedbackOf(outcome: Outcome, { say, hiddenUntil }: Pick<ResultReader, 'say' | 'hiddenUntil'>) {
  const own = outcome.corrections.findLast((correction) => correction.feedback !== null)?.feedback;
  const isShown = (code: FeedbackCode) => hiddenUntil === null || code !== 'exams.score-exceeds';
  if (own !== undefined && own !== null && hiddenUntil === null) return { feedback: own, feedbackCodes: [] };
  const feedbackCodes = outcome.feedback.filter(isShown);
  return { feedback: feedbackCodes.map(say).join(' '), feedbackCodes };
}
