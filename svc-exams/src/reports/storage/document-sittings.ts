import type { Platform } from '@pathshala/service-kit/platform/platform';
import { createReportTotals, type ReportTotals } from '@pathshala/reports/report-totals';
import { hundredthsOf } from '../domain/score-distribution.ts';
import {
  activityKeyOf,
  dayOfSitting,
  keyOfSitting,
  readSittingKey,
  reportedExamOf,
} from '../domain/sitting.ts';
import type { Sittings } from '../ports.ts';

interface SittingStorage extends Sittings {
  readonly job: ReportTotals['job'];
  readonly indexes: ReportTotals['indexes'];
}

/** One small document for each result; both reports are counted from it by day, so that a submit costs one write here. */
export function createDocumentSittings(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
): SittingStorage {
  const totals = createReportTotals({
    documents: platform.documents,
    now: platform.now,
    newId: platform.newId,
    name: 'report-sittings',
    views: { activity: activityKeyOf, exams: reportedExamOf },
    byMonth: ['exams'],
    countsAmounts: true,
  });
  return {
    record: (sitting) =>
      totals.record({
        _id: sitting.attemptId,
        version: sitting.scoreVersion,
        bucket: dayOfSitting(sitting),
        key: keyOfSitting(sitting),
        amount: hundredthsOf(sitting.score),
        of: sitting.examId,
      }),
    async activity(range) {
      const { asOf, buckets } = await totals.read(range, 'activity');
      const days = buckets.map(({ bucket: day, cells }) => ({
        day,
        hours: cells.map(({ key, count }) => ({ ...readSittingKey(key), count })),
      }));
      return { asOf, days };
    },
    async exams(range) {
      const { asOf, buckets } = await totals.readSums(range, 'exams');
      return { asOf, cells: buckets.flatMap(({ cells }) => cells) };
    },
    async scoresOf(examId, range) {
      const counted = await totals.countAmounts(examId, range);
      return counted.map(({ amount, count }) => ({ hundredths: amount, count }));
    },
    job: totals.job,
    indexes: totals.indexes,
  };
}
