import { eventsOf } from '@pathshala/pact/events';
import { settingsChanged, userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { changedSettings } from '@pathshala/svc-auth-contract/examples';
import {
  batchChanged,
  batchJoined,
  batchLeft,
  claimChanged,
  courseOutlined,
  paperPublished,
  paperWithdrawn,
  progressChanged,
  studentEnrolled,
  studentUnenrolled,
  workChanged,
} from '@pathshala/svc-catalog-contract/events';
import {
  examPaperPublished,
  examPaperWithdrawn,
  examSubmitted,
  keyCorrected,
} from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { startCatalog } from './start-catalog.ts';

const option = (letter: string, isCorrect: boolean) => ({ _id: `p1-${letter}`, text: letter, isCorrect });
const paper = {
  version: 1,
  courseId: 'course1',
  title: 'A model test',
  timeLimit: 60,
  totalMarks: 100,
  requiredSubjects: 1,
  negativeMarkingPercentage: 25,
  subjects: [
    {
      subjectName: 'Physics',
      mandatory: true,
      mcqs: [
        {
          _id: 'p1',
          question: '1 + 1?',
          points: 1,
          explanation: 'Because.',
          options: [option('a', true), option('b', false)],
        },
      ],
    },
  ],
};

eventsOf({ consumer: 'svc-catalog', start: startCatalog }, (event) => {
  event(userVerified, {
    data: { userId: 'student1', username: 'rahima', name: 'Rahima', email: 'rahima@example.com' },
  });
  event(userVerified, {
    kind: 'of an invited address',
    data: {
      userId: 'student1',
      username: 'rahima',
      name: 'Rahima',
      email: 'rahima@example.com',
      invitationId: 'invitation1',
    },
  });
  event(examSubmitted, { kind: 'of a past year', data: submittedExam });
  event(keyCorrected, {
    data: {
      paperId: 'year1',
      examKind: 'past-year',
      keyVersion: 2,
      questionId: 'p1',
      kind: 'change',
      before: ['p1-a'],
      correct: ['p1-b'],
      reason: 'Both books say b.',
      correctedAt: '2026-01-15T10:00:00.000Z',
    },
  });
  event(paperPublished, {
    data: {
      ...paper,
      paperId: 'year1',
      courseCode: 'TU',
      courseName: 'Test University',
      unitId: 'unit1',
      unitName: 'A unit',
    },
  });
  event(paperWithdrawn, { data: { paperId: 'year1', version: 2 } });
  event(examPaperPublished, {
    data: {
      ...paper,
      paperId: 'exam-of-lesson',
      examKind: 'standalone',
      unitId: null,
      window: { opensAt: '2026-01-15T10:00:00.000Z', closesAt: null },
      examType: 'MCQ',
    },
  });
  event(examPaperWithdrawn, { data: { paperId: 'exam-of-lesson', version: 2 } });
  event(workChanged, {
    data: {
      assignmentId: 'assignment1',
      courseId: 'course1',
      studentId: 'student1',
      state: 'marked',
      score: 8.5,
      maxScore: 10,
      at: '2026-01-15T10:00:00.000Z',
    },
  });
  event(settingsChanged, { data: changedSettings });
  const ofCourse = { courseId: 'course1', courseKind: 'admission' as const, courseName: 'Test University' };
  const enrolment = { enrolmentId: 'enrolment1', enrolledAt: '2026-01-15T10:00:00.000Z' };
  const ofStudent = { studentId: 'student1', category: 'admissionPrep' as const };
  event(studentEnrolled, {
    data: { ...ofCourse, ...ofStudent, ...enrolment, courseCode: 'TEST', courseThumbnail: '', fee: 500 },
  });
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
  event(progressChanged, {
    data: {
      ...ofStudent,
      courseId: 'course1',
      courseName: 'Test University',
      version: 1,
      completed: 1,
      total: 2,
      overallProgress: 50,
      enrolment: { ...enrolment, courseKind: 'admission' as const },
    },
  });
  event(claimChanged, {
    data: {
      ...ofCourse,
      claimId: 'claim1',
      version: 2,
      method: 'bkash',
      amount: 50_000,
      state: 'approved',
      sentAt: '2026-01-15T10:00:00.000Z',
      decidedAt: '2026-01-15T11:00:00.000Z',
    },
  });
  event(courseOutlined, { data: { ...ofCourse, version: 1, isDeleted: false, parents: [] } });
  event(userDeleted, { data: { userId: 'student1' } });
});
