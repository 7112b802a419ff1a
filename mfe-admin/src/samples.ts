import type { Batch } from '@pathshala/svc-catalog-contract/batches';
import type { replaceAdmissionCourse } from '@pathshala/svc-catalog-contract/http';
import type {
  ApiKey,
  changeSiteSettings,
  ExportableList,
  ExportRun,
  readUser,
  readWebhook,
  ScheduledExport,
  WebhookDelivery,
} from '@pathshala/svc-auth-contract/http';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import type { previewCourseCopy } from '@pathshala/svc-catalog-contract/copies';
import type {
  listExamCampaigns,
  listParticipants,
  replaceCampaign,
  replaceExamCampaign,
} from '@pathshala/svc-campaigns-contract/http';
import type { listAssignments, replaceAssignment } from '@pathshala/svc-catalog-contract/assignment-routes';
import type {
  listAcademicCourses,
  listAdmissionCourses,
  listCoupons,
  listDues,
  listLedger,
  listClaimQueue,
  listCourseMembers,
  listGradebookRows,
  previewCourseDeletion,
  readChapter,
  readContent,
  readCourseItem,
  readCourseOpenings,
  readGradebook,
  readLesson,
  readPriceList,
  readSubject,
  replaceAcademicCourse,
} from '@pathshala/svc-catalog-contract/http';
import type {
  listExams,
  listQuestions,
  readExam,
  readExamAnalysis,
  readQuestionFacets,
} from '@pathshala/svc-exams-contract/http';
import type { AnswerOf, RouteShape } from '@pathshala/web-kit/route-types';

type ItemOf<Route extends RouteShape> =
  AnswerOf<Route> extends { readonly items: readonly (infer Item)[] } ? Item : never;
type ExamRow = Extract<ItemOf<typeof listExams>, { readonly rev: number }>;
type ExamForAuthor = Extract<AnswerOf<typeof readExam>, { readonly rev: number }>;

const edited = { rev: 3, changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Karim' };

export const user = {
  _id: 'u1',
  username: 'mim',
  name: 'Mim Akter',
  email: 'mim@example.com',
  role: 'admin',
  active: true,
  createdAt: '2026-01-02T00:00:00.000Z',
  rev: 3,
  changedAt: '2026-01-03T00:00:00.000Z',
  changedBy: 'Karim',
} satisfies AnswerOf<typeof readUser>;

export const apiKey = {
  _id: 'k1',
  name: 'Accounting',
  hint: 'ps_aaaa',
  permissions: ['support'],
  makerName: 'Head',
  createdAt: '2026-01-02T00:00:00.000Z',
  expiresAt: '2026-12-31T18:00:00.000Z',
  lastUsedAt: '2026-01-03T00:00:00.000Z',
  lastUsedFrom: '203.0.113.7',
  state: 'active',
} satisfies ApiKey;

export const exportableList = {
  name: 'ledger',
  title: { en: 'Ledger', bn: 'হিসাবের খাতা' },
  columns: [
    { name: 'no', title: { en: 'No.', bn: 'ক্রমিক' } },
    { name: 'student', title: { en: 'Student', bn: 'শিক্ষার্থী' } },
  ],
  filters: [
    { name: 'days', title: { en: 'Days', bn: 'দিন' }, kind: 'days', isRequired: false, options: [] },
    {
      name: 'kind',
      title: { en: 'Kind', bn: 'ধরন' },
      kind: 'choice',
      isRequired: false,
      options: [{ value: 'payment', text: { en: 'Payment', bn: 'পরিশোধ' } }],
    },
    { name: 'courseId', title: { en: 'Course', bn: 'কোর্স' }, kind: 'course', isRequired: false, options: [] },
  ],
} satisfies ExportableList;

export const scheduledExport = {
  _id: 'x1',
  name: 'For the accountant',
  list: 'ledger',
  language: 'en',
  format: 'csv',
  columns: ['no', 'student'],
  filters: { days: 'yesterday' },
  schedule: { kind: 'daily', hour: 6 },
  destination: { kind: 'mail', recipientIds: ['u1'] },
  isOn: true,
  offReason: null,
  failedRuns: 0,
  nextRunAt: '2026-01-16T00:00:00.000Z',
  makerName: 'Head',
  createdAt: '2026-01-02T00:00:00.000Z',
  ...edited,
} satisfies ScheduledExport;

export const exportRun = {
  _id: 'r1',
  state: 'done',
  createdAt: '2026-01-15T00:00:00.000Z',
  finishedAt: '2026-01-15T00:00:04.000Z',
  nextTryAt: null,
  tries: 1,
  rows: 250,
  bytes: 48_100,
  destination: 'Head',
  error: '',
  detail: '',
  fileUntil: '2026-01-22T00:00:00.000Z',
} satisfies ExportRun;

export const webhook = {
  _id: 'h1',
  name: 'Accounting',
  url: 'https://example.com/hook',
  kinds: ['student.enrolled', 'payment.recorded'],
  isOn: true,
  offReason: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  ...edited,
} satisfies AnswerOf<typeof readWebhook>;

export const webhookDelivery = {
  _id: 'd1',
  messageId: 'msg_d1',
  kind: 'student.enrolled',
  state: 'waiting',
  createdAt: '2026-01-02T00:00:00.000Z',
  nextTryAt: '2026-01-02T00:05:00.000Z',
  tries: 1,
  attempts: [{ at: '2026-01-02T00:00:01.000Z', status: 500, error: 'refused', durationMs: 40 }],
  payload: '{"type":"student.enrolled","data":{"studentId":"s1"}}',
} satisfies WebhookDelivery;

export const course = {
  _id: 'c1',
  name: 'ঢাকা | Dhaka',
  courseCode: 'DU',
  courseThumbnail: '',
  enrollmentFee: 0,
  discountFee: 0,
  fee: 0,
  enrollmentDuration: '6 months',
  averageRating: 0,
  ratingCount: 0,
  unitCount: 2,
  yearCount: 3,
  questionCount: 40,
  enrolledCount: 12,
  createdAt: '2026-01-02T00:00:00.000Z',
  isEnrolled: false,
} satisfies AnswerOf<typeof listAdmissionCourses>['items'][number];

export const academicCourse = {
  _id: 'a1',
  title: 'পদার্থবিজ্ঞান | Physics',
  description: '',
  category: 'Academic',
  classLevel: 'Class 10',
  instructor: '',
  language: 'Bangla',
  level: 'beginner',
  status: 'draft',
  thumbnailImageUrl: '',
  price: 500,
  discountPrice: 100,
  fee: 400,
  totalDuration: 12,
  ratings: 0,
  ratingCount: 0,
  subjectCount: 2,
  createdAt: '2026-01-02T00:00:00.000Z',
  isEnrolled: false,
  enrolledCount: 12,
} satisfies AnswerOf<typeof listAcademicCourses>['items'][number];

/** The site settings as an administrator reads them. */
export const siteSettings = {
  ...defaultSiteSettings,
  requireSecondFactorForAdmins: false,
  rev: 3,
  changedAt: null,
  changedBy: null,
} satisfies AnswerOf<typeof changeSiteSettings>;

/** An academic course as its author reads it. */
export const storedAcademicCourse = {
  ...academicCourse,
  title: 'Physics',
  description: '<p>Motion and force</p>',
  status: 'upcoming',
  courseType: '',
  enrollmentStartDate: '2026-01-01',
  enrollmentEndDate: '2026-01-31',
  courseStartDate: '2026-02-01',
  courseEndDate: '2026-12-31',
  takesEnrolments: true,
  targetAudience: ['SSC'],
  prerequisites: ['Class 8'],
  certifications: [],
  tags: ['physics'],
  testimonials: [],
  faqs: [],
  interactiveSessions: [],
  courseResources: [],
  thumbnailImageUrl: `/api/files/svc-catalog/${'0a'.repeat(32)}`,
  ratings: 4.5,
  ratingCount: 0,
  discussionBoard: { open: true },
  rev: 4,
  changedAt: null,
  changedBy: null,
  subjects: [
    {
      _id: 's1',
      title: 'Mechanics',
      description: '',
      imageUrl: '',
      assignments: ['x1'],
      units: [
        { _id: 'u1', title: 'Motion', description: 'Speed', lessonCount: 3, lessons: ['l1'] },
        { _id: 'u2', title: 'Force', description: '', lessonCount: 0 },
      ],
    },
  ],
} satisfies AnswerOf<typeof replaceAcademicCourse>;

export const courseItem = {
  _id: 'physics',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  courseType: 'Academic',
  description: '<p>About it.</p>',
  status: 'draft',
  ...edited,
} satisfies AnswerOf<typeof readCourseItem>;

const ofCourse = { courseId: courseItem._id, courseName: courseItem.courseName };

export const subjectItem = {
  _id: 'mechanics',
  subjectName: 'Mechanics',
  subjectDescription: 'How things move.',
  chapters: 2,
  ...ofCourse,
  ...edited,
} satisfies AnswerOf<typeof readSubject>;

export const chapterItem = {
  _id: 'motion',
  chapterNumber: 1,
  chapterTitle: 'Motion',
  chapterSummary: 'Speed and time.',
  lessons: 12,
  ...ofCourse,
  subjectId: subjectItem._id,
  subjectName: subjectItem.subjectName,
  ...edited,
} satisfies AnswerOf<typeof readChapter>;

export const forceItem = {
  ...chapterItem,
  _id: 'force',
  chapterNumber: 2,
  chapterTitle: 'Force',
  lessons: 4,
} satisfies AnswerOf<typeof readChapter>;

export const contentItem = {
  _id: 'summary',
  chapterId: chapterItem._id,
  contentNumber: 1,
  title: 'Summary',
  contentDetails: '<h2>Speed</h2><p>Way by <strong>time</strong>.</p>',
  chapterTitle: chapterItem.chapterTitle,
  ...edited,
} satisfies AnswerOf<typeof readContent>;

export const lessonItem = {
  _id: 'speed',
  chapterId: chapterItem._id,
  title: 'Speed',
  content: `<p>${'Speed is way by time. '.repeat(10)}</p>`,
  videoLink: 'https://www.youtube.com/watch?v=abc',
  duration: 25,
  supplementaryMaterials: ['https://example.com/notes.pdf'],
  subLessons: [{ title: 'Units', content: '<p>m/s</p>', videoLink: '', duration: 5 }],
  exams: [{ examId: 'e1' }],
  ...edited,
} satisfies AnswerOf<typeof readLesson>;

export const noDeletion = {
  subjects: 0,
  chapters: 0,
  lessons: 0,
  contents: 0,
  assignments: 0,
  enrolled: 0,
  studentsWithResults: 0,
} satisfies AnswerOf<typeof previewCourseDeletion>;

export const batch = {
  _id: 'b1',
  name: 'এইচএসসি ২৬ | HSC 26',
  courseIds: ['c1'],
  courses: [{ courseId: 'c1', courseName: 'ঢাকা | Dhaka' }],
  teacherId: '',
  teacherName: 'Farhana',
  room: '302',
  capacity: 40,
  startsOn: '2026-02-01',
  endsOn: '',
  notifiesGuardian: false,
  memberCount: 12,
  createdAt: '2026-01-15T04:00:00.000Z',
  archivedAt: null,
  rev: 3,
  changedAt: null,
  changedBy: null,
} satisfies Batch;

export const examRow = {
  _id: 'e1',
  ExamNumber: 1,
  title: 'গতি পরীক্ষা | Motion test',
  type: 'MCQ',
  examKind: 'subject',
  totalMarks: 2,
  timeLimit: 20,
  passingScore: 1,
  negetiveMarkingPercentage: 25,
  startingDate: '2026-12-01T04:00:30.000Z',
  duration: 2,
  questionCount: 1,
  parentType: 'subject',
  parentId: 'mechanics',
  parentTitle: 'Mechanics',
  courseId: 'physics',
  courseName: 'Physics',
  subjectId: 'mechanics',
  ...edited,
} satisfies ExamRow;

const examOptions = ['5 m/s', '10 m/s'].map((text, index) => ({
  _id: `o${index}`,
  text,
  isCorrect: index === 1,
}));

export const exam = {
  ...examRow,
  mcqs: [
    {
      _id: 'm1',
      question: '<p>How fast?</p>',
      options: examOptions,
      explanation: '<p>Way by time.</p>',
      points: 2,
      bankQuestionId: null,
    },
  ],
  written: null,
  order: { questions: false, options: false },
  markingScheme: null,
  createdAt: '2026-11-01T10:00:00.000Z',
} satisfies ExamForAuthor;

export const bankQuestion = {
  _id: 'q1',
  question: '<p>Unit of force?</p>',
  options: [
    { _id: 'a', text: 'newton', isCorrect: true },
    { _id: 'b', text: 'joule', isCorrect: false },
  ],
  explanation: '<p>From F = ma.</p>',
  points: 1,
  subject: 'Physics',
  chapter: 'Force',
  difficulty: 'easy',
  tags: ['units'],
  source: 'DU 2019-20',
  forPractice: true,
  version: 2,
  createdAt: '2026-11-01T10:00:00.000Z',
  uses: 1,
  ...edited,
} satisfies ItemOf<typeof listQuestions>;

export const facets = {
  total: 1,
  used: 1,
  forPractice: 1,
  subjects: [{ subject: 'Physics', count: 1, chapters: [{ chapter: 'Force', count: 1 }] }],
  difficulties: [{ difficulty: 'easy', count: 1 }],
  tags: [{ tag: 'units', count: 1 }],
} satisfies AnswerOf<typeof readQuestionFacets>;

const option = (optionId: string, text: string, counts: readonly [number, number, number]) => {
  const [count, upper, lower] = counts;
  return { optionId, text, isCorrect: optionId.endsWith('a'), count, upper, lower };
};

const analysedQuestion = {
  questionId: 'q1',
  number: 1,
  subjectName: 'Physics',
  question: '<p>What is <b>force</b>?</p>',
  count: 32,
  correct: 20,
  wrong: 10,
  blank: 2,
  facility: 0.625,
  discrimination: 0.4,
  correlation: 0.3,
  meanSeconds: 40,
  options: [option('q1a', 'A push', [20, 9, 4]), option('q1b', 'A colour', [10, 0, 5])],
  findings: [],
};

/** An exam with two questions; the key of the second is suspicious. */
export const anAnalysis = {
  examId: 'exam1',
  examKind: 'standalone',
  title: 'মডেল | Model test',
  totalMarks: 2,
  attempts: 32,
  scores: { mean: 0.9, median: 1, standardDeviation: 0.6, highest: 2, lowest: -0.5 },
  reliability: 0.85,
  distribution: [
    { from: -1, to: 0, count: 4 },
    { from: 0, to: 2, count: 28 },
  ],
  questions: [
    analysedQuestion,
    {
      ...analysedQuestion,
      questionId: 'q2',
      number: 2,
      question: 'কোনটি ভারী? | Which is heavier?',
      correct: 10,
      wrong: 22,
      blank: 0,
      facility: 0.3125,
      discrimination: -0.7,
      options: [option('q2a', 'Iron', [10, 2, 9]), option('q2b', 'Lead', [22, 17, 3])],
      findings: ['best-wrong', 'negative-discrimination'],
    },
  ],
  computedAt: '2026-02-02T05:00:00.000Z',
} satisfies AnswerOf<typeof readExamAnalysis>;

/** A campaign without an exam, as its author reads it. */
export const generalCampaign = {
  _id: 'g1',
  title: 'শিক্ষা মেলা | Education fair',
  type: 'Fair',
  description: '<p>Come and see.</p>',
  date: null,
  startDate: '2030-03-01T04:00:00.000Z',
  endDate: '2030-03-01T10:00:00.000Z',
  location: 'Dhaka',
  image: '',
  registrationOpen: true,
  maxParticipants: 40,
  registeredCount: 30,
  waitingCount: 2,
  unconfirmedCount: 0,
  isFull: false,
  phase: 'upcoming',
  rev: 3,
  changedAt: '2026-01-15T10:00:00.000Z',
  changedBy: 'Rahima',
} satisfies AnswerOf<typeof replaceCampaign>;

/** An exam campaign with one question, as its author reads it. */
export const examCampaign = {
  ...generalCampaign,
  _id: 'e1',
  title: 'মডেল টেস্ট | Model test',
  resultsReleasedAt: null,
  startedAt: null,
  exam: {
    title: '',
    timeLimit: 30,
    totalMarks: 1,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    scoreVisible: 'after-end',
    order: { questions: true, options: false },
    subjects: [
      {
        subjectName: 'Physics',
        mandatory: true,
        questionCount: 1,
        marks: 1,
        mcqs: [
          {
            _id: 'q1',
            question: '<p>1 + 1?</p>',
            points: 1,
            explanation: '',
            options: [
              { _id: 'o1', text: '2', isCorrect: true },
              { _id: 'o2', text: '3', isCorrect: false },
            ],
          },
        ],
      },
    ],
  },
} satisfies AnswerOf<typeof replaceExamCampaign>;

/** The same as everybody sees it, over. */
export const publicCampaign = {
  _id: 'e1',
  title: 'Model test',
  type: 'Model test',
  description: '',
  date: null,
  startDate: '2026-01-01T00:00:00.000Z',
  endDate: '2026-02-01T00:00:00.000Z',
  location: '',
  image: '',
  registrationOpen: true,
  maxParticipants: 30,
  registeredCount: 30,
  waitingCount: 2,
  isFull: true,
  phase: 'past',
  resultsReleasedAt: null,
  exam: {
    title: '',
    timeLimit: 30,
    totalMarks: 3,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    scoreVisible: 'after-end',
    subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 3, marks: 3 }],
  },
} satisfies AnswerOf<typeof listExamCampaigns>['items'][number];

/** A confirmed registration of a general campaign. */
export const participant = {
  _id: 'r1',
  status: 'registered',
  state: 'confirmed',
  nameShown: 'roll',
  showsName: false,
  rollNumber: '000001',
  campaignId: 'g1',
  studentId: null,
  basicInfo: { fullName: 'Student 1', email: 's1@example.com', mobile: '01711111111' },
  registeredAt: '2026-01-01T10:00:00.000Z',
  hasMailFailed: false,
  checkedInAt: null,
} satisfies AnswerOf<typeof listParticipants>['items'][number];

/** An account whose second instalment is overdue. */
export const feeAccount = {
  _id: 'fee1',
  studentId: 's1',
  courseId: 'c1',
  courseKind: 'academic',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  batchId: null,
  planId: 'plan1',
  planName: 'Two instalments',
  chargedPaisa: 70_050,
  discountPaisa: 0,
  paidPaisa: 40_050,
  balancePaisa: 30_000,
  duePaisa: 30_000,
  oldestDueOn: '2027-01-20',
  daysOverdue: 16,
  mailedOn: null,
  pausedAt: null,
  dues: [{ dueOn: '2027-01-20', amountPaisa: 30_000, paidPaisa: 0 }],
} satisfies ItemOf<typeof listDues>;

export const feeEntry = {
  _id: 'entry1',
  no: 2,
  kind: 'payment',
  corrects: null,
  amountPaisa: 40_050,
  method: 'cash',
  reference: '',
  note: '',
  receipt: '2027-000123',
  accountId: 'fee1',
  studentId: 's1',
  courseId: 'c1',
  courseKind: 'academic',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  batchId: null,
  teacher: 'Karim',
  byId: null,
  at: '2027-01-10T06:00:00.000Z',
  day: '2027-01-10',
  movedOn: null,
  reversalOf: null,
} satisfies ItemOf<typeof listLedger>;

export const coupon = {
  _id: 'EID-2027',
  code: 'EID-2027',
  percent: 10,
  amountPaisa: null,
  maxUses: 10,
  maxPerStudent: 1,
  courseIds: [],
  endsOn: '2027-03-31',
  isActive: true,
  used: 3,
  ...edited,
} satisfies ItemOf<typeof listCoupons>;

export const priceList = {
  courseId: 'c1',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  coursePricePaisa: 70_050,
  plans: [
    {
      planId: 'plan1',
      planName: 'Two instalments',
      kind: 'instalments',
      pricePaisa: 70_050,
      instalments: [
        { dueOn: '2027-01-10', amountPaisa: 40_050 },
        { dueOn: '2027-01-20', amountPaisa: 30_000 },
      ],
    },
  ],
  ...edited,
  rev: 1,
} satisfies AnswerOf<typeof readPriceList>;

const alwaysOpen = { opensAt: null, closesAt: null, after: null };

/** A course with a chapter of two lessons; the chapter opens later. */
export const courseOpenings = {
  courseId: 'c1',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  parts: [
    { _id: 'c1', kind: 'course', title: 'পদার্থবিজ্ঞান | Physics', ...alwaysOpen },
    { _id: 's1', kind: 'subject', title: 'বলবিদ্যা | Mechanics', ...alwaysOpen },
    { _id: 'u1', kind: 'chapter', title: 'গতি | Motion', ...alwaysOpen, opensAt: '2026-02-01T04:00:00.000Z' },
    { _id: 'l1', kind: 'lesson', title: 'বেগ | Speed', ...alwaysOpen },
    { _id: 'l2', kind: 'lesson', title: 'বল | Force', ...alwaysOpen },
  ],
  ...edited,
  rev: 1,
} satisfies AnswerOf<typeof readCourseOpenings>;

/** An admission course as its author edits it. */
export const storedCourse = {
  _id: 'c1',
  name: 'Stored course',
  courseCode: 'ST',
  courseThumbnail: '',
  description: '',
  courseFeatures: [],
  subjectAreas: [],
  studentRequirements: [],
  enrollmentProcessSteps: [],
  enrollmentFee: 0,
  discountFee: 0,
  enrollmentDuration: '',
  instructor: '',
  testimonials: [],
  averageRating: 0,
  ratingCount: 0,
  faqs: [],
  enrolledCount: 7,
  rev: 4,
  changedAt: null,
  changedBy: null,
  units: [{ _id: 'u1', unitName: 'Science', years: [] }],
} satisfies AnswerOf<typeof replaceAdmissionCourse>;

/** The preview of a copy of an academic course without moved dates. */
export const copyPreview = {
  courseId: 'c1',
  courseKind: 'academic',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  startsOn: '2026-02-01',
  days: 0,
  takes: ['opening', 'fee', 'batch', 'assignment', 'class'],
  dates: [
    {
      kind: 'course',
      title: 'পদার্থবিজ্ঞান | Physics',
      field: 'starts',
      from: '2026-02-01',
      to: '2026-02-01',
      isFriday: false,
      isPast: true,
    },
    {
      kind: 'opening',
      title: 'গতি | Motion',
      field: 'opens',
      from: '2026-02-03T04:00:00.000Z',
      to: '2026-02-03T04:00:00.000Z',
      isFriday: false,
      isPast: true,
    },
  ],
} satisfies AnswerOf<typeof previewCourseCopy>;
/** A course with an assignment and an exam. */
export const gradebook = {
  courseId: 'c1',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  kindWeights: { exam: 1, 'past-year': 1, assignment: 1 },
  missing: 'zero',
  counted: 'latest',
  isReleased: false,
  items: [
    {
      itemId: 'a1',
      kind: 'assignment',
      title: 'গতি | Motion',
      totalMarks: 10,
      weight: 1,
      share: 50,
      ownWeight: null,
      dueAt: '2026-01-20T10:00:00.000Z',
      batchIds: [],
    },
    {
      itemId: 'x1',
      kind: 'exam',
      title: 'মডেল টেস্ট | Model test',
      totalMarks: 100,
      weight: 1,
      share: 50,
      ownWeight: null,
      dueAt: null,
      batchIds: [],
    },
  ],
  studentCount: 2,
  isSorting: false,
  ...edited,
  rev: 1,
} satisfies AnswerOf<typeof readGradebook>;

/** A student with a marked assignment. */
export const gradebookRow = {
  _id: 's1',
  studentId: 's1',
  rank: 1,
  total: 85,
  grade: 'A+',
  cells: [{ itemId: 'a1', state: 'marked', score: 8.5, totalMarks: 10 }],
} satisfies ItemOf<typeof listGradebookRows>;

export const courseMember = {
  _id: 'e1',
  studentId: 's1',
  enrolledAt: '2026-01-15T10:00:00.000Z',
  progress: 40,
  lastActiveAt: '2026-01-16T10:00:00.000Z',
  batches: [{ batchId: 'b1', name: 'সকাল | Morning' }],
} satisfies ItemOf<typeof listCourseMembers>;

/** An assignment in its list. */
export const assignmentItem = {
  _id: 'a1',
  title: 'গতি | Motion',
  dueDate: '2026-01-20T10:00:00.000Z',
  assignmentType: 'individual',
  maxScore: 10,
  courseId: 'c1',
  courseName: 'Physics',
  subjectId: 's1',
  subjectName: 'Mechanics',
  createdAt: '2026-01-01T10:00:00.000Z',
  submissionCount: 3,
  unmarkedCount: 2,
} satisfies ItemOf<typeof listAssignments>;

/** An assignment as its author reads it. */
export const assignment = {
  ...assignmentItem,
  description: '<p>Draw the graph.</p>',
  criteria: [
    { name: 'Drawing', maxScore: 6 },
    { name: 'Units', maxScore: 4 },
  ],
  instructions: '',
  submissionLink: '',
  batchIds: [],
  rev: 1,
  changedAt: null,
  changedBy: null,
} satisfies AnswerOf<typeof replaceAssignment>;

/** A payment that a student reports. */
export const claim = {
  _id: 'cl1',
  studentId: 's1',
  studentName: 'Rahima Begum',
  courseId: 'c1',
  courseKind: 'admission',
  courseName: 'ঢাকা | Dhaka',
  courseCode: 'DU',
  fee: 1200,
  method: 'bkash',
  amount: 1200,
  transactionId: '8N7A6B5C',
  note: 'Paid by my father',
  state: 'sent',
  reason: '',
  sentAt: '2026-02-02T05:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
} satisfies ItemOf<typeof listClaimQueue>;
