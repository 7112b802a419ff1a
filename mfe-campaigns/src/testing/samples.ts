import type {
  listExamCampaigns,
  readExamCampaign,
  readOwnRegistration,
  replaceExamCampaign,
} from '@pathshala/svc-campaigns-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

type Campaign = AnswerOf<typeof listExamCampaigns>['items'][number];
type Registration = NonNullable<AnswerOf<typeof readExamCampaign>['registration']>;

/** The campaign in its public view. */
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

/** The campaign in an administrator's view, without questions. */
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

export const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, pageSize: 10 });
