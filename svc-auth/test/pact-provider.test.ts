import { describeProvider } from '@pathshala/pact/provider';
import { failedMailStates, operationStates } from '@pathshala/service-testing/operation-states';
import { startPushService } from '@pathshala/service-testing/push-service';
import type { NoticeDevices } from '@pathshala/svc-auth-contract/http';
import { noticeRequested, progressChanged, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { enrolledNotice } from '@pathshala/svc-catalog-contract/notices';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { publicUrlOf } from '@pathshala/service-kit/http/public-address';
import { afterAll, vi } from 'vitest';
import { createFakeBackups } from './fake-backups.ts';
import { contentStates } from './pact-content-states.ts';
import { messageStates } from './pact-message-states.ts';
import {
  enterByNumber,
  mobileStates,
  nextNumber,
  pactSms,
  waitingForMobileCode,
} from './pact-mobile-states.ts';
import { securityStates } from './pact-security-states.ts';
import { formOf, goodPassword, startSchool, type School } from './school.ts';
import { uploadPhoto } from './upload-photo.ts';
import { localReach } from './webhook-receiver.ts';

const time = '2026-01-15T10:00:00.000Z';
/** One public server, to which nothing is sent. */
const pactReach = localReach({ 'example.com': '93.184.215.14' }, publicUrlOf);
const pactPush = await startPushService();
afterAll(() => pactPush.stop());
let people = 0;

/** A verified student with a session. */
async function enter(school: School, username = `pact-${(people += 1)}`) {
  const { sid, userId, client } = await school.enter(username);
  const session = await school.platform.sessions.resolve(sid);
  if (session === null) throw new Error(`${username} has no session.`);
  return { username, userId, client, caller: { ...session.user, sessionKey: session.sessionKey } };
}

/** Names that a pact spells out exist once, however often its states are prepared. */
async function ensureAccount(school: School, username: string): Promise<void> {
  const { status } = await school.logIn({ username }, goodPassword);
  if (status === 401) await school.enter(username);
}

/** The administrator of the school. */
async function headId(school: School): Promise<string> {
  const head = await school.adminClient();
  const { body } = await head.get<{ _id: string }>('/users/user');
  return body._id;
}

function lastToken(school: School, email: string): string | undefined {
  const mail = school.mail.sent.findLast(({ to, text }) => to === email && text.includes('?token='));
  return /\?token=([\w-]+)/u.exec(mail?.text ?? '')?.[1];
}

async function mailedToken(school: School, kind: 'forgot' | 'unlock-link'): Promise<string> {
  const { username } = await enter(school);
  const { email } = formOf(username);
  await school.client.visitor.post(`/auth/${kind}`, { username });
  return vi.waitFor(() => {
    const token = lastToken(school, email);
    if (token === undefined) throw new Error(`no link was mailed to ${email}`);
    return token;
  });
}

async function inProgress(school: School) {
  const { userId: studentId, caller } = await enter(school);
  const course = { studentId, courseId: 'course1', courseName: 'Dhaka University' };
  const category = 'admissionPrep' as const;
  await school.emit(studentEnrolled, {
    ...course,
    category,
    enrolmentId: `enrolment-${studentId}`,
    courseKind: 'admission',
    courseCode: 'DU',
    courseThumbnail: '',
    enrolledAt: time,
  });
  await school.emit(progressChanged, {
    ...course,
    category,
    version: 1,
    completed: 1,
    total: 2,
    overallProgress: 50,
  });
  // With two results of an exam, one can be the best.
  for (const no of [1, 2]) {
    const id = `attempt-${studentId}-${no}`;
    const ids = { attemptId: id, resultId: id, studentId };
    await school.emit(examSubmitted, { ...submittedExam, ...ids, examId: 'year1', title: 'A unit 2023' });
  }
  return { caller };
}

/** A student who waits for the code that was mailed to a new address. */
async function waitingForEmailCode(school: School) {
  const { caller, client, username, userId } = await enter(school);
  const email = `new-${username}@example.com`;
  await client.post('/users/email', { email, password: goodPassword });
  school.clock.advance(61_000);
  return { caller, client, userId, email, code: school.lastCode(email) };
}

describeProvider({
  provider: 'svc-auth',
  start: () =>
    startSchool({
      replace: () => ({
        publicUrl: 'http://localhost:4000',
        sms: pactSms.gateway,
        push: pactPush.gateway,
        reach: pactReach,
        backups: createFakeBackups().backups,
      }),
    }),
  states: {
    ...operationStates,
    ...failedMailStates,
    ...securityStates,
    ...contentStates,
    ...mobileStates,
    'the site has a backup': async () => undefined,
    ...messageStates,
    'there is an account rahima': (school) => ensureAccount(school, 'rahima'),
    'the administrator is the first of the school': async (school) => ({
      caller: { userId: await headId(school) },
    }),
    'there is no account karim': async () => undefined,
    'there is no link unknown': async () => undefined,
    'there is a session of a participant': async () => ({
      caller: { name: 'Rahima', email: 'rahima@example.com' },
    }),
    'the student is logged in': async (school) => {
      const { caller } = await enter(school);
      return { caller };
    },
    'the student has a name in both languages': async (school) => {
      const { userId, caller, client } = await enter(school);
      await school.waitUntilIdle();
      await client.patch(`/students/student/update/${userId}`, {
        personalInfo: { fullName: { bengali: 'রহিমা', english: 'Rahima' } },
      });
      return { caller };
    },
    'there is a student to change': async (school) => {
      const { userId, caller } = await enter(school);
      return { userId, caller };
    },
    'the student has no record': async (school) => {
      const { caller, client, userId } = await enter(school);
      await client.delete(`/student/${userId}`);
      return { caller };
    },
    'the student has a course in progress and a result': inProgress,
    'nobody of this name was invited': async () => undefined,
    'a person was invited': async (school) => {
      const username = `pact-${(people += 1)}`;
      const { email, name } = formOf(username);
      const admin = school.client.as({ role: 'admin' });
      const { body } = await admin.post('/users/invite', { email, name });
      return { invitationId: String(body['_id']), token: lastToken(school, email) ?? '', username };
    },
    'an invitation was withdrawn': async (school) => {
      const { email, name } = formOf(`pact-${(people += 1)}`);
      const admin = school.client.as({ role: 'admin' });
      const { body } = await admin.post('/users/invite', { email, name });
      await admin.delete(`/users/invitations/${String(body['_id'])}`);
      return { invitationId: String(body['_id']) };
    },
    'an administrator deleted a student record': async (school) => {
      const { userId } = await enter(school);
      await school.client.as({ role: 'admin' }).delete(`/student/${userId}`);
      return { studentId: userId };
    },
    'an administrator removed a photo': async (school) => {
      const student = await enter(school);
      const { userId } = student;
      await uploadPhoto(student);
      await school.client.as({ role: 'admin' }).delete(`/students/student/${userId}/profile-picture`);
      return { studentId: userId };
    },
    'there is an account to change': async (school) => {
      const { userId } = await enter(school);
      return { userId };
    },
    'there is an account whose rights change': async (school) => {
      const { userId } = await enter(school);
      return { userId, caller: { userId: await headId(school) } };
    },
    'a person is logged in': async (school) => {
      const { userId } = await enter(school);
      const head = school.client.as({ role: 'admin', userId: await headId(school) });
      const { body } = await head.get<{ items: { id: string }[] }>(`/users/${userId}/log-ins`);
      return { userId, logInId: body.items[0]?.id ?? '' };
    },
    'another administrator has changed an account': async (school) => {
      const { userId } = await enter(school);
      await school.client
        .as({ role: 'admin', name: 'Head', userId: await headId(school) })
        .patch(`/users/${userId}`, {
          name: 'Changed',
        });
      return { userId };
    },
    'tanvir has signed up and not entered the code': async (school) => {
      await school.signUp('tanvir');
    },
    'log-ins of habib are locked': async (school) => {
      await ensureAccount(school, 'habib');
      for (let tries = 0; tries < 5; tries += 1) await school.logIn({ username: 'habib' }, 'not this one');
    },
    'a code was mailed a minute ago': async (school) => {
      const username = `pact-${(people += 1)}`;
      const { cookies } = await school.signUp(username);
      school.clock.advance(61_000);
      const code = school.lastCode(formOf(username).email);
      return { cookies: { signup: cookies['signup'] ?? '' }, code };
    },
    'a code was mailed to a new address a minute ago': async (school) => {
      const { caller, code } = await waitingForEmailCode(school);
      return { caller, code };
    },
    'a link for a new password was mailed': async (school) => ({
      token: await mailedToken(school, 'forgot'),
    }),
    'a link past a lock was mailed': async (school) => ({ token: await mailedToken(school, 'unlock-link') }),
    'the student has an unread notice': async (school) => {
      const { userId, caller } = await enter(school);
      const values = { courseName: 'Dhaka University', path: '/courses', enrolledAt: time };
      const noticeId = await school.emit(noticeRequested, enrolledNotice.request(userId, values));
      return { caller, noticeId };
    },
    'the student has a browser that shows notices': async (school) => {
      const { caller, client } = await enter(school);
      const { device } = pactPush.browser('pact');
      const { body } = await client.put<NoticeDevices>('/notices/devices', device);
      const { endpoint, keys } = device;
      return { caller, endpoint, ...keys, deviceId: body.items[0]?._id };
    },
    'the school pays for notices about exams by SMS': async (school) => {
      await (await school.adminClient()).put('/notices/sms-kinds', { kinds: ['exams'] });
      return {};
    },
    'a notice was mailed': async (school) => {
      const { userId, username } = await enter(school);
      const values = { courseName: 'Dhaka University', path: '/courses', enrolledAt: time };
      await school.emit(noticeRequested, enrolledNotice.request(userId, values));
      const mail = school.mail.sent.findLast(({ to }) => to === formOf(username).email);
      const link = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
      return { token: new URL(link).searchParams.get('token') };
    },
    'an administrator has changed the settings': async (school) => {
      const admin = school.client.as({ role: 'admin' });
      const { body } = await admin.get('/settings');
      await admin.put('/settings', { ...body, copyrightYear: 2031 });
      await school.waitUntilIdle();
    },
    'the site counts its statistics': async (school) => {
      const admin = school.client.as({ role: 'admin' });
      const { body } = await admin.get('/settings');
      await admin.put('/settings', { ...body, countStatistics: true });
    },
    'the site has its settings': async (school) => {
      const admin = school.client.as({ role: 'admin' });
      const { body } = await admin.get('/settings');
      const social = [{ name: 'Facebook', url: 'https://example.com/' }];
      await admin.put('/settings', { ...body, social, copyrightYear: 2026 });
    },
  },
  events: {
    'auth.user.verified.v1': (school) => enter(school),
    'auth.user.verified.v1 of an invited address': async (school) => {
      const username = `pact-${(people += 1)}`;
      const { email, name } = formOf(username);
      await school.client.as({ role: 'admin' }).post('/users/invite', { email, name });
      await enter(school, username);
    },
    'auth.user.verified.v1 of a number': (school) =>
      enterByNumber(school, `pact-${(people += 1)}`, nextNumber()),
    'auth.user.email-changed.v1': async (school) => {
      const { client, code } = await waitingForEmailCode(school);
      await client.post('/users/email/confirm', { otp: code });
    },
    'auth.user.mobile-proved.v1': async (school) => {
      const { client, code } = await waitingForMobileCode(school);
      await client.post('/users/mobile/confirm', { otp: code });
    },
    'auth.user.deleted.v1': async (school) => {
      const { client } = await enter(school);
      await client.delete('/user', { password: goodPassword });
    },
    'auth.profile.changed.v1': async (school) => {
      const { userId, client } = await enter(school);
      await school.waitUntilIdle();
      await client.patch(`/students/student/update/${userId}`, {
        personalInfo: { address: { district: 'Dhaka' } },
      });
    },
    'auth.sessions.ended.v1': async (school) => {
      const { client } = await enter(school);
      await client.post('/auth/logout');
    },
    'auth.settings.changed.v1': async (school) => {
      const admin = school.client.as({ role: 'admin' });
      const { body } = await admin.get('/settings');
      await admin.put('/settings', { ...body });
    },
    'auth.work.waiting.v1': async (school) => {
      const { email, name } = formOf(`pact-${(people += 1)}`);
      await school.client.as({ role: 'admin' }).post('/users/invite', { email, name });
      // The job may have published by itself; the next snapshot is three minutes later at the earliest.
      school.clock.advance(181_000);
      await school.runJob('publish-waiting-work');
    },
    'auth.audit.recorded.v1': async (school) => {
      const { userId } = await enter(school);
      await school.client.as({ role: 'admin', name: 'Head' }).patch(`/users/${userId}`, { name: 'Changed' });
    },
  },
});
