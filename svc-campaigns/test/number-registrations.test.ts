import { userMobileProved, userVerified } from '@pathshala/svc-auth-contract/events';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { smsSizeOf } from '@pathshala/rules/sms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emitSubmitted } from './participants.ts';
import {
  accountOf,
  admin,
  codeIn,
  createExamCampaign,
  person,
  startCampaignsWithSms,
  textsTo,
  type Campaigns,
  type OpenedLink,
  type StoredCampaign,
} from './service.ts';

const mobile = '8801710000001';
const minute = 60_000;
let service: Campaigns;
let campaign: StoredCampaign;

beforeEach(async () => {
  service = await startCampaignsWithSms();
  campaign = await createExamCampaign(service, { maxParticipants: 1 });
});
afterEach(() => service.stop());

const visitor = () => service.client.visitor;
const bengali = { 'accept-language': 'bn' };

const register = (basicInfo: object, as = visitor(), studentId?: string) =>
  as.post<StoredCampaign & { fields?: Record<string, string> }>(
    '/examcampaigns/register',
    {
      campaignId: campaign._id,
      basicInfo: { fullName: 'Mim', ...basicInfo },
      ...(studentId && { studentId }),
    },
    { headers: bengali },
  );

const byNumber = (spelling = '01710000001') => register({ mobile: spelling });

const texts = (to = mobile) => textsTo(service, to);
const askCode = (spelling = '01710000001') =>
  visitor().post('/examcampaigns/mobile-codes', { campaignId: campaign._id, mobile: spelling });
const enter = (code: string, spelling = '01710000001') =>
  visitor().post<{ token: string; sittingToken?: string; code: string }>('/examcampaigns/mobile-codes/open', {
    campaignId: campaign._id,
    mobile: spelling,
    code,
  });
const confirm = (token: string, as = visitor()) => as.post<OpenedLink>('/examcampaigns/confirm', { token });

/** Registers by number and proves it. */
async function proved(): Promise<string> {
  await byNumber();
  const { body } = await enter(codeIn((await texts()).at(-1)));
  await confirm(body.token);
  return body.token;
}

describe('a visitor with a mobile number alone', () => {
  it('proves it by a code in one part, in any spelling and either script, and then has the place [PHN-06 CMP-02]', async () => {
    const { status, body } = await byNumber('+880 1710-000001');
    expect(status).toBe(201);
    expect(body.registration.confirmBy).toBeDefined();
    const [text = '', ...others] = await texts();
    expect(others).toEqual([]);
    expect(smsSizeOf(text).parts).toBe(1);
    const code = codeIn(text).replaceAll(/\d/gu, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    const opened = await enter(code, '০১৭১০০০০০০১');
    expect(opened).toMatchObject({ status: 200, body: { fullName: '' } });
    expect((await confirm(opened.body.token)).body).toMatchObject({
      registration: { status: 'registered', rollNumber: '000001' },
      isChanged: true,
      hasAccount: false,
    });
    expect((await texts()).at(-1)).toContain('০০০০০১');
    expect(service.mail.sent).toEqual([]);
  });

  it('needs a number or an address, and a right one of what is given [PHN-06]', async () => {
    const wrong = [
      [{}, 'basicInfo.email'],
      [{ mobile: '12345' }, 'basicInfo.mobile'],
      [{ mobile: '01710000001', email: 'nobody' }, 'basicInfo.email'],
      [{ mobile: '1'.repeat(100) }, 'basicInfo.mobile'],
    ] as const;
    for (const [info, field] of wrong) {
      const answer = await register(info);
      expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
    }
    expect(await register({ email: 'mim@example.com' })).toMatchObject({ status: 201 });
  });

  it('is one person in every spelling', async () => {
    await byNumber('01710000001');
    expect(await byNumber('+8801710000001')).toMatchObject({ status: 409 });
    expect(await byNumber('০০৮৮০১৭১০০০০০০১')).toMatchObject({ status: 409 });
  });

  it('is told nothing by wrong, used and old codes, or about numbers that are not registered [PHN-06]', async () => {
    await byNumber();
    const code = codeIn((await texts()).at(-1));
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const answers = [
      await enter(wrong),
      await enter('12'),
      await enter(code, '01710000099'),
      await enter("' or 1=1"),
    ];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['422 campaigns.code-wrong']),
    );
    expect((await enter(code)).status).toBe(200);
    expect((await enter(code)).status).toBe(422);
    service.clock.advance(minute);
    expect([await askCode(), await askCode('01710000099')]).toMatchObject([
      { status: 200, body: { isSent: true } },
      { status: 200, body: { isSent: true } },
    ]);
    expect((await askCode('abc')).status).toBe(422);
    const next = codeIn((await texts()).at(-1));
    expect(next).not.toBe(code);
    service.clock.advance(10 * minute);
    expect((await enter(next)).status).toBe(422);
    expect(await texts('8801710000099')).toEqual([]);
  });

  it('has five tries for a code, also at once, and a code a minute', async () => {
    await byNumber();
    const code = codeIn((await texts()).at(-1));
    const wrong = (n: number) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');
    await Promise.all(Array.from({ length: 12 }, (_, n) => enter(wrong(n))));
    expect((await enter(code)).status).toBe(422);
    await Promise.all([askCode(), askCode()]);
    expect(await texts()).toHaveLength(1);
    service.clock.advance(minute);
    await Promise.all([askCode(), askCode()]);
    expect(await texts()).toHaveLength(2);
    expect((await enter(codeIn((await texts()).at(-1)))).status).toBe(200);
  });

  it('opens the exam as a participant by a code, again after the first link is used [PHN-06]', async () => {
    await proved();
    service.clock.advance(minute);
    await askCode();
    const { body } = await enter(codeIn((await texts()).at(-1)));
    const sit = (token = '') => visitor().post('/examcampaigns/sittings', { token });
    const opened = await sit(body.sittingToken);
    expect(opened.status).toBe(201);
    expect(opened.cookies['sid']).toBeDefined();
    expect((await sit(body.sittingToken)).status).toBe(409);
    service.clock.advance(minute);
    await askCode();
    const again = await enter(codeIn((await texts()).at(-1)));
    expect((await sit(again.body.sittingToken)).status).toBe(201);
  });

  it('gets an SMS about an offered place, accepts it, and gets another one about the result [PHN-06]', async () => {
    campaign = await createExamCampaign(service, {
      title: 'প্রকৌশল বিশ্ববিদ্যালয় ভর্তি মডেল টেস্ট, জীববিজ্ঞান ও রসায়ন',
      startDate: '2026-02-05T00:00:00.000Z',
      endDate: '2026-02-06T00:00:00.000Z',
      maxParticipants: 1,
    });
    const other = accountOf(9);
    await register(person(9), service.client.as(other), other.userId);
    const token = await proved();
    expect((await texts()).at(-1)).toMatch(/^\d{6}/u);
    await service.client.as(other).delete(`/examcampaigns/${campaign._id}/registration`);
    const offered = (await texts()).at(-1) ?? '';
    expect(offered).toMatch(/^আসন খালি/u);
    expect(smsSizeOf(offered).parts).toBe(1);
    const accepted = await visitor().post<OpenedLink>('/examcampaigns/accept', { token });
    expect(accepted.body).toMatchObject({ registration: { status: 'registered' }, isChanged: true });
    await service.waitUntilIdle();
    const participantId = service.published(campaignRegistered).at(-1)?.data.participantId ?? '';
    service.clock.set('2026-02-05T01:00:00.000Z');
    await emitSubmitted(service, { campaignId: campaign._id, studentId: participantId });
    service.clock.set('2026-02-07T00:00:00.000Z');
    expect((await service.client.as(admin).post(`/examcampaigns/${campaign._id}/release`)).status).toBe(200);
    for (const job of ['issue-merit-lists', 'announce-releases']) await service.runJob(job);
    const result = (await texts()).at(-1) ?? '';
    expect(result).toMatch(/^নম্বর ১০\/৩০, স্থান ১\/১/u);
    expect(smsSizeOf(result).parts).toBe(1);
  });

  it('is found by number in the boss area, and gives the place up by the code', async () => {
    const token = await proved();
    const path = `/examcampaigns/${campaign._id}/registrations?q=${encodeURIComponent('০১৭১০ ০০০০০১')}`;
    expect((await service.client.as(admin).get(path)).body).toMatchObject({
      total: 1,
      items: [{ basicInfo: { email: '', mobile: '01710000001' }, hasMailFailed: false }],
    });
    expect((await visitor().post('/examcampaigns/cancel', { token })).status).toBe(200);
    expect((await texts()).at(-1)).toMatch(/^নিবন্ধন বাতিল/u);
  });
});

describe('the account of a number', () => {
  const { userId, username, name } = accountOf(1);
  const prove = (previousMobile?: string, number = mobile) =>
    service.emit(userMobileProved, {
      userId,
      username,
      name,
      mobile: number,
      ...(previousMobile && { previousMobile }),
    });

  it('gets the registration when the number is proved, before or after it was confirmed [PHN-06 CMP-04]', async () => {
    await byNumber();
    await prove();
    await prove();
    const own = await service.client.as({ role: 'student', userId }).get(`/examcampaigns/${campaign._id}`);
    expect(own.body).toMatchObject({ registration: { status: 'registered' } });
  });

  it('gets it as the account is made with that number', async () => {
    await proved();
    await service.emit(userVerified, { userId, username, name, email: '', mobile });
    const [latest] = service.published(campaignRegistered).slice(-1);
    expect(latest?.data).toMatchObject({ studentId: userId });
  });

  it('gets what its number proves, and nothing by a number that is only entered [PHN-04]', async () => {
    await prove();
    expect((await byNumber()).status).toBe(201);
    const { body } = await enter(codeIn((await texts()).at(-1)));
    const owner = service.client.as({ role: 'student', userId, name, username, email: '', mobile });
    const readOwn = async () => (await owner.get(`/examcampaigns/${campaign._id}`)).body;
    expect(await readOwn()).not.toHaveProperty('registration');
    expect((await confirm(body.token)).body).toMatchObject({ hasAccount: true });
    expect(await readOwn()).toMatchObject({ registration: { status: 'registered' } });
  });

  it('loses what is registered with a number that it no longer has', async () => {
    await prove();
    await prove(mobile, '8801710000002');
    await byNumber();
    const { body } = await enter(codeIn((await texts()).at(-1)));
    expect((await confirm(body.token)).body).toMatchObject({ hasAccount: false });
  });
});
