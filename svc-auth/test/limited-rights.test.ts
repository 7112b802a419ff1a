import { auditRecorded } from '@pathshala/svc-auth-contract/events';
import {
  batchJoined,
  batchLeft,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { workWaiting } from '@pathshala/svc-catalog-contract/events';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
let headId: string;
beforeAll(async () => {
  school = await startSchool({ now: '2026-01-15T01:00:00.000Z' });
  head = await school.adminClient();
  headId = String((await head.get('/users/user')).body['_id']);
});
afterAll(() => school.stop());

const limitedTo = { courseIds: ['course1'], batchIds: ['friday'] };

/** A new administrator with these rights, logged in. */
async function teacher(username: string, rights: object = {}) {
  const { userId } = await school.enter(username);
  const all = { role: 'admin', permissions: ['marking', 'support'], limitedTo, ...rights };
  expect((await head.patch(`/users/${userId}`, all)).status).toBe(200);
  const { cookies, body: user } = await school.logIn({ username }, goodPassword);
  const sid = cookies['sid'] ?? '';
  return { userId, sid, user, client: await school.clientOf(sid) };
}

describe('rights that are limited to courses and batches', () => {
  it('are in the session, the own account and the list, and recorded with names before and after [BAT-04]', async () => {
    const { userId, sid, user, client } = await teacher('teacher1');
    expect(user.limitedTo).toEqual(limitedTo);
    expect((await client.get('/users/user')).body).toMatchObject({ role: 'admin', limitedTo });
    expect((await school.platform.sessions.resolve(sid))?.user.limitedTo).toEqual(limitedTo);
    expect((await head.get(`/users/${userId}`)).body).toMatchObject({ limitedTo });
    const recorded = school.published(auditRecorded).at(-1)?.data.changes;
    expect(recorded).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: expect.stringContaining('limitedTo') })]),
    );
  });

  it('close everything of the whole school, with what to do about it', async () => {
    const { client, userId } = await teacher('teacher2');
    for (const path of ['/users', `/users/${userId}`, '/students', '/users/overview', '/users/work-mail']) {
      const { status, body } = await client.get(path);
      expect([status, body['code']]).toEqual([403, 'common.limited-rights']);
      expect(body['error']).toMatch(/Ask an administrator with all permissions/u);
    }
    expect((await client.patch(`/users/${userId}`, { limitedTo: null })).body).toMatchObject({
      code: 'common.limited-rights',
    });
    expect((await client.get(`/student/${headId}`)).status).toBe(403);
  });

  it('log the person out when they change, and end with the role and with all permissions', async () => {
    const { userId, sid } = await teacher('teacher3');
    const path = `/users/${userId}`;
    await head.patch(path, { limitedTo: { courseIds: [], batchIds: ['sunday'] } });
    await expect(school.platform.sessions.resolve(sid)).resolves.toBeNull();
    expect((await head.patch(path, { permissions: null, limitedTo: null })).body).not.toHaveProperty(
      'limitedTo',
    );
    await head.patch(path, { permissions: ['marking'], limitedTo });
    await head.patch(path, { role: 'student' });
    const again = await head.patch(path, { role: 'admin', permissions: ['marking'] });
    expect(again.body).not.toHaveProperty('limitedTo');
  });

  it('name each course and batch once; the same ones again log nobody out', async () => {
    const { userId, sid } = await teacher('teacher4', {
      limitedTo: { courseIds: ['b', 'a', 'b'], batchIds: [] },
    });
    const path = `/users/${userId}`;
    const same = await head.patch(path, { limitedTo: { courseIds: ['a', 'b'], batchIds: [] } });
    expect(same.body).toMatchObject({ limitedTo: { courseIds: ['a', 'b'], batchIds: [] } });
    await expect(school.platform.sessions.resolve(sid)).resolves.not.toBeNull();
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => `course${index}`);
  const invalid = (code: string) => ({ status: 422, body: { code } });
  const malformed = { status: 400, body: { code: 'common.malformed' } };
  it.each<[string, object, object]>([
    ['without single permissions', { permissions: null, limitedTo }, invalid('auth.limits-need-permissions')],
    ['to nothing', { limitedTo: { courseIds: [], batchIds: [] } }, invalid('auth.limits-number')],
    ['to 21', { limitedTo: { courseIds: many(15), batchIds: many(6) } }, invalid('auth.limits-number')],
    ['to 21 courses', { limitedTo: { courseIds: many(21), batchIds: [] } }, malformed],
    ['to no ids', { limitedTo: { courseIds: [{ $ne: null }], batchIds: [] } }, malformed],
    ['to something else', { limitedTo: { ...limitedTo, lessonIds: ['l1'] } }, malformed],
  ])('cannot be limited %s', async (name, change, refused) => {
    const { userId } = await school.enter(`odd-${name.replaceAll(' ', '-')}`);
    const given = { role: 'admin', permissions: ['marking'], ...change };
    expect(await head.patch(`/users/${userId}`, given)).toMatchObject(refused);
  });

  it('are limited neither by oneself nor by administrators with some permissions', async () => {
    const other = await teacher('second-head', { permissions: null, limitedTo: null });
    const own = { permissions: ['support'], limitedTo };
    expect(await other.client.patch(`/users/${other.userId}`, own)).toMatchObject({
      status: 403,
      body: { code: 'auth.limits-own' },
    });
    const support = await teacher('support', { permissions: ['support'], limitedTo: null });
    const { userId } = await teacher('teacher5');
    for (const id of [userId, support.userId])
      expect(await support.client.patch(`/users/${id}`, { limitedTo: null })).toMatchObject({
        status: 403,
        body: { code: 'auth.all-permissions-needed' },
      });
    await head.patch(`/users/${other.userId}`, { role: 'student' });
  });

  it('leave the last administrator with all permissions, of two who limit each other at once, too', async () => {
    const other = await teacher('third-head', { permissions: null, limitedTo: null });
    const change = { permissions: ['support'], limitedTo };
    const answers = await Promise.all([
      head.patch(`/users/${other.userId}`, change),
      other.client.patch(`/users/${headId}`, change),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([403, 409]).toContain(statuses[1]);
    // The one who stays gives the rights back.
    const [byHead] = answers;
    const stays = byHead.status === 200 ? head : other.client;
    for (const id of [headId, other.userId])
      await stays.patch(`/users/${id}`, { permissions: null, limitedTo: null });
    head = await school.adminClient();
    await head.patch(`/users/${other.userId}`, { role: 'student' });
  });

  it('get no daily mail, which is about the whole school', async () => {
    const { userId } = await school.enter('mailed');
    await head.patch(`/users/${userId}`, { role: 'admin', permissions: ['support'] });
    const { cookies } = await school.logIn({ username: 'mailed' }, goodPassword);
    await (await school.clientOf(cookies['sid'] ?? '')).put('/users/work-mail', { isOn: true });
    await head.patch(`/users/${userId}`, { limitedTo });
    const item = { kind: 'claims', permission: ['support'], count: 1, path: '/boss' };
    const text = { en: 'Work', bn: 'কাজ' };
    const items = [{ ...item, text, oldestAt: '2026-01-14T04:00:00.000Z' }];
    await school.emit(workWaiting, { version: 1, items });
    school.clock.advance(2 * 3_600_000);
    await school.runJob('send-work-mails');
    expect(school.mail.sent.filter(({ id }) => id.startsWith('work-'))).toEqual([]);
  });
});

describe('the names of students', () => {
  const placeOf = (studentId: string, version: number) => ({
    batchId: 'friday',
    membershipId: `m-${studentId}`,
    studentId,
    version,
  });
  const joined = (studentId: string, version = 1) =>
    school.emit(batchJoined, {
      ...placeOf(studentId, version),
      joinedAt: '2026-01-10T04:00:00.000Z',
      movedFrom: null,
    });
  const left = (studentId: string, version: number) =>
    school.emit(batchLeft, {
      ...placeOf(studentId, version),
      leftAt: '2026-01-11T04:00:00.000Z',
      movedTo: null,
      endsEnrolments: false,
    });
  const namesFor = async (client: TestClient, query: string) => {
    const { body } = await client.get<{ items: { _id: string }[] }>(`/users/names?${query}`);
    return body.items.map(({ _id }) => _id);
  };

  it('are those of the courses and batches, found by id and by name, while the student is in them [BAT-04]', async () => {
    const { client } = await teacher('teacher6');
    const [inBatch, inCourse, stranger] = [
      (await school.enter('pupil1')).userId,
      (await school.enter('pupil2')).userId,
      (await school.enter('pupil3')).userId,
    ];
    const course = { enrolmentId: 'e1', studentId: inCourse, courseId: 'course1' } as const;
    await joined(inBatch);
    await school.emit(studentEnrolled, {
      ...course,
      courseKind: 'academic',
      category: 'academic',
      courseName: 'Physics',
      courseCode: '',
      courseThumbnail: '',
      enrolledAt: '2026-01-10T04:00:00.000Z',
    });
    const ids = `ids=${[inBatch, inCourse, stranger, headId].join(',')}`;
    expect(new Set(await namesFor(client, ids))).toEqual(new Set([inBatch, inCourse]));
    expect(new Set(await namesFor(client, 'q=pupil'))).toEqual(new Set([inBatch, inCourse]));
    expect(await namesFor(head, ids)).toHaveLength(4);
    // The end arrives before a repeat of the beginning.
    await left(inBatch, 2);
    await joined(inBatch, 1);
    const times = { progressVersion: 1, endedAt: '2026-01-12T04:00:00.000Z' };
    await school.emit(studentUnenrolled, { ...course, courseKind: 'academic', version: 2, ...times });
    expect(await namesFor(client, ids)).toEqual([]);
  });

  it('are forgotten with the account', async () => {
    const { client } = await teacher('teacher7');
    const { userId } = await school.enter('leaving');
    await joined(userId);
    expect(await namesFor(client, `ids=${userId}`)).toEqual([userId]);
    await school.emit(userDeleted, { userId, username: 'leaving' });
    expect(await namesFor(client, `ids=${userId}`)).toEqual([]);
    expect(
      await school.platform.documents.collection('studentPlaces').countDocuments({ studentId: userId }),
    ).toBe(0);
  });
});
