import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import { permissions } from '@pathshala/rules/permissions';
import type { ScheduledExports } from '../ports.ts';

const text = {
  en: '{n} scheduled exports fail',
  one: '1 scheduled export fails',
  bn: '{n}টি নির্ধারিত এক্সপোর্ট ব্যর্থ হচ্ছে',
};

const maxCounted = 100;

/** Exports whose latest run failed three times, and those that stopped because of rights. */
export function listFailingExports({
  exports,
}: {
  readonly exports: Pick<ScheduledExports, 'failing'>;
}): ListWaitingWork {
  return async () => {
    const failing = await exports.failing(maxCounted);
    if (failing.length === 0) return [];
    const oldest = Math.min(...failing.map(({ failingSince, createdAt }) => failingSince ?? createdAt));
    return [
      waitingItemOf({
        kind: 'exports-failing',
        permission: permissions.administration,
        count: failing.length,
        oldestAt: new Date(oldest).toISOString(),
        path: '/boss/integrations/exports',
        text,
      }),
    ];
  };
}
