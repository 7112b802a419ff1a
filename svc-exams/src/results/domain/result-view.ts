import type { z } from 'zod';
import type { markedAnswer as markedAnswerSchema, Result } from '../../../contract/result.ts';
import type { SubmittedAttempt } from '../../attempts/domain/attempt.ts';
import { countedSubjects } from '../../attempts/domain/chosen-subjects.ts';
import { rounded } from '@pathshala/rules/marks';
import { markQuestion } from '../../attempts/domain/scoring.ts';
import { doesCount } from '../../attempts/domain/submitted-fact.ts';
import type { Paper, Question } from '../../papers/domain/paper.ts';

export type MarkedAnswer = z.infer<typeof markedAnswerSchema>;

/** Says a code of the message catalogue in the reader's language. */
export type Say = (code: string) => string;

/** A result as it is answered, without the answers. */
export function toResult(attempt: SubmittedAttempt, say: Say): Result {
  const { outcome } = attempt;
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
    score: outcome.score,
    totalMarks: outcome.totalMarks,
    correct: outcome.correct,
    wrong: outcome.wrong,
    blank: outcome.blank,
    subjects: [...outcome.subjects],
    feedback: feedbackOf(attempt, say),
    dateTaken: attempt.startedAt,
    submittedAt: outcome.submittedAt,
    durationMs: outcome.durationMs,
    lateAnswersIgnored: outcome.lateAnswersIgnored,
    scoreVersion: outcome.scoreVersion,
  };
}

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

function feedbackOf({ outcome }: SubmittedAttempt, say: Say): string {
  const own = outcome.corrections.findLast((correction) => correction.feedback !== null)?.feedback;
  return own ?? outcome.feedback.map(say).join(' ');
}
