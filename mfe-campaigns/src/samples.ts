import type {
  checkCertificate,
  confirmRegistration,
  listExamCampaigns,
  openByMobileCode,
  openSitting,
  readCertificate,
  readExamCampaign,
  readMeritList,
  readOwnPlace,
  readOwnRegistration,
  readRelease,
  readSitting,
  replaceExamCampaign,
} from '@pathshala/svc-campaigns-contract/http';
import type { listResults } from '@pathshala/svc-exams-contract/http';
import type { listQuestions } from '@pathshala/svc-exams-contract/question-routes';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

type Campaign = AnswerOf<typeof listExamCampaigns>['items'][number];
type MeritList = AnswerOf<typeof readMeritList>;
type Registration = NonNullable<AnswerOf<typeof readExamCampaign>['registration']>;

/** The public view. */
export const campaign = {
  _id: 'c1',
  title: 'Model test',
  type: 'model-test',
  description: '<p>Physics and chemistry.</p>',
  date: null,
  startDate: '2026-02-01T00:00:00.000Z',
  endDate: '2026-03-01T00:00:00.000Z',
  location: 'Online',
  image: '',
  registrationOpen: true,
  maxParticipants: 0,
  registeredCount: 3,
  waitingCount: 0,
  isFull: false,
  phase: 'running',
  resultsReleasedAt: null,
  exam: {
    title: 'Model test',
    timeLimit: 40,
    totalMarks: 30,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    scoreVisible: 'after-end',
    subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 10, marks: 30 }],
  },
} satisfies Campaign;

/** The view of an administrator, without questions. */
export const campaignForAdmin = {
  ...campaign,
  unconfirmedCount: 0,
  startedAt: null,
  rev: 3,
  changedAt: '2026-11-20T04:00:00.000Z',
  changedBy: 'Rahima',
  exam: {
    title: '',
    timeLimit: 0,
    totalMarks: 0,
    requiredSubjects: 0,
    negativeMarkingPercentage: 0,
    scoreVisible: 'after-end',
    order: { questions: false, options: false },
    subjects: [],
  },
} satisfies AnswerOf<typeof replaceExamCampaign>;

/** A confirmed place; only the registrant has the roll number. */
export const registered = {
  _id: 'r1',
  status: 'registered',
  rollNumber: '000004',
  nameShown: 'roll',
  showsName: false,
} satisfies Registration;

/** A number in the waiting list. */
export const waiting = {
  _id: 'r1',
  status: 'waiting',
  waitingPosition: 2,
  nameShown: 'roll',
  showsName: false,
} satisfies Registration;

/** A registration with its campaign, as an offer and an admit card show it. */
export const held = {
  campaign: {
    _id: 'c1',
    kind: 'exam',
    title: 'Model test',
    startDate: '2026-03-01T04:00:00.000Z',
    endDate: '2026-03-01T07:00:00.000Z',
    location: '',
    timeLimit: 60,
  },
  registration: registered,
  fullName: 'Mim Akter',
} satisfies AnswerOf<typeof readOwnRegistration>;

/** The answer to a right code by SMS. */
export const openedByCode = {
  ...held,
  token: 'link-of-the-registration',
  sittingToken: 'r1.1.mac',
} satisfies AnswerOf<typeof openByMobileCode>;

/** A registration as a mailed link has changed it. */
export const openedLink = {
  campaign: { _id: 'c1', kind: 'exam', title: 'Model test' },
  registration: registered,
  isChanged: true,
  hasAccount: false,
} satisfies AnswerOf<typeof confirmRegistration>;

const sittingCampaign = {
  _id: 'exam1',
  title: 'মডেল টেস্ট | Model test',
  startDate: '2026-03-01T04:00:00.000Z',
  endDate: '2026-03-01T07:00:00.000Z',
  timeLimit: 60,
  isReleased: false,
};

/** The sitting that a mailed link to the exam leads to, before it is opened. */
export const sitting = {
  campaign: sittingCampaign,
  phase: 'ready',
  fullName: 'Mim Akter',
} satisfies AnswerOf<typeof readSitting>;

export const openedSitting = {
  campaign: sittingCampaign,
  until: '2026-03-01T11:10:00.000Z',
  resultId: null,
} satisfies AnswerOf<typeof openSitting>;

/** A line of the merit list; only those who want it are shown by name. */
export const meritEntry = {
  rank: 1,
  percentile: 100,
  rollNumber: '000002',
  score: 27.25,
  totalMarks: 30,
  durationMs: 1_500_000,
  name: null,
  initials: null,
} satisfies MeritList['items'][number];

/** The version of a merit list that was released. */
export const firstVersion = {
  version: 1,
  issuedAt: '2026-03-02T00:00:00.000Z',
  total: 4,
  changes: null,
} satisfies MeritList['versions'][number];

/** The rank of the student who reads the merit list. */
export const ownPlace = {
  rank: 3,
  of: 1200,
  percentile: 99.83,
  rollNumber: '000004',
  score: 27.25,
  totalMarks: 30,
  durationMs: 1_200_000,
  resultId: 'a1',
  nameShown: 'roll',
  showsName: false,
  version: 1,
  subjects: [],
  before: null,
  hasCertificate: false,
} satisfies AnswerOf<typeof readOwnPlace>;

export const certificate = {
  campaignTitle: 'মডেল টেস্ট | Model test',
  fullName: 'স্বপন ক্ষেত্রী',
  rank: 3,
  of: 1200,
  percentile: 99.83,
  rollNumber: '000012',
  score: 27.25,
  totalMarks: 30,
  durationMs: 60_000,
  heldAt: '2026-02-01T04:00:00.000Z',
  issuedAt: '2026-02-03T00:00:00.000Z',
  version: 2,
  code: '4K7QH2M9X1C2',
} satisfies AnswerOf<typeof readCertificate>;

/** A certificate as somebody sees it who checks its number. */
export const checkedCertificate = {
  campaignId: 'c1',
  campaignTitle: 'Model test',
  name: null,
  initials: null,
  rollNumber: '000012',
  rank: 3,
  of: 1200,
  version: 2,
  issuedAt: '2026-02-03T00:00:00.000Z',
  isValid: true,
} satisfies AnswerOf<typeof checkCertificate>;

/** A release whose ranks are written and whose mails are sent. */
export const release = {
  releasedAt: '2026-03-02T00:00:00.000Z',
  possibleFrom: '2026-03-01T00:10:00.000Z',
  isPossible: true,
  version: 1,
  building: { done: 50, total: 200 },
  mails: { total: 400, sent: 90, failed: 10, left: 300 },
  certificatesUpTo: 0,
  certificatesRev: 1,
} satisfies AnswerOf<typeof readRelease>;

/** The result of the campaign's exam, as its student lists it. */
export const ownResult = {
  _id: 'a1',
  attemptId: 'a1',
  studentId: '6560a0000000000000000001',
  examKind: 'campaign',
  examId: 'c1',
  courseId: null,
  unitId: null,
  title: 'Model test',
  attemptNo: 1,
  counts: true,
  score: 27.25,
  correct: 28,
  wrong: 1,
  blank: 1,
  answered: 29,
  totalMarks: 30,
  awaitsMarks: false,
  passingScore: null,
  isPassed: null,
  unmetMinima: [],
  meritScore: null,
  marksLost: 0.25,
  scoreWithoutWrong: 27.5,
  scoreVisibleFrom: null,
  subjects: [],
  feedback: '',
  feedbackCodes: [],
  dateTaken: '2026-02-01T04:00:00.000Z',
  submittedAt: '2026-02-01T04:40:00.000Z',
  durationMs: 2_400_000,
  lateAnswersIgnored: false,
  scoreVersion: 1,
  correctedAt: null,
  correctionReason: null,
} satisfies AnswerOf<typeof listResults>['items'][number];

export const bankQuestion = {
  _id: 'b1',
  question: 'Unit of work?',
  options: [
    { _id: 'b1a', text: 'joule', isCorrect: true },
    { _id: 'b1b', text: 'watt', isCorrect: false },
  ],
  explanation: '',
  points: 1,
  subject: 'Physics',
  chapter: 'Work',
  difficulty: 'easy',
  tags: [],
  source: '',
  forPractice: false,
  version: 1,
  createdAt: '2026-11-20T04:00:00.000Z',
  uses: 0,
  rev: 1,
  changedAt: '2026-11-20T04:00:00.000Z',
  changedBy: 'Rahima',
} satisfies AnswerOf<typeof listQuestions>['items'][number];

export const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, pageSize: 10 });
