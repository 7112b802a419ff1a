import type { SmsKindsView } from '@pathshala/svc-auth-contract/http';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { describe, expect, it } from 'vitest';
import { enrolled, startNoticeSchool } from './notice-school.ts';

const mobile = '8801715000777';
const hour = 60 * 60_000;

describe('a notice by SMS', () => {
  it('is sent for the kinds that the school pays for, none at first, at its cost [NOT-06]', async () => {
    await using school = await startNoticeSchool();
    const admin = await school.adminClient();
    const { body } = await admin.get<SmsKindsView>('/notices/sms-kinds');
    expect(body).toMatchObject({ kinds: [], isOn: true, costPaisa: 35, dailyParts: 800, rev: 1 });
    const student = await school.enter('paid', { mobile });
    await school.emit(noticeRequested, enrolled(student.userId, 'DU'));
    await school.send();
    expect(school.sms.sent).toEqual([]);

    expect((await school.payFor('courses')).status).toBe(200);
    const id = await school.emit(noticeRequested, enrolled(student.userId, 'DU'));
    await Promise.all([school.send(), school.send()]);
    await school.emit(noticeRequested, enrolled(student.userId, 'DU'), { id });
    await school.send();
    expect(school.sms.sent).toMatchObject([{ to: mobile, text: 'You are enrolled: DU - Pathshala' }]);
    const { body: use } = await admin.get<{ days: unknown[]; latest: unknown[] }>('/users/sms');
    expect(use).toMatchObject({ days: [{ parts: 1, costPaisa: 35 }], latest: [{ kind: 'notice' }] });
  });

  it('is turned off by the student, and offered only for what is paid [NOT-06]', async () => {
    await using school = await startNoticeSchool();
    const student = await school.enter('chooser', { mobile });
    const off = { kind: 'courses', channel: 'sms', isOn: false };
    expect(await student.client.put('/notices/choices', off)).toMatchObject({
      status: 409,
      body: { code: 'auth.notice-channel' },
    });
    await school.payFor('courses');
    expect(await student.client.put('/notices/choices', off)).toMatchObject({
      body: { items: expect.arrayContaining([expect.objectContaining({ kind: 'courses', sms: false })]) },
    });
    await school.emit(noticeRequested, enrolled(student.userId));
    await school.send();
    expect(school.sms.sent).toEqual([]);
  });

  it('is one part in Bengali, however long the name of the course is [NOT-06]', async () => {
    await using school = await startNoticeSchool();
    const student = await school.enter('long', { mobile });
    await student.client.put('/user', { language: 'bn' });
    await school.payFor('courses');
    await school.emit(noticeRequested, enrolled(student.userId, 'প্রকৌশল বিশ্ববিদ্যালয় ভর্তি '.repeat(20)));
    await school.send();
    const [sent] = school.sms.sent;
    expect(sent?.text.length).toBeLessThanOrEqual(70);
    expect(sent?.text).toMatch(/^ভর্তি সম্পন্ন: .*…$/u);
  });

  it('is tried again when the gateway did not take it, and not in quiet hours [NOT-06]', async () => {
    await using school = await startNoticeSchool();
    const student = await school.enter('again', { mobile });
    await school.payFor('courses');
    school.sms.failNext();
    await school.emit(noticeRequested, enrolled(student.userId));
    await school.send();
    expect(school.sms.sent).toEqual([]);
    school.clock.advance(60_000);
    await school.send();
    expect(school.sms.sent).toHaveLength(1);
    school.clock.advance(8 * hour);
    await school.emit(noticeRequested, enrolled(student.userId));
    await school.send();
    expect(school.sms.sent).toHaveLength(1);
    school.clock.advance(8 * hour);
    await school.send();
    expect(school.sms.sent).toHaveLength(2);
  });

  it('leaves a part of the day’s messages, and of a number’s, for codes [NOT-07]', async () => {
    await using school = await startNoticeSchool({ dailyParts: 10 });
    const student = await school.enter('many', { mobile });
    const other = await school.enter('more', { mobile: '8801715000778' });
    await school.payFor('courses');
    for (let n = 0; n < 8; n += 1) await school.emit(noticeRequested, enrolled(student.userId, `C${n}`));
    await school.send();
    expect(school.sms.sent).toHaveLength(6);
    for (let n = 0; n < 4; n += 1) await school.emit(noticeRequested, enrolled(other.userId, `C${n}`));
    await school.send();
    expect(school.sms.sent).toHaveLength(8);
    const form = { username: 'code', name: 'Code', password: 'three blue boats', mobile: '01715000999' };
    expect((await school.client.visitor.post('/auth/signup', form)).status).toBe(201);
    expect(school.sms.sent).toHaveLength(9);
  });

  it('is chosen by one administrator at a time, for kinds that exist [NOT-06]', async () => {
    await using school = await startNoticeSchool();
    const admin = await school.adminClient();
    expect((await admin.put('/notices/sms-kinds', { kinds: ['weather'] })).status).toBe(400);
    const { body } = await admin.put<SmsKindsView>('/notices/sms-kinds', { kinds: ['exams', 'exams'] });
    expect(body.kinds).toEqual(['exams']);
    await admin.put('/notices/sms-kinds', { kinds: ['classes'], rev: body.rev });
    expect(await admin.put('/notices/sms-kinds', { kinds: [], rev: body.rev })).toMatchObject({
      status: 409,
      body: { code: 'common.edited-meanwhile' },
    });
  });
});
