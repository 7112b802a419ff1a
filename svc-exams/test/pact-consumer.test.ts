import { eventsOf } from '@pathshala/pact/events';
import {
  profileChanged,
  sessionsEnded,
  settingsChanged,
  userDeleted,
  userVerified,
} from '@pathshala/svc-auth-contract/events';
import { changedSettings } from '@pathshala/svc-auth-contract/examples';
import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignRegistered,
  campaignRegistrationCancelled,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import {
  batchChanged,
  batchJoined,
  batchLeft,
  accessChanged,
  courseCopied,
  courseDeleted,
  courseOutlined,
  progressChanged,
  paperPublished,
  paperWithdrawn,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import {
  examPaperPublished,
  examPaperWithdrawn,
  examSubmitted,
  keyCorrected,
} from '@pathshala/svc-exams-contract/events';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { createService } from '../src/service.ts';
import {
  enrolled,
  publishedCampaignPaper,
  publishedPastYear,
  registration,
} from './support/exams-service.ts';
import { outline } from './support/course-exams.ts';
import { campaignPaper, pastYearPaper } from './support/papers.ts';

const {
  courseCode: _code,
  courseName: _name,
  unitName: _unit,
  ...published
} = publishedPastYear(pastYearPaper({ paperId: 'exam-of-lesson' }));
const publishedExam = {
  ...published,
  examKind: 'standalone' as const,
  unitId: null,
  window: { opensAt: '2026-01-15T10:00:00.000Z', closesAt: null },
  examType: 'MCQ' as const,
};

eventsOf({ consumer: 'svc-exams', start: () => startTestService(createService) }, (event) => {
  event(paperPublished, { data: publishedPastYear(pastYearPaper()) });
  event(paperWithdrawn, { data: { paperId: 'year1', version: 2 } });
  event(studentEnrolled, { data: enrolled('student1') });
  event(studentUnenrolled, {
    data: {
      enrolmentId: 'enrolment1',
      studentId: 'student1',
      courseId: 'course1',
      courseKind: 'admission',
      version: 2,
      progressVersion: 1,
      endedAt: '2026-01-16T10:00:00.000Z',
    },
  });
  const place = { membershipId: 'member1', batchId: 'batch1', studentId: 'student1' };
  event(batchChanged, {
    data: {
      batchId: 'batch1',
      version: 1,
      name: 'Morning',
      courseIds: ['course1'],
      isArchived: false,
      addedCourseIds: [],
    },
  });
  event(batchJoined, {
    data: { ...place, version: 1, joinedAt: '2026-01-15T10:00:00.000Z', movedFrom: null },
  });
  event(batchLeft, {
    data: {
      ...place,
      version: 2,
      leftAt: '2026-01-16T10:00:00.000Z',
      movedTo: null,
      endsEnrolments: false,
    },
  });
  event(accessChanged, {
    data: { studentId: 'student1', courseId: 'course1', isPaused: false, version: 1 },
  });
  event(courseDeleted, {
    data: { courseId: 'course1', courseKind: 'admission', deletedAt: '2026-01-15T10:00:00.000Z' },
  });
  event(courseOutlined, { data: outline() });
  event(courseOutlined, {
    kind: 'with openings',
    data: outline(1, {
      openings: [{ id: 'physics', opensAt: null, closesAt: '2036-01-01T04:00:00.000Z', after: null }],
    }),
  });
  event(courseCopied, {
    data: {
      courseId: 'course2',
      fromCourseId: 'course1',
      courseKind: 'admission',
      courseName: 'Dhaka University (copy)',
      days: 7,
      parts: [{ from: 'course1', to: 'course2' }],
      copiedAt: '2026-01-15T10:00:00.000Z',
    },
  });
  event(progressChanged, {
    data: {
      studentId: 'student1',
      courseId: 'course1',
      category: 'admissionPrep',
      courseName: 'Dhaka University',
      version: 1,
      completed: 1,
      total: 2,
      overallProgress: 50,
      completedParts: ['year1'],
    },
  });
  event(campaignPaperPublished, {
    data: publishedCampaignPaper(campaignPaper({ order: { questions: true, options: true } })),
  });
  event(campaignPaperWithdrawn, { data: { paperId: 'exam1', version: 2 } });
  event(campaignRegistered, { data: { ...registration('student1'), personKeys: ['mailbox', 'number'] } });
  event(campaignRegistered, {
    kind: 'of a participant',
    data: { ...registration(null), registrationId: 'registration2', participantId: 'registration2' },
  });
  event(campaignRegistrationCancelled, { data: registration('student1', 2) });
  event(campaignResultsReleased, {
    data: { campaignId: 'campaign1', releasedAt: '2026-01-16T00:00:00.000Z' },
  });
  event(examSubmitted, { kind: 'of a past year', data: submittedExam });
  event(examPaperPublished, { data: publishedExam });
  event(examPaperWithdrawn, { data: { paperId: 'exam-of-lesson', version: 2 } });
  event(keyCorrected, {
    data: {
      paperId: 'exam-of-lesson',
      examKind: 'standalone',
      keyVersion: 2,
      questionId: 'p1',
      kind: 'change',
      before: ['p1-a'],
      correct: ['p1-b'],
      reason: 'Both books say b.',
      correctedAt: '2026-01-15T10:00:00.000Z',
    },
  });
  event(settingsChanged, { data: changedSettings });
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
  });
  event(profileChanged, {
    data: { userId: 'student1', changeNo: 1, district: 'Dhaka', college: 'A college' },
  });
  event(userDeleted, { data: { userId: 'student1' } });
  event(sessionsEnded, { data: { userId: 'student1', endedAt: '2026-01-15T10:00:00.000Z' } });
});
