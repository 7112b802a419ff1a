import { eventsOf } from '@pathshala/pact/events';
import { auditRecorded as authAudit, userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { auditRecorded as campaignsAudit } from '@pathshala/svc-campaigns-contract/events';
import {
  auditRecorded as catalogAudit,
  courseDeleted,
  progressChanged,
  studentEnrolled,
} from '@pathshala/svc-catalog-contract/events';
import { auditRecorded as examsAudit, examSubmitted } from '@pathshala/svc-exams-contract/events';
import { startSchool } from './school.ts';

const time = '2026-01-15T10:00:00.000Z';

const submitted = {
  attemptId: 'attempt1',
  resultId: 'result1',
  studentId: 'student1',
  examKind: 'past-year',
  examId: 'exam1',
  courseId: 'course1',
  unitId: 'unit1',
  title: 'A model test',
  attemptNo: 1,
  counts: true,
  score: 62.5,
  totalMarks: 100,
  correct: 65,
  wrong: 10,
  blank: 25,
  durationMs: 1000,
  dateTaken: time,
  submittedAt: time,
  scoreVersion: 1,
} as const;
const ofCampaign = { ...submitted, examKind: 'campaign', courseId: null, unitId: null } as const;
const audit = {
  userId: 'admin1',
  name: 'Head',
  route: 'patch /users/{id}',
  id: 'changed1',
  at: time,
  requestId: 'request1',
};

eventsOf({ consumer: 'svc-auth', start: startSchool }, (event) => {
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
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
  event(examSubmitted, { kind: 'of a past year', data: submitted });
  event(examSubmitted, { kind: 'of a campaign', data: { ...ofCampaign, scoreVisibleFrom: time } });
  event(courseDeleted, { data: { courseId: 'course1', courseKind: 'admission', deletedAt: time } });
  event(userDeleted, { data: { userId: 'student1' } });
  for (const definition of [authAudit, catalogAudit, examsAudit, campaignsAudit]) {
    event(definition, { data: audit });
  }
});
