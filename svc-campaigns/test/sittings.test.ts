import { userVerified } from '@pathshala/svc-auth-contract/events';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emitSubmitted } from './participants.ts';
import {
  accountOf,
  admin,
  confirmAs,
  createExamCampaign,
  mailTo,
  person,
  startCampaigns,
  type Campaigns,
  type StoredCampaign,
} from './service.ts';

let service: Campaigns;
let campaign: StoredCampaign;
let registrationId: string;
beforeEach(async () => {
  service = await startCampaigns();
  campaign = await createExamCampaign(service);
  registrationId = (await register(1)).body.registration._id;
});
afterEach(() => service.stop());

const register = (n: number) =>
  service.client.visitor.post<StoredCampaign>('/examcampaigns/register', {
    campaignId: campaign._id,
    basicInfo: person(n),
  });

/** The token in the latest mail. */
async function sittingToken(n = 1): Promise<string> {
  const { text } = await mailTo(service, person(n).email);
  const token = /\/campaigns\/sit\?token=([\w.-]+)/u.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link in: ${text}`);
  return token;
}

const call = (path: string, token: string) =>
  service.client.visitor.post<Record<string, unknown>>(`/examcampaigns/sittings${path}`, { token });
const open = (token: string) => call('', token);
const sessionOf = (sid: string | null | undefined) => service.platform.sessions.resolve(sid ?? '');

async function confirmed(): Promise<string> {
  await confirmAs(service, 1);
  return sittingToken();
}

const verify = (n: number) => {
  const { userId, username, name, email } = accountOf(n);
  return service.emit(userVerified, { userId, username, name, email });
};

async function release(): Promise<void> {
  service.clock.set('2026-02-03T00:00:00.000Z');
  const released = await service.client.as(admin).post(`/examcampaigns/${campaign._id}/release`);
  expect(released.status).toBe(200);
  for (const job of ['issue-merit-lists', 'announce-releases', 'send-release-mails'])
    await service.runJob(job);
}

describe('the name of who sits without an account', () => {
  const names = async () => {
    const path = `/campaign/participant-names?ids=${registrationId},unknown`;
    return (await service.client.as(admin).get(path)).body;
  };

  it('is shown to administrators with the roll number once the address is confirmed, until an account has the registration', async () => {
    expect(await names()).toEqual({ items: [] });
    await confirmAs(service, 1);
    expect(await names()).toEqual({
      items: [{ _id: registrationId, name: person(1).fullName, rollNumber: '000001' }],
    });
    await verify(1);
    expect(await names()).toEqual({ items: [] });
  });
});

describe('the mailed link to the exam', () => {
  it('comes when the address is confirmed, not before, and svc-exams learns who sits [CMP-04]', async () => {
    expect((await mailTo(service, person(1).email)).text).not.toContain('/campaigns/sit');
    await confirmAs(service, 1);
    await service.waitUntilIdle();
    const { subject } = await mailTo(service, person(1).email);
    expect(subject).toContain('Your link to the exam');
    const [held, sits] = service.published(campaignRegistered).map(({ data }) => data);
    expect(held).toMatchObject({ registrationId, studentId: null, version: 1 });
    expect(held).not.toHaveProperty('participantId');
    expect(sits).toMatchObject({ participantId: registrationId, studentId: null, version: 2 });
  });

  it('shows what it leads to without using it up, for a mail scanner follows links', async () => {
    const token = await confirmed();
    for (let visit = 0; visit < 3; visit += 1)
      expect((await call('/link', token)).body).toMatchObject({
        phase: 'ready',
        fullName: 'Student 1',
        campaign: { _id: campaign._id, title: 'Model test', isReleased: false },
      });
    expect((await open(token)).status).toBe(201);
    expect((await call('/link', token)).body).toMatchObject({ phase: 'used' });
  });

  it('begins the session of a participant, which ends with the exam and the minutes of its desk [CMP-05]', async () => {
    const opened = await open(await confirmed());
    expect(opened.body).toMatchObject({ campaign: { _id: campaign._id }, resultId: null });
    const until = Date.parse('2026-02-02T04:10:00.000Z');
    expect(opened.body['until']).toBe(new Date(until).toISOString());
    expect(await sessionOf(opened.cookies['sid'])).toMatchObject({
      user: {
        userId: registrationId,
        role: 'participant',
        name: 'Student 1',
        participation: { registrationId, campaignId: campaign._id, until },
      },
    });
    service.clock.set(until);
    expect(await sessionOf(opened.cookies['sid'])).toBeNull();
  });

  it('opens once: of ten clicks at the same time one [CMP-05]', async () => {
    const token = await confirmed();
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => open(token)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await open(token)).toMatchObject({ status: 409, body: { code: 'campaigns.sitting-used' } });
  });

  it('is refused when it is not ours, and for the registration of somebody else', async () => {
    const token = await confirmed();
    const [id = '', no = '', mac = ''] = token.split('.');
    const changed = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    await register(2);
    const another = (await confirmAs(service, 2)).body.registration as unknown as { _id: string };
    for (const bad of [`${id}.${no}.${changed}`, `${id}.2.${mac}`, `${another._id}.${no}.${mac}`, 'x', mac])
      expect(await open(bad)).toMatchObject({ status: 404, body: { code: 'campaigns.link-unknown' } });
    expect((await open(token)).status).toBe(201);
  });

  it('is over with the exam until the results are released', async () => {
    const token = await confirmed();
    service.clock.set('2026-02-02T04:10:00.000Z');
    expect((await call('/link', token)).body).toMatchObject({ phase: 'over' });
    for (const path of ['', '/mail'])
      expect(await call(path, token)).toMatchObject({
        status: 410,
        body: { code: 'campaigns.sitting-over' },
      });
  });

  it('ends with the registration', async () => {
    const token = await confirmed();
    const cancel = /\/campaigns\/cancel\?token=([\w-]+)/u.exec(
      (await mailTo(service, person(1).email)).text,
    )?.[1];
    expect((await service.client.visitor.post('/examcampaigns/cancel', { token: cancel })).status).toBe(200);
    expect(await open(token)).toMatchObject({ status: 410, body: { code: 'campaigns.link-ended' } });
  });
});

describe('a new link', () => {
  it('comes by mail at once, with the used one, and ends the earlier session only when it is opened [CMP-05]', async () => {
    const first = await confirmed();
    const before = await open(first);
    expect((await call('/mail', first)).status).toBe(200);
    const second = await sittingToken();
    expect(second).not.toBe(first);
    expect(await sessionOf(before.cookies['sid'])).not.toBeNull();
    const after = await open(second);
    expect(after.status).toBe(201);
    expect(await sessionOf(before.cookies['sid'])).toBeNull();
    expect(await sessionOf(after.cookies['sid'])).not.toBeNull();
  });

  it('comes with the link of another mail of the registration, too', async () => {
    await confirmed();
    const card = /\/campaigns\/card\?token=([\w-]+)/u.exec((await mailTo(service, person(1).email)).text);
    const sent = service.mail.sent.length;
    expect((await call('/mail', card?.[1] ?? '')).status).toBe(200);
    await service.runJob('send-mails');
    expect(service.mail.sent).toHaveLength(sent + 1);
    // The mails have different ids, so that no server drops the second as a duplicate.
    expect(new Set(service.mail.sent.map(({ id }) => id)).size).toBe(sent + 1);
  });

  it('is mailed once a minute', async () => {
    const token = await confirmed();
    expect((await call('/mail', token)).status).toBe(200);
    const refused = await call('/mail', token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    service.clock.advance(60_000);
    expect((await call('/mail', token)).status).toBe(200);
  });
});

describe('the result of a participant', () => {
  const submit = (studentId: string, change: object = {}) =>
    emitSubmitted(service, { campaignId: campaign._id, studentId, ...change });

  it('ranks the registration, and is mailed with score, rank and a link that opens it [CMP-06]', async () => {
    await open(await confirmed());
    await submit(registrationId, { score: 1.5 });
    await release();
    const mail = service.mail.sent.findLast(({ to }) => to === person(1).email);
    expect(mail?.text).toMatch(/Score\s*:?\s*1\.5 of/u);
    expect(mail?.text).toMatch(/Rank\s*:?\s*1 of 1/u);
    const opened = await open(await sittingToken());
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({ campaign: { isReleased: true } });
    expect(opened.body['resultId']).toEqual(expect.any(String));
    const participant = service.client.as({ role: 'participant', userId: registrationId });
    const own = await participant.get(`/examcampaigns/${campaign._id}/merit-list/own`);
    expect(own).toMatchObject({ status: 200, body: { rank: 1 } });
  });

  it('belongs to the account that verifies the address: no link opens it any more, the session ends [CMP-04]', async () => {
    const opened = await open(await confirmed());
    await submit(registrationId, { score: 1.5 });
    const token = await confirmedAgain();
    await verify(1);
    await verify(1);
    expect(await sessionOf(opened.cookies['sid'])).toBeNull();
    for (const path of ['', '/mail'])
      expect(await call(path, token)).toMatchObject({
        status: 409,
        body: { code: 'campaigns.sitting-has-account' },
      });
    await service.waitUntilIdle();
    const joins = service.published(campaignRegistered).filter(({ data }) => data.studentId !== null);
    expect(joins.map(({ data }) => data)).toMatchObject([
      { registrationId, studentId: accountOf(1).userId, participantId: registrationId },
    ]);
    // svc-exams publishes the result again for the account; the former event may arrive after it.
    for (const studentId of [accountOf(1).userId, registrationId]) await submit(studentId, { score: 1.5 });
    await release();
    const own = await service.client.as(accountOf(1)).get(`/examcampaigns/${campaign._id}/merit-list/own`);
    expect(own).toMatchObject({ status: 200, body: { rank: 1 } });
  });

  async function confirmedAgain(): Promise<string> {
    service.clock.advance(60_000);
    const { text } = await mailTo(service, person(1).email);
    const used = /\/campaigns\/sit\?token=([\w.-]+)/u.exec(text)?.[1] ?? '';
    await call('/mail', used);
    return sittingToken();
  }
});
