import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import { paymentRecorded, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { Webhooks } from './ports.ts';
import type { RecordFact } from './use-cases/record-fact.ts';

const version = 1;

/** Idempotent by the enrolment and its version. */
function onStudentEnrolled(record: RecordFact): Subscription {
  return on(studentEnrolled, ({ data }) => {
    const { enrolmentId, studentId, courseId, courseKind, courseName, enrolledAt: timestamp } = data;
    const facts = { enrolmentId, studentId, courseId, courseKind, courseName };
    return record({
      key: `${enrolmentId}-${data.version ?? 1}`,
      message: { type: 'student.enrolled', version, timestamp, data: facts },
    });
  });
}

/** Idempotent by the entry of the ledger. */
function onPaymentRecorded(record: RecordFact): Subscription {
  return on(paymentRecorded, ({ data }) => {
    const { entryId, studentId, courseId, courseName, amountPaisa, method, reference, at: timestamp } = data;
    const facts = { entryId, studentId, courseId, courseName, amountPaisa, method, reference };
    return record({
      key: entryId,
      message: { type: 'payment.recorded', version, timestamp, data: facts },
    });
  });
}

/** Idempotent by the attempt, its student and the version of its score. Nobody but the student sees a practice. */
function onExamSubmitted(record: RecordFact, now: () => number): Subscription {
  return on(examSubmitted, async ({ data }) => {
    if (data.examKind === 'practice') return;
    const { attemptId, resultId, studentId, examKind, examId, courseId, title } = data;
    const { totalMarks, scoreVersion, scoreVisibleFrom, submittedAt: timestamp } = data;
    const isShown = scoreVisibleFrom == null || Date.parse(scoreVisibleFrom) <= now();
    const place = { attemptId, resultId, studentId, isParticipant: data.isParticipant === true };
    const exam = { examKind, examId, courseId, title, totalMarks };
    const facts = { ...place, ...exam, score: isShown ? data.score : null, scoreVersion };
    await record({
      key: `${attemptId}-${studentId}-${scoreVersion}`,
      message: { type: 'exam.submitted', version, timestamp, data: facts },
    });
  });
}

/** Idempotent by the campaign. */
function onResultsReleased(record: RecordFact): Subscription {
  return on(campaignResultsReleased, ({ data: { campaignId, releasedAt: timestamp } }) =>
    record({
      key: campaignId,
      message: { type: 'results.released', version, timestamp, data: { campaignId } },
    }),
  );
}

/** The facts that webhooks tell. */
export function onFacts(record: RecordFact, now: () => number): readonly Subscription[] {
  return [
    onStudentEnrolled(record),
    onPaymentRecorded(record),
    onExamSubmitted(record, now),
    onResultsReleased(record),
  ];
}

export function onUserDeleted(webhooks: Pick<Webhooks, 'forgetEditor'>): Subscription {
  return on(userDeleted, ({ data }) => webhooks.forgetEditor(data.userId));
}
