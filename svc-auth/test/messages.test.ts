import type { OwnNotice, ReceivedMessage, SchoolMessage } from '@pathshala/svc-auth-contract/http';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import { batchLeft, studentEnrolled, studentUnenrolled } from '@pathshala/svc-catalog-contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  draftTo,
  hour,
  inBengali,
  inEnglish,
  type MessageSchool,
  nothing,
  second,
  startMessageSchool,
} from './message-school.ts';
import { goodPassword } from './school.ts';

let school: MessageSchool;
beforeAll(async () => {
  school = await startMessageSchool();
});
afterAll(() => school.stop());

interface Checked {
  readonly recipients: object;
  readonly sms: { readonly parts: number; readonly costPaisa: number; readonly partsLeft: number };
  readonly previews: readonly { readonly language: string; readonly sms: { readonly text: string } }[];
}

const noticesOf = async (client: { get: MessageSchool['head']['get'] }) =>
  (await client.get<{ items: OwnNotice[] }>('/notices')).body.items;

describe('a message to a batch', () => {
  it('is in the bell of each member and in the mail, in the language of the reader [MSG-01]', async () => {
    const [one, other, outside] = [
      await school.enter('one'),
      await school.enter('other'),
      await school.enter('outside'),
    ];
    await one.client.put('/user', { language: 'bn' });
    for (const { userId } of [one, other]) await school.join(userId, 'batch1');
    const sent = await school.send(
      draftTo({ kind: 'batch', id: 'batch1', name: 'Friday' }, { link: '/courses' }),
    );
    expect(sent).toMatchObject({ status: 201, body: { state: 'scheduled' } });
    await school.deliver();
    const { _id } = sent.body;
    expect(await school.read(_id)).toMatchObject({
      state: 'done',
      recipients: 2,
      missed: 0,
      deliveries: { bell: { sent: 2 }, mail: { sent: 2, queued: 0 }, sms: { unused: 2 } },
    });
    const [notice] = await noticesOf(one.client);
    expect(notice).toMatchObject({
      title: { bn: inBengali.title, en: inEnglish.title },
      line: { bn: inBengali.text, en: inEnglish.text },
      path: '/courses',
    });
    expect(await noticesOf(outside.client)).toEqual([]);
    const mails = school.messageMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['one@example.com', 'other@example.com']);
    expect(mails.find(({ to }) => to.startsWith('one@'))).toMatchObject({ subject: inBengali.title });
    expect(mails.find(({ to }) => to.startsWith('other@'))).toMatchObject({ subject: inEnglish.title });
    expect(mails[0]?.headers).toHaveProperty('List-Unsubscribe');
    expect((await school.recipientsOf(_id)).items.map(({ username, mail }) => [username, mail])).toEqual([
      ['one', 'sent'],
      ['other', 'sent'],
    ]);
    expect(await school.recipientsOf(_id, '&q=other')).toMatchObject({ total: 1 });
    const received = await school.head.get<{ items: ReceivedMessage[] }>(`/users/${one.userId}/messages`);
    expect(received.body.items).toMatchObject([
      { messageId: _id, bell: 'sent', mail: 'sent', sms: 'unused' },
    ]);
  });

  it('goes to who is in it when it goes out, and nobody twice, whoever repeats the call [MSG-01]', async () => {
    const [stays, leaves] = [await school.enter('stays'), await school.enter('leaves')];
    for (const { userId } of [stays, leaves]) await school.join(userId, 'batch2');
    const at = new Date(school.clock.now() + hour).toISOString();
    const draft = draftTo({ kind: 'batch', id: 'batch2', name: 'Sunday' });
    const calls = await Promise.all([1, 2, 3].map(() => school.send(draft, { key: 'double', sendAt: at })));
    expect(new Set(calls.map(({ body }) => body._id)).size).toBe(1);
    await school.emit(batchLeft, {
      membershipId: `member-${leaves.userId}`,
      batchId: 'batch2',
      studentId: leaves.userId,
      version: 2,
      leftAt: at,
      movedTo: null,
      endsEnrolments: false,
    });
    await school.deliver();
    expect(await noticesOf(stays.client)).toEqual([]);
    school.clock.advance(hour);
    await Promise.all([school.deliver(), school.runJob('send-messages')]);
    expect(await noticesOf(stays.client)).toHaveLength(1);
    expect(await noticesOf(leaves.client)).toEqual([]);
  });
});

describe('a message to a course, a campaign or one student', () => {
  it('goes to who has the course or a place in the campaign [MSG-01]', async () => {
    const [enrolled, registered] = [await school.enter('enrolled'), await school.enter('registered')];
    const enrolment = {
      enrolmentId: 'e1',
      courseId: 'course1',
      courseKind: 'admission',
      version: 1,
    } as const;
    await school.emit(studentEnrolled, {
      ...enrolment,
      studentId: enrolled.userId,
      category: 'admissionPrep',
      courseName: 'Course',
      courseCode: 'C',
      courseThumbnail: '',
      enrolledAt: '2026-01-10T10:00:00.000Z',
    });
    const place = { registrationId: 'r1', campaignId: 'campaign1', studentId: registered.userId };
    await school.emit(campaignRegistered, { ...place, version: 1 });
    await school.emit(campaignRegistered, { ...place, registrationId: 'r2', studentId: null, version: 1 });
    const check = async (kind: string, id: string) =>
      school.head.post<Checked>('/messages/check', draftTo({ kind, id }));
    expect((await check('course', 'course1')).body.recipients).toEqual({ total: 1, mail: 1, sms: 0 });
    expect((await check('campaign', 'campaign1')).body.recipients).toEqual({ total: 1, mail: 1, sms: 0 });
    expect((await check('student', enrolled.userId)).body.recipients).toMatchObject({ total: 1 });
    await school.emit(studentUnenrolled, {
      ...enrolment,
      studentId: enrolled.userId,
      version: 2,
      progressVersion: 1,
      endedAt: '2026-01-11T10:00:00.000Z',
    });
    await school.emit(campaignRegistrationCancelled, { ...place, version: 2 });
    for (const [kind, id] of [
      ['course', 'course1'],
      ['campaign', 'campaign1'],
    ] as const)
      expect(await check(kind, id)).toMatchObject({ status: 422, body: { code: 'auth.message-nobody' } });
  });
});

describe('before it is sent', () => {
  it('an administrator sees recipients, parts and cost, and the SMS as it is sent [MSG-02]', async () => {
    await using own = await startMessageSchool();
    await own.enter('mailed');
    await own.enterByNumber('numbered', '8801715000001');
    const draft = draftTo({}, { channels: { mail: true, sms: true }, link: '/fees' });
    const { body } = await own.head.post<Checked>('/messages/check', draft);
    expect(body).toMatchObject({
      recipients: { total: 2, mail: 1, sms: 1 },
      sms: { isOn: true, parts: 1, costPaisa: 35, partsLeft: 799 },
    });
    const english = body.previews.find(({ language }) => language === 'en');
    expect(english?.sms.text).toContain(inEnglish.text);
    expect(english?.sms.text).toContain('/fees');
    const { body: sent } = await own.send(draft);
    await own.deliver();
    expect(own.sms.lastTo('8801715000001')).toBe(english?.sms.text);
    expect(await own.read(sent._id)).toMatchObject({
      missed: 2,
      deliveries: { mail: { sent: 1, none: 1 }, sms: { sent: 1, none: 1 } },
    });
  });

  it('gives a reader the one language that is written [MSG-01]', async () => {
    const { userId, client } = await school.enter('reader');
    const contents = { bn: inBengali, en: nothing };
    await school.send(draftTo({ kind: 'student', id: userId }, { contents }));
    await school.deliver();
    expect(await noticesOf(client)).toMatchObject([{ title: { bn: inBengali.title, en: inBengali.title } }]);
    expect(school.messageMails().findLast(({ to }) => to === 'reader@example.com')?.subject).toBe(
      inBengali.title,
    );
  });

  it.each([
    [
      'an SMS of 2,000 letters',
      { contents: { bn: { title: 'ক', text: 'ক'.repeat(2_000) }, en: nothing } },
      'auth.sms-long',
      /30/u,
    ],
    ['no text', { contents: { bn: nothing, en: nothing } }, 'auth.message-empty', /language/u],
    [
      'a title alone',
      { contents: { bn: { title: 'ক', text: '' }, en: inEnglish } },
      'auth.message-half',
      /both/u,
    ],
    ['a link to another site', { link: '//evil.example' }, 'common.malformed', /./u],
    ['a link that leaves by a backslash', { link: '/\\evil.example' }, 'common.malformed', /./u],
    ['nobody', { audience: { kind: 'batch', id: 'empty', name: '' } }, 'auth.message-nobody', /Nobody/u],
  ])('refuses %s [MSG-03]', async (...row) => {
    const [, change, code, says] = row;
    const draft = draftTo({}, { channels: { mail: true, sms: true }, ...change });
    const before = (await school.head.get<{ total: number }>('/messages')).body.total;
    for (const answer of [await school.head.post('/messages/check', draft), await school.send(draft)])
      expect(answer).toMatchObject({ body: { code, error: expect.stringMatching(says) } });
    expect((await school.head.get<{ total: number }>('/messages')).body.total).toBe(before);
  });

  it('refuses a time that has passed [MSG-03]', async () => {
    const sendAt = new Date(school.clock.now() - second).toISOString();
    expect(await school.send(draftTo({}), { sendAt })).toMatchObject({
      status: 422,
      body: { code: 'auth.message-past', fields: { sendAt: expect.any(String) } },
    });
  });

  it('is for administrators with the permission alone [MSG-01]', async () => {
    const { client } = await school.enter('curious');
    expect(await client.get('/messages')).toMatchObject({ status: 403 });
    expect(await school.send(draftTo({}), {}, client)).toMatchObject({ status: 403 });
  });
});

describe('a message for later', () => {
  it('can be changed and cancelled until it goes out, and not over a newer edit [MSG-04]', async () => {
    const { userId, client } = await school.enter('later');
    const sendAt = new Date(school.clock.now() + hour).toISOString();
    const draft = draftTo({ kind: 'student', id: userId });
    const { body } = await school.send(draft, { sendAt });
    const path = `/messages/${body._id}`;
    const contents = { bn: nothing, en: { title: 'Changed', text: 'New text' } };
    const changed = await school.head.put<SchoolMessage>(path, { ...draft, contents, sendAt, rev: 1 });
    expect(changed).toMatchObject({ status: 200, body: { rev: 2, audience: { name: 'Name of later' } } });
    expect(await school.head.put(path, { ...draft, sendAt, rev: 1 })).toMatchObject({
      status: 409,
      body: { code: 'common.edited-meanwhile' },
    });
    school.clock.advance(hour);
    await school.deliver();
    expect((await noticesOf(client)).map(({ title }) => title.en)).toEqual(['Changed']);
    expect(await school.head.put(path, { ...draft, sendAt: null, rev: 2 })).toMatchObject({
      status: 409,
      body: { code: 'auth.message-begun' },
    });
    expect(await school.head.post(`${path}/cancel`)).toMatchObject({ status: 409 });
    const other = await school.send(draft, { sendAt: new Date(school.clock.now() + hour).toISOString() });
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect(await school.head.post(`/messages/${other.body._id}/cancel`)).toMatchObject({
        status: 200,
        body: { state: 'cancelled' },
      });
    school.clock.advance(2 * hour);
    await school.deliver();
    expect(await noticesOf(client)).toHaveLength(1);
  });

  it('skips a student who was deleted meanwhile, and says so without the name [MSG-05]', async () => {
    const { userId, client } = await school.enter('leaving');
    const sendAt = new Date(school.clock.now() + hour).toISOString();
    const { body } = await school.send(draftTo({ kind: 'student', id: userId }), { sendAt });
    expect(await client.delete('/user', { password: goodPassword })).toMatchObject({ status: 200 });
    await school.waitUntilIdle();
    school.clock.advance(hour);
    await school.deliver();
    expect(await school.read(body._id)).toMatchObject({
      missed: 1,
      deliveries: { bell: { gone: 1 }, mail: { gone: 1 } },
    });
    expect((await school.recipientsOf(body._id, '&part=missed')).items).toMatchObject([
      { studentId: userId, name: '', bell: 'gone', mail: 'gone' },
    ]);
    expect(await school.read(body._id)).toMatchObject({
      audience: { name: '' },
      contents: { bn: { text: '' }, en: { text: '' } },
    });
  });
});
