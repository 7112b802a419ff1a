import { userDeleted, userEmailChanged, userVerified } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import {
  admin,
  confirmAs,
  createExamCampaign,
  nusrat,
  person,
  startCampaigns,
  tanvir,
  type Campaigns,
  type StoredCampaign,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

const upcoming = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-02T00:00:00.000Z' };

const registerAs = (n: number, campaign: StoredCampaign, change: object = {}) =>
  service.client.visitor.post<StoredCampaign>('/examcampaigns/register', {
    campaignId: campaign._id,
    basicInfo: { ...person(n), ...change },
  });

describe('registering for an exam campaign', () => {
  it('gives a visitor a place with a roll number, counts it once confirmed and publishes it', async () => {
    const campaign = await createExamCampaign(service);
    const answer = await registerAs(1, campaign);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      registeredCount: 0,
      registration: {
        status: 'registered',
        rollNumber: '000001',
        confirmBy: '2026-02-01T06:30:00.000Z',
      },
    });
    expect((await confirmAs(service, 1)).status).toBe(200);
    const read = await service.client.visitor.get(`/examcampaigns/${campaign._id}`);
    expect(read.body).toMatchObject({ registeredCount: 1 });
    await service.waitUntilIdle();
    expect(service.published(campaignRegistered)).toMatchObject([
      { data: { campaignId: campaign._id, studentId: null, version: 1 } },
      // The registration is confirmed: the visitor sits as a participant.
      { data: { studentId: null, participantId: answer.body.registration._id, version: 2 } },
    ]);
  });

  it('accepts only the caller’s own studentId [CMP-01]', async () => {
    const campaign = await createExamCampaign(service);
    const body = { campaignId: campaign._id, studentId: nusrat.userId, basicInfo: person(1) };
    expect((await service.client.as(tanvir).post('/examcampaigns/register', body)).status).toBe(403);
    // The session of a student has expired.
    expect((await service.client.visitor.post('/examcampaigns/register', body)).status).toBe(401);
    expect((await service.client.as(nusrat).post('/examcampaigns/register', body)).status).toBe(201);
    const own = await service.client.as(nusrat).get(`/examcampaigns/${nusrat.userId}/exams`);
    expect(own.body).toMatchObject({
      total: 1,
      items: [{ _id: campaign._id, registration: { status: 'registered' } }],
    });
    const foreign = await service.client.as(tanvir).get(`/examcampaigns/${nusrat.userId}/exams`);
    expect(foreign.status).toBe(403);
  });

  it.each([
    ['the same email in another spelling', { email: ' STUDENT1@Example.com ', mobile: '01899999999' }],
    [
      'the same mobile number in another spelling',
      { email: 'other@example.com', mobile: '+880 1710-000001' },
    ],
    ['the same mobile number in Bengali digits', { email: 'other@example.com', mobile: '০১৭১০০০০০০১' }],
  ])('refuses %s', async (_, change) => {
    const campaign = await createExamCampaign(service);
    await registerAs(1, campaign);
    const second = await registerAs(1, campaign, change);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'campaigns.already-registered' });
  });

  it('gives a student one place, also with another email and number, and again after cancelling', async () => {
    const campaign = await createExamCampaign(service, upcoming);
    const student = service.client.as({ ...nusrat, email: person(1).email });
    const registerWith = (n: number) =>
      student.post('/examcampaigns/register', {
        campaignId: campaign._id,
        studentId: nusrat.userId,
        basicInfo: person(n),
      });
    expect((await registerWith(1)).status).toBe(201);
    expect(await registerWith(2)).toMatchObject({ status: 409, body: { code: 'campaigns.already-yours' } });
    const read = await service.client.visitor.get(`/examcampaigns/${campaign._id}`);
    expect(read.body).toMatchObject({ registeredCount: 1 });
    expect((await student.delete(`/examcampaigns/${campaign._id}/registration`)).status).toBe(200);
    expect((await registerWith(2)).status).toBe(201);
  });

  it('names the fields that are missing or wrong', async () => {
    const campaign = await createExamCampaign(service);
    const answer = await service.client.visitor.post('/examcampaigns/register', {
      campaignId: campaign._id,
      basicInfo: { fullName: '', email: 'x', mobile: '12' },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([
      'basicInfo.fullName',
      'basicInfo.email',
      'basicInfo.mobile',
    ]);
  });

  it.each([
    [
      'a message in the name',
      { fullName: 'customer,\n\nConfirm your PIN:\nhttps://evil.example/p' },
      'fullName',
    ],
    ['a link in the name', { fullName: 'Visit evil.example/bkash now' }, 'fullName'],
    ['two addresses', { email: 'a0,victim@example.com' }, 'email'],
    ['a name beside the address', { email: 'Bank<victim@example.com>' }, 'email'],
  ])('refuses %s and sends no mail', async (_, change, field) => {
    const campaign = await createExamCampaign(service);
    const answer = await registerAs(1, campaign, change);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as unknown as { fields: object }).fields)).toEqual([
      `basicInfo.${field}`,
    ]);
    await service.runJob('send-mails');
    expect(service.mail.sent).toEqual([]);
  });

  it.each([
    ['closed', { registrationOpen: false }, 'campaigns.closed'],
    [
      'over',
      { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-01-02T00:00:00.000Z' },
      'campaigns.over',
    ],
  ])('is refused with 410 when the campaign is %s', async (_, change, code) => {
    const campaign = await createExamCampaign(service, change);
    const answer = await registerAs(1, campaign);
    expect([answer.status, (answer.body as unknown as { code: string }).code]).toEqual([410, code]);
  });

  it('answers 404 for an unknown campaign and 400 for an operator in place of an id', async () => {
    await createExamCampaign(service);
    const body = { basicInfo: person(1) };
    const unknown = await service.client.visitor.post('/examcampaigns/register', {
      ...body,
      campaignId: 'f'.repeat(24),
    });
    expect(unknown.status).toBe(404);
    const operator = await service.client.visitor.post('/examcampaigns/register', {
      ...body,
      campaignId: { $ne: '' },
    });
    expect(operator.status).toBe(400);
  });
});

describe('a campaign with a limit', () => {
  it('gives the last place to one of two hundred concurrent registrations, and the others a waiting number [CMP-03]', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 1 });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => registerAs(n, campaign)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 201));
    const states = answers.map(({ body }) => body.registration.status);
    expect(states.filter((state) => state === 'registered')).toHaveLength(1);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(199);
    await service.runJob('repair-claims');
    const after = await service.client.visitor.get(`/examcampaigns/${campaign._id}`);
    expect(after.body).toMatchObject({ registeredCount: 0, waitingCount: 0, isFull: true });
    const forAdmin = await service.client.as(admin).get(`/examcampaigns/${campaign._id}`);
    expect(forAdmin.body).toMatchObject({ unconfirmedCount: 200 });
  });

  it('holds a cancelled place for the first on the waiting list, who gets a mail [CMP-03]', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 1 });
    const body = { campaignId: campaign._id, studentId: nusrat.userId, basicInfo: person(1) };
    await service.client.as({ ...nusrat, email: person(1).email }).post('/examcampaigns/register', body);
    const [second, third] = [await registerAs(2, campaign), await registerAs(3, campaign)];
    expect([second.body.registration.waitingPosition, third.body.registration.waitingPosition]).toEqual([
      1, 2,
    ]);
    for (const n of [2, 3]) expect((await confirmAs(service, n)).status).toBe(200);
    const cancelled = await service.client
      .as({ ...nusrat, email: person(1).email })
      .delete(`/examcampaigns/${campaign._id}/registration`);
    expect(cancelled.body).toMatchObject({ status: 'cancelled' });
    const list = await service.client.as(admin).get(`/examcampaigns/${campaign._id}/registrations`);
    expect(list.body).toMatchObject({
      items: [
        { basicInfo: { email: 'student2@example.com' }, status: 'registered' },
        { basicInfo: { email: 'student3@example.com' }, status: 'waiting' },
      ],
    });
    await service.waitUntilIdle();
    expect(service.published(campaignRegistrationCancelled)).toMatchObject([
      { data: { studentId: nusrat.userId } },
    ]);
    await service.runJob('send-mails');
    const subjects = service.mail.sent
      .filter(({ to }) => to === 'student2@example.com')
      .map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Please confirm your place in the waiting list: Model test',
      'A place is free for you: Model test',
    ]);
  });

  it('lets a person register again after cancelling', async () => {
    const campaign = await createExamCampaign(service, upcoming);
    const body = { campaignId: campaign._id, studentId: nusrat.userId, basicInfo: person(1) };
    await service.client.as(nusrat).post('/examcampaigns/register', body);
    await service.client.as(nusrat).delete(`/examcampaigns/${campaign._id}/registration`);
    expect((await service.client.as(nusrat).post('/examcampaigns/register', body)).status).toBe(201);
  });

  it('offers places to the waiting list when the limit is raised [CMP-03]', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 1 });
    for (const n of [1, 2, 3]) {
      await registerAs(n, campaign);
      expect((await confirmAs(service, n)).status).toBe(200);
    }
    const form = await service.client
      .as(admin)
      .get<Record<string, unknown>>(`/examcampaigns/${campaign._id}`);
    const { title, exam } = form.body;
    const sent = {
      title,
      ...upcoming,
      registrationOpen: true,
      maxParticipants: 2,
      exam: withoutCounts(exam as object),
    };
    const saved = await service.client.as(admin).put(`/examcampaigns/${campaign._id}`, sent);
    expect(saved.body).toMatchObject({ registeredCount: 1, waitingCount: 1 });
  });

  it('completes a registration after a crash between claiming and assigning the place [CMP-03]', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 2 });
    const { documents, newId } = service.platform;
    const incomplete = {
      _id: newId(),
      campaignId: campaign._id,
      studentId: nusrat.userId,
      basicInfo: person(7),
      emailKey: 'student7@example.com',
      mobileKey: '8801710000007',
      status: 'claiming',
      rollNumber: null,
      waitingNumber: 0,
      version: 0,
      registeredAt: '2026-02-01T05:00:00.000Z',
      language: 'en',
      nameShown: 'roll',
      showsName: false,
      standing: null,
      mailDue: null,
      mailDueAt: null,
      rev: 1,
      sequence: 0,
      outbox: [],
      outboxAt: null,
    };
    await documents.collection('registrations').insertOne(incomplete);
    await documents.collection('campaigns').updateOne(
      { _id: campaign._id },
      {
        $inc: { seatsTaken: 1 },
        $push: { claims: { registrationId: incomplete._id, at: '2026-02-01T05:00:00.000Z' } },
      },
    );
    await service.runJob('repair-claims');
    const own = await service.client.as(nusrat).get(`/examcampaigns/${campaign._id}`);
    expect(own.body).toMatchObject({ registeredCount: 1, registration: { status: 'registered' } });
    await service.waitUntilIdle();
    expect(service.published(campaignRegistered)).toHaveLength(1);
  });
});

/** The fields of a form; counts are computed by the server. */
function withoutCounts(exam: object) {
  const { subjects, ...rest } = exam as { subjects: { questionCount: number; marks: number }[] };
  return {
    ...rest,
    subjects: subjects.map(({ questionCount: _count, marks: _marks, ...subject }) => subject),
  };
}

describe('a registration and an account', () => {
  it('are joined when the visitor verifies the same email, once, however often the event is delivered [CMP-04]', async () => {
    const campaign = await createExamCampaign(service);
    await registerAs(1, campaign);
    const facts = {
      userId: nusrat.userId,
      username: 'nusrat',
      name: 'Nusrat',
      email: 'Student1@example.com',
    };
    for (let n = 0; n < 5; n += 1) await service.emit(userVerified, facts);
    expect(service.published(campaignRegistered).map(({ data }) => [data.studentId, data.version])).toEqual([
      [null, 1],
      [nusrat.userId, 2],
    ]);
    const exams = await service.client.as(nusrat).get(`/examcampaigns/${nusrat.userId}/exams`);
    expect(exams.body).toMatchObject({ total: 1 });
  });

  it('are joined when the account gets the visitor’s address, and no longer by its previous one [CMP-04]', async () => {
    const campaign = await createExamCampaign(service);
    const facts = { userId: nusrat.userId, username: 'nusrat', name: 'Nusrat' };
    const previousEmail = 'student2@example.com';
    await service.emit(userVerified, { ...facts, email: previousEmail });
    await registerAs(1, campaign);
    const change = { ...facts, email: 'Student1@example.com', previousEmail };
    for (let n = 0; n < 2; n += 1) await service.emit(userEmailChanged, change);
    await registerAs(2, campaign);
    const own = await service.client.as(nusrat).get(`/campaign/registrations/${nusrat.userId}`);
    expect(own.body).toMatchObject({ items: [{ campaignId: campaign._id, status: 'registered' }] });
    const other = await service.client.as(admin).get(`/examcampaigns/${campaign._id}/registrations`);
    expect(other.body).toMatchObject({
      items: [
        { studentId: nusrat.userId },
        { studentId: null, basicInfo: { email: 'student2@example.com' } },
      ],
    });
  });

  it('keep the place and lose the name when the account is deleted', async () => {
    const campaign = await createExamCampaign(service);
    const body = { campaignId: campaign._id, studentId: nusrat.userId, basicInfo: person(1) };
    await service.client.as(nusrat).post('/examcampaigns/register', body);
    await service.emit(userDeleted, { userId: nusrat.userId });
    const list = await service.client.as(admin).get(`/examcampaigns/${campaign._id}/registrations`);
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ basicInfo: { fullName: '', email: '', mobile: '' } }],
    });
    const stored = () => service.platform.documents.collection('registrations').find({}).toArray();
    const forgotten = await stored();
    await service.emit(userDeleted, { userId: nusrat.userId });
    expect(await stored()).toEqual(forgotten);
  });

  it('are not joined when the event of a deleted account arrives late or again', async () => {
    const campaign = await createExamCampaign(service);
    const { email } = person(1);
    await service.emit(userDeleted, { userId: nusrat.userId });
    await service.emit(userVerified, { userId: nusrat.userId, username: 'nusrat', name: 'Nusrat', email });
    await registerAs(1, campaign);
    await service.waitUntilIdle();
    expect(service.published(campaignRegistered)).toMatchObject([{ data: { studentId: null } }]);
    const accounts = service.platform.documents.collection('accounts');
    expect(await accounts.findOne({ _id: email })).toBeNull();
  });
});

describe('the confirmation mail of a registration', () => {
  it('names a bilingual campaign in the language of the reader', async () => {
    const campaign = await createExamCampaign(service, { title: 'মডেল টেস্ট | Model test' });
    await registerAs(1, campaign);
    await service.runJob('send-mails');
    expect(service.mail.sent[0]?.subject).toBe('Please confirm your registration: Model test');
    expect(service.mail.sent[0]?.text).not.toContain('মডেল');
  });

  it('goes out with a calendar file, and again when the first try failed [CMP-04]', async () => {
    const campaign = await createExamCampaign(service);
    service.mail.failNext();
    await registerAs(1, campaign);
    await service.runJob('send-mails');
    service.clock.advance(61_000);
    await service.runJob('send-mails');
    const letters = service.mail.sent.filter(({ to }) => to === 'student1@example.com');
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ subject: 'Please confirm your registration: Model test' });
    expect(letters[0]?.attachments?.[0]?.content).toContain('BEGIN:VCALENDAR');
  });
});
