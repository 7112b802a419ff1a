import type { Platform } from '@pathshala/service-kit/platform/platform';
import { addUpCells } from '@pathshala/reports/report-fact';
import { createReportTotals, type ReportTotals } from '@pathshala/reports/report-totals';
import { factOf } from '../domain/funnel.ts';
import type { ReachedSteps } from '../ports.ts';

const view = 'steps';

interface ReachedStepStorage extends ReachedSteps {
  readonly job: ReportTotals['job'];
  readonly indexes: ReportTotals['indexes'];
}

export function createDocumentReachedSteps(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
): ReachedStepStorage {
  const totals = createReportTotals({
    documents: platform.documents,
    now: platform.now,
    newId: platform.newId,
    name: 'report-funnel',
    views: { [view]: (key) => key },
    byMonth: [view],
  });
  return {
    record: (...reached) => totals.record(...reached.map(factOf)),
    async sums(range) {
      const { asOf, buckets } = await totals.readSums(range, view);
      return {
        asOf,
        sums: addUpCells(
          buckets.flatMap(({ cells }) => cells),
          (key) => key,
        ),
      };
    },
    job: totals.job,
    indexes: totals.indexes,
  };
}
