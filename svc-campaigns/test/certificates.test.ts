import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startExam, type Exam } from './merit-lists.ts';
import { accountOf, admin, startCampaigns, type Campaigns } from './service.ts';

let service: Campaigns;
let exam: Exam;
beforeEach(async () => {
  service = await startCampaigns();
  exam = await startExam(service);
  for (const n of [0, 1, 2]) {
    await exam.register(n, n === 0 ? 'initials' : 'roll');
    await exam.submit(n, { score: 20 - n });
  }
});
afterEach(() => service.stop());

const allow = (upTo: number, identity: { role: 'admin' | 'student'; userId: string } = admin) =>
  service.client.as(identity).put(`/examcampaigns/${exam.campaignId}/certificates`, { upTo });
const own = (n: number) =>
  service.client.as(accountOf(n)).get<{ code: string }>(`/examcampaigns/${exam.campaignId}/certificate`);
const check = (code: string) => service.client.visitor.get(`/examcampaigns/certificates/${code}`);

describe('certificates', () => {
  it('are for nobody until an administrator says for how many', async () => {
    await exam.release();
    expect(await own(0)).toMatchObject({ status: 404, body: { code: 'campaigns.no-certificate' } });
    expect((await allow(2, accountOf(0))).status).toBe(403);
    expect((await allow(-1)).status).toBe(400);
    expect((await allow(2)).body).toEqual({ upTo: 2, rev: 2 });
    const path = `/examcampaigns/${exam.campaignId}/release`;
    expect((await service.client.as(admin).get(path)).body).toMatchObject({ certificatesUpTo: 2 });
    expect((await own(1)).status).toBe(200);
    expect((await own(2)).status).toBe(404);
    expect((await own(9)).body).toMatchObject({ code: 'campaigns.not-ranked' });
  });

  it('keep the number of the first of two administrators who set it at once', async () => {
    const path = `/examcampaigns/${exam.campaignId}/certificates`;
    const set = (upTo: number, rev: number) => service.client.as(admin).put(path, { upTo, rev });
    expect(await set(10, 1)).toMatchObject({ status: 200, body: { upTo: 10, rev: 2 } });
    expect(await set(20, 1)).toMatchObject({
      status: 409,
      body: { code: 'common.edited-meanwhile-unknown' },
    });
    const release = await service.client.as(admin).get(`/examcampaigns/${exam.campaignId}/release`);
    expect(release.body).toMatchObject({ certificatesUpTo: 10, certificatesRev: 2 });
  });

  it('are for all who share the last rank, and not before the release', async () => {
    await allow(1);
    await exam.submit(1, { score: 20, scoreVersion: 2 });
    expect((await own(0)).status).toBe(403);
    await exam.release();
    for (const n of [0, 1]) expect((await own(n)).body).toMatchObject({ rank: 1 });
  });

  it('have name, rank and a number of their own', async () => {
    await exam.release();
    await allow(3);
    const [first, second] = [await own(0), await own(1)];
    expect(first.body).toMatchObject({
      campaignTitle: 'Model test',
      fullName: 'Student 0',
      rank: 1,
      of: 3,
      percentile: 100,
      score: 20,
      version: 1,
      heldAt: '2026-02-01T00:00:00.000Z',
      issuedAt: '2026-02-03T00:00:00.000Z',
    });
    expect(first.body.code).toMatch(/^[\dA-Z]{12}$/u);
    for (const mistaken of ['I', 'L', 'O', 'U']) expect(first.body.code).not.toContain(mistaken);
    expect((await own(0)).body.code).toBe(first.body.code);
    expect(second.body.code).not.toBe(first.body.code);
  });

  it('are checked by anybody, who sees the rank and what the student shows of the name [CMP-06]', async () => {
    await exam.release();
    await allow(3);
    const { code } = (await own(0)).body;
    const genuine = await check(code);
    expect(genuine.body).toEqual({
      campaignId: exam.campaignId,
      campaignTitle: 'Model test',
      name: null,
      initials: 'S.',
      rollNumber: '000001',
      rank: 1,
      of: 3,
      version: 1,
      issuedAt: '2026-02-03T00:00:00.000Z',
      isValid: true,
    });
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase();
    expect((await check(typed)).body).toEqual(genuine.body);
    const inBengali = code.replaceAll(/\d/gu, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    expect((await check(encodeURIComponent(inBengali))).body).toEqual(genuine.body);
    expect(await check('0000-0000-0000')).toMatchObject({
      status: 404,
      body: { code: 'campaigns.no-such-certificate' },
    });
  });

  it('are offered beside an older version only by the rank in the latest one', async () => {
    await exam.release();
    await allow(1);
    await exam.list();
    await exam.submit(2, { score: 29, scoreVersion: 2 });
    await exam.runJobs();
    const offered = async (n: number) => (await exam.own(n, '?version=1')).body['hasCertificate'];
    expect([await offered(0), await offered(2)]).toEqual([false, true]);
  });

  it('follow the latest version of the merit list', async () => {
    await exam.release();
    await allow(1);
    const { code } = (await own(0)).body;
    await exam.submit(2, { score: 29, scoreVersion: 2 });
    await exam.runJobs();
    expect((await check(code)).body).toMatchObject({ rank: 2, version: 2, isValid: false });
    expect((await own(0)).status).toBe(404);
    expect((await own(2)).body).toMatchObject({ rank: 1, version: 2 });
  });
});
