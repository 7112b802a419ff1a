import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf, type WaitingText } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { ReadWaiting } from './read-waiting.ts';

interface ListWaitingCampaignsDependencies {
  readonly readWaiting: ReadWaiting;
}

const texts = {
  'results-to-release': {
    en: 'Release the results of {title}',
    bn: '{title}-এর ফল প্রকাশ করুন',
  },
  'campaigns-without-exam': { en: '{title} has no questions yet', bn: '{title}-এ এখনো প্রশ্ন নেই' },
  'campaigns-without-key': {
    en: '{title}: {n} questions have no correct option',
    one: '{title}: 1 question has no correct option',
    bn: '{title}: {n}টি প্রশ্নে সঠিক উত্তর নেই',
  },
} satisfies Record<string, WaitingText>;

interface Waiting {
  readonly kind: keyof typeof texts;
  readonly title: string;
  readonly oldestAt: string;
  readonly path: string;
  readonly count?: number;
}

const itemOf = ({ kind, count = 1, ...rest }: Waiting) =>
  waitingItemOf({ ...rest, kind, count, permission: permissions.campaigns, text: texts[kind] });

/** Lists exam campaigns whose results can be released, and those that cannot be sat yet. */
export function listWaitingCampaigns({ readWaiting }: ListWaitingCampaignsDependencies): ListWaitingWork {
  return async () => {
    const { toRelease, withoutExam, withoutCorrectOption } = await readWaiting();
    const examOf = (id: string) => `/campaigns/${encodeURIComponent(id)}/add-exam`;
    return [
      ...toRelease.map(({ _id, title, endDate }) => {
        const path = `/boss/campaign-management/release/${encodeURIComponent(_id)}`;
        return itemOf({ kind: 'results-to-release', title, oldestAt: endDate, path });
      }),
      ...withoutExam.map(({ _id, title, startDate }) =>
        itemOf({ kind: 'campaigns-without-exam', title, oldestAt: startDate, path: examOf(_id) }),
      ),
      ...withoutCorrectOption.map(({ campaign: { _id, title, startDate }, questions: count }) =>
        itemOf({ kind: 'campaigns-without-key', title, oldestAt: startDate, path: examOf(_id), count }),
      ),
    ];
  };
}
