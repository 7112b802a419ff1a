import type { listExamCampaigns, listOwnRegistrations } from '@pathshala/svc-campaigns-contract/http';
import type { EnrolledCourse } from '@pathshala/svc-catalog-contract/enrolment';
import type { PaymentClaim } from '@pathshala/svc-catalog-contract/payment-claims';
import type { listOpenAttempts, readResult } from '@pathshala/svc-exams-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

export const enrolledCourse: EnrolledCourse = {
  enrolmentId: 'en1',
  courseId: 'c1',
  courseKind: 'admission',
  category: 'admissionPrep',
  name: 'ঢাকা | Dhaka University',
  courseCode: 'DU',
  courseThumbnail: '',
  enrolledAt: '2026-01-01T00:00:00.000Z',
  completed: 2,
  total: 5,
  progress: 40,
};

/** The answer to an enrolment. */
export const enrolled = { ...enrolledCourse, message: 'Enrollment successful!' };

export const claim: PaymentClaim = {
  _id: 'cl1',
  courseId: 'c1',
  courseKind: 'admission',
  courseName: 'ঢাকা | Dhaka',
  courseCode: 'DU',
  fee: 1200,
  method: 'nagad',
  amount: 1000,
  transactionId: '8N7A6B5C',
  note: '',
  state: 'refused',
  reason: '২০০ টাকা কম। | The amount is missing 200 taka.',
  sentAt: '2026-02-02T05:00:00.000Z',
  decidedAt: '2026-02-03T05:00:00.000Z',
};

export const openAttempt: AnswerOf<typeof listOpenAttempts>['items'][number] = {
  attemptId: 't1',
  examKind: 'past-year',
  examId: 'y2024',
  title: 'Running',
  courseId: 'c1',
  unitId: 'u1',
  attemptNo: 1,
  startedAt: '2026-02-02T05:00:00.000Z',
  deadlineAt: '2026-02-02T06:00:00.000Z',
  serverNow: '2026-02-02T05:11:08.000Z',
};

/** One result with its questions; a list shows it without them. */
export const fullResult: AnswerOf<typeof readResult> = {
  _id: 'r1',
  attemptId: 't1',
  studentId: '6560a0000000000000000001',
  examKind: 'past-year',
  examId: 'y2024',
  courseId: 'c1',
  unitId: 'u1',
  title: 'DU A 2024',
  attemptNo: 1,
  counts: true,
  score: 21.5,
  correct: 24,
  wrong: 10,
  blank: 6,
  totalMarks: 30,
  awaitsMarks: false,
  passingScore: null,
  isPassed: null,
  unmetMinima: [],
  meritScore: null,
  marksLost: 2.5,
  scoreWithoutWrong: 24,
  answered: 34,
  scoreVisibleFrom: null,
  subjects: [],
  feedback: 'Manually submitted.',
  feedbackCodes: ['exams.feedback.manual'],
  dateTaken: '2026-02-02T05:00:00.000Z',
  submittedAt: '2026-02-02T05:50:00.000Z',
  durationMs: 3_000_000,
  lateAnswersIgnored: false,
  scoreVersion: 1,
  correctedAt: null,
  correctionReason: null,
  paperUrl: '/exams/papers/y2024/1',
  choices: [],
  marking: null,
  previous: null,
};

export const examCampaign: AnswerOf<typeof listExamCampaigns>['items'][number] = {
  _id: 'e1',
  title: 'Model Test',
  type: 'model-test',
  description: '',
  date: null,
  startDate: '2026-03-01T05:00:00.000Z',
  endDate: '2026-03-02T05:00:00.000Z',
  location: '',
  image: '',
  registrationOpen: true,
  maxParticipants: 0,
  registeredCount: 3,
  waitingCount: 0,
  isFull: false,
  phase: 'upcoming',
  resultsReleasedAt: null,
  exam: {
    title: 'Model Test',
    timeLimit: 40,
    totalMarks: 30,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    scoreVisible: 'after-end',
    subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 30, marks: 30 }],
  },
};

export const registration: AnswerOf<typeof listOwnRegistrations>['items'][number] = {
  _id: 'rg1',
  status: 'registered',
  rollNumber: '000001',
  nameShown: 'roll',
  showsName: false,
  campaignId: 'e1',
  studentId: '6560a0000000000000000001',
  basicInfo: { fullName: 'Rahim Uddin', email: 'rahim@example.com', mobile: '01700000000' },
  registeredAt: '2026-02-01T05:00:00.000Z',
  hasMailFailed: false,
};
