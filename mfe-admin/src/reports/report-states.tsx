import type { ApiError } from '@pathshala/web-kit/api-error';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ReportRange } from './report-range.ts';
import styles from './reports.module.css';
import { texts } from './texts.ts';

interface ReportStatesProps<Report> {
  readonly range: ReportRange;
  /** The result of `useApiQuery`. */
  readonly query: {
    readonly data: Report | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
  readonly isEmpty: (report: Report) => boolean;
  /** The text in place of the general sentence. */
  readonly emptyText?: string;
  readonly children: (report: Report) => ReactNode;
}

/** A report while it loads, when it failed, without anything, or with its figures and up to when they are complete. */
export function ReportStates<Report extends { readonly asOf: string }>(
  props: ReportStatesProps<Report>,
): ReactNode {
  const { range, query, isEmpty, emptyText, children } = props;
  const translate = useText();
  return (
    <QueryStates query={query} skeleton={<ReportSkeleton />} failedTitle={() => translate(texts.failed)}>
      {(report) => (
        <>
          <AsOf range={range} asOf={report.asOf} />
          {isEmpty(report) ? (
            <EmptyState text={emptyText ?? translate(texts.empty)}>
              <p>{translate(texts.emptyNext)}</p>
            </EmptyState>
          ) : (
            children(report)
          )}
        </>
      )}
    </QueryStates>
  );
}

/** The days in words, and the time up to which everything is counted. */
function AsOf({ range, asOf }: { readonly range: ReportRange; readonly asOf: string }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const [from, to] = [format.date(range.from), format.date(range.to)];
  const days = from === to ? from : translate(texts.between, { from, to });
  return (
    <p className={styles['asOf']}>{translate(texts.asOf, { range: days, time: format.dateTime(asOf) })}</p>
  );
}

function ReportSkeleton(): ReactNode {
  return (
    <div className={styles['skeleton']}>
      <Skeleton lines={2} />
      <div className={styles['block']} />
    </div>
  );
}
