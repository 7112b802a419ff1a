import type { RoutineClass } from '@pathshala/svc-catalog-contract/classes';
import type {
  listExamCampaigns,
  listOwnRegistrations,
  readMeritList,
} from '@pathshala/svc-campaigns-contract/http';
import type {
  listNotices,
  listOwnSessions,
  listPasskeys,
  readDashboard,
  readOwnData,
  readOwnStudent,
} from '@pathshala/svc-auth-contract/http';
import type {
  enrol,
  listAcademicCourses,
  listAdmissionCourses,
  listAssignments,
  listClaims,
  listEnrolledCourses,
  listLessonQuestions,
  listOwnFees,
  readOwnMarks,
  listSampleQuestions,
  readAcademicCourse,
  readAssignment,
  readCourseDetails,
  readCourseOutline,
  readCourseProgress,
  readFeeAccount,
  readLesson,
  readOwnSubmission,
  readUnitDetails,
  readOwnCheckout,
} from '@pathshala/svc-catalog-contract/http';
import type {
  listExams,
  listOpenAttempts,
  listRegisteredExams,
  readResult,
} from '@pathshala/svc-exams-contract/http';
import type { AnswerOf, RouteShape } from '@pathshala/web-kit/route-types';

type ItemOf<Route extends RouteShape> =
  AnswerOf<Route> extends { readonly items: readonly (infer Item)[] } ? Item : never;
type ListedExam = ItemOf<typeof listExams>;
type ExamOfStudent = Extract<ListedExam, { readonly state: unknown }>;
type ExamOfAdmin = Exclude<ListedExam, ExamOfStudent>;

export const pageOf = (...items: readonly object[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 10,
});

const year = {
  _id: 'y2024',
  year: 2024,
  title: 'DU A 2024',
  timeLimit: 60,
  totalMarks: 30,
  requiredSubjects: 1,
  negativeMarkingPercentage: 25,
  questionCount: 40,
  subjects: [
    { subjectName: 'রসায়ন | Chemistry', mandatory: true, questionCount: 25, marks: 25 },
    { subjectName: 'Biology', mandatory: false, questionCount: 15, marks: 15 },
  ],
};

export const sampleQuestion = {
  _id: 'q1',
  subjectName: 'Physics',
  paperTitle: 'DU A 2024',
  question: 'What pulls an apple down?',
  points: 1,
  options: [
    { _id: 'o1', text: 'The wind' },
    { _id: 'o2', text: 'Gravity' },
  ],
  correctOptionIds: ['o2'],
  explanation: 'The Earth attracts it.',
} satisfies ItemOf<typeof listSampleQuestions>;

const units = [
  { _id: 'u1', unitName: 'বিজ্ঞান | Science', years: [year, { ...year, _id: 'y2023', year: 2023 }] },
];

export const admissionCard = {
  _id: 'c1',
  name: 'ঢাকা | Dhaka University',
  courseCode: 'DU',
  courseThumbnail: '',
  enrollmentFee: 1500,
  discountFee: 1500,
  fee: 0,
  enrollmentDuration: '6 months',
  averageRating: 4.7,
  ratingCount: 12,
  unitCount: 1,
  yearCount: 2,
  questionCount: 80,
  createdAt: '2026-01-01T00:00:00.000Z',
  isEnrolled: false,
} satisfies ItemOf<typeof listAdmissionCourses>;

export const admissionCourse = {
  ...admissionCard,
  description: '<p>Whole papers.</p>',
  instructor: 'Farhana Rahman',
  courseFeatures: [{ feature: 'Explained', description: 'Every question.' }],
  subjectAreas: ['Physics'],
  studentRequirements: ['HSC'],
  enrollmentProcessSteps: ['Open an account'],
  testimonials: [{ studentName: 'Mim', enrolledYear: 2024, review: 'It helped.' }],
  faqs: [{ question: 'May I sit it twice?', answer: 'As often as you like.' }],
  units,
} satisfies AnswerOf<typeof readCourseDetails>;

export const unitList = {
  _id: 'c1',
  name: admissionCard.name,
  courseCode: 'DU',
  courseThumbnail: '',
  isEnrolled: true,
  units,
} satisfies AnswerOf<typeof readUnitDetails>;

export const academicCard = {
  _id: 'a1',
  title: 'SSC Physics',
  description: '<p>Motion and force.</p>',
  category: 'Academic',
  classLevel: 'Class 10',
  instructor: 'Arif',
  language: 'Bengali',
  level: 'beginner',
  status: 'active',
  thumbnailImageUrl: '',
  price: 800,
  discountPrice: 300,
  fee: 500,
  totalDuration: 18,
  ratings: 4.5,
  ratingCount: 3,
  subjectCount: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  isEnrolled: false,
} satisfies ItemOf<typeof listAcademicCourses>;

export const academicCourse = {
  ...academicCard,
  courseType: 'Online',
  enrollmentStartDate: '',
  enrollmentEndDate: '',
  courseStartDate: '2026-01-01',
  courseEndDate: '',
  takesEnrolments: true,
  interactiveSessions: [],
  tags: [],
  targetAudience: ['SSC students'],
  prerequisites: ['Class 9 mathematics'],
  certifications: [{ name: 'Certificate', issuer: 'Pathshala', validity: '' }],
  testimonials: [{ student: 'Mim', feedback: 'Clear.' }],
  faqs: [],
  subjects: [
    {
      _id: 's1',
      title: 'Mechanics',
      description: '',
      imageUrl: '',
      units: [{ _id: 'ch1', title: 'Motion', description: '', lessonCount: 2 }],
    },
  ],
} satisfies AnswerOf<typeof readAcademicCourse>;

const ownCourse = {
  courseId: 'c1',
  courseCode: 'DU',
  courseThumbnail: '',
  enrolledAt: '2026-01-01T00:00:00.000Z',
};

const recentResult = {
  resultId: 'r1',
  attemptId: 't1',
  examKind: 'past-year',
  examId: 'y2024',
  courseId: 'c1',
  unitId: 'u1',
  title: 'DU A 2024',
  score: 21.5,
  totalMarks: 30,
  percent: 71.67,
  bestScore: 24,
  marksLost: 2.5,
  scoreVisibleFrom: null,
  dateTaken: '2026-02-02T05:00:00.000Z',
};

const pastYear = { examKind: 'past-year', lostPercent: null };

const lastDays = ['01', '02', '03', '04', '05', '06', '07'].map((day) => ({
  day: `2026-02-${day}`,
  isActive: day === '02',
  isGrace: day === '04',
}));

const today = {
  day: '2026-02-07',
  goal: 20,
  questions: 9,
  lessons: 1,
  reviews: 2,
  subjects: [],
  courses: [],
};

export const dashboard = {
  coursesCompleted: 1,
  coursesInProgress: 2,
  courses: [{ ...ownCourse, name: 'Dhaka University', category: 'admissionPrep', progress: 25 }],
  lastCourseId: 'c1',
  lastCourseAt: '2026-02-02T06:00:00.000Z',
  recentResults: [recentResult],
  scoreTrend: [
    { ...pastYear, dateTaken: '2026-02-01T05:00:00.000Z', percent: -5, title: 'DU A 2023' },
    {
      ...pastYear,
      dateTaken: '2026-02-02T05:00:00.000Z',
      percent: 71.67,
      lostPercent: 8.33,
      title: 'DU A 2024',
    },
  ],
  lastDays,
  today,
  streak: { days: 4, graceLeft: 1, hasToday: true },
  weakestSubject: { subjectName: 'Chemistry', correct: 10, questions: 30, percent: 33, courseId: 'c1' },
  papersFinished: 2,
} satisfies AnswerOf<typeof readDashboard>;

export const emptyDashboard = {
  coursesCompleted: 0,
  coursesInProgress: 0,
  courses: [],
  lastCourseId: null,
  lastCourseAt: null,
  recentResults: [],
  scoreTrend: [],
  lastDays: lastDays.map(({ day }) => ({ day, isActive: false, isGrace: false })),
  today: { ...today, questions: 0, lessons: 0, reviews: 0 },
  streak: { days: 0, graceLeft: 2, hasToday: false },
  weakestSubject: null,
  papersFinished: 0,
} satisfies AnswerOf<typeof readDashboard>;

const noCourses = { totalEnrolled: 0, overallProgress: 0, enrolledCourses: [] };

export const student = {
  _id: '6560a0000000000000000001',
  personalInfo: {
    profilePhotoUrl: '',
    fullName: { english: 'Rahim Uddin', bengali: 'রহিম উদ্দিন' },
    contact: { email: 'rahim@example.com', mobile: '01700000000' },
    dob: '2007-03-14',
    gender: 'Male',
    address: { street: '', city: '', district: 'Dhaka', division: '' },
  },
  educationalBackground: {
    lastLevel: 'HSC 2026',
    lastInstitution: 'Dhaka College',
    gradesGPA: '5.00',
    currentStatus: '',
  },
  courseEnrollment: {
    admissionPrep: {
      totalEnrolled: 1,
      overallProgress: 25,
      enrolledCourses: [{ ...ownCourse, name: 'Dhaka University', progress: 25 }],
    },
    academic: noCourses,
  },
} satisfies AnswerOf<typeof readOwnStudent>;

export const enrolledCourse = {
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
} satisfies ItemOf<typeof listEnrolledCourses>;

/** The answer of an enrolment. */
export const enrolled = {
  ...enrolledCourse,
  message: 'Enrollment successful!',
} satisfies AnswerOf<typeof enrol>;

export const claim = {
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
} satisfies ItemOf<typeof listClaims>;

export const openAttempt = {
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
} satisfies ItemOf<typeof listOpenAttempts>;

/** One result with its questions; a list shows it without them. */
export const fullResult = {
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
} satisfies AnswerOf<typeof readResult>;

export const examCampaign = {
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
} satisfies ItemOf<typeof listExamCampaigns>;

export const registration = {
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
} satisfies ItemOf<typeof listOwnRegistrations>;

const meritEntry = { percentile: 100, totalMarks: 30, durationMs: 1_800_000, name: null, initials: null };

export const meritList = {
  items: [
    { ...meritEntry, rank: 1, score: 27.5, rollNumber: '00401', name: 'Rahima' },
    { ...meritEntry, rank: 2, score: 27, rollNumber: '00407', initials: 'K. A.' },
    { ...meritEntry, rank: 3, score: 25, rollNumber: '00412' },
  ],
  total: 60,
  page: 1,
  pageSize: 3,
  of: 60,
  version: 1,
  reissuedAt: null,
  versions: [],
} satisfies AnswerOf<typeof readMeritList>;

const examFacts = {
  _id: 'e1',
  ExamNumber: 1,
  title: 'গতি | Motion test',
  type: 'MCQ',
  examKind: 'chapter',
  totalMarks: 20,
  timeLimit: 30,
  passingScore: 8,
  negetiveMarkingPercentage: 25,
  startingDate: '2026-01-20T10:00:00.000Z',
  duration: 1,
  questionCount: 20,
  parentType: 'chapter',
  parentId: 'c1',
  parentTitle: 'Motion',
  courseId: 'a1',
  courseName: 'Physics',
  subjectId: 's1',
} as const;

/** An exam that the student has not taken. */
export function anExam(change: Partial<ExamOfStudent> = {}): ExamOfStudent {
  const own = { state: 'open', attempts: 0, canStart: true } as const;
  return { ...examFacts, ...own, bestResult: null, lastResult: null, lastResultId: null, ...change };
}

/** Taken twice, last with 12 of 20. */
export function aTakenExam(change: Partial<ExamOfStudent> = {}): ExamOfStudent {
  const result = (resultId: string, score: number) => ({
    resultId,
    score,
    totalMarks: 20,
    dateTaken: examFacts.startingDate,
  });
  return anExam({
    state: 'submitted',
    attempts: 2,
    bestResult: result('r1', 15.5),
    lastResult: result('r2', 12),
    lastResultId: 'r2',
    ...change,
  });
}

/** The row of an administrator's list. */
export const anExamRow = { ...examFacts, rev: 1, changedAt: null, changedBy: null } satisfies ExamOfAdmin;

const outlineLesson = (number: number, more: object = {}) => ({
  _id: `l${number}`,
  title: `পাঠ ${number} | Lesson ${number}`,
  duration: 12,
  hasVideo: false,
  ...more,
});

/** Two subjects: three lessons in two chapters, and a subject without chapters. */
export const outline = {
  courseId: 'a1',
  title: 'পদার্থবিজ্ঞান | Physics',
  subjects: [
    {
      _id: 's1',
      title: 'বলবিদ্যা | Mechanics',
      description: 'Motion and force.',
      chapters: [
        {
          _id: 'c1',
          title: 'গতি | Motion',
          description: 'Speed.',
          contentCount: 1,
          lessons: [outlineLesson(1, { hasVideo: true }), outlineLesson(2)],
        },
        { _id: 'c2', title: 'বল | Force', description: '', contentCount: 0, lessons: [outlineLesson(3)] },
      ],
    },
    { _id: 's2', title: 'শক্তি | Energy', description: '', chapters: [] },
  ],
} satisfies AnswerOf<typeof readCourseOutline>;

/** The progress with these lessons completed. */
export function progressWith(...lessonIds: readonly string[]): AnswerOf<typeof readCourseProgress> {
  const completedAt = '2026-01-15T10:00:00.000Z';
  const completed = lessonIds.length;
  return {
    completed,
    total: 3,
    percent: Math.round((completed / 3) * 100),
    lessons: lessonIds.map((lessonId) => ({ lessonId, completedAt })),
    chapters: [],
  };
}

/** An assignment that the student has not handed in, as a list shows it. */
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
  own: { state: 'none', isLate: false, score: null },
} satisfies ItemOf<typeof listAssignments>;

export const assignment = {
  ...assignmentItem,
  description: '<p>Draw the graph.</p>',
  criteria: [],
  instructions: '',
  submissionLink: '',
} satisfies AnswerOf<typeof readAssignment>;

/** A late hand-in without marks. */
export const submission = {
  _id: 'w1',
  assignmentId: 'a1',
  text: 'My text',
  link: '',
  file: { fileId: 'f1', name: 'work.pdf', size: 2500 },
  groupMembers: '',
  handedInAt: '2026-01-15T10:00:00.000Z',
  isLate: true,
  marks: null,
} satisfies AnswerOf<typeof readOwnSubmission>['submission'];

/** The first lesson of the outline, with materials and parts in both forms. */
export const lesson = {
  _id: 'l1',
  chapterId: 'c1',
  title: 'পাঠ ১ | Lesson 1',
  content: '<p>Speed is a number.</p>',
  videoLink: 'https://youtu.be/dQw4w9WgXcQ',
  duration: 12,
  supplementaryMaterials: [
    { title: 'Notes', description: 'Two pages.', type: 'PDF', link: 'https://example.com/notes.pdf' },
    'javascript:alert(1)',
  ],
  subLessons: [{ title: 'Part A', content: '<p>First part.</p>', videoLink: '', duration: 3 }, 'Part B'],
  exams: [],
} satisfies AnswerOf<typeof readLesson>;

const post = {
  text: 'Why is it\nnegative?',
  authorName: 'Rahima',
  isTeacher: false,
  isOwn: true,
  createdAt: '2026-01-15T10:00:00.000Z',
  editedAt: null,
  isHidden: false,
};

/** A question about a lesson, with the answers of a teacher and of a deleted account. */
export const lessonQuestion = {
  ...post,
  _id: 'q1',
  lessonId: 'l1',
  answers: [
    {
      ...post,
      _id: 'n1',
      text: '<b>Look</b> at the sign.',
      authorName: 'Nadia',
      isTeacher: true,
      isOwn: false,
    },
    { ...post, _id: 'n2', text: 'Yes.', authorName: null, isOwn: false },
  ],
} satisfies ItemOf<typeof listLessonQuestions>;

/** The student’s account, as the download of one’s own data has it. */
export const account = {
  _id: '6560a0000000000000000001',
  username: 'rahim',
  name: 'Rahim Uddin',
  email: 'rahim@example.com',
  role: 'student',
  createdAt: '2026-02-02T05:00:00.000Z',
} satisfies AnswerOf<typeof readOwnData>['account'];

export const passkey = {
  id: 'p1',
  name: 'Phone',
  createdAt: '2026-02-02T05:00:00.000Z',
  usedAt: null,
} satisfies ItemOf<typeof listPasskeys>;

/** The session of this browser. */
export const notice = {
  _id: 'n1',
  title: { bn: 'ভর্তি সম্পন্ন', en: 'You are enrolled' },
  line: { bn: 'এখনই শুরু করতে পারেন।', en: 'You can begin at once.' },
  path: '/courses/admission/DU/units',
  at: '2026-02-02T05:00:00.000Z',
  isRead: false,
} satisfies ItemOf<typeof listNotices>;

export const session = {
  id: 's1',
  device: 'Chrome on Android',
  address: '',
  beganAt: '2026-02-02T05:00:00.000Z',
  usedAt: '2026-02-02T05:00:00.000Z',
  current: true,
} satisfies ItemOf<typeof listOwnSessions>;

/** An exam of a campaign that the student is registered for. */
export const registeredExam = {
  examId: 'e1',
  campaignId: 'e1',
  title: 'Model Test',
  timeLimit: 40,
  totalMarks: 30,
  opensAt: '2026-03-01T05:00:00.000Z',
  closesAt: '2026-03-02T05:00:00.000Z',
  state: 'upcoming',
  attemptId: null,
  resultId: null,
} satisfies ItemOf<typeof listRegisteredExams>;

export const checkout = {
  _id: 'pay1',
  purpose: 'enrolment',
  courseId: 'c1',
  courseKind: 'admission',
  courseName: 'ঢাকা | Dhaka',
  courseCode: 'DU',
  provider: 'bkash',
  amountPaisa: 120_000,
  state: 'paid',
  reason: '',
  transactionId: '8N7A6B5C',
  receipt: '2026-000012',
  isEnrolled: true,
  createdAt: '2026-02-02T05:00:00.000Z',
  paidAt: '2026-02-02T05:01:00.000Z',
} satisfies AnswerOf<typeof readOwnCheckout>;

export const routineClass: RoutineClass = {
  _id: 'k1',
  kind: 'class',
  seriesId: null,
  title: 'ভেক্টর | Vectors',
  courseId: 'c1',
  courseName: 'Physics',
  batchId: '',
  batchName: '',
  teacher: 'Karim',
  startsAt: '2026-01-16T10:00:00.000Z',
  endsAt: '2026-01-16T11:00:00.000Z',
  durationMinutes: 60,
  room: '',
  hasRecording: false,
  isOnline: true,
  joinOpensAt: '2026-01-16T09:45:00.000Z',
};

/** A marked assignment, and an exam whose result is shown later. */
export const ownMarks = {
  courseId: 'course1',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  isReleased: true,
  missing: 'zero',
  total: 80,
  grade: 'A+',
  items: [
    {
      itemId: 'a1',
      kind: 'assignment',
      title: 'গতি | Motion',
      totalMarks: 10,
      weight: 1,
      share: 50,
      state: 'marked',
      score: 8,
    },
    {
      itemId: 'x1',
      kind: 'exam',
      title: 'মডেল টেস্ট | Model test',
      totalMarks: 100,
      weight: 1,
      share: 50,
      state: 'hidden',
      score: null,
    },
  ],
} satisfies AnswerOf<typeof readOwnMarks>;

/** A student who has paid the first of two instalments, and whose second is overdue. */
export const feeAccount = {
  _id: 'fee1',
  studentId: account._id,
  courseId: 'course1',
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
  daysOverdue: 3,
  mailedOn: '2027-01-20',
  pausedAt: '2027-01-22T06:00:00.000Z',
  dues: [
    { dueOn: '2027-01-10', amountPaisa: 40_050, paidPaisa: 40_050 },
    { dueOn: '2027-01-20', amountPaisa: 30_000, paidPaisa: 0 },
  ],
} satisfies AnswerOf<typeof listOwnFees>['items'][number];

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
  studentId: account._id,
  courseId: 'course1',
  courseKind: 'academic',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  batchId: null,
  teacher: '',
  byId: null,
  at: '2027-01-10T06:00:00.000Z',
  day: '2027-01-10',
  movedOn: null,
  reversalOf: null,
} satisfies AnswerOf<typeof readFeeAccount>['entries'][number];
