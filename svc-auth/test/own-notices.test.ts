import { kindsWithoutMail, noticeKinds } from '@pathshala/contract-kit/notice';
import type { NoticeChoicesView, OwnNotice } from '@pathshala/svc-auth-contract/http';
import { noticeRequested as catalogNoticeRequested } from '@pathshala/svc-catalog-contract/events';
import { duesNotice } from '@pathshala/svc-catalog-contract/fee-notices';
import { enrolledNotice } from '@pathshala/svc-catalog-contract/notices';
import { noticeRequested as examsNoticeRequested } from '@pathshala/svc-exams-contract/events';
import { resultCorrectedNotice } from '@pathshala/svc-exams-contract/notices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

interface Answer {
  readonly items: readonly OwnNotice[];
  readonly total: number;
  readonly unread: number;
}

type Client = Awaited<ReturnType<School['enter']>>['client'];

const read = async (client: Client, query = '') => (await client.get<Answer>(`/notices${query}`)).body;

const enrolled = (studentId: string, courseName = 'ঢাকা বিশ্ববিদ্যালয় | Dhaka University') =>
  enrolledNotice.request(studentId, {
    courseName,
    path: '/courses/admission/DU/units',
    enrolledAt: '2026-01-15T10:00:00.000Z',
  });
const corrected = (studentId: string) =>
  resultCorrectedNotice.request(studentId, {
    title: 'Model test',
    path: '/exams/results/result1',
    reason: 'A wrong key',
    scores: null,
  });
const mailsTo = (username: string) =>
  school.mail.sent.filter(({ id, to }) => id.startsWith('notice-') && to === `${username}@example.com`);

async function emitLater(event: Parameters<School['emit']>[0], data: Parameters<School['emit']>[1]) {
  school.clock.advance(1_000);
  return school.emit(event, data);
}

describe('the list of a student’s notices', () => {
  it('has each requested notice once, the latest first, in both languages [NOT-01]', async () => {
    const { userId, client } = await school.enter('listed');
    const first = await emitLater(catalogNoticeRequested, enrolled(userId));
    const second = await emitLater(examsNoticeRequested, corrected(userId));
    await school.emit(catalogNoticeRequested, enrolled(userId), { id: first });
    const { items, total, unread } = await read(client);
    expect([total, unread]).toEqual([2, 2]);
    expect(items.map(({ _id }) => _id)).toEqual([second, first]);
    expect(items[1]).toEqual({
      _id: first,
      title: { bn: 'ভর্তি সম্পন্ন: ঢাকা বিশ্ববিদ্যালয়', en: 'You are enrolled: Dhaka University' },
      line: {
        bn: expect.stringContaining('ঢাকা বিশ্ববিদ্যালয়'),
        en: 'Your school has enrolled you in “Dhaka University”. You can begin at once.',
      },
      path: '/courses/admission/DU/units',
      at: expect.stringMatching(/Z$/u),
      isRead: false,
    });
    expect(mailsTo('listed')).toHaveLength(2);
  });

  it('is read notice by notice, or all until a time; what comes later stays unread [NOT-01]', async () => {
    const { userId, client } = await school.enter('reading');
    for (const name of ['A', 'B', 'C']) await emitLater(catalogNoticeRequested, enrolled(userId, name));
    const [, middle] = (await read(client)).items;
    const one = { id: middle?._id };
    expect(await client.put('/notices/read', one)).toMatchObject({ status: 200, body: { unread: 2 } });
    expect(await client.put('/notices/read', one)).toMatchObject({ status: 200, body: { unread: 2 } });
    const until = { until: middle?.at };
    expect(await client.put('/notices/read', until)).toMatchObject({ status: 200, body: { unread: 1 } });
    expect((await read(client)).items.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  it('belongs to its student alone, also what is marked as read [NOT-01]', async () => {
    const { userId, client } = await school.enter('private');
    const { client: other } = await school.enter('nosy');
    const id = await emitLater(catalogNoticeRequested, enrolled(userId));
    expect(await read(other)).toMatchObject({ items: [], total: 0, unread: 0 });
    expect(await other.put('/notices/read', { id })).toMatchObject({
      status: 404,
      body: { code: 'common.not-found' },
    });
    await other.put('/notices/read', { until: '2100-01-01T00:00:00.000Z' });
    expect((await read(client)).unread).toBe(1);
  });

  it('keeps the latest 200, in pages, and does not bring back an old one [NOT-01]', async () => {
    const { userId, client } = await school.enter('busy');
    await client.put('/notices/choices', { kind: 'courses', channel: 'mail', isOn: false });
    const oldest = await school.emit(catalogNoticeRequested, enrolled(userId, 'oldest'));
    for (let n = 0; n < 201; n += 1) {
      school.clock.advance(1_000);
      await school.emit(catalogNoticeRequested, enrolled(userId, `Course ${n}`));
    }
    const last = await read(client, '?page=2&pageSize=100');
    expect([last.total, last.items.length, last.unread]).toEqual([200, 100, 200]);
    expect(last.items.at(-1)?.title.en).toBe('You are enrolled: Course 1');
    expect((await read(client, '?pageSize=1')).items[0]?.title.en).toBe('You are enrolled: Course 200');
    const stored = school.platform.documents.collection('notices');
    await expect(stored.findOne({ _id: oldest })).resolves.toBeNull();
  });

  it('is forgotten with the account, and takes nothing for one that is gone [NOT-01]', async () => {
    const { userId, client } = await school.enter('leaver');
    await emitLater(catalogNoticeRequested, enrolled(userId));
    await client.delete('/user', { password: goodPassword });
    await school.waitUntilIdle();
    await emitLater(catalogNoticeRequested, enrolled(userId));
    await emitLater(catalogNoticeRequested, enrolled('d'.repeat(24)));
    const stored = school.platform.documents.collection('notices');
    const ofNobody = { studentId: { $in: [userId, 'd'.repeat(24)] } };
    await expect(stored.countDocuments(ofNobody)).resolves.toBe(0);
  });

  it('stores nothing of what cannot be written', async () => {
    const { userId, client } = await school.enter('unfit');
    const unfit = { studentId: userId, template: 'enrolled', values: { courseName: 7 } };
    await expect(school.emit(catalogNoticeRequested, unfit)).rejects.toThrow('courseName');
    expect((await read(client)).total).toBe(0);
  });

  it.each([{}, { id: 'x y' }, { until: 'now' }, { id: 'a', until: '2026-01-15T10:00:00.000Z' }])(
    'refuses %j as what is to be marked as read',
    async (body) => {
      expect((await school.client.as({ role: 'student' }).put('/notices/read', body)).status).toBe(400);
    },
  );
});

describe('the choice of what is mailed', () => {
  const dues = (studentId: string) =>
    duesNotice.request(studentId, {
      courseName: 'DU',
      amountPaisa: 50_000,
      dueOn: '2026-02-01',
      pausesOn: null,
    });
  const onOf = async (client: Client) =>
    (await client.get<NoticeChoicesView>('/notices/choices')).body.items
      .filter(({ mail }) => mail === true)
      .map(({ kind }) => kind);

  it('is made by kind; the list has every notice [NOT-02]', async () => {
    const { userId, client } = await school.enter('choosy');
    expect(await onOf(client)).toEqual(noticeKinds.filter((kind) => !kindsWithoutMail.includes(kind)));
    const off = { kind: 'payments', channel: 'mail', isOn: false };
    expect((await client.put('/notices/choices', off)).status).toBe(200);
    expect((await client.put('/notices/choices', off)).status).toBe(200);
    await emitLater(catalogNoticeRequested, dues(userId));
    await emitLater(catalogNoticeRequested, enrolled(userId));
    expect(mailsTo('choosy').map(({ subject }) => subject)).toHaveLength(1);
    expect((await read(client)).total).toBe(2);
    await client.put('/notices/choices', { ...off, isOn: true });
    await emitLater(catalogNoticeRequested, dues(userId));
    expect(mailsTo('choosy')).toHaveLength(2);
  });

  it('respects that all were turned off by the link of a mail, until a kind is turned on [NOT-02]', async () => {
    const { userId, client } = await school.enter('silent');
    await school.platform.documents.collection('noticesOff').insertOne({ _id: userId });
    expect(await onOf(client)).toEqual([]);
    await emitLater(catalogNoticeRequested, enrolled(userId));
    await client.put('/notices/choices', { kind: 'payments', channel: 'mail', isOn: true });
    expect(await onOf(client)).toEqual(['payments']);
    await emitLater(catalogNoticeRequested, enrolled(userId));
    await emitLater(catalogNoticeRequested, dues(userId));
    expect(mailsTo('silent')).toHaveLength(1);
    expect((await read(client)).total).toBe(3);
  });

  it('refuses a kind that does not exist [NOT-02]', async () => {
    const { client } = await school.enter('inventive');
    for (const body of [
      { kind: 'weather', channel: 'mail', isOn: false },
      { kind: 'courses', channel: 'pigeon', isOn: false },
      { kind: 'courses', isOn: false },
    ])
      expect((await client.put('/notices/choices', body)).status).toBe(400);
    const withoutMail = { kind: 'reviews', channel: 'mail', isOn: true };
    expect(await client.put('/notices/choices', withoutMail)).toMatchObject({
      status: 409,
      body: { code: 'auth.notice-channel' },
    });
  });
});
