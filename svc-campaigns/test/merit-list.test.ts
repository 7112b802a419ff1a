import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emitSubmitted, type SubmittedExam } from './participants.ts';
import {
  admin,
  createExamCampaign,
  nusrat,
  person,
  startCampaigns,
  tanvir,
  type Campaigns,
  type StoredCampaign,
} from './service.ts';

let service: Campaigns;
let campaign: StoredCampaign;
beforeEach(async () => {
  service = await startCampaigns();
  campaign = await createExamCampaign(service);
});
afterEach(() => service.stop());

const students = [nusrat, tanvir, { role: 'student', userId: 'b00000000000000000000003' }] as const;

async function registerStudent(n: number, showsName = false) {
  const student = students[n] ?? nusrat;
  const body = { campaignId: campaign._id, studentId: student.userId, basicInfo: person(n), showsName };
  const answer = await service.client.as(student).post('/examcampaigns/register', body);
  expect(answer.status).toBe(201);
}

function submitted(n: number, sat: Pick<SubmittedExam, 'score' | 'seconds' | 'attemptNo' | 'scoreVersion'>) {
  return emitSubmitted(service, {
    campaignId: campaign._id,
    studentId: (students[n] ?? nusrat).userId,
    ...sat,
  });
}

async function release() {
  service.clock.set('2026-02-03T00:00:00.000Z');
  const answer = await service.client.as(admin).post(`/examcampaigns/${campaign._id}/release`);
  expect(answer.status).toBe(200);
}

interface Entry {
  readonly rank: number;
  readonly name: string | null;
  readonly rollNumber: string;
  readonly score: number;
}

async function listed(query = '') {
  const path = `/examcampaigns/${campaign._id}/merit-list${query}`;
  const { body } = await service.client.visitor.get<{ items: Entry[]; total: number }>(path);
  return body;
}

const ownPath = () => `/examcampaigns/${campaign._id}/merit-list/own`;

describe('the merit list', () => {
  it('ranks by marks, then by time, and shares a rank: 1, 2, 2', async () => {
    for (const n of [0, 1, 2]) await registerStudent(n);
    await submitted(0, { score: 20, seconds: 300 });
    await submitted(1, { score: 25.5 });
    await submitted(2, { score: 20, seconds: 300 });
    await release();
    expect((await listed()).items.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 25.5],
      [2, 20],
      [2, 20],
    ]);
    const second = await listed('?pageSize=2&page=2');
    expect([second.total, second.items.map(({ rank }) => rank)]).toEqual([3, [2]]);
  });

  it('is forbidden before the release, except for an administrator', async () => {
    await registerStudent(0);
    await submitted(0, { score: 20 });
    const path = `/examcampaigns/${campaign._id}/merit-list`;
    const early = await service.client.visitor.get(path);
    expect([early.status, early.body['code']]).toEqual([403, 'campaigns.not-released']);
    expect((await service.client.as(nusrat).get(ownPath())).status).toBe(403);
    expect((await service.client.as(admin).get(path)).body).toMatchObject({ total: 1 });
  });

  it('shows the name of those who choose so, and the roll number of everybody', async () => {
    await registerStudent(0, true);
    await registerStudent(1);
    await submitted(0, { score: 20 });
    await submitted(1, { score: 10 });
    await release();
    expect((await listed()).items.map(({ name, rollNumber }) => [name, rollNumber])).toEqual([
      ['Student 0', '000001'],
      [null, '000002'],
    ]);
    const path = `/examcampaigns/${campaign._id}/registration`;
    await service.client.as(nusrat).patch(path, { showsName: false });
    await service.client.as(tanvir).patch(path, { showsName: true });
    expect((await listed()).items.map(({ name }) => name)).toEqual([null, 'Student 1']);
    await service.emit(userDeleted, { userId: tanvir.userId });
    expect((await listed()).items.map(({ name }) => name)).toEqual([null, null]);
  });

  it('finds shown names and roll numbers, never a hidden name, and keeps the rank among all', async () => {
    await registerStudent(0, true);
    await registerStudent(1, true);
    await registerStudent(2);
    for (const n of [0, 1, 2]) await submitted(n, { score: 10 + n });
    await release();
    const found = async (q: string) =>
      (await listed(`?q=${encodeURIComponent(q)}`)).items.map(({ rank, name }) => [rank, name]);
    expect(await found('student')).toEqual([
      [2, 'Student 1'],
      [3, 'Student 0'],
    ]);
    expect(await found('Student 2')).toEqual([]);
    expect(await found('000003')).toEqual([[1, null]]);
    expect(await found('.*')).toEqual([]);
  });

  it('shows a student the own rank and the number of participants', async () => {
    for (const n of [0, 1]) await registerStudent(n);
    await submitted(0, { score: 20 });
    await submitted(1, { score: 25 });
    await release();
    expect((await service.client.as(nusrat).get(ownPath())).body).toEqual({
      rank: 2,
      of: 2,
      rollNumber: '000001',
      score: 20,
      totalMarks: 30,
      durationMs: 60_000,
      resultId: `attempt-${nusrat.userId}-1`,
      showsName: false,
    });
    const stranger = await service.client.as({ role: 'student', userId: 'c'.repeat(24) }).get(ownPath());
    expect([stranger.status, stranger.body['code']]).toEqual([404, 'campaigns.not-ranked']);
  });

  it('counts the first attempt only, and each version of its score once in any order', async () => {
    await registerStudent(0);
    await submitted(0, { score: 22, scoreVersion: 2 });
    await submitted(0, { score: 20, scoreVersion: 1 });
    await submitted(0, { score: 30, attemptNo: 2 });
    await release();
    expect(await listed()).toMatchObject({ total: 1, items: [{ rank: 1, score: 22 }] });
  });
});

describe('the participants of a released campaign', () => {
  const letters = (n: number) =>
    service.mail.sent.filter(
      ({ to, subject }) => to === person(n).email && subject === 'Results are out: Model test',
    );

  it('get one mail if they sat the exam', async () => {
    for (const n of [0, 1]) await registerStudent(n);
    await submitted(0, { score: 20 });
    await release();
    for (let round = 0; round < 2; round += 1) {
      await service.runJob('announce-releases');
      await service.runJob('send-mails');
    }
    expect([letters(0).length, letters(1).length]).toEqual([1, 0]);
    expect(letters(0)[0]?.text).toContain(`/campaigns/exam/${campaign._id}`);
  });

  it('get the mail also when their result arrives after the announcement', async () => {
    await registerStudent(0);
    await release();
    await service.runJob('announce-releases');
    await submitted(0, { score: 20 });
    await service.runJob('send-mails');
    await service.runJob('send-mails');
    expect(letters(0)).toHaveLength(1);
  });
});
