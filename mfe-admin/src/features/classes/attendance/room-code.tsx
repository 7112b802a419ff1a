import type { readAttendanceCode } from '@pathshala/svc-catalog-contract/attendance-routes';
import { QrCode } from '@pathshala/web-kit/parts/qr-code';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from './attendance.module.css';
import { texts } from './texts.ts';

const soonestMs = 1_000;

/** The code that students scan in the room; the next one is read when it changes. */
export function RoomCode({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readAttendanceCode>(
    '/classes/{id}/attendance/code',
    { params: { id } },
    {
      gcTime: 0,
      refetchInterval: (code) =>
        code === undefined ? false : Math.max(soonestMs, Date.parse(code.nextAt) - Date.now()),
    },
  );
  return (
    <QueryStates query={query}>
      {({ path }) => (
        <div className={styles['code']}>
          <QrCode text={`${location.origin}${path}`} label={translate(texts.codeLabel)} />
          <p>{translate(texts.codeHelp)}</p>
        </div>
      )}
    </QueryStates>
  );
}
