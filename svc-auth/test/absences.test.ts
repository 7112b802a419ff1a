import type { OwnNotice, ReceivedMessage } from '@pathshala/svc-auth-contract/http';
import { studentAbsent } from '@pathshala/svc-catalog-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { type MessageSchool, startMessageSchool } from './message-school.ts';

let school: MessageSchool;
beforeEach(async () => {
  school = await startMessageSchool();
  return () => school.stop();
});

const guardianNumber = '8801812345678';

const absent = (studentId: string) => ({
  absenceId: `absence-${studentId}`,
  studentId,
  classId: 'class1',
  classTitle: 'ভেক্টর | Vectors',
  batchName: 'Friday',
  startsAt: '2026-01-16T10:00:00.000Z',
});

async function pupil(guardian: object) {
  const { client, userId } = await school.enter('pupil');
  await school.waitUntilIdle();
  await client.patch(`/students/student/update/${userId}`, { personalInfo: { guardian } });
  school.sms.sent.length = 0;
  const notices = async () => (await client.get<{ items: OwnNotice[] }>('/notices')).body.items;
  const messages = async () =>
    (await school.head.get<{ items: ReceivedMessage[] }>(`/users/${userId}/messages`)).body.items;
  return { userId, notices, messages };
}

describe('the absence of a student', () => {
  it('is told to the guardian who agreed, once, however often the event comes [MSG-08]', async () => {
    const { userId, notices, messages } = await pupil({ mobile: '01812345678', consent: 'yes' });
    for (let time = 0; time < 3; time += 1) await school.emit(studentAbsent, absent(userId));
    expect(school.sms.sent.map(({ to }) => to)).toEqual([guardianNumber]);
    expect(school.sms.lastTo(guardianNumber)).toMatch(/Name of pupil/u);
    expect(school.sms.lastTo(guardianNumber)).toMatch(/ভেক্টর|১৬ জানুয়ারি/u);
    expect(await notices()).toEqual([]);
    expect(await messages()).toMatchObject([
      { messageId: null, toGuardian: true, sms: 'sent', title: { en: 'Absent: Vectors' } },
    ]);
  });

  it('is a notice to the student without the consent of a guardian [MSG-08]', async () => {
    const { userId, notices, messages } = await pupil({ mobile: '01812345678' });
    for (let time = 0; time < 2; time += 1) await school.emit(studentAbsent, absent(userId));
    expect(school.sms.sent).toEqual([]);
    expect(await notices()).toMatchObject([
      { title: { en: 'You missed a class: Vectors', bn: 'ক্লাসে অনুপস্থিত: ভেক্টর' }, path: '/routine' },
    ]);
    expect(await messages()).toMatchObject([{ toGuardian: false, bell: 'sent', sms: 'unused' }]);
  });

  it('is a notice to the student where the SMS fails [MSG-08]', async () => {
    const { userId, notices, messages } = await pupil({ mobile: '01812345678', consent: 'yes' });
    school.sms.failNext();
    await school.emit(studentAbsent, absent(userId));
    expect(await notices()).toHaveLength(1);
    expect(await messages()).toMatchObject([{ sms: 'failed', bell: 'sent' }]);
  });
});
