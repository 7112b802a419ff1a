import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import {
  batchJoined,
  batchLeft,
  paperPublished,
  paperWithdrawn,
  studentEnrolled,
  studentUnenrolled,
  workChanged,
} from '@pathshala/svc-catalog-contract/events';
import { examPaperPublished, examPaperWithdrawn, examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { GradebookRows, Gradebooks, GradedExams, GradedResults } from './ports.ts';
import type { recordResult } from './use-cases/record-result.ts';
import type { RefreshRow } from './use-cases/refresh-row.ts';

/** Exams of campaigns and practice are in no gradebook. */
const ungraded: readonly string[] = ['campaign', 'practice'];

/** Exams of courses, and past years, which this service publishes itself. */
export function examReactions(exams: Pick<GradedExams, 'store' | 'withdraw'>): readonly Subscription[] {
  return [
    on(examPaperPublished, ({ data, occurredAt }) => {
      const { paperId, version, courseId, title, totalMarks, window, batchIds = [] } = data;
      const time = { at: window?.opensAt ?? occurredAt, dueAt: window?.closesAt ?? null };
      return exams.store({ paperId, version, courseId, kind: 'exam', title, totalMarks, ...time, batchIds });
    }),
    on(examPaperWithdrawn, ({ data }) => exams.withdraw(data.paperId, data.version)),
    on(paperPublished, ({ data, occurredAt: at }) => {
      const { paperId, version, courseId, title, totalMarks } = data;
      const facts = { paperId, version, courseId, title, totalMarks };
      return exams.store({ ...facts, kind: 'past-year', at, dueAt: null, batchIds: [] });
    }),
    on(paperWithdrawn, ({ data }) => exams.withdraw(data.paperId, data.version)),
  ];
}

export function onExamSubmitted(record: ReturnType<typeof recordResult>): Subscription {
  return on(examSubmitted, async ({ data }) => {
    const { attemptId, examId, examKind, courseId, studentId, isParticipant = false } = data;
    if (courseId === null || isParticipant || ungraded.includes(examKind)) return;
    const { attemptNo, score, totalMarks: of, submittedAt, scoreVersion: version, title } = data;
    const shownFrom = data.scoreVisibleFrom ?? null;
    const kind = examKind === 'past-year' ? 'past-year' : 'exam';
    const place = { attemptId, version, courseId, studentId, examId, kind, title } as const;
    await record({ ...place, attemptNo, score, of, submittedAt, shownFrom });
  });
}

interface RowReactions {
  readonly refresh: RefreshRow;
  readonly refreshStudent: (studentId: string) => Promise<void>;
}

export function rowReactions({ refresh, refreshStudent }: RowReactions): readonly Subscription[] {
  return [
    on(studentEnrolled, ({ data }) => refresh(data.studentId, data.courseId)),
    on(studentUnenrolled, ({ data }) => refresh(data.studentId, data.courseId)),
    on(workChanged, ({ data }) => refresh(data.studentId, data.courseId)),
    on(batchJoined, ({ data }) => refreshStudent(data.studentId)),
    on(batchLeft, ({ data }) => refreshStudent(data.studentId)),
  ];
}

interface ForgetDependencies {
  readonly gradebooks: Pick<Gradebooks, 'forgetEditor'>;
  readonly rows: Pick<GradebookRows, 'removeStudent'>;
  readonly results: Pick<GradedResults, 'removeStudent'>;
}

/** Composed after the enrolments, which are no places of a deleted account any more. */
export function onUserDeleted({ gradebooks, rows, results }: ForgetDependencies): Subscription {
  return on(userDeleted, async ({ data: { userId } }) => {
    await results.removeStudent(userId);
    await rows.removeStudent(userId);
    await gradebooks.forgetEditor(userId);
  });
}
