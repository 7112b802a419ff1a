import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AttemptPorts } from '../attempts/index.ts';
import type { EntitlementPorts } from '../entitlements/index.ts';
import type { MistakePorts } from '../mistakes/index.ts';
import type { Papers } from '../papers/index.ts';
import { onCampaignResultsReleased } from './events.ts';
import {
  createDocumentExamAnnouncements,
  examAnnouncementAggregates,
  examAnnouncementIndexes,
} from './storage/document-exam-announcements.ts';
import { createDocumentReviewDays, reviewDayAggregates } from './storage/document-review-days.ts';
import {
  createDocumentResultAnnouncements,
  resultAnnouncementAggregates,
  resultAnnouncementIndexes,
} from './storage/document-result-announcements.ts';
import { announceExams } from './use-cases/announce-exams.ts';
import { announceReleased, announceResults } from './use-cases/announce-results.ts';
import { remindReviews } from './use-cases/remind-reviews.ts';

const minute = 60_000;

/** Notices that go out at a time: an exam within the hour, results that are out, mistakes that are due. */
export function createRemindersCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  ports: Pick<EntitlementPorts, 'entitlements'> &
    Pick<MistakePorts, 'dueReviews'> &
    Pick<AttemptPorts, 'deskAttempts'> & { readonly papers: Papers },
): Capability {
  const { now } = platform;
  const announcements = createDocumentExamAnnouncements(platform);
  const days = createDocumentReviewDays(platform);
  const results = createDocumentResultAnnouncements(platform);
  return {
    subscriptions: [onCampaignResultsReleased(announceReleased({ ...ports, results, now }))],
    jobs: [
      { name: 'announce-exams', everyMs: minute, run: announceExams({ ...ports, announcements, now }) },
      { name: 'announce-results', everyMs: minute, run: announceResults({ ...ports, results, now }) },
      { name: 'remind-reviews', everyMs: 5 * minute, run: remindReviews({ ...ports, days, now }) },
    ],
    aggregates: [...examAnnouncementAggregates, ...reviewDayAggregates, ...resultAnnouncementAggregates],
    indexes: [...examAnnouncementIndexes, ...resultAnnouncementIndexes],
  };
}
