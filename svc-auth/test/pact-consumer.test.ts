import { eventsOf, exactly } from '@pathshala/pact/events';
import { auditEvents } from '@pathshala/svc-auth-contract/audit-events';
import {
  userDeleted,
  userEmailChanged,
  userMobileProved,
  userVerified,
  workWaiting as authWork,
} from '@pathshala/svc-auth-contract/events';
import {
  campaignResultsReleased,
  campaignRegistered,
  campaignRegistrationCancelled,
  noticeRequested as campaignsNotice,
  smsRequested,
  workWaiting as campaignsWork,
} from '@pathshala/svc-campaigns-contract/events';
import {
  batchJoined,
  batchLeft,
  courseDeleted,
  courseOutlined,
  noticeRequested,
  paymentRecorded,
  progressChanged,
  studentAbsent,
  studentEnrolled,
  studentUnenrolled,
  workWaiting as catalogWork,
} from '@pathshala/svc-catalog-contract/events';
import {
  examSubmitted,
  noticeRequested as examsNotice,
  workWaiting as examsWork,
} from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { startSchool, type School } from './school.ts';

const time = '2026-01-15T10:00:00.000Z';

const ofCampaign = { ...submittedExam, examKind: 'campaign', courseId: null, unitId: null } as const;
const place = { membershipId: 'membership1', batchId: 'batch1', studentId: 'student1' };
const work = {
  version: 1,
  items: [
    {
      kind: 'payment-claims',
      permission: ['support'],
      count: 1,
      oldestAt: time,
      path: '/boss',
      text: { en: 'Work', bn: 'কাজ' },
    },
  ],
};
const audit = {
  userId: 'admin1',
  name: 'Head',
  route: 'patch /users/{id}',
  id: 'changed1',
  at: time,
  requestId: 'request1',
};

async function readerOf(school: School): Promise<string> {
  return (await school.enter('reader')).userId;
}

eventsOf({ consumer: 'svc-auth', start: startSchool }, (event) => {
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
  });
  event(userEmailChanged, {
    data: {
      userId: 'student1',
      username: 'rahima',
      name: 'Rahima',
      email: 'new@example.com',
      previousEmail: 'rahima@example.com',
    },
  });
  event(userMobileProved, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', mobile: '8801712345678' },
  });
  event(studentEnrolled, {
    data: {
      enrolmentId: 'enrolment1',
      studentId: 'student1',
      courseId: 'course1',
      courseKind: 'admission',
      category: 'admissionPrep',
      courseName: 'Dhaka University',
      courseCode: 'DU',
      courseThumbnail: '/thumbnail.webp',
      enrolledAt: time,
    },
  });
  event(studentUnenrolled, {
    data: {
      enrolmentId: 'enrolment1',
      studentId: 'student1',
      courseId: 'course1',
      courseKind: 'admission',
      version: 2,
      progressVersion: 1,
      endedAt: time,
    },
  });
  event(batchJoined, { data: { ...place, version: 1, joinedAt: time, movedFrom: null } });
  event(batchLeft, {
    data: { ...place, version: 2, leftAt: time, movedTo: null, endsEnrolments: false },
  });
  event(paymentRecorded, {
    data: {
      entryId: 'entry1',
      studentId: 'student1',
      courseId: 'course1',
      courseName: 'Dhaka University',
      amountPaisa: 50_000,
      method: 'cash',
      reference: '',
      at: time,
    },
  });
  event(campaignResultsReleased, { data: { campaignId: 'campaign1', releasedAt: time } });
  event(studentAbsent, {
    data: {
      absenceId: 'absence1',
      studentId: 'student1',
      classId: 'class1',
      classTitle: 'Vectors',
      batchName: 'Morning',
      startsAt: time,
    },
  });
  const registration = { registrationId: 'registration1', campaignId: 'campaign1', studentId: 'student1' };
  event(campaignRegistered, { data: { ...registration, version: 1 } });
  event(campaignRegistrationCancelled, { data: { ...registration, version: 2 } });
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
    },
  });
  event(progressChanged, {
    kind: 'of a lesson',
    data: {
      studentId: 'student1',
      courseId: 'course1',
      category: 'academic',
      courseName: 'Physics',
      version: 1,
      completed: 1,
      total: 2,
      overallProgress: 50,
      lastLessonAt: time,
      recentLessons: [{ lessonId: 'lesson1', completedAt: time }],
    },
  });
  event(examSubmitted, { kind: 'of a past year', data: submittedExam });
  event(examSubmitted, {
    kind: 'of a review of mistakes',
    data: {
      ...submittedExam,
      examKind: 'practice',
      courseId: null,
      unitId: null,
      isReview: exactly(true),
    },
  });
  event(examSubmitted, { kind: 'of a campaign', data: { ...ofCampaign, scoreVisibleFrom: time } });
  event(courseDeleted, { data: { courseId: 'course1', courseKind: 'admission', deletedAt: time } });
  event(courseOutlined, {
    data: {
      courseId: 'course1',
      courseKind: 'admission',
      courseName: 'Dhaka University',
      version: 1,
      isDeleted: false,
      parents: [],
    },
  });
  event(userDeleted, { data: { userId: 'student1' } });
  event(noticeRequested, {
    data: {
      studentId: 'student1',
      template: 'enrolled',
      values: { courseName: 'Dhaka University', path: '/courses/admission/DU/units', enrolledAt: time },
    },
    before: async (school) => {
      const studentId = await readerOf(school);
      return { studentId };
    },
    after: async (school) => {
      const mail = school.mail.sent.find(({ id }) => id.startsWith('notice-'));
      if (mail === undefined) throw new Error('the notice was not mailed');
    },
  });
  event(campaignsNotice, {
    data: {
      studentId: 'student1',
      template: 'place-offered',
      values: { title: 'A model test', path: '/campaigns/exam/exam1', until: time },
    },
  });
  event(examsNotice, {
    data: {
      studentId: 'student1',
      template: 'result-corrected',
      values: {
        title: 'A model test',
        path: '/exams/results/result1',
        reason: 'A second look.',
        scores: { before: 40, after: 42.5 },
      },
    },
  });
  event(smsRequested, {
    data: {
      registrationId: 'registration1',
      to: '8801712345678',
      purpose: exactly('code'),
      texts: ['123456 is your code. Tell it to nobody.'],
      until: time,
    },
  });
  for (const definition of [authWork, catalogWork, examsWork, campaignsWork]) {
    event(definition, { data: work });
  }
  for (const definition of auditEvents) {
    event(definition, { data: audit });
  }
});
