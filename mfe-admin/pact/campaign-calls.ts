import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  archiveCampaign,
  archiveExamCampaign,
  createCampaign,
  createExamCampaign,
  deleteCampaign,
  deleteExamCampaign,
  listCampaigns,
  readCampaign,
  readExamCampaign,
  readMeritList,
  readRanking,
  readRelease,
  replaceCampaign,
  replaceExamCampaign,
  restoreCampaign,
  restoreExamCampaign,
  setCertificates,
} from '@pathshala/svc-campaigns-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { examCampaign, generalCampaign } from '../src/samples.ts';

const time = '2030-01-15T10:00:00.000Z';
const form = {
  title: 'Fair',
  type: 'Seminar',
  description: '<p>Come.</p>',
  date: '',
  startDate: time,
  endDate: '2030-01-15T16:00:00.000Z',
  location: 'Dhaka',
  image: '',
  registrationOpen: true,
  maxParticipants: 40,
} as const;
const options = [
  { text: '2', isCorrect: true },
  { text: '3', isCorrect: false },
];
const mcqs = [{ question: '<p>1 + 1?</p>', points: 1, explanation: '', options }];
const exam = {
  title: 'Model test',
  timeLimit: 30,
  totalMarks: 1,
  requiredSubjects: 1,
  negativeMarkingPercentage: 25,
  scoreVisible: 'after-end' as const,
  subjects: [{ subjectName: 'Physics', mandatory: true, mcqs }],
};
const ofEach = { given: 'there is a running campaign of each kind', as: admin } as const;
const toCome = { given: 'there are campaigns of each kind to come', as: admin } as const;
const ofOver = { given: 'a campaign of each kind is over', as: admin } as const;
const general = { id: provided('generalId') };
const withExam = { id: provided('examId') };
const edited = { rev: 1, changedAt: time };

/** The forms of campaigns of both kinds. */
export function campaignCalls(call: DescribeCall<Api>): void {
  call(listCampaigns, 'the campaigns to manage', {
    ...ofEach,
    query: { page: 1, phase: 'running', sort: '-start' },
    uses: {
      items: [
        {
          ...fieldsOf(
            generalCampaign,
            '_id',
            'title',
            'type',
            'phase',
            'maxParticipants',
            'registeredCount',
            'waitingCount',
          ),
          startDate: time,
          endDate: time,
        },
      ],
      total: 1,
    },
  });
  call(createCampaign, 'create a campaign', { ...ofEach, body: form, uses: { title: exactly('Fair') } });
  call(readCampaign, 'a campaign as its author edits it', {
    ...toCome,
    params: general,
    uses: {
      ...fieldsOf(generalCampaign, 'title', 'registrationOpen', 'unconfirmedCount'),
      startDate: time,
      ...edited,
    },
  });
  call(replaceCampaign, 'save a campaign', {
    ...toCome,
    params: general,
    body: { ...form, rev: 1 },
    uses: { title: exactly('Fair') },
  });
  examCampaignCalls(call);
  deletionCalls(call);
  releaseCalls(call);
}

function examCampaignCalls(call: DescribeCall<Api>): void {
  call(createExamCampaign, 'create an exam campaign', {
    ...ofEach,
    body: { ...form, exam, confirmNoCorrectOption: false },
    uses: { title: exactly('Fair') },
  });
  call(readExamCampaign, 'an exam campaign as its author edits it', {
    ...toCome,
    params: withExam,
    uses: {
      ...fieldsOf(examCampaign, 'title'),
      startDate: time,
      exam: fieldsOf(examCampaign.exam, 'timeLimit'),
      ...edited,
    },
  });
  call(replaceExamCampaign, 'save an exam campaign', {
    ...toCome,
    params: withExam,
    body: { ...form, exam, confirmNoCorrectOption: false, rev: 1 },
    uses: { title: exactly('Fair') },
  });
}

function deletionCalls(call: DescribeCall<Api>): void {
  const confirm = { confirm: 'true' } as const;
  const uses = fieldsOf(generalCampaign, '_id');
  const body = { isArchived: true };
  call(deleteCampaign, 'delete a campaign', { ...toCome, params: general, query: confirm, uses });
  call(deleteExamCampaign, 'delete an exam campaign', { ...toCome, params: withExam, query: confirm, uses });
  call(restoreCampaign, 'undo the delete of a campaign', { ...toCome, params: general, uses });
  call(restoreExamCampaign, 'undo the delete of an exam campaign', { ...toCome, params: withExam, uses });
  call(archiveCampaign, 'archive a campaign', { ...ofOver, params: general, body, uses });
  call(archiveExamCampaign, 'archive an exam campaign', { ...ofOver, params: withExam, body, uses });
}

function releaseCalls(call: DescribeCall<Api>): void {
  call(readMeritList, 'how many are ranked before the release', {
    ...ofOver,
    params: withExam,
    query: { pageSize: 1 },
    uses: { total: 0 },
  });
  call(readRanking, 'the people behind the merit list who are in a batch', {
    given: 'there is an exam campaign with released results',
    as: admin,
    params: { id: provided('campaignId') },
    query: { students: 'nobody', pageSize: 100 },
    uses: { items: [], total: exactly(0) },
  });
  call(readRanking, 'the people behind the merit list', {
    given: 'there is an exam campaign with released results',
    as: admin,
    params: { id: provided('campaignId') },
    query: { page: 1, q: 'student' },
    uses: {
      items: [
        {
          _id: 'registration1',
          rank: 1,
          rollNumber: '000001',
          score: 20,
          totalMarks: 30,
          durationMs: 300_000,
          fullName: 'Student 1',
          email: 'student1@example.com',
          mobile: '01710000001',
        },
      ],
      total: 1,
    },
  });
  call(setCertificates, 'up to which rank there are certificates', {
    ...ofOver,
    params: withExam,
    body: { upTo: 10, rev: 1 },
    uses: { upTo: 10 },
  });
  call(readRelease, 'how far a release is', {
    ...ofOver,
    params: withExam,
    uses: {
      possibleFrom: time,
      isPossible: true,
      version: 0,
      mails: { total: 0, sent: 0, failed: 0, left: 0 },
    },
  });
}
