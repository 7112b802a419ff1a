import type { ReactNode } from 'react';
import { FailedState } from '../parts/failed-state.tsx';
import { type Services, ServicesContext } from '../services.ts';

interface CrashNoticeProps {
  readonly remote: string;
  readonly error: Error;
  readonly services: Services;
}

/** Replaces a remote that threw while it was rendered; the rest of the page keeps working. */
export function CrashNotice({ remote, error, services }: CrashNoticeProps): ReactNode {
  return (
    <ServicesContext value={services}>
      <div data-crashed={remote}>
        <FailedState error={error} onRetry={() => globalThis.location.reload()} />
      </div>
    </ServicesContext>
  );
}
