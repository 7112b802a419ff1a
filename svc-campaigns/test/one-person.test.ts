import { userDeleted, userEmailChanged, userVerified } from '@pathshala/svc-auth-contract/events';
import { attemptBegun } from '@pathshala/svc-exams-contract/events';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emitSubmitted } from './participants.ts';
import {
  accountOf,
  admin,
  confirmAs,
  createExamCampaign,
  person,
  startCampaigns,
  tokenFor,
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

const registerAs = (n: number, change: object = {}) =>
  service.client.visitor.post<StoredCampaign>('/examcampaigns/register', {
    campaignId: campaign._id,
    basicInfo: { ...person(n), ...change },
  });

const registerOwn = (n: number, change: object = {}) =>
  service.client.as(accountOf(n)).post<StoredCampaign>('/examcampaigns/register', {
    campaignId: campaign._id,
    studentId: accountOf(n).userId,
    basicInfo: { ...person(n), ...change },
  });

const cancelOwn = (n: number) =>
  service.client.as(accountOf(n)).delete(`/examcampaigns/${campaign._id}/registration`);

/** svc-exams publishes that an attempt has begun. */
const begin = (sitterId: string, startedAt = '2026-02-01T06:00:00.000Z') =>
  service.emit(attemptBegun, {
    attemptId: `attempt-${sitterId}-1`,
    examKind: 'campaign',
    examId: campaign._id,
    studentId: sitterId,
    startedAt,
  });

const verify = (n: number, email = accountOf(n).email) => {
  const { userId, username, name } = accountOf(n);
  return service.emit(userVerified, { userId, username, name, email });
};

interface Stored {
  readonly _id: string;
  readonly studentId: string | null;
  readonly status: string;
}
const stored = async () =>
  (await service.platform.documents.collection<Stored>('registrations').find({}).toArray()).map(
    ({ studentId, status }) => ({ studentId, status }),
  );

const ranked = async () => {
  service.clock.set('2026-02-03T00:00:00.000Z');
  await service.client.as(admin).post(`/examcampaigns/${campaign._id}/release`);
  const list = await service.client.visitor.get<{ items: { rollNumber: string }[] }>(
    `/examcampaigns/${campaign._id}/merit-list`,
  );
  return list.body.items.map(({ rollNumber }) => rollNumber);
};

const begunError = { status: 409, body: { code: 'campaigns.has-begun' } };
const takenError = { status: 409, body: { code: 'campaigns.already-registered' } };

describe('a registration whose exam was begun', () => {
  it('cannot be cancelled, on the page or by the mailed link', async () => {
    await registerOwn(1);
    await begin(accountOf(1).userId);
    await begin(accountOf(1).userId);
    expect(await cancelOwn(1)).toMatchObject(begunError);
    const visitor = (await registerAs(2)).body.registration._id;
    await confirmAs(service, 2);
    const token = await tokenFor(service, person(2).email, 'cancel');
    await begin(visitor);
    expect(await service.client.visitor.post('/examcampaigns/cancel', { token })).toMatchObject(begunError);
  });

  it('that was cancelled in the same instant has no line, and its mailbox and number stay taken', async () => {
    await registerOwn(1);
    expect((await cancelOwn(1)).status).toBe(200);
    await begin(accountOf(1).userId);
    await emitSubmitted(service, { campaignId: campaign._id, studentId: accountOf(1).userId });
    expect(await registerOwn(1)).toMatchObject(takenError);
    expect(await registerAs(2, { mobile: person(1).mobile })).toMatchObject(takenError);
    expect(await registerAs(3, { email: 'Student1+again@Example.com' })).toMatchObject(takenError);
    expect(await ranked()).toEqual([]);
  });

  it('keeps its mailbox and number when the account is deleted, until the campaign is over', async () => {
    await registerOwn(1);
    await begin(accountOf(1).userId);
    for (let n = 0; n < 2; n += 1) await service.emit(userDeleted, { userId: accountOf(1).userId });
    expect(await registerAs(1)).toMatchObject(takenError);
    expect(await registerOwn(7, { mobile: person(1).mobile })).toMatchObject(takenError);
    const reserved = service.platform.documents.collection('reserved-contacts');
    await service.runJob('release-reserved');
    expect(await reserved.countDocuments({})).toBe(2);
    expect(JSON.stringify(await reserved.find({}).toArray())).not.toMatch(/student1|1710000001/u);
    service.clock.set('2026-02-03T00:00:00.000Z');
    await service.runJob('release-reserved');
    expect(await reserved.countDocuments({})).toBe(0);
  });
});

describe('an account that is deleted before its exam', () => {
  it('leaves one place for the same person, who can register again', async () => {
    campaign = await createExamCampaign(service, { maxParticipants: 1 });
    await registerOwn(1);
    await service.emit(userDeleted, { userId: accountOf(1).userId });
    const successor = accountOf(9);
    const again = await service.client
      .as({ ...successor, email: person(1).email })
      .post<StoredCampaign>('/examcampaigns/register', {
        campaignId: campaign._id,
        studentId: successor.userId,
        basicInfo: person(1),
      });
    expect(again).toMatchObject({ status: 201, body: { registration: { status: 'registered' } } });
    expect(await stored()).toEqual([
      { studentId: accountOf(1).userId, status: 'cancelled' },
      { studentId: successor.userId, status: 'registered' },
    ]);
  });
});

describe('an account and a participant who turn out to be one person', () => {
  /** The account a moment later, with the address of the participant. */
  const change = (n: number, to: number) => {
    const { userId, username, name, email: previousEmail } = accountOf(n);
    return service.emit(userEmailChanged, { userId, username, name, email: person(to).email, previousEmail });
  };

  async function both(): Promise<string> {
    await registerOwn(1);
    const { _id } = (await registerAs(2)).body.registration;
    await confirmAs(service, 2);
    return _id;
  }

  it('keep the account’s place while neither has begun', async () => {
    await both();
    await change(1, 2);
    expect(await stored()).toMatchObject([
      { studentId: accountOf(1).userId, status: 'registered' },
      { studentId: null, status: 'cancelled' },
    ]);
  });

  it('keep the sitting that was begun [CMP-04]', async () => {
    const participant = await both();
    await begin(participant);
    await change(1, 2);
    await change(1, 2);
    expect(await stored()).toMatchObject([
      { studentId: accountOf(1).userId, status: 'cancelled' },
      { studentId: accountOf(1).userId, status: 'registered' },
    ]);
  });

  it.each([
    ['the account', { account: 0, participant: 1 }, '000001'],
    ['the participant', { account: 1, participant: 0 }, '000002'],
  ])('have the line of %s, who began first', async (_, second, roll) => {
    const participant = await both();
    await begin(accountOf(1).userId, `2026-02-01T06:00:0${second.account}.000Z`);
    await begin(participant, `2026-02-01T06:00:0${second.participant}.000Z`);
    for (const studentId of [accountOf(1).userId, participant])
      await emitSubmitted(service, { campaignId: campaign._id, studentId });
    await change(1, 2);
    expect(await ranked()).toEqual([roll]);
  });
});

describe('an account that registers with an address that it has not proved', () => {
  const foreign = () => registerOwn(2, { email: person(1).email });
  const linked = (body: object, n?: number) =>
    (n === undefined ? service.client.visitor : service.client.as(accountOf(n))).post<Linked>(
      '/examcampaigns/confirm',
      body,
    );
  interface Linked {
    readonly hasAccount: boolean;
    readonly registration: { readonly status: string };
  }
  const rights = async () => {
    await service.waitUntilIdle();
    return service.published(campaignRegistered).map(({ data }) => data.studentId);
  };

  it('holds a place like a visitor, without a right to the exam, until its link is opened in that account', async () => {
    const made = await foreign();
    expect(made.body.registration).toMatchObject({ confirmBy: '2026-02-01T06:30:00.000Z' });
    const token = await tokenFor(service, person(1).email);
    const refused = { status: 409, body: { code: 'campaigns.link-of-account' } };
    expect(await linked({ token })).toMatchObject(refused);
    expect(await linked({ token }, 3)).toMatchObject(refused);
    expect(await rights()).toEqual([null]);
    expect((await linked({ token }, 2)).body).toMatchObject({ hasAccount: true });
    expect(await rights()).toEqual([null, accountOf(2).userId]);
  });

  it('loses it to the reader of the mail, who knows no such account', async () => {
    await foreign();
    const token = await tokenFor(service, person(1).email);
    const taken = await linked({ token, leavesAccount: true });
    expect(taken.body).toMatchObject({ hasAccount: false, registration: { status: 'registered' } });
    expect(await stored()).toEqual([{ studentId: null, status: 'registered' }]);
    expect(await rights()).toEqual([null, null]);
    const own = await service.client.as(accountOf(2)).get(`/examcampaigns/${campaign._id}/registration`);
    expect(own.status).toBe(404);
  });

  it('refuses nobody who owns the address or gives the number, and keeps no only place from them', async () => {
    campaign = await createExamCampaign(service, { maxParticipants: 1 });
    expect((await registerOwn(2, { email: person(1).email, mobile: person(1).mobile })).status).toBe(201);
    const owner = await registerOwn(1);
    expect(owner).toMatchObject({ status: 201, body: { registration: { status: 'registered' } } });
    expect(await stored()).toEqual([{ studentId: accountOf(1).userId, status: 'registered' }]);
    expect((await registerOwn(2)).body.registration.status).toBe('waiting');
  });

  it('is asked for another number when somebody with a proved address has it', async () => {
    await registerOwn(1);
    const second = await registerOwn(2, { mobile: person(1).mobile });
    expect(second).toMatchObject(takenError);
    const { fields } = second.body as unknown as { fields: object };
    expect(Object.keys(fields)).toEqual(['basicInfo.mobile']);
    expect((await registerOwn(2)).status).toBe(201);
  });

  it('gets one mail to it however often it registers and cancels, and no mail that it is cancelled', async () => {
    for (let n = 0; n < 25; n += 1) {
      expect((await foreign()).status).toBe(201);
      await service.runJob('send-mails');
      expect((await cancelOwn(2)).status).toBe(200);
      await service.runJob('send-mails');
    }
    expect(service.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [person(1).email, 'Please confirm your registration: Model test'],
    ]);
  });
});

describe('mails to a mailbox that nobody has proved', () => {
  it('are one, by any number of spellings and campaigns, and the next one after it is opened', async () => {
    const others = [await createExamCampaign(service), await createExamCampaign(service)];
    await registerAs(1);
    await service.runJob('send-mails');
    for (let n = 0; n < 5; n += 1)
      for (const { _id: campaignId } of others)
        await service.client.visitor.post('/examcampaigns/register', {
          campaignId,
          basicInfo: { ...person(10 + n), email: `student1+${n}@example.com` },
        });
    await service.runJob('send-mails');
    expect(service.mail.sent).toHaveLength(1);
    await confirmAs(service, 1);
    await service.runJob('send-mails');
    const firsts = service.mail.sent.filter(({ subject }) => subject.startsWith('Please confirm'));
    expect(firsts).toHaveLength(2);
  });
});

describe('an overdue registration in a campaign without a limit', () => {
  it('refuses nobody, proved or not', async () => {
    await registerAs(1);
    expect(await registerAs(2, { mobile: person(1).mobile })).toMatchObject(takenError);
    service.clock.advance(30 * 60_000);
    expect((await registerAs(2, { mobile: person(1).mobile })).status).toBe(201);
    expect((await registerAs(1, { mobile: '01899999999' })).status).toBe(201);
  });
});

describe('a late link', () => {
  it('is refused by no unproved registration that has taken mailbox or number meanwhile', async () => {
    campaign = await createExamCampaign(service, { maxParticipants: 1 });
    await registerAs(1);
    const token = await tokenFor(service, person(1).email);
    service.clock.advance(30 * 60_000 + 1);
    await service.runJob('expire-unconfirmed');
    await registerAs(2, { mobile: person(1).mobile });
    const opened = await service.client.visitor.post('/examcampaigns/confirm', { token });
    expect(opened).toMatchObject({ status: 200, body: { registration: { status: 'registered' } } });
    await verify(1);
    expect((await stored()).filter(({ status }) => status === 'registered')).toEqual([
      { studentId: accountOf(1).userId, status: 'registered' },
    ]);
  });
});
