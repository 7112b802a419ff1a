import type {
  AttendanceCode,
  AttendanceList,
  AttendanceReport,
  StudentAttendance,
} from '@pathshala/svc-catalog-contract/attendance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { academicForm, otherId, startCatalog, studentId } from './start-catalog.ts';

const during = '2026-01-16T10:05:00.000Z';
let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseId: string;
let classId: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  catalog.clock.set('2026-01-15T10:00:00.000Z');
  const { body } = await catalog.admin.post<{ _id: string }>('/academiccourse/academicCourses', academicForm);
  courseId = body._id;
  await catalog.enrol(courseId);
  classId = await newClass({});
});
afterAll(() => catalog.stop());

async function newClass(more: object): Promise<string> {
  const form = { title: 'Vectors', courseId, startsAt: '2026-01-16T10:00:00.000Z', durationMinutes: 60 };
  const body = { ...form, room: 'Hall', confirmsClash: true, ...more };
  return (await catalog.admin.post<{ _id: string }>('/classes', body)).body._id;
}

const path = (id = classId) => `/classes/${id}/attendance`;
const mark = (state: string | null, id = classId) =>
  catalog.admin.put<{ counts: object; notInvited: string[] }>(path(id), { marks: [{ studentId, state }] });
const attend = (code = '', id = classId) => catalog.student.post(`${path(id)}/own`, { code });
const list = async (id = classId) => (await catalog.admin.get<AttendanceList>(path(id))).body;
const newCode = async (id = classId) => {
  const { body } = await catalog.admin.get<AttendanceCode>(`${path(id)}/code`);
  return new URL(body.path, 'https://x.example').searchParams.get('code') ?? '';
};

describe('attendance by list', () => {
  it('is stored in one call, which a repeat does not change, from 15 minutes before the class [CLS-05]', async () => {
    catalog.clock.set('2026-01-16T09:44:59.000Z');
    expect(await mark('present')).toMatchObject({
      status: 409,
      body: { code: 'catalog.attendance.too-early' },
    });
    catalog.clock.set('2026-01-16T09:45:00.000Z');
    const marks = [
      { studentId, state: 'late' },
      { studentId: otherId, state: 'present' },
    ];
    const counts = { present: 0, late: 1, absent: 0, excused: 0 };
    for (let time = 0; time < 2; time += 1) {
      const { body } = await catalog.admin.put(path(), { marks });
      expect(body).toEqual({ counts, notInvited: [otherId] });
    }
    expect(await list()).toMatchObject({
      students: [{ studentId, state: 'late', source: 'list' }],
      counts,
      next: null,
    });
    expect((await mark(null)).body.counts).toEqual({ ...counts, late: 0 });
    expect((await mark('asleep')).status).toBe(400);
    expect((await mark('present', 'nowhere')).status).toBe(404);
  });

  it('stays with the class when the class changes, and of two lists at once none is lost [CLS-05]', async () => {
    catalog.clock.set(during);
    await mark('excused');
    const { body } = await catalog.admin.get(`/classes/${classId}`);
    await catalog.admin.put(`/classes/${classId}`, { ...body, title: 'Forces', confirmsClash: true });
    expect(await list()).toMatchObject({ title: 'Forces', counts: { excused: 1 } });
    const both = await Promise.all([mark('present'), mark('present')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list()).toMatchObject({ counts: { present: 1, excused: 0 } });
  });
});

describe('attendance by the code in the room', () => {
  it('takes a code for at most 60 seconds, of this class alone, and counts as late after ten minutes [CLS-05]', async () => {
    catalog.clock.set(during);
    const code = await newCode();
    catalog.clock.advance(30_000);
    expect(await newCode()).not.toBe(code);
    catalog.clock.advance(30_000);
    expect(await attend(code)).toMatchObject({ status: 422, body: { code: 'catalog.attendance.code' } });
    const other = await newClass({ title: 'Other' });
    expect((await attend(await newCode(other))).status).toBe(422);
    expect((await attend(await newCode())).body).toMatchObject({ state: 'present' });
    catalog.clock.set('2026-01-16T10:30:00.000Z');
    expect((await attend(await newCode())).body).toMatchObject({ state: 'present' });
    expect((await attend(await newCode(other), other)).body).toMatchObject({ state: 'late' });
  });

  it('is for those enrolled, within the time of the class, and does not undo what a list says [CLS-05]', async () => {
    catalog.clock.set(during);
    const code = await newCode();
    const stranger = catalog.client.as({ role: 'student', userId: otherId });
    expect((await stranger.post(`${path()}/own`, { code })).status).toBe(403);
    expect((await catalog.visitor.post(`${path()}/own`, { code })).status).toBe(401);
    expect((await catalog.student.get(`${path()}/code`)).status).toBe(403);
    await mark('absent');
    expect((await attend(code)).body).toMatchObject({ state: 'absent' });
    catalog.clock.set('2026-01-16T11:00:00.000Z');
    expect(await attend(code)).toMatchObject({ status: 409, body: { code: 'catalog.attendance.not-open' } });
    expect((await catalog.admin.get(`${path()}/code`)).status).toBe(409);
  });
});

describe('attendance by opening the link', () => {
  it('counts for a class with a link, and not for one in a room [CLS-05]', async () => {
    catalog.clock.set(during);
    expect((await attend()).body).toMatchObject({ code: 'catalog.attendance.in-room' });
    const online = await newClass({ room: '', joinLink: 'https://live.example/1' });
    const both = await Promise.all([attend('', online), attend('', online)]);
    expect(both.map(({ body }) => body['state'])).toEqual(['present', 'present']);
    expect(await list(online)).toMatchObject({ students: [{ source: 'link' }], counts: { present: 1 } });
  });
});

describe('after a class with attendance', () => {
  it('those without a mark are absent six hours later, and nobody where none was taken [CLS-05]', async () => {
    const other = catalog.client.as({ role: 'student', userId: otherId });
    await other.post('/students/student/enroll', { studentId: otherId, courseId, category: 'admissionPrep' });
    const untaken = await newClass({ title: 'Untaken' });
    catalog.clock.set(during);
    await mark('present');
    catalog.clock.set('2026-01-16T16:59:00.000Z');
    await catalog.runJob('close-attendance');
    expect((await list()).counts).toMatchObject({ absent: 0 });
    catalog.clock.set('2026-01-16T17:01:00.000Z');
    await Promise.all([catalog.runJob('close-attendance'), catalog.runJob('close-attendance')]);
    expect((await list()).counts).toMatchObject({ present: 1, absent: 1 });
    expect((await list(untaken)).counts).toMatchObject({ absent: 0 });
  });
});

describe('the report of attendance', () => {
  const own = (query = '') =>
    catalog.student.get<StudentAttendance>(
      `/classes/attendance/of-student/${studentId}?pageSize=100${query}`,
    );
  const report = (query: string) =>
    catalog.admin.get<AttendanceReport>(`/classes/attendance/report?${query}`);

  it('has the percentage of a student and of each student of a course, of these days [CLS-05]', async () => {
    const second = await newClass({ startsAt: '2026-01-17T10:00:00.000Z', title: 'Second' });
    const third = await newClass({ startsAt: '2026-01-18T10:00:00.000Z', title: 'Third' });
    catalog.clock.set('2026-01-18T10:30:00.000Z');
    await mark('late');
    await mark('absent', second);
    await mark('excused', third);
    const { body } = await own('&from=2026-01-17&to=2026-01-18');
    expect(body).toMatchObject({
      items: [
        { title: 'Third', state: 'excused' },
        { title: 'Second', state: 'absent' },
      ],
      counts: { present: 0, late: 0, absent: 1, excused: 1 },
      percent: 0,
    });
    const ofCourse = await report(`courseId=${courseId}`);
    const row = { _id: studentId, present: 0, late: 1, absent: 1, excused: 1, percent: 50 };
    expect(ofCourse.body).toMatchObject({ items: [row], total: 1, classes: 3 });
    expect((await report(`courseId=${courseId}&from=2026-01-16&to=2026-01-16`)).body).toMatchObject({
      items: [{ percent: 100 }],
    });
    expect((await report(`courseId=${courseId}&students=${otherId}`)).body).toMatchObject({ total: 0 });
  });

  it('needs a batch or a course, and takes a year, of a whole course 31 days', async () => {
    expect((await report('')).body).toMatchObject({ code: 'catalog.attendance.report-of' });
    const range = (days: string) => report(`courseId=${courseId}&${days}`);
    expect((await range('from=2026-01-01&to=2026-01-31')).status).toBe(200);
    expect((await range('from=2026-01-01&to=2026-02-01')).status).toBe(422);
    expect((await own('&from=2016-01-01&to=2026-01-01')).body).toMatchObject({
      code: 'catalog.attendance.range',
    });
    const stranger = catalog.client.as({ role: 'student', userId: otherId });
    expect((await stranger.get(`/classes/attendance/of-student/${studentId}`)).status).toBe(403);
  });
});
