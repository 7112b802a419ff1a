import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { batchChanged, batchJoined, batchLeft } from '@pathshala/svc-catalog-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { z } from 'zod';
import type { Batches } from './ports.ts';
import type { recordResult } from './use-cases/record-result.ts';

/** The first attempt at a campaign's exam ranks its student. Ignores further attempts and exams of other kinds. */
export function onExamSubmitted(record: ReturnType<typeof recordResult>): Subscription {
  return on(examSubmitted, async ({ data }) => {
    if (data.examKind !== 'campaign' || !data.counts) return;
    const { resultId, score, meritScore, totalMarks, durationMs, scoreVersion } = data;
    const merit = meritScore === undefined ? {} : { meritScore };
    const subjects = subjectScoresOf(data.subjects);
    await record({
      campaignId: data.examId,
      studentId: data.studentId,
      result: { resultId, score, ...merit, totalMarks, durationMs, scoreVersion, ...subjects },
    });
  });
}

/** The marks by subject, only if every subject has them: older events have none. */
function subjectScoresOf(subjects: z.output<typeof examSubmitted.data>['subjects'] = []) {
  const scores = subjects.flatMap(({ subjectName, score }) =>
    score === undefined ? [] : [{ subjectName, score }],
  );
  return scores.length > 0 && scores.length === subjects.length ? { subjects: scores } : {};
}

interface Membership {
  readonly membershipId: string;
  readonly batchId: string;
  readonly studentId: string;
  readonly version: number;
}

/** Names and students of batches; versioned, so that repeated and late events change nothing. */
export function onBatches(batches: Batches): readonly Subscription[] {
  const record = ({ membershipId: _id, batchId, studentId, version }: Membership, isIn: boolean) =>
    batches.recordPlace({ _id, batchId, studentId, isIn, version });
  return [
    on(batchChanged, ({ data: { batchId: _id, name, version } }) =>
      batches.recordName({ _id, name, version }),
    ),
    on(batchJoined, ({ data }) => record(data, true)),
    on(batchLeft, ({ data }) => record(data, false)),
    on(userDeleted, ({ data }) => batches.forget(data.userId)),
  ];
}
