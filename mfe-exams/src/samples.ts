import type { readExamCampaign, readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import type { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import type {
  checkPracticeAnswer,
  createPractice,
  listBookmarks,
  listExams,
  listMistakes,
  listOpenAttempts,
  listOwnReports,
  listPracticeArchive,
  listRegisteredExams,
  listResults,
  readMistakesSummary,
  readOwnStanding,
  readPaper,
  readPaperKey,
  readPaperOverview,
  readPracticeChoices,
  readQuestion,
  readQuestionFacets,
  readReportCard,
  readResult,
  readSearchChoices,
  readStandings,
  searchPracticeQuestions,
  startAttempt,
} from '@pathshala/svc-exams-contract/http';
import type { AnswerOf, RouteShape } from '@pathshala/web-kit/route-types';

type ItemOf<Route extends RouteShape> =
  AnswerOf<Route> extends { readonly items: readonly (infer Item)[] } ? Item : never;

const time = '2026-11-20T03:00:00.000Z';

export const pageOf = (...items: readonly object[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 10,
});

const question = (subject: string, number: number) => ({
  _id: `${subject}-q${number}`,
  question: `${subject} question ${number}?`,
  points: 1,
  options: ['a', 'b', 'c', 'd'].map((letter) => ({
    _id: `${subject}-q${number}-${letter}`,
    text: `${subject} ${number} ${letter}`,
  })),
});

export const subjects = [
  { subjectName: 'Physics', mandatory: true, mcqs: [question('physics', 1), question('physics', 2)] },
  { subjectName: 'Biology', mandatory: false, mcqs: [question('biology', 1)] },
  { subjectName: 'Maths', mandatory: false, mcqs: [question('maths', 1)] },
];

export const facts = {
  title: 'DU Unit A 2024',
  course: { code: 'DU', name: 'Dhaka University' },
  timeLimit: 60,
  totalMarks: 3,
  requiredSubjects: 2,
  negativeMarkingPercentage: 25,
};

/** The first option of each question is right. */
export const paperKey = {
  questions: subjects.flatMap(({ mcqs }) =>
    mcqs.map(({ _id, options }) => ({
      questionId: _id,
      correct: options.slice(0, 1).map((option) => option._id),
      explanation: `Because of ${_id}.`,
    })),
  ),
} satisfies AnswerOf<typeof readPaperKey>;

/** The paper of a past year. */
export const paper = { ...facts, subjects } satisfies AnswerOf<typeof readPaper>;

/** The first question of each subject is answered wrongly, the others are left blank. */
const choices = subjects.flatMap(({ mcqs }) =>
  mcqs.map(({ _id, options }, index) => ({
    questionId: _id,
    selectedOption: index === 0 ? (options[1]?._id ?? null) : null,
    points: index === 0 ? -0.25 : 0,
    isCorrect: false,
  })),
);

const tally = { score: 0.75, correct: 1, wrong: 1, blank: 1 };
export const result = {
  _id: 'attempt-1',
  attemptId: 'attempt-1',
  studentId: 'u1',
  examKind: 'past-year',
  examId: 'year-1',
  courseId: 'course-1',
  unitId: 'unit-1',
  title: facts.title,
  attemptNo: 1,
  counts: true,
  ...tally,
  totalMarks: 3,
  subjects: [{ subjectName: 'Physics', ...tally }],
  answered: 2,
  scoreVisibleFrom: null,
  feedback: 'Manually submitted.',
  feedbackCodes: ['exams.feedback.manual'],
  dateTaken: '2026-11-21T08:00:00.000Z',
  submittedAt: '2026-11-21T08:20:00.000Z',
  durationMs: 1_200_000,
  lateAnswersIgnored: false,
  scoreVersion: 1,
  correctedAt: null,
  correctionReason: null,
  awaitsMarks: false,
  passingScore: null,
  isPassed: null,
  unmetMinima: [],
  meritScore: null,
  marksLost: 0.75,
  scoreWithoutWrong: 1.5,
  marking: null,
  previous: null,
  paperUrl: '/exams/papers/year-1/1',
  choices,
  keyUrl: '/exams/papers/year-1/1/key/1',
} satisfies AnswerOf<typeof readResult>;

const {
  paperUrl: _paper,
  choices: _choices,
  keyUrl: _key,
  marking: _marking,
  previous: _previous,
  ...rest
} = result;

/** The result in a list. */
export const resultSummary = rest satisfies AnswerOf<typeof listResults>['items'][number];

/** The overview of a past year that may be started. */
export const overview = {
  paperId: 'year-1',
  examKind: 'past-year',
  ...facts,
  subjects: subjects.map(({ subjectName, mandatory, mcqs }) => ({
    subjectName,
    mandatory,
    questionCount: mcqs.length,
    marks: mcqs.length,
  })),
  courseId: 'course-1',
  unitId: 'unit-1',
  opensAt: null,
  closesAt: null,
  serverNow: time,
  deadlineIfStartedNow: '2026-11-20T04:00:00.000Z',
  canStart: true,
  refusal: null,
  openAttemptId: null,
  openAttempt: null,
  paperUrl: '/exams/papers/year-1/1',
  keyUrl: '/exams/papers/year-1/1/key/1',
  attempts: 0,
  lastResultId: null,
} satisfies AnswerOf<typeof readPaperOverview>;

/** Started, without answers. */
export const attempt = {
  attemptId: 'attempt-1',
  status: 'open',
  examKind: 'past-year',
  examId: 'year-1',
  courseId: 'course-1',
  unitId: 'unit-1',
  attemptNo: 1,
  startedAt: time,
  deadlineAt: '2026-11-20T04:00:00.000Z',
  serverNow: time,
  subjects: [],
  paperUrl: '/exams/papers/year-1/1',
  answers: [],
  savedSeq: 0,
  marked: [],
  spent: [],
  orderSeed: 7,
  isHere: true,
  written: null,
  resultId: null,
} satisfies AnswerOf<typeof startAttempt>;

/** The attempt in the list of open attempts. */
export function listed(open: AnswerOf<typeof startAttempt>): ItemOf<typeof listOpenAttempts> {
  const { attemptId, examKind, examId, courseId, unitId, attemptNo, startedAt, deadlineAt, serverNow } = open;
  const ids = { attemptId, examKind, examId, courseId, unitId };
  return { ...ids, title: facts.title, attemptNo, startedAt, deadlineAt, serverNow };
}

export const enrolledCourse = {
  enrolmentId: 'en1',
  courseId: 'course-1',
  courseKind: 'admission',
  category: 'admissionPrep',
  name: 'HSC Science',
  courseCode: 'DU',
  courseThumbnail: '',
  enrolledAt: time,
  completed: 2,
  total: 5,
  progress: 40,
} satisfies ItemOf<typeof listEnrolledCourses>;

/** The own line of a merit list. */
export const ownPlace = {
  rank: 12,
  of: 340,
  percentile: 96.76,
  rollNumber: '000001',
  score: 11,
  totalMarks: 20,
  durationMs: 1_200_000,
  resultId: 'r1',
  nameShown: 'roll',
  showsName: false,
  version: 1,
  subjects: [],
  hasCertificate: false,
  before: null,
} satisfies AnswerOf<typeof readOwnPlace>;

/** An exam of a chapter, not taken yet. */
export const courseExam = {
  _id: 'e1',
  ExamNumber: 1,
  title: 'গতি | Motion',
  type: 'MCQ',
  examKind: 'chapter',
  totalMarks: 10,
  timeLimit: 20,
  passingScore: 4,
  negetiveMarkingPercentage: 25,
  startingDate: '2026-11-21T03:00:00.000Z',
  duration: 1,
  questionCount: 10,
  parentType: 'chapter',
  parentId: 'ch1',
  parentTitle: 'Mechanics',
  courseId: 'c9',
  courseName: 'HSC Science',
  subjectId: 's1',
  state: 'open',
  attempts: 0,
  canStart: true,
  bestResult: null,
  lastResult: null,
  lastResultId: null,
} satisfies ItemOf<typeof listExams>;

export const bankQuestion = {
  _id: 'q1',
  question: '<p>Unit of force?</p>',
  options: [
    { _id: 'a', text: 'newton', isCorrect: true },
    { _id: 'b', text: 'joule', isCorrect: false },
  ],
  explanation: '',
  points: 1,
  subject: '',
  chapter: '',
  difficulty: 'easy',
  tags: [],
  source: '',
  forPractice: false,
  version: 1,
  createdAt: time,
  uses: 0,
  rev: 1,
  changedAt: null,
  changedBy: null,
} satisfies AnswerOf<typeof readQuestion>;

export const noFacets = {
  total: 0,
  used: 0,
  forPractice: 0,
  subjects: [],
  difficulties: [],
  tags: [],
} satisfies AnswerOf<typeof readQuestionFacets>;

/** With one result that an administrator entered, and no exam. */
export const reportCard = {
  studentId: '6560a0000000000000000001',
  examCount: 0,
  exams: [],
  subjects: [],
  totals: { correct: 0, wrong: 0, blank: 0, marksLost: 0 },
  trend: [],
  academicResults: [
    {
      _id: 'a1',
      studentId: '6560a0000000000000000001',
      title: 'Test examination',
      term: '',
      session: '2025-26',
      subjects: [
        { subjectName: 'Bangla', fullMarks: 100, marks: 81, grade: '', letterGrade: 'A+', gradePoint: 5 },
      ],
      remarks: 'Well prepared.',
      dateTaken: '2025-12-20T00:00:00.000Z',
      fullMarks: 100,
      marks: 81,
      gpa: 5,
      letterGrade: 'A+',
    },
  ],
  issuedAt: '2026-11-22T08:00:00.000Z',
} satisfies AnswerOf<typeof readReportCard>;

/** An exam of a campaign that the student is registered for. */
export const registeredExam = {
  examId: 'e1',
  campaignId: 'c1',
  title: 'মডেল টেস্ট | Model Test',
  timeLimit: 40,
  totalMarks: 30,
  opensAt: '2026-11-21T03:00:00.000Z',
  closesAt: '2026-11-21T12:00:00.000Z',
  state: 'open',
  attemptId: null,
  resultId: null,
} satisfies ItemOf<typeof listRegisteredExams>;

/** An exam campaign, whose exam the student may sit. */
export const campaign = {
  _id: 'year-1',
  title: 'Model test',
  type: '',
  description: '',
  date: null,
  startDate: '2026-11-21T08:00:00.000Z',
  endDate: '2026-11-21T12:00:00.000Z',
  location: '',
  image: '',
  registrationOpen: true,
  maxParticipants: 0,
  registeredCount: 1,
  waitingCount: 0,
  isFull: false,
  phase: 'running',
  resultsReleasedAt: null,
  exam: {
    title: 'Model test',
    timeLimit: 60,
    totalMarks: 3,
    requiredSubjects: 2,
    negativeMarkingPercentage: 25,
    scoreVisible: 'after-end',
    subjects: [],
  },
} satisfies AnswerOf<typeof readExamCampaign>;

/** A test that the student made of some questions. */
export const practice = {
  examId: 'test1',
  examKind: 'practice',
  questionCount: 2,
  answersShown: 'at-once',
} satisfies AnswerOf<typeof createPractice>;

export const practiceChoices = {
  total: 2,
  subjects: [
    {
      subject: 'পদার্থবিজ্ঞান | Physics',
      count: 2,
      chapters: [
        { chapter: 'Motion', count: 1 },
        { chapter: 'Optics', count: 1 },
      ],
    },
  ],
  difficulties: [{ difficulty: 'easy', count: 2 }],
} satisfies AnswerOf<typeof readPracticeChoices>;

/** An exam that is over and can be practised. */
export const archivedExam = {
  paperId: 'exam1',
  examKind: 'campaign',
  title: 'Model test 4',
  totalMarks: 100,
  timeLimit: 60,
  closedAt: '2026-01-15T10:00:00.000Z',
} satisfies ItemOf<typeof listPracticeArchive>;

/** A wrong answer, which is in the mistakes notebook now. */
export const checkedAnswer = {
  questionId: 'q1',
  selectedOptions: ['q1-b'],
  isCorrect: false,
  correct: ['q1-a'],
  explanation: 'Why q1.',
  card: { cardId: 'card1', dueAt: '2026-01-16T10:00:00.000Z' },
} satisfies AnswerOf<typeof checkPracticeAnswer>;

export const mistakesSummary = {
  due: 3,
  total: 7,
  nextDueAt: '2026-01-15T10:00:00.000Z',
} satisfies AnswerOf<typeof readMistakesSummary>;

/** A question with its key, as the notebook and the bookmarks show it. */
const answeredQuestion = {
  questionId: 'q1',
  subjectName: 'Physics',
  title: 'Model test 4',
  question: 'Why?',
  options: ['a', 'b', 'c', 'd'].map((letter) => ({ _id: `q1-${letter}`, text: `q1 ${letter}` })),
  correct: ['q1-a'],
  explanation: 'Because.',
};

export const mistake = {
  ...answeredQuestion,
  cardId: 'card1',
  dueAt: '2026-01-15T10:00:00.000Z',
  isDue: true,
  reviews: 1,
  lapses: 2,
} satisfies ItemOf<typeof listMistakes>;

/** A bookmarked question of the bank. */
export const bookmark = {
  ...answeredQuestion,
  paper: null,
  bookmarkedAt: '2026-01-15T10:00:00.000Z',
} satisfies ItemOf<typeof listBookmarks>;

/** A question of the bank, as the search finds it. */
export const bankFinding = {
  questionId: 'q1',
  paper: null,
  subjectName: 'জীববিজ্ঞান | Biology',
  chapter: 'কোষ | Cells',
  title: '',
  courseName: '',
  question: '<p>The powerhouse of the cell?</p>',
  options: ['Nucleus', 'Mitochondrion'].map((text, at) => ({ _id: `o${at}`, text })),
} satisfies ItemOf<typeof searchPracticeQuestions>;

/** A question of a past year, as the search finds it. */
export const yearFinding = {
  ...bankFinding,
  questionId: 'q2',
  paper: { examId: 'year1', version: 3 },
  chapter: '',
  title: 'A unit 2023',
  courseName: 'ঢাকা বিশ্ববিদ্যালয় | Dhaka University',
} satisfies ItemOf<typeof searchPracticeQuestions>;

export const searchChoices = {
  subjects: [{ subject: 'জীববিজ্ঞান | Biology', chapters: ['কোষ | Cells'] }],
  courses: [
    {
      courseId: 'course1',
      name: 'ঢাকা বিশ্ববিদ্যালয় | Dhaka University',
      papers: [{ paperId: 'year1', title: 'A unit 2023' }],
    },
  ],
  exams: [{ paperId: 'exam1', title: 'Model test' }],
} satisfies AnswerOf<typeof readSearchChoices>;

/** The student’s report of a question, which nobody has answered yet. */
export const questionReport = {
  _id: 'report1',
  resultId: null,
  examId: 'exam1',
  examKind: 'campaign',
  title: 'Model test 4',
  questionId: 'q1',
  reason: 'other',
  text: 'Two are right.',
  state: 'open',
  answer: '',
  sentAt: '2026-01-15T10:00:00.000Z',
  answeredAt: null,
} satisfies ItemOf<typeof listOwnReports>;

export const standings = {
  items: [
    { rank: 1, name: 'Karim', points: 42, isOwn: false },
    { rank: 2, name: 'Rahima', points: 30, isOwn: false },
  ],
  total: 60,
  page: 1,
  pageSize: 50,
  week: '2026-01-31',
  isTooFew: false,
  own: { rank: 55, points: 3 },
} satisfies AnswerOf<typeof readStandings>;

/** The student's name in the standings. */
export const ownStanding = {
  name: 'Me',
  joinedAt: null,
  district: 'Dhaka',
  college: '',
  weeks: ['2026-01-31', '2026-01-24', '2026-01-17'],
} satisfies AnswerOf<typeof readOwnStanding>;

/** The marks of a written answer, after a second look. */
export const marking = {
  criteria: [{ name: 'ভাব | Ideas', maxMarks: 6, marks: 5.5, comment: 'Clear' }],
  comment: 'Well <i>done</i>',
  version: 2,
  markedAt: '2026-01-21T10:00:00.000Z',
  reason: 'A page was overlooked.',
  pages: [
    {
      pageId: 'p1',
      url: '/exams/attempts/attempt-1/pages/p1',
      rotation: 0,
      annotations: [{ x: 0.5, y: 0.25, text: 'Why <b>this</b>?' }],
    },
  ],
} satisfies AnswerOf<typeof readResult>['marking'];
