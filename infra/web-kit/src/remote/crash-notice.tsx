import type { ReactNode } from 'react';
import { FailedState } from '../parts/failed-state.tsx';
import { type Services, ServicesContext } from '../services.ts';

interface CrashNoticeProps {
  readonly remote: string;
  readonly error: Error;
  readonly services: Services;
}

/** A part of the site that broke while it was shown: says so in its own place; everything around it goes on. */
export function CrashNotice({ remote, error, services }: CrashNoticeProps): ReactNode {
  return (
    <ServicesContext value={services}>
      <div data-crashed={remote}>
        <FailedState error={error} onRetry={() => globalThis.location.reload()} />
      </div>
    </ServicesContext>
  );
}
