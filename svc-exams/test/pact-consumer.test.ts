import { eventsOf } from '@pathshala/pact/events';
import { sessionsEnded, userDeleted } from '@pathshala/svc-auth-contract/events';
import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignRegistered,
  campaignRegistrationCancelled,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import {
  courseDeleted,
  paperPublished,
  paperWithdrawn,
  studentEnrolled,
} from '@pathshala/svc-catalog-contract/events';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { createService } from '../src/service.ts';
import {
  enrolled,
  publishedCampaignPaper,
  publishedPastYear,
  registration,
} from './support/exams-service.ts';
import { campaignPaper, pastYearPaper } from './support/papers.ts';

eventsOf({ consumer: 'svc-exams', start: () => startTestService(createService) }, (event) => {
  event(paperPublished, { data: publishedPastYear(pastYearPaper()) });
  event(paperWithdrawn, { data: { paperId: 'year1', version: 2 } });
  event(studentEnrolled, { data: enrolled('student1') });
  event(courseDeleted, {
    data: { courseId: 'course1', courseKind: 'admission', deletedAt: '2026-01-15T10:00:00.000Z' },
  });
  event(campaignPaperPublished, { data: publishedCampaignPaper(campaignPaper()) });
  event(campaignPaperWithdrawn, { data: { paperId: 'exam1', version: 2 } });
  event(campaignRegistered, { data: registration('student1') });
  event(campaignRegistrationCancelled, { data: registration('student1', 2) });
  event(campaignResultsReleased, {
    data: { campaignId: 'campaign1', releasedAt: '2026-01-16T00:00:00.000Z' },
  });
  event(userDeleted, { data: { userId: 'student1' } });
  event(sessionsEnded, { data: { userId: 'student1', endedAt: '2026-01-15T10:00:00.000Z' } });
});
