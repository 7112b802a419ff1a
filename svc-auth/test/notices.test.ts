import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { enrolledNotice } from '@pathshala/svc-catalog-contract/notices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSchool, type School } from './school.ts';

let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

const enrolled = (studentId: string) =>
  enrolledNotice.request(studentId, {
    courseName: 'ঢাকা বিশ্ববিদ্যালয় | Dhaka University',
    path: '/courses/admission/DU/units',
    enrolledAt: '2026-01-15T10:00:00.000Z',
  });
const noticesTo = (username: string) =>
  school.mail.sent.filter(({ id, to }) => id.startsWith('notice-') && to === `${username}@example.com`);

/** The link of the unsubscribe header, as a path of the service. */
function oneClickPath(username: string): string {
  const header = noticesTo(username).at(-1)?.headers?.['List-Unsubscribe'] ?? '';
  return new URL(header.slice(1, -1)).href.slice(`${school.platform.publicUrl}/api`.length);
}

describe('a notice that a service requests', () => {
  it('is mailed in the student’s language with the texts of that service, once for each event', async () => {
    const { userId, client } = await school.enter('reader');
    await client.put('/user', { language: 'bn' });
    const id = await school.emit(noticeRequested, enrolled(userId));
    await school.emit(noticeRequested, enrolled(userId), { id });
    const [mail, ...more] = noticesTo('reader');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      id: `notice-${id}`,
      subject: 'ভর্তি সম্পন্ন: ঢাকা বিশ্ববিদ্যালয়',
      text: expect.stringContaining(`${school.platform.publicUrl}/courses/admission/DU/units`),
      html: expect.stringContaining('lang="bn"'),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.text).toContain('প্রিয় Name of reader,'.normalize('NFC'));
  });

  it('leaves nothing of the mail’s text in the queue, and its id is forgotten in the end', async () => {
    const stored = school.platform.documents.collection('mails');
    expect(await stored.find({}).toArray()).toMatchObject([{ sealed: '', sentAt: expect.any(Number) }]);
    school.clock.advance(57 * 24 * 60 * 60 * 1000);
    await school.runJob('send-mails');
    await expect(stored.countDocuments({})).resolves.toBe(0);
  });

  it('is retried, then parked, when its template is unknown or its values do not fit', async () => {
    const { userId } = await school.enter('unlucky');
    const unknown = { studentId: userId, template: 'not-yet', values: {} };
    await expect(school.emit(noticeRequested, unknown)).rejects.toThrow(
      'catalog.notice.requested.v1 names the template not-yet, which is unknown',
    );
    expect(noticesTo('unlucky')).toEqual([]);
  });

  it('is dropped for an account that is deleted or was never known', async () => {
    const { userId, client } = await school.enter('gone');
    await client.delete('/user', { password: 'three blue boats' });
    await school.waitUntilIdle();
    const before = school.mail.sent.length;
    await school.emit(noticeRequested, enrolled(userId));
    await school.emit(noticeRequested, enrolled('e'.repeat(24)));
    expect(school.mail.sent.slice(before)).toEqual([]);
  });
});

describe('turning notices off', () => {
  it('works by one post of a mail program, without log-in, and can be undone', async () => {
    const { userId } = await school.enter('quiet');
    await school.emit(noticeRequested, enrolled(userId));
    const path = oneClickPath('quiet');
    const { visitor } = school.client;
    expect(await visitor.post(path)).toMatchObject({ status: 200, body: { mailsNotices: false } });
    expect((await visitor.post(path)).status).toBe(200);
    await school.emit(noticeRequested, enrolled(userId));
    expect(noticesTo('quiet')).toHaveLength(1);

    const undo = path.replace('?', '/undo?');
    expect(await visitor.post(undo)).toMatchObject({ status: 200, body: { mailsNotices: true } });
    await school.emit(noticeRequested, enrolled(userId));
    expect(noticesTo('quiet')).toHaveLength(2);
  });

  it('does not stop mails about the account, which have no such link', async () => {
    const { userId } = await school.enter('still');
    await school.emit(noticeRequested, enrolled(userId));
    await school.client.visitor.post(oneClickPath('still'));
    await school.client.visitor.post('/auth/forgot', { username: 'still' });
    await expect.poll(() => school.mail.sent.at(-1)?.id).toMatch(/^reset-/u);
    expect(school.mail.sent.at(-1)?.headers).toBeUndefined();
  });

  it('is refused for a token that was changed or signed for something else', async () => {
    const { userId, sid } = await school.enter('forged');
    for (const token of ['', userId, `${userId}.AAAA`, sid]) {
      const answer = await school.client.visitor.post(`/auth/unsubscribe?token=${encodeURIComponent(token)}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'auth.unsubscribe-invalid' } });
    }
  });

  it('leads a browser that opens the address to the page, and changes nothing', async () => {
    const { userId } = await school.enter('curious');
    await school.emit(noticeRequested, enrolled(userId));
    const path = oneClickPath('curious');
    const answer = await school.client.visitor.get(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(path.replace('/auth', ''));
    await school.emit(noticeRequested, enrolled(userId));
    expect(noticesTo('curious')).toHaveLength(2);
  });

  it('is forgotten with the account', async () => {
    const { userId, client } = await school.enter('leaving');
    await school.emit(noticeRequested, enrolled(userId));
    await school.client.visitor.post(oneClickPath('leaving'));
    const choices = school.platform.documents.collection('noticesOff');
    expect(await choices.findOne({ _id: userId })).toMatchObject({ _id: userId });
    await client.put('/notices/choices', { kind: 'results', channel: 'mail', isOn: false });
    await school.emit(userDeleted, { userId });
    await expect(choices.countDocuments({ _id: { $regex: userId } })).resolves.toBe(0);
  });
});

describe('a notice to a student with a name in both languages', () => {
  it('greets by the name of the profile in the language of the mail', async () => {
    const { userId, client } = await school.enter('greeted');
    await client.put('/user', { language: 'bn' });
    await client.patch(`/students/student/update/${userId}`, {
      personalInfo: { fullName: { bengali: 'নুসরাত জাহান', english: 'Nusrat Jahan' } },
    });
    await school.emit(noticeRequested, enrolled(userId));
    expect(noticesTo('greeted').at(-1)?.text).toContain('প্রিয় নুসরাত জাহান,'.normalize('NFC'));
  });
});
