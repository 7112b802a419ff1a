import { readHistory } from '@pathshala/gateway-contract/http';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { ProcessReports } from '@pathshala/service-kit/operations/process-reports';
import { mergeHistories } from '@pathshala/service-kit/telemetry/metric-history';

/** Enough for a line of a small chart: one a minute, or each sixth one. */
const points = 60;

/** Returns the route that merges the histories of all processes. */
export function historyRoute({
  reports,
  now,
}: {
  readonly reports: Pick<ProcessReports, 'readMemories'>;
  readonly now: () => number;
}): BoundRoute {
  return handle(readHistory, async ({ query }) => {
    const histories = (await reports.readMemories()).map(({ history }) => history);
    const hours = Number(query.hours);
    const { end, everyMs, series } = mergeHistories(histories, { end: now(), hours, points });
    return { end, everyMs, processes: histories.length, series };
  });
}
