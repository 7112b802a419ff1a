import type {
  listExamCampaigns,
  listParticipants,
  replaceCampaign,
  replaceExamCampaign,
} from '@pathshala/svc-campaigns-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

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
