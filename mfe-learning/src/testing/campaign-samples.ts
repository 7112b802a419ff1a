import type { listExamCampaigns, readMeritList } from '@pathshala/svc-campaigns-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

export const examCampaign = {
  _id: 'e1',
  title: 'মডেল টেস্ট | Model test',
  type: 'Model test',
  description: '',
  date: null,
  startDate: '2026-01-01T04:00:00.000Z',
  endDate: '2026-01-01T08:00:00.000Z',
  location: '',
  image: '',
  registrationOpen: true,
  maxParticipants: 200,
  registeredCount: 120,
  waitingCount: 0,
  isFull: false,
  phase: 'past',
  resultsReleasedAt: null,
  exam: {
    title: 'Model test',
    timeLimit: 40,
    totalMarks: 30,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    scoreVisible: 'after-end',
    subjects: [],
  },
} satisfies AnswerOf<typeof listExamCampaigns>['items'][number];

const entry = { percentile: 100, totalMarks: 30, durationMs: 1_800_000, name: null, initials: null };

export const meritList: AnswerOf<typeof readMeritList> = {
  items: [
    { ...entry, rank: 1, score: 27.5, rollNumber: '00401', name: 'Rahima' },
    { ...entry, rank: 2, score: 27, rollNumber: '00407', initials: 'K. A.' },
    { ...entry, rank: 3, score: 25, rollNumber: '00412' },
  ],
  total: 60,
  page: 1,
  pageSize: 3,
  of: 60,
  version: 1,
  reissuedAt: null,
  versions: [],
};
