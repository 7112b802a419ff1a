import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGeneralCampaign, emitSubmitted, registerAccount } from './participants.ts';
import { accountOf, admin, createExamCampaign, person, startCampaigns, type Campaigns } from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

const campaignKeys = [
  '_id',
  'date',
  'description',
  'endDate',
  'image',
  'isFull',
  'location',
  'maxParticipants',
  'phase',
  'registeredCount',
  'registrationOpen',
  'startDate',
  'title',
  'type',
  'waitingCount',
];
const rules = [
  'negativeMarkingPercentage',
  'requiredSubjects',
  'scoreVisible',
  'timeLimit',
  'title',
  'totalMarks',
];
const subjectKeys = ['mandatory', 'marks', 'questionCount', 'subjectName'].map(
  (key) => `exam.subjects.${key}`,
);
const examCampaignKeys = [
  ...campaignKeys,
  'resultsReleasedAt',
  ...rules.map((key) => `exam.${key}`),
  ...subjectKeys,
];
const registrationKeys = [
  '_id',
  'checkInCode',
  'confirmBy',
  'isOffered',
  'nameShown',
  'rollNumber',
  'showsName',
  'status',
  'waitingPosition',
].map((key) => `registration.${key}`);
const meritKeys = [
  'durationMs',
  'initials',
  'name',
  'percentile',
  'rank',
  'rollNumber',
  'score',
  'totalMarks',
];
const ownKeys = [
  ...meritKeys,
  'before',
  'hasCertificate',
  'nameShown',
  'of',
  'resultId',
  'showsName',
  'subjects.subjectName',
  'subjects.score',
  'subjects.rank',
  'subjects.of',
  'version',
];

/** Dotted paths of all values, without list indexes. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => pathsOf(part, path === '' ? key : `${path}.${key}`));
}

const unlisted = (value: unknown, allowed: readonly string[]) =>
  [...new Set(pathsOf(value))].filter((path) => !allowed.includes(path));

describe('the public answers of svc-campaigns', () => {
  it('have only the listed fields, whatever is stored [CMP-01]', async () => {
    const exam = await createExamCampaign(service, { maxParticipants: 2 });
    const other = await createGeneralCampaign(service);
    const leak = { liveLink: 'https://secret.example', authorId: 'a1', note: 'internal' };
    const stored = service.platform.documents.collection('campaigns');
    await stored.updateOne({ _id: other.split('/').at(-1) }, { $set: leak });
    await stored.updateOne({ _id: exam._id }, { $set: { ...leak, 'exam.internal': 'secret' } });
    const student = service.client.as(accountOf(1));
    const form = { studentId: accountOf(1).userId, basicInfo: person(1) };
    const visitorForm = { basicInfo: person(2) };
    const { visitor } = service.client;
    const answers = [
      await visitor.post('/examcampaigns/register', { ...visitorForm, campaignId: exam._id }),
      await student.post('/examcampaigns/register', { ...form, campaignId: exam._id }),
      await visitor.get(`/examcampaigns/${exam._id}`),
      await student.get(`/examcampaigns/${exam._id}`),
      await student.get(`/examcampaigns/${accountOf(1).userId}/campaigns/${exam._id}/exam`),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeLessThan(300);
      expect(unlisted(body, [...examCampaignKeys, ...registrationKeys])).toEqual([]);
    }
    const generals = [
      await visitor.put(`${other}/register`, visitorForm),
      await student.put(`${other}/register`, form),
      await visitor.get(other),
      await student.get(other),
    ];
    for (const { status, body } of generals) {
      expect(status).toBeLessThan(300);
      expect(unlisted(body, [...campaignKeys, ...registrationKeys])).toEqual([]);
    }
    const lists = [
      ['/examcampaigns', examCampaignKeys],
      ['/campaign/campaigns', campaignKeys],
      [`/examcampaigns/${accountOf(1).userId}/exams`, [...examCampaignKeys, ...registrationKeys]],
    ] as const;
    for (const [path, keys] of lists) {
      const { body } = await student.get(path);
      expect(body['total']).toBe(1);
      expect(unlisted(body['items'], keys)).toEqual([]);
    }
  });

  it('have rank, chosen name, roll number, marks and time in the merit list [CMP-06]', async () => {
    const exam = await createExamCampaign(service);
    const choices = ['name', 'initials', 'roll'] as const;
    for (const [n, nameShown] of choices.entries()) {
      await registerAccount(service, n, { campaignId: exam._id, nameShown });
      const subjects = { Physics: 5, Biology: 5 };
      await emitSubmitted(service, { campaignId: exam._id, studentId: accountOf(n).userId, subjects });
    }
    service.clock.set('2026-02-03T00:00:00.000Z');
    await service.client.as(admin).post(`/examcampaigns/${exam._id}/release`);
    const path = `/examcampaigns/${exam._id}/merit-list`;
    const list = await service.client.visitor.get(path);
    expect(list.body).toMatchObject({
      items: [
        { name: 'Student 0', initials: null },
        { name: null, initials: 'S.' },
        { name: null, initials: null },
      ],
    });
    expect(unlisted(list.body['items'], meritKeys)).toEqual([]);
    for (const hidden of ['Student 1', 'Student 2', 'example.com', '0171', accountOf(1).userId, 'attempt-'])
      expect(JSON.stringify(list.body)).not.toContain(hidden);
    const own = await service.client.as(accountOf(1)).get(`${path}/own`);
    expect(unlisted(own.body, ownKeys)).toEqual([]);
  });
});
