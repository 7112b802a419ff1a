import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { noticeRequested as examsNoticeRequested } from '@pathshala/svc-exams-contract/events';
import { examSoonNotice, reviewDueNotice } from '@pathshala/svc-exams-contract/reminder-notices';
import type { NoticeDevices } from '@pathshala/svc-auth-contract/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolled, startNoticeSchool } from './notice-school.ts';
import { goodPassword } from './school.ts';

type School = Awaited<ReturnType<typeof startNoticeSchool>>;

let school: School;
beforeAll(async () => {
  school = await startNoticeSchool();
});
afterAll(() => school.stop());

const minute = 60_000;
const hour = 60 * minute;

const examIn = (studentId: string, ms: number) =>
  examSoonNotice.request(studentId, {
    title: 'Model test',
    path: '/exams/take/exam1',
    startsAt: new Date(school.platform.now() + ms).toISOString(),
  });

const pushesTo = ({ phone }: Awaited<ReturnType<School['enter']>>) =>
  phone.received.map(({ body }) => JSON.parse(body) as Record<string, string>);

describe('a notice on the devices of a student', () => {
  it('comes to each once, in the language of the account, whatever is redelivered [NOT-03]', async () => {
    const student = await school.enter('phone-and-tablet');
    const { userId, client, phone } = student;
    const tablet = school.service.browser('tablet');
    await client.put('/notices/devices', tablet.device);
    await client.put('/user', { language: 'bn' });
    const id = await school.emit(noticeRequested, enrolled(userId));
    await school.emit(noticeRequested, enrolled(userId), { id });
    await Promise.all([school.send(), school.send()]);
    await school.emit(noticeRequested, enrolled(userId), { id });
    await school.send();
    expect(pushesTo(student)).toEqual([
      {
        id,
        title: 'ভর্তি সম্পন্ন: ঢাকা বিশ্ববিদ্যালয়',
        text: expect.stringContaining('ঢাকা বিশ্ববিদ্যালয়'),
        path: '/courses/admission/DU/units',
        language: 'bn',
      },
    ]);
    expect(phone.received[0]).toMatchObject({ topic: id, urgency: 'normal' });
    expect(tablet.received).toHaveLength(1);
  });

  it('is tried again where the push service failed, for the devices that are left [NOT-03]', async () => {
    const student = await school.enter('unlucky');
    const tablet = school.service.browser('second');
    await student.client.put('/notices/devices', tablet.device);
    await school.emit(noticeRequested, enrolled(student.userId));
    school.service.failNext(503);
    await school.send();
    const first = [student.phone.received.length, tablet.received.length];
    expect(first.toSorted((one, other) => one - other)).toEqual([0, 1]);
    await school.send();
    expect([student.phone.received.length, tablet.received.length]).toEqual(first);
    school.clock.advance(minute);
    await school.send();
    expect([student.phone.received.length, tablet.received.length]).toEqual([1, 1]);
  });

  it('waits as long as the push service asks [NOT-03]', async () => {
    const student = await school.enter('throttled');
    await school.emit(noticeRequested, enrolled(student.userId));
    school.service.failNext(429, 1, { 'retry-after': '600' });
    await school.send();
    school.clock.advance(9 * minute);
    await school.send();
    expect(student.phone.received).toHaveLength(0);
    school.clock.advance(minute);
    await school.send();
    expect(student.phone.received).toHaveLength(1);
  });

  it('removes a subscription that the browser has ended [NOT-03]', async () => {
    const student = await school.enter('gone');
    student.phone.end();
    await school.emit(noticeRequested, enrolled(student.userId));
    await school.send();
    const { body } = await student.client.get<NoticeDevices>('/notices/devices');
    expect(body.items).toEqual([]);
    const posts = school.service.posts();
    await school.emit(noticeRequested, enrolled(student.userId));
    await school.send();
    expect(school.service.posts()).toBe(posts);
  });

  it('is not sent when it was turned off, or read in the page meanwhile [NOT-04]', async () => {
    const student = await school.enter('reader');
    const { userId, client } = student;
    const id = await school.emit(noticeRequested, enrolled(userId));
    await client.put('/notices/read', { id });
    await school.send();
    await school.emit(noticeRequested, enrolled(userId));
    await client.put('/notices/choices', { kind: 'courses', channel: 'push', isOn: false });
    await school.send();
    await school.emit(noticeRequested, enrolled(userId));
    await school.send();
    expect(pushesTo(student)).toEqual([]);
    await client.put('/notices/choices', { kind: 'courses', channel: 'push', isOn: true });
    await school.emit(noticeRequested, enrolled(userId));
    await school.send();
    expect(pushesTo(student)).toHaveLength(1);
  });

  it('that is brief is not mailed [NOT-04]', async () => {
    const student = await school.enter('reviewer');
    const request = reviewDueNotice.request(student.userId, {
      count: 3,
      day: '2099-01-15',
      path: '/student',
    });
    const before = school.mail.sent.length;
    await school.emit(examsNoticeRequested, request);
    await school.send();
    expect(pushesTo(student)).toMatchObject([{ title: 'Questions to repeat today: 3', path: '/student' }]);
    expect(school.mail.sent.slice(before)).toEqual([]);
  });

  it('stops with the account, and is forgotten with it [NOT-03]', async () => {
    const student = await school.enter('leaver');
    await school.emit(noticeRequested, enrolled(student.userId));
    await student.client.delete('/user', { password: goodPassword });
    await school.waitUntilIdle();
    await school.send();
    expect(student.phone.received).toEqual([]);
    const { documents } = school.platform;
    for (const [name, filter] of [
      ['pushDevices', { userId: student.userId }],
      ['noticeSends', { studentId: student.userId }],
      ['quietHours', { _id: student.userId }],
    ] as const)
      await expect(documents.collection(name).countDocuments(filter)).resolves.toBe(0);
  });

  it('is at most sixty a day for one student; the others wait for the next [NOT-07]', async () => {
    await using service = await startNoticeSchool();
    const student = await service.enter('flooded');
    for (let n = 0; n < 62; n += 1) await service.emit(noticeRequested, enrolled(student.userId, `C${n}`));
    await service.send();
    expect(student.phone.received).toHaveLength(60);
    service.clock.advance(24 * hour);
    await service.send();
    expect(student.phone.received).toHaveLength(62);
  });
});

describe('the quiet hours', () => {
  it('hold notices until their end, then send each once; mails go out at once [NOT-05]', async () => {
    await using night = await startNoticeSchool();
    const student = await night.enter('sleeper');
    night.clock.advance(7 * hour);
    await night.emit(noticeRequested, enrolled(student.userId));
    await night.send();
    expect(student.phone.received).toEqual([]);
    expect(night.mail.sent.filter(({ id }) => id.startsWith('notice-'))).toHaveLength(1);
    night.clock.advance(8 * hour - 1);
    await night.send();
    expect(student.phone.received).toEqual([]);
    night.clock.advance(1);
    await night.send();
    await night.send();
    expect(student.phone.received).toHaveLength(1);
  });

  it('drop what is out of date by then [NOT-05]', async () => {
    await using night = await startNoticeSchool();
    const student = await night.enter('early-exam');
    night.clock.advance(13 * hour);
    const at = (ms: number) =>
      examSoonNotice.request(student.userId, {
        title: `in ${ms / minute}`,
        path: '/exams',
        startsAt: new Date(night.platform.now() + ms).toISOString(),
      });
    await night.emit(examsNoticeRequested, at(90 * minute));
    await night.emit(examsNoticeRequested, at(150 * minute));
    night.clock.advance(2 * hour);
    await night.send();
    expect(student.phone.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { title: 'Soon: in 150' },
    ]);
  });

  it('are chosen, or none, by the student; two equal times are refused [NOT-05]', async () => {
    await using night = await startNoticeSchool();
    const student = await night.enter('owl');
    const quiet = (quietHours: unknown) => student.client.put('/notices/quiet-hours', { quietHours });
    expect((await student.client.get('/notices/choices')).body).toMatchObject({
      quietHours: { from: '22:00', to: '07:00' },
    });
    expect(await quiet(null)).toMatchObject({ status: 200, body: { quietHours: null } });
    night.clock.advance(8 * hour);
    await night.emit(noticeRequested, enrolled(student.userId));
    await night.send();
    expect(student.phone.received).toHaveLength(1);
    for (const hours of [{ from: '09:00', to: '09:00' }, { from: '25:00', to: '07:00' }, { from: '9:00' }])
      expect([400, 422]).toContain((await quiet(hours)).status);
    expect(await quiet({ from: '13:00', to: '15:30' })).toMatchObject({
      body: { quietHours: { from: '13:00', to: '15:30' } },
    });
  });

  it('do not matter for what is out of date at once [NOT-05]', async () => {
    const student = await school.enter('late-event');
    await school.emit(examsNoticeRequested, examIn(student.userId, -minute));
    await school.send();
    expect(pushesTo(student)).toEqual([]);
    expect((await student.client.get<{ total: number }>('/notices')).body.total).toBe(1);
  });
});

describe('the devices of a student', () => {
  it('are listed by browser without their endpoints, and removed by their owner alone [NOT-03]', async () => {
    const student = await school.enter('owner');
    const { client: other } = await school.enterStudent('nosy');
    const { body } = await student.register();
    expect(body.items).toMatchObject([{ name: 'Chrome on Android' }]);
    expect(body.publicKey).toBe(school.service.gateway.publicKey);
    expect(JSON.stringify(body)).not.toMatch(/push\.example|p256dh/u);
    const path = `/notices/devices/${body.items[0]?._id ?? ''}`;
    expect((await other.delete(path)).status).toBe(404);
    expect(await student.client.delete(path)).toMatchObject({ status: 200, body: { items: [] } });
    expect((await student.client.delete(path)).status).toBe(404);
  });

  it('follow the student who uses the browser now [NOT-03]', async () => {
    const first = await school.enter('sister');
    const { client } = await school.enterStudent('brother');
    await client.put('/notices/devices', first.phone.device);
    expect((await first.client.get<NoticeDevices>('/notices/devices')).body.items).toEqual([]);
    await school.emit(noticeRequested, enrolled(first.userId));
    await school.send();
    expect(first.phone.received).toEqual([]);
  });

  it('are ten at most: the oldest leave [NOT-03]', async () => {
    const { client } = await school.enterStudent('collector');
    for (let n = 0; n < 12; n += 1) {
      school.clock.advance(1_000);
      await client.put('/notices/devices', school.service.browser(`b${n}`).device);
    }
    expect((await client.get<NoticeDevices>('/notices/devices')).body.items).toHaveLength(10);
  });

  it.each([
    'https://127.0.0.1/send/x',
    'https://10.0.0.7/send/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/send/x',
    'https://localhost/send/x',
    'https://svc-exams/send/x',
    'https://metadata.google.internal/x',
    'http://push.example.com/send/x',
    'https://push.example.com:8443/send/x',
    'https://a:b@push.example.com/x',
    'file:///etc/passwd',
    'nonsense',
  ])('are refused at the foreign endpoint %s [NOT-03]', async (endpoint) => {
    const { keys } = school.service.browser('foreign').device;
    const client = school.client.as({ role: 'student', userId: 'a'.repeat(24) });
    const { status, body } = await client.put('/notices/devices', { endpoint, keys });
    expect([400, 422]).toContain(status);
    expect(body).toMatchObject({ fields: { endpoint: expect.stringContaining('browser') } });
  });

  it('are refused with keys that nothing can be encrypted for [NOT-03]', async () => {
    const { endpoint, keys } = school.service.browser('keys').device;
    const client = school.client.as({ role: 'student', userId: 'b'.repeat(24) });
    for (const wrong of [
      { ...keys, p256dh: 'AAAA' },
      { ...keys, auth: 'AAAA' },
      { ...keys, auth: '<x>' },
      {},
    ])
      expect([400, 422]).toContain((await client.put('/notices/devices', { endpoint, keys: wrong })).status);
  });

  it('are told in words where the school has no key [NOT-03]', async () => {
    await using plain = await startNoticeSchool({ hasPush: false });
    const { client } = await plain.enterStudent('plain');
    expect((await client.get('/notices/devices')).body).toEqual({ publicKey: '', items: [] });
    const { device } = plain.service.browser('any');
    expect(await client.put('/notices/devices', device)).toMatchObject({
      status: 409,
      body: { code: 'auth.push-off' },
    });
  });
});
