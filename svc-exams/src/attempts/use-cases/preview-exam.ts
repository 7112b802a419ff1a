import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { PaperOverview } from '@pathshala/svc-exams-contract/paper';
import type { Entitlements } from '../../entitlements/domain/entitlements.ts';
import { refusalToStart, scopeOf } from '../../entitlements/domain/right-to-sit.ts';
import type { Paper, PaperHead } from '../../papers/domain/paper.ts';
import type { Papers } from '../../papers/domain/papers.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/attempts.ts';
import { deadlineOf } from '../domain/clock.ts';
import { add, marks, noMarks, rounded } from '@pathshala/rules/marks';
import type { CloseOverdueAttempt } from './close-overdue-attempt.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly entitlements: Entitlements;
  readonly closeOverdue: CloseOverdueAttempt;
}

interface PreviewCommand {
  readonly paperId: string;
  readonly studentId: string;
  readonly now: number;
}

/** What a student should know before Start, the deadline and a refusal included: no question is shown. */
export function previewExam({ attempts, papers, entitlements, closeOverdue }: Dependencies) {
  return async ({ paperId, studentId, now }: PreviewCommand): Promise<PaperOverview> => {
    const head = await papers.head(paperId);
    if (head === null) throw new DomainError('not-found', 'exams.not-found');
    const { paper } = await papers.version(paperId, head.paperVersion);
    const latest = await attempts.latest({ studentId, examKind: head.examKind, examId: paperId });
    const last = latest === null ? null : await closeOverdue(latest, now);
    const scope = scopeOf(paper);
    const isEntitled = await entitlements.has(studentId, scope);
    const circumstances = { scope, isEntitled, isWithdrawn: head.isWithdrawn, window: head.window, now };
    const refusal = refusalToStart(circumstances)?.code ?? refusalAfter(head, last);
    return {
      ...factsOf(paper),
      serverNow: new Date(now).toISOString(),
      deadlineIfStartedNow: deadlineOf(paper, now),
      ...standing(last, refusal),
      openAttempt: last?.status === 'open' ? openAttemptOf(last) : null,
      lastResultId: last === null ? null : lastResultId(last),
    };
  };

  function lastResultId(last: Attempt): string | null {
    if (last.status === 'submitted') return last._id;
    return last.attemptNo === 1 ? null : attempts.idOf({ ...last, attemptNo: last.attemptNo - 1 });
  }
}

/** An open attempt is gone on with, whatever stands against a new one. */
function standing(last: Attempt | null, refusal: string | null) {
  return last?.status === 'open'
    ? { canStart: false, refusal: null, openAttemptId: last._id, attempts: last.attemptNo - 1 }
    : { canStart: refusal === null, refusal, openAttemptId: null, attempts: last?.attemptNo ?? 0 };
}

function openAttemptOf({ _id, deadlineAt, answers }: Attempt) {
  return { attemptId: _id, deadlineAt, answered: Object.keys(answers).length };
}

function refusalAfter(head: PaperHead, last: Attempt | null): string | null {
  return head.examKind === 'campaign' && last !== null ? 'exams.already-sat' : null;
}

function factsOf(paper: Paper) {
  const { paperId, examKind, courseId, unitId, title, timeLimit, totalMarks } = paper;
  const { requiredSubjects, negativeMarkingPercentage, window, course = null } = paper;
  return {
    paperId,
    examKind,
    title,
    timeLimit,
    totalMarks,
    requiredSubjects,
    negativeMarkingPercentage,
    subjects: paper.subjects.map(({ subjectName, mandatory, mcqs }) => ({
      subjectName,
      mandatory,
      questionCount: mcqs.length,
      marks: rounded(mcqs.map((question) => marks(question.points)).reduce(add, noMarks)),
    })),
    courseId,
    course,
    unitId,
    opensAt: window?.opensAt ?? null,
    closesAt: window?.closesAt ?? null,
  };
}
