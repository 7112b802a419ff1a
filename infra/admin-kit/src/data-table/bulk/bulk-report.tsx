import { isApiError } from '@pathshala/web-kit/api-error';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ListedRow } from '../list-source.ts';
import type { FailedRow } from './use-bulk-run.ts';
import styles from './bulk.module.css';

const texts = {
  done: { en: '{n} done.', bn: '{n}টি হয়েছে।' },
  left: { en: '{n} not begun, because you stopped.', bn: 'থামানোয় {n}টি শুরু হয়নি।' },
  failed: { en: '{n} failed:', bn: '{n}টি হয়নি:' },
  unknown: { en: 'Something went wrong. Try again.', bn: 'কিছু একটা ভুল হয়েছে। আবার চেষ্টা করুন।' },
};

export interface BulkReportProps<Row extends ListedRow> {
  readonly done: number;
  readonly left: number;
  readonly failed: readonly FailedRow<Row>[];
  readonly rowName: (row: Row) => string;
}

/** Reports the result of a bulk action, and each row that failed with its reason. */
export function BulkReport<Row extends ListedRow>({
  done,
  left,
  failed,
  rowName,
}: BulkReportProps<Row>): ReactNode {
  const translate = useText();
  /** Only the messages of services are written for users. */
  const reasonOf = (error: Error): string => (isApiError(error) ? error.message : translate(texts.unknown));
  return (
    <div aria-live="polite">
      <p>{translate(texts.done, { n: done })}</p>
      {left > 0 && <p>{translate(texts.left, { n: left })}</p>}
      {failed.length > 0 && (
        <>
          <p>{translate(texts.failed, { n: failed.length })}</p>
          <ul className={styles['failed']}>
            {failed.map(({ row, error }) => (
              <li key={row._id}>
                <strong>{rowName(row)}</strong>: {reasonOf(error)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
