import type { ApiError } from '@pathshala/web-kit/api-error';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { UseQueryResult } from '@pathshala/web-kit/query';
import type { ReactNode } from 'react';
import { useFreshQuery } from './use-fresh-query.ts';

type Edited<Answer> = Extract<Answer, { readonly rev: number }>;

export interface EditedRecordProps<Answer extends object> {
  readonly query: UseQueryResult<Answer, ApiError>;
  readonly failedTitle: string;
  /** The form of the record as it was read first: a later fetch does not change it. */
  readonly children: (record: Edited<Answer>) => ReactNode;
}

/** A record to edit; one without its revision, as others than its authors get it, is a failure. */
export function EditedRecord<Answer extends object>(props: EditedRecordProps<Answer>): ReactNode {
  const { query, failedTitle, children } = props;
  return (
    <QueryStates query={useFreshQuery(query)} failedTitle={() => failedTitle}>
      {(record) =>
        'rev' in record ? (
          children(record as Edited<Answer>)
        ) : (
          <FailedState title={failedTitle} error="" onRetry={() => void query.refetch()} />
        )
      }
    </QueryStates>
  );
}
