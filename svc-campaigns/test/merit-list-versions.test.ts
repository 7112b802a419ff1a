import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startExam, type Exam } from './merit-lists.ts';
import { person, startCampaigns, type Campaigns } from './service.ts';

let service: Campaigns;
let exam: Exam;
beforeEach(async () => {
  service = await startCampaigns();
  exam = await startExam(service);
});
afterEach(() => service.stop());

const marksOf = async (query?: string) =>
  (await exam.list(query)).items.map(({ rollNumber, rank, score }) => [rollNumber, rank, score]);

describe('a released merit list', () => {
  beforeEach(async () => {
    for (const n of [0, 1, 2]) {
      await exam.register(n);
      await exam.submit(n, { score: 20 - n });
    }
    await exam.release();
  });

  it('stays as it is until corrected results are issued together as the next version [CMP-06]', async () => {
    const first = await marksOf();
    await exam.submit(2, { score: 25, scoreVersion: 2 });
    service.clock.advance(5_000);
    await exam.submit(1, { score: 20, scoreVersion: 2 });
    await service.runJob('issue-merit-lists');
    expect(await marksOf()).toEqual(first);
    await exam.runJobs();
    expect(await exam.list()).toMatchObject({
      version: 2,
      reissuedAt: '2026-02-03T00:00:15.000Z',
      versions: [
        { version: 1, issuedAt: '2026-02-03T00:00:00.000Z', total: 3, changes: null },
        { version: 2, total: 3, changes: { entered: 0, left: 0, up: 1, down: 1, marks: 2 } },
      ],
    });
    expect(await marksOf()).toEqual([
      ['000003', 1, 25],
      ['000001', 2, 20],
      ['000002', 2, 20],
    ]);
    expect(await marksOf('?version=1')).toEqual(first);
    const none = await service.client.visitor.get(`${exam.path}?version=3`);
    expect([none.status, none.body['code']]).toEqual([404, 'campaigns.no-version']);
  });

  it('is issued again after a minute although corrections keep arriving', async () => {
    await exam.list();
    for (let n = 2; n <= 14; n += 1) {
      service.clock.advance(5_000);
      await exam.submit(0, { score: n, scoreVersion: n });
      await service.runJob('issue-merit-lists');
    }
    expect((await exam.list()).versions.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('issues corrections together also when the first one comes after a long time without any', async () => {
    await exam.list();
    service.clock.advance(3_600_000);
    for (let n = 2; n <= 4; n += 1) {
      await exam.submit(0, { score: n, scoreVersion: n });
      await service.runJob('issue-merit-lists');
      service.clock.advance(5_000);
    }
    expect((await exam.list()).versions).toHaveLength(1);
    await exam.runJobs();
    expect((await exam.list()).versions).toHaveLength(2);
  });

  it('gets no version from a correction that changes nothing in it', async () => {
    await exam.list();
    await exam.submit(0, { score: 20, scoreVersion: 2 });
    await exam.runJobs();
    await exam.runJobs();
    expect((await exam.list()).versions).toHaveLength(1);
  });

  it('shows a student what changed for them, and the place in an older version [CMP-06]', async () => {
    await exam.list();
    await exam.submit(2, { score: 19.5, scoreVersion: 2 });
    await exam.runJobs();
    expect((await exam.own(2)).body).toMatchObject({ rank: 2, score: 19.5, before: { rank: 3, score: 18 } });
    expect((await exam.own(1)).body).toMatchObject({ rank: 3, score: 19, before: { rank: 2, score: 19 } });
    expect((await exam.own(2, '?version=1')).body).toMatchObject({ version: 1, rank: 3, before: null });
  });

  it('has the marks of a version at the previous place, also when a result is corrected twice', async () => {
    await exam.list();
    await exam.submit(2, { score: 30, scoreVersion: 2 });
    await exam.runJobs();
    await exam.submit(2, { score: 18, scoreVersion: 3 });
    await exam.runJobs();
    expect((await exam.own(2)).body).toMatchObject({ version: 3, rank: 3, before: { rank: 1, score: 30 } });
  });
});

describe('a result that is corrected while the delete of its campaign can be undone', () => {
  beforeEach(async () => {
    await exam.register(0);
    await exam.submit(0, { score: 20 });
    await exam.release();
    await exam.list();
    await exam.remove();
    await exam.submit(0, { score: 25, scoreVersion: 2 });
  });

  it('is in the next version once the campaign is restored', async () => {
    await exam.runJobs();
    await exam.restore();
    await exam.runJobs();
    expect(await exam.list()).toMatchObject({ version: 2, items: [{ score: 25 }] });
  });

  it('leaves nothing to do once the campaign is deleted for good', async () => {
    service.clock.advance(600_000);
    for (const job of ['finish-deletes', 'issue-merit-lists']) await service.runJob(job);
    const heads = service.platform.documents.collection('meritLists');
    expect(await heads.countDocuments({ $or: [{ isChanged: true }, { isToAnnounce: true }] })).toBe(0);
  });
});

describe('a build that a crash ended', () => {
  it('is taken over when its lease ends, and leaves nothing behind', async () => {
    await exam.register(0);
    await exam.submit(0);
    await exam.release();
    await exam.list();
    const { documents } = service.platform;
    const parts = documents.collection<{ _id: string; buildId: string }>('meritListParts');
    await parts.insertOne({ _id: 'dead-page-0', buildId: 'dead' });
    const building = { id: 'dead', until: service.clock.now() + 60_000, done: 0, total: 0 };
    await documents.collection('meritLists').updateMany({}, { $set: { building } });
    await exam.submit(0, { score: 29, scoreVersion: 2 });
    await exam.runJobs();
    expect((await exam.list()).version).toBe(1);
    service.clock.advance(60_000);
    await exam.runJobs();
    expect(await exam.list()).toMatchObject({ version: 2, items: [{ score: 29 }] });
    expect(await parts.countDocuments({ buildId: 'dead' })).toBe(0);
  });
});

describe('a list that was released before lists had versions', () => {
  it('begins with its former version unchanged, and its mails are not sent again', async () => {
    await exam.register(0);
    await exam.submit(0, { score: 20 });
    await exam.release();
    const campaigns = service.platform.documents.collection('campaigns');
    const ranks = { version: 4, reissuedAt: '2026-02-02T12:00:00.000Z' };
    await campaigns.updateOne({ _id: exam.campaignId }, { $set: { ranks, isReleaseAnnounced: true } });
    await exam.submit(0, { score: 10, scoreVersion: 2 });
    expect(await exam.list()).toMatchObject({
      version: 4,
      reissuedAt: ranks.reissuedAt,
      items: [{ score: 20 }],
    });
    await exam.runJobs();
    expect(await exam.list()).toMatchObject({ version: 5, items: [{ score: 10 }] });
    expect(service.mail.sent.filter(({ subject }) => subject.startsWith('Results are out'))).toEqual([]);
  });
});

describe('the participants of a released campaign', () => {
  const letters = (n: number, subject: string) =>
    service.mail.sent.filter(
      (mail) => mail.to === person(n).email && mail.subject === `${subject}: Model test`,
    ).length;
  const released = (n: number) => letters(n, 'Results are out');
  const reissued = (n: number) => letters(n, 'Your rank has changed');

  it('get one mail if they sat the exam [CMP-06]', async () => {
    for (const n of [0, 1]) await exam.register(n);
    await exam.submit(0, { score: 20 });
    await exam.release();
    for (let round = 0; round < 2; round += 1) await exam.runJobs();
    expect([released(0), released(1)]).toEqual([1, 0]);
    expect(service.mail.sent.at(-1)?.text).toContain(`/campaigns/exam/${exam.campaignId}`);
  });

  it('get the mail also when their result arrives after the announcement', async () => {
    await exam.register(0);
    await exam.release();
    await exam.runJobs();
    await exam.submit(0, { score: 20 });
    for (let round = 0; round < 2; round += 1) await exam.runJobs();
    expect(released(0)).toBe(1);
  });

  it('get a mail about a later version only if their rank changed [CMP-06]', async () => {
    for (const n of [0, 1, 2, 3]) {
      await exam.register(n);
      await exam.submit(n, { score: 20 - n });
    }
    await exam.release();
    await exam.runJobs();
    await exam.submit(1, { score: 25, scoreVersion: 2 });
    await exam.submit(3, { score: 16, scoreVersion: 2 });
    for (let round = 0; round < 2; round += 1) await exam.runJobs();
    expect([0, 1, 2, 3].map(reissued)).toEqual([1, 1, 0, 0]);
    await exam.submit(1, { score: 19, scoreVersion: 3 });
    await exam.runJobs();
    expect([0, 1, 2, 3].map(reissued)).toEqual([2, 2, 0, 0]);
    expect([0, 1, 2, 3].map(released)).toEqual([1, 1, 1, 1]);
  });
});

describe('a search in a version', () => {
  it('counts what it finds in that version', async () => {
    for (const n of [0, 1]) await exam.register(n, 'name');
    await exam.submit(0);
    await exam.release();
    await exam.list();
    await exam.submit(1);
    for (const q of ['000002', 'Student 1'])
      expect(await exam.list(`?q=${encodeURIComponent(q)}`)).toMatchObject({ items: [], total: 0 });
    expect(await exam.list('?q=Student')).toMatchObject({ items: [{ name: 'Student 0' }], total: 1 });
  });
});

describe('results that arrive while the list is released', () => {
  it('are each in it once, whatever comes first [CMP-06]', async () => {
    const people = 24;
    for (let n = 0; n < people; n += 1) await exam.register(n);
    for (let n = 0; n < people / 2; n += 1) await exam.submit(n, { score: 1 + (n % 5) });
    service.clock.set('2026-02-03T00:00:00.000Z');
    const late = Array.from({ length: people / 2 }, (_, n) => exam.submit(people / 2 + n, { score: 3 }));
    const corrected = [0, 1, 2].map((n) => exam.submit(n, { score: 9, scoreVersion: 2 }));
    const builds = Array.from({ length: 6 }, () => service.runJob('issue-merit-lists'));
    const readers = Array.from({ length: 6 }, () => service.client.visitor.get(exam.path));
    await Promise.all([exam.release(), ...late, ...corrected, ...builds, ...readers]);
    for (let round = 0; round < 3; round += 1) await exam.runJobs();
    const { items, of } = await exam.list('?pageSize=100');
    const rolls = items.map(({ rollNumber }) => rollNumber);
    expect([of, rolls.length, new Set(rolls).size]).toEqual([people, people, people]);
    expect(items.slice(0, 4).map(({ rank, score }) => [rank, score])).toEqual([
      [1, 9],
      [1, 9],
      [1, 9],
      [4, 5],
    ]);
    const ranked = await Promise.all(Array.from({ length: people }, (_, n) => exam.own(n)));
    expect(ranked.every(({ status }) => status === 200)).toBe(true);
    const sent = service.mail.sent.filter(({ subject }) => subject.startsWith('Results are out'));
    expect(new Set(sent.map(({ to }) => to)).size).toBe(people);
    expect(sent).toHaveLength(people);
  });
});

describe('a result that is delivered again', () => {
  it('changes nothing in a released list, late or not', async () => {
    await exam.register(1);
    await exam.register(2);
    await exam.submit(1);
    await exam.release();
    await exam.submit(2);
    await exam.runJobs();
    const heads = () =>
      service.platform.documents.collection<{ _id: string }>('meritLists').find({}).toArray();
    const before = await heads();
    await exam.submit(1);
    await exam.submit(2);
    expect(await heads()).toEqual(before);
    expect((await exam.list()).items).toHaveLength(2);
  });
});
