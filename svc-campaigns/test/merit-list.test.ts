import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startExam, type Exam } from './merit-lists.ts';
import { accountOf, admin, startCampaigns, type Campaigns } from './service.ts';

let service: Campaigns;
let exam: Exam;
beforeEach(async () => {
  service = await startCampaigns();
  exam = await startExam(service);
});
afterEach(() => service.stop());

const choose = (n: number, body: object) =>
  service.client.as(accountOf(n)).patch(`/examcampaigns/${exam.campaignId}/registration`, body);

describe('the merit list', () => {
  it('ranks by marks, then by time, and shares a rank: 1, 2, 2, 4 [CMP-06]', async () => {
    for (const n of [0, 1, 2, 3]) await exam.register(n);
    await exam.submit(0, { score: 20, seconds: 300 });
    await exam.submit(1, { score: 25.5 });
    await exam.submit(2, { score: 20, seconds: 300 });
    await exam.submit(3, { score: 20, seconds: 301 });
    await exam.release();
    const list = await exam.list();
    expect(list.items.map(({ rank, score, percentile }) => [rank, score, percentile])).toEqual([
      [1, 25.5, 100],
      [2, 20, 75],
      [2, 20, 75],
      [4, 20, 25],
    ]);
    expect([list.total, list.of, list.version, list.reissuedAt]).toEqual([4, 4, 1, null]);
    const second = await exam.list('?pageSize=2&page=2');
    expect([second.total, second.items.map(({ rank }) => rank)]).toEqual([4, [2, 4]]);
  });

  it('names the people behind it, with their contacts, to who manages campaigns and nobody else [BAT-06]', async () => {
    for (const n of [0, 1]) await exam.register(n);
    await exam.submit(0, { score: 20 });
    await exam.submit(1, { score: 25 });
    const path = `/examcampaigns/${exam.campaignId}/ranking`;
    const read = async (query = '') => {
      const { body } = await service.client.as(admin).get<{ items: { fullName: string }[] }>(path + query);
      return body;
    };
    const people = [
      { rank: 1, fullName: 'Student 1', email: 'student1@example.com', mobile: '01710000001', score: 25 },
      { rank: 2, fullName: 'Student 0', rollNumber: '000001' },
    ];
    expect(await read()).toMatchObject({ version: 0, total: 2, items: people });
    const [second] = people.toReversed();
    expect(await read(`?students=${accountOf(0).userId}`)).toMatchObject({
      total: 1,
      of: 2,
      items: [second],
    });
    await exam.release();
    expect(await read()).toMatchObject({ version: 1, total: 2, of: 2, items: people });
    for (const q of ['student 0', 'STUDENT0@example', '০১৭১০০০০০০০']) {
      const { items } = await read(`?q=${encodeURIComponent(q)}`);
      expect([q, items.map(({ fullName }) => fullName)]).toEqual([q, ['Student 0']]);
    }
    const ofStudents = await read(`?students=${accountOf(0).userId},nobody`);
    expect(ofStudents).toMatchObject({ version: 1, total: 1, of: 2, items: [people[1]] });
    const marker = { ...admin, permissions: ['marking'] };
    expect((await service.client.as(marker).get(path)).status).toBe(403);
    expect((await service.client.as(accountOf(0)).get(path)).status).toBe(403);
    expect((await service.client.visitor.get(path)).status).toBe(401);
  });

  it('is forbidden before the release, except for an administrator', async () => {
    await exam.register(0);
    await exam.submit(0, { score: 20 });
    const early = await service.client.visitor.get(exam.path);
    expect([early.status, early.body['code']]).toEqual([403, 'campaigns.not-released']);
    expect((await exam.own(0)).status).toBe(403);
    expect((await service.client.as(admin).get(exam.path)).body).toMatchObject({
      total: 1,
      version: 0,
      items: [{ rank: 1, percentile: 100 }],
    });
  });

  it('shows name, initials or the roll number only, as each chooses at any time [CMP-06]', async () => {
    await exam.register(0, 'name');
    await exam.register(1, 'initials');
    await exam.register(2);
    for (const n of [0, 1, 2]) await exam.submit(n, { score: 20 - n });
    await exam.release();
    const shown = async () =>
      (await exam.list()).items.map(({ name, initials, rollNumber }) => name ?? initials ?? rollNumber);
    expect(await shown()).toEqual(['Student 0', 'S.', '000003']);
    expect((await choose(0, { nameShown: 'roll' })).body).toMatchObject({
      nameShown: 'roll',
      showsName: false,
    });
    await choose(1, { nameShown: 'name' });
    await choose(2, { nameShown: 'initials' });
    expect(await shown()).toEqual(['000001', 'Student 1', 'S.']);
    await service.emit(userDeleted, { userId: accountOf(1).userId });
    await service.emit(userDeleted, { userId: accountOf(2).userId });
    expect(await shown()).toEqual(['000001', '000002', '000003']);
  });

  it('has no line of somebody who gave the place up in the instant of the start', async () => {
    await exam.register(0, 'name');
    await exam.register(1, 'name');
    const path = `/examcampaigns/${exam.campaignId}/registration`;
    expect((await service.client.as(accountOf(0)).delete(path)).status).toBeLessThan(300);
    for (const n of [0, 1]) await exam.submit(n);
    await exam.release();
    expect((await exam.list()).items).toMatchObject([{ name: 'Student 1' }]);
    expect((await exam.own(0)).status).toBe(404);
    expect((await choose(0, { nameShown: 'roll' })).status).toBe(404);
  });

  it('takes the choice of a client, and of a registration, that knows the name or the roll number only', async () => {
    await exam.register(0, 'initials');
    await exam.submit(0);
    await exam.release();
    expect((await choose(0, { showsName: true })).body).toMatchObject({ nameShown: 'name', showsName: true });
    expect((await choose(0, { showsName: false })).body).toMatchObject({ nameShown: 'roll' });
    expect((await choose(0, {})).status).toBe(400);
    const stored = service.platform.documents.collection('registrations');
    await stored.updateMany({}, { $unset: { nameShown: '' }, $set: { showsName: true } });
    expect((await exam.list()).items).toMatchObject([{ name: 'Student 0', initials: null }]);
    expect((await exam.own(0)).body).toMatchObject({ nameShown: 'name' });
  });

  it('finds shown names and roll numbers in both scripts, never a hidden name, and keeps the rank among all [CMP-06]', async () => {
    await exam.register(0, 'name');
    await exam.register(1, 'name');
    await exam.register(2, 'initials');
    for (const n of [0, 1, 2]) await exam.submit(n, { score: 10 + n });
    await exam.release();
    const found = async (q: string) =>
      (await exam.list(`?q=${encodeURIComponent(q)}`)).items.map(({ rank, name }) => [rank, name]);
    expect(await found('student')).toEqual([
      [2, 'Student 1'],
      [3, 'Student 0'],
    ]);
    expect(await found('Student 2')).toEqual([]);
    for (const roll of ['000003', '3', '০০০০০৩', '৩']) expect(await found(roll)).toEqual([[1, null]]);
    for (const nobody of ['.*', 'S.', '00003x', '4']) expect(await found(nobody)).toEqual([]);
  });

  it('shows a student the own rank, also by subject, and the number of participants [CMP-06]', async () => {
    for (const n of [0, 1, 2]) await exam.register(n);
    await exam.submit(0, { score: 20, subjects: { Physics: 12, Biology: 8 } });
    await exam.submit(1, { score: 25, subjects: { Physics: 12, Biology: 13 } });
    await exam.submit(2, { score: 13, subjects: { Physics: 13 } });
    await exam.release();
    expect((await exam.own(0)).body).toEqual({
      rank: 2,
      of: 3,
      percentile: 66.66,
      rollNumber: '000001',
      score: 20,
      totalMarks: 30,
      durationMs: 60_000,
      resultId: `attempt-${accountOf(0).userId}-1`,
      nameShown: 'roll',
      showsName: false,
      version: 1,
      hasCertificate: false,
      before: null,
      subjects: [
        { subjectName: 'Physics', score: 12, rank: 2, of: 3 },
        { subjectName: 'Biology', score: 8, rank: 2, of: 2 },
      ],
    });
    const stranger = await exam.own(9);
    expect([stranger.status, stranger.body['code']]).toEqual([404, 'campaigns.not-ranked']);
  });

  it('counts the first attempt only, and each version of its score once in any order', async () => {
    await exam.register(0);
    await exam.submit(0, { score: 22, scoreVersion: 2 });
    await exam.submit(0, { score: 20, scoreVersion: 1 });
    await exam.submit(0, { score: 30, attemptNo: 2 });
    await exam.release();
    expect(await exam.list()).toMatchObject({ total: 1, items: [{ rank: 1, score: 22 }] });
  });
});
