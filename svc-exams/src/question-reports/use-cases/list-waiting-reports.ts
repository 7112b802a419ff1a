import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Reports } from '../ports.ts';

const text = {
  en: '{n} reported questions wait for an answer',
  one: '1 reported question waits for an answer',
  bn: '{n}টি প্রশ্ন নিয়ে অভিযোগের উত্তর বাকি',
};

/** Lists questions with unanswered reports. */
export function listWaitingReports({
  reports,
}: {
  readonly reports: Pick<Reports, 'list'>;
}): ListWaitingWork {
  return async () => {
    const { items, total } = await reports.list({ state: 'open', sort: 'sent', page: 1, pageSize: 1 });
    const [oldest] = items;
    if (oldest === undefined) return [];
    return [
      waitingItemOf({
        kind: 'question-reports',
        permission: [permissions.questions, permissions.marking],
        count: total,
        oldestAt: oldest.sentAt,
        path: '/boss/question-reports?state=open',
        text,
      }),
    ];
  };
}
