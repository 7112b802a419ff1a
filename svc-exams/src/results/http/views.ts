import { formatMessage, type Language, type Messages } from '@pathshala/contract-kit/message';
import { rounded } from '@pathshala/rules/marks';
import { messages } from '@pathshala/svc-exams-contract/messages';
import { keyUrl, paperUrl } from '@pathshala/svc-exams-contract/paper';
import type { Choice, FeedbackCode, Result, ResultSummary } from '@pathshala/svc-exams-contract/result';
import {
  countedQuestions,
  doesCount,
  markerOf,
  type Outcome,
  type SubmittedAttempt,
} from '../../attempts/index.ts';
import { toSelection } from '../../attempts/http/index.ts';
import type { Paper, VisibleKey } from '../../papers/index.ts';
import type { ShownResult } from '../use-cases/read-result.ts';
import { isKeyReasonShown } from '../domain/key-reason.ts';
import { verdictOf } from './verdict.ts';
import { markingOf } from './written-views.ts';

interface ResultReader {
  readonly language: Language;
  readonly isAdmin: boolean;
}

interface ShownTo extends ResultReader {
  /** ISO 8601: no score before; null: it may be seen. */
  readonly hiddenUntil: string | null;
  readonly isKeyReasonShown: boolean;
}

/** One result, with the choices and the addresses of paper and key. */
export function toResult(shown: ShownResult, reader: ResultReader): Result {
  const { attempt, paper, key, hiddenUntil, previous } = shown;
  const { examId, paperVersion } = attempt;
  return {
    ...toResultSummary(attempt, {
      ...reader,
      hiddenUntil,
      isKeyReasonShown: reader.isAdmin || isKeyReasonShown(attempt, key),
    }),
    paperUrl: paperUrl(examId, paperVersion),
    choices: choicesOf(paper, attempt, key),
    marking: markingOf(attempt),
    previous: previous === null ? null : toPrevious(previous, hiddenUntil),
    ...(reader.isAdmin ? { focusLosses: focusLossesOf(attempt) } : {}),
    ...(key === null ? {} : { keyUrl: keyUrl(examId, paperVersion, shown.keyVersion) }),
    ...heldOf(key),
  };
}

/** The questions that count, sorted as in the paper. */
function choicesOf(paper: Paper, attempt: SubmittedAttempt, key: VisibleKey | null): Choice[] {
  const markOf = markerOf(paper);
  return countedQuestions(paper, attempt).map((question) => {
    const answer = attempt.answers[question._id];
    const seconds = attempt.spent?.[question._id];
    const choice: Choice = {
      questionId: question._id,
      ...(answer === undefined ? notSelected : toSelection(answer)),
    };
    if (seconds !== undefined) choice.seconds = seconds;
    if (key === null || key.held.has(question._id)) return choice;
    const { marks, outcome } = markOf(question, answer);
    choice.points = rounded(marks);
    choice.isCorrect = outcome === 'correct';
    return choice;
  });
}

function heldOf(key: VisibleKey | null): Pick<Result, 'heldQuestions'> {
  return key === null || key.held.size === 0 ? {} : { heldQuestions: [...key.held] };
}

const notSelected = { selectedOption: null };

/** A result as lists show it. */
export function toResultSummary(attempt: SubmittedAttempt, reader: ShownTo): ResultSummary {
  const { hiddenUntil, isAdmin } = reader;
  const { outcome } = attempt;
  const correction = shownCorrection(outcome, reader);
  const isShown = hiddenUntil === null && outcome.awaitsMarks !== true;
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
    ...(isShown ? tallyOf(outcome) : hiddenTally),
    totalMarks: outcome.totalMarks,
    awaitsMarks: outcome.awaitsMarks === true,
    ...verdictOf(outcome, isShown),
    answered: outcome.correct + outcome.wrong,
    scoreVisibleFrom: hiddenUntil,
    ...feedbackOf(outcome, reader),
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

/** The latest correction. Where the key is hidden because the exam is in progress, the reason would reveal it. */
function shownCorrection({ corrections }: Outcome, reader: ShownTo) {
  const isShown = reader.hiddenUntil === null && reader.isKeyReasonShown;
  return corrections.findLast(({ keyVersion }) => isShown || keyVersion === undefined);
}

function tallyOf({ score, correct, wrong, blank, subjects }: Outcome) {
  return { score, correct, wrong, blank, subjects: [...subjects] };
}

const hiddenTally = { score: null, correct: null, wrong: null, blank: null, subjects: [] };

function toPrevious({ _id, outcome }: SubmittedAttempt, hiddenUntil: string | null): Result['previous'] {
  const isShown = hiddenUntil === null && outcome.awaitsMarks !== true;
  const { totalMarks, submittedAt } = outcome;
  return { resultId: _id, score: isShown ? outcome.score : null, totalMarks, submittedAt };
}

/** Sorted by time. */
function focusLossesOf({ focusLosses = {} }: SubmittedAttempt) {
  return Object.values(focusLosses)
    .flat()
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((loss) => ({ ...loss }));
}

const texts: Messages = messages;

/** An administrator's words, or how the attempt ended; a code that reveals part of a hidden score is left out. */
function feedbackOf(outcome: Outcome, { language, hiddenUntil }: Pick<ShownTo, 'language' | 'hiddenUntil'>) {
  const own = outcome.corrections.findLast((correction) => correction.feedback !== null)?.feedback;
  if (own !== undefined && own !== null && hiddenUntil === null) return { feedback: own, feedbackCodes: [] };
  const isShown = (code: FeedbackCode) => hiddenUntil === null || code !== 'exams.score-exceeds';
  const textOf = (code: FeedbackCode) => {
    const message = texts[code];
    return message === undefined ? code : formatMessage(message, language);
  };
  const feedbackCodes = outcome.feedback.filter(isShown);
  return { feedback: feedbackCodes.map(textOf).join(' '), feedbackCodes };
}
