import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { EntitlementPorts } from '../entitlements/index.ts';
import type { MistakePorts } from '../mistakes/index.ts';
import type { Papers } from '../papers/index.ts';
import {
  createDocumentExamAnnouncements,
  examAnnouncementAggregates,
  examAnnouncementIndexes,
} from './storage/document-exam-announcements.ts';
import { createDocumentReviewDays, reviewDayAggregates } from './storage/document-review-days.ts';
import { announceExams } from './use-cases/announce-exams.ts';
import { remindReviews } from './use-cases/remind-reviews.ts';

const minute = 60_000;

/** Reminders of students: an exam within the hour, mistakes that are due. */
export function createRemindersCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  ports: Pick<EntitlementPorts, 'entitlements'> &
    Pick<MistakePorts, 'dueReviews'> & { readonly papers: Papers },
): Capability {
  const { now } = platform;
  const announcements = createDocumentExamAnnouncements(platform);
  const days = createDocumentReviewDays(platform);
  return {
    jobs: [
      { name: 'announce-exams', everyMs: minute, run: announceExams({ ...ports, announcements, now }) },
      { name: 'remind-reviews', everyMs: 5 * minute, run: remindReviews({ ...ports, days, now }) },
    ],
    aggregates: [...examAnnouncementAggregates, ...reviewDayAggregates],
    indexes: examAnnouncementIndexes,
  };
}
