import type {
  ClassForAdmin,
  ClassForStudent,
  ClassItem,
  Routine,
} from '@pathshala/svc-catalog-contract/classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { academicForm, otherId, startCatalog, studentId } from './start-catalog.ts';

const start = '2026-01-15T10:00:00.000Z';
let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseId: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  catalog.clock.set(start);
  courseId = await newCourse();
});
afterAll(() => catalog.stop());

async function newCourse(more: object = {}): Promise<string> {
  const path = '/academiccourse/academicCourses';
  const { body } = await catalog.admin.post<{ _id: string }>(path, { ...academicForm, ...more });
  await catalog.enrol(body._id);
  return body._id;
}

const form = (more: object = {}) => ({
  title: 'Vectors',
  courseId,
  startsAt: '2026-01-16T10:00:00.000Z',
  durationMinutes: 60,
  joinLink: 'https://live.example/secret',
  ...more,
});
const newClass = async (more: object = {}) =>
  (await catalog.admin.post<ClassForAdmin>('/classes', form(more))).body;

/** Sundays and Tuesdays at 16:00 in Dhaka, from Sunday 18 January to the end of the month: 18, 20, 25, 27. */
const seriesForm = (more: object = {}) => ({
  title: 'Mechanics',
  courseId,
  teacher: '',
  durationMinutes: 90,
  room: `Room 1 ${courseId}`,
  weekdays: [0, 2],
  startTime: '16:00',
  from: '2026-01-18',
  until: '2026-01-31',
  confirmsClash: true,
  ...more,
});
async function newSeries(more: object = {}) {
  const answer = await catalog.admin.post<{ _id: string; classes: number }>(
    '/classes/series',
    seriesForm(more),
  );
  expect(answer.status).toBe(201);
  return answer.body;
}
async function listed(query: string): Promise<readonly ClassItem[]> {
  const path = `/classes?pageSize=100&${query}`;
  return (await catalog.admin.get<{ items: ClassItem[] }>(path)).body.items;
}
const ofSeries = (seriesId: string) => listed(`show=all&seriesId=${seriesId}`);
async function change(one: { readonly _id: string }, more: object) {
  const path = `/classes/${one._id}`;
  const { body } = await catalog.admin.get<ClassForAdmin>(path);
  return catalog.admin.put<ClassForAdmin>(path, { ...body, ...more });
}

describe('a class', () => {
  it('needs title, course, start, length and a place, and names what is missing [CLS-01]', async () => {
    const { status, body } = await catalog.admin.post('/classes', {});
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual([
      'courseId',
      'durationMinutes',
      'room',
      'startsAt',
      'title',
    ]);
    expect((await catalog.admin.post('/classes', form({ courseId: 'nowhere' }))).status).toBe(404);
  });

  it('shows its link to those enrolled from 15 minutes before until its end, and to nobody else [CLS-01]', async () => {
    const { _id } = await newClass();
    const read = () => catalog.student.get<ClassForStudent>(`/classes/${_id}`);
    const times = ['09:44:59', '09:45:00', '10:59:59', '11:00:00'];
    const seen: (string | undefined)[] = [];
    for (const time of times) {
      catalog.clock.set(`2026-01-16T${time}.000Z`);
      seen.push((await read()).body.joinLink);
    }
    const link = 'https://live.example/secret';
    expect(seen).toEqual([undefined, link, link, undefined]);
    catalog.clock.set('2026-01-16T10:00:00.000Z');
    const stranger = catalog.client.as({ role: 'student', userId: otherId });
    expect(await stranger.get(`/classes/${_id}`)).toMatchObject({ status: 403 });
    const routine = await stranger.get('/classes/routine?from=2026-01-16&to=2026-01-16');
    expect(JSON.stringify(routine.body)).not.toContain('secret');
    expect((await catalog.visitor.get(`/classes/${_id}`)).status).toBe(401);
  });

  it('has its recording and note afterwards, and refuses another course once it has begun [CLS-01]', async () => {
    const one = await newClass();
    catalog.clock.set('2026-01-16T11:30:00.000Z');
    const recordingLink = 'https://video.example/1';
    expect((await change(one, { recordingLink, note: '<p>Read page 4.</p>' })).status).toBe(200);
    const { body } = await catalog.student.get(`/classes/${one._id}`);
    expect(body).toMatchObject({ recordingLink, note: '<p>Read page 4.</p>' });
    const moved = await change(one, { courseId: await newCourse() });
    expect(moved).toMatchObject({ status: 422, body: { code: 'catalog.class.begun' } });
  });

  it('refuses a save of an outdated revision, and of an unknown class', async () => {
    const one = await newClass();
    expect((await change(one, { title: 'First' })).body).toMatchObject({ title: 'First', rev: 2 });
    expect((await change(one, { title: 'Second', rev: 1 })).status).toBe(409);
    expect((await catalog.admin.put('/classes/nowhere', form())).status).toBe(404);
  });

  it('is listed ahead or over, found by text, and renamed with its course', async () => {
    const one = await newClass({ title: 'গতি | Motion', teacher: 'Karim Sir' });
    expect((await listed(`courseId=${courseId}&q=karim`)).map(({ _id }) => _id)).toEqual([one._id]);
    expect(await listed(`courseId=${courseId}&show=past`)).toEqual([]);
    catalog.clock.set('2026-01-17T10:00:00.000Z');
    expect(await listed(`courseId=${courseId}`)).toEqual([]);
    const { body } = await catalog.admin.get(`/academiccourse/academicCourses/${courseId}`);
    await catalog.admin.put(`/academiccourse/academicCourses/${courseId}`, { ...body, title: 'Physics 2' });
    await catalog.waitUntilIdle();
    expect(await listed(`courseId=${courseId}&show=past`)).toMatchObject([{ courseName: 'Physics 2' }]);
  });
});

describe('a weekly series', () => {
  it('makes a class of each day of its rule but the exceptions, at the time of Dhaka [CLS-01]', async () => {
    const { _id, classes } = await newSeries({ exceptions: ['2026-01-25'] });
    expect(classes).toBe(3);
    expect((await ofSeries(_id)).map(({ startsAt }) => startsAt)).toEqual([
      '2026-01-18T10:00:00.000Z',
      '2026-01-20T10:00:00.000Z',
      '2026-01-27T10:00:00.000Z',
    ]);
  });

  it('of ten years is refused with the last day that it may have, as are one without days or backwards [CLS-01]', async () => {
    const post = (more: object) => catalog.admin.post('/classes/series', seriesForm(more));
    const tenYears = await post({ until: '2036-01-17' });
    expect(tenYears).toMatchObject({ status: 422, body: { code: 'catalog.class.series-too-long' } });
    expect(tenYears.body['error']).toContain('17 January 2027');
    expect((await post({ until: '2027-01-17', weekdays: [0, 1, 2, 3, 4, 5, 6] })).body).toMatchObject({
      classes: 365,
    });
    expect((await post({ weekdays: [] })).body).toMatchObject({ code: 'catalog.class.series-incomplete' });
    expect((await post({ until: '2026-01-01' })).body).toMatchObject({ code: 'catalog.class.series-order' });
    const none = await post({ until: '2026-01-19', weekdays: [3] });
    expect(none.body).toMatchObject({ code: 'catalog.class.series-empty' });
  });

  it('changes this class, the following or all; what one has of its own and what has begun stays [CLS-01]', async () => {
    const { _id } = await newSeries();
    const [first, second, third] = await ofSeries(_id);
    await change(second!, { room: 'Room 9' });
    catalog.clock.set('2026-01-18T10:30:00.000Z');
    await change(second!, {
      scope: 'following',
      room: 'Room 9',
      teacher: 'Karim',
      startsAt: '2026-01-20T11:00:00.000Z',
    });
    await change(third!, { scope: 'all', title: 'Statics', room: 'Room 2' });
    const facts = (await ofSeries(_id)).map(({ title, teacher, room, startsAt }) => [
      title,
      teacher,
      room.replace(` ${courseId}`, ''),
      startsAt.slice(8, 16),
    ]);
    expect(facts).toEqual([
      ['Mechanics', '', 'Room 1', '18T10:00'],
      ['Statics', 'Karim', 'Room 9', '20T11:00'],
      ['Statics', 'Karim', 'Room 2', '25T11:00'],
      ['Statics', 'Karim', 'Room 2', '27T11:00'],
    ]);
    expect(first?.title).toBe('Mechanics');
  });

  it('takes other days of the week from a class on, and a class outside of a series takes none', async () => {
    const { _id } = await newSeries();
    const [, , third] = await ofSeries(_id);
    const { status } = await change(third!, { scope: 'following', weekdays: [0, 3], until: '2026-02-04' });
    expect(status).toBe(200);
    const days = (await ofSeries(_id)).map(({ startsAt }) => startsAt.slice(5, 10));
    expect(days).toEqual(['01-18', '01-20', '01-25', '01-28', '02-01', '02-04']);
    const single = await change(await newClass(), { scope: 'all' });
    expect(single).toMatchObject({ status: 422, body: { code: 'catalog.class.no-series' } });
  });

  it('deletes this class, or those that have not begun, and undoes it; a later change brings none back [CLS-01]', async () => {
    const { _id } = await newSeries();
    const [first, second] = await ofSeries(_id);
    await catalog.admin.delete(`/classes/${second?._id}`);
    await change(first!, { scope: 'all', until: '2026-02-01' });
    expect((await ofSeries(_id)).map(({ startsAt }) => startsAt.slice(5, 10))).toEqual([
      '01-18',
      '01-25',
      '01-27',
      '02-01',
    ]);
    catalog.clock.set('2026-01-18T10:30:00.000Z');
    const { body } = await catalog.admin.delete<{ deletionId: string }>(`/classes/${first?._id}?scope=all`);
    expect(body).toMatchObject({ classes: 3 });
    expect(await ofSeries(_id)).toHaveLength(1);
    const deleted = await catalog.admin.get<{ items: { _id: string }[] }>('/courses/recently-deleted');
    expect(deleted.body.items.map((item) => item._id)).toContain(body.deletionId);
    const undo = () => catalog.admin.post(`/classes/deletions/${body.deletionId}/undo`);
    expect((await undo()).status).toBe(200);
    expect(await ofSeries(_id)).toHaveLength(4);
    expect((await undo()).status).toBe(410);
  });

  it('is finished by the job after a crash between its classes', async () => {
    const { _id } = await newSeries();
    const stores = catalog.platform.documents;
    const series = stores.collection<{ _id: string; work: object | null }>('class-series');
    const [, , , last] = await ofSeries(_id);
    await stores.collection('classes').deleteOne({ _id: last?._id ?? '' });
    const one = (await series.findOne({ _id })) as unknown as { from: string };
    const work = {
      before: { ...one, startTime: '16:00' },
      fromDay: one.from,
      at: '',
      hasNewDays: true,
      deletionId: 'd',
    };
    await series.updateOne({ _id }, { $set: { work, workDueAt: 1 } });
    await Promise.all([catalog.runJob('finish-class-series'), catalog.runJob('finish-class-series')]);
    expect(await ofSeries(_id)).toHaveLength(4);
    expect(await series.findOne({ _id })).toMatchObject({ work: null });
  });
});

describe('a clash', () => {
  it('of teacher, room or students is said with the other class, until it is confirmed [CLS-02]', async () => {
    const other = await newCourse();
    await newClass({ title: 'Algebra', courseId: other, teacher: 'Selim Sir', room: 'Hall' });
    const clashing = (more: object) =>
      catalog.admin.post<{ error: string; fields: object }>('/classes', form(more));
    const both = await clashing({
      teacher: 'selim  sir',
      room: 'hall',
      startsAt: '2026-01-16T10:59:00.000Z',
    });
    expect(both).toMatchObject({ status: 409, body: { code: 'catalog.class.clash' } });
    expect(both.body['error']).toContain('“Algebra”');
    expect(Object.keys(both.body.fields)).toEqual(['teacher', 'room']);
    expect((await clashing({ room: 'Hall', startsAt: '2026-01-16T11:00:00.000Z' })).status).toBe(201);
    const students = await clashing({ courseId: other });
    expect(Object.keys(students.body.fields)).toEqual(['batchId']);
    expect((await clashing({ courseId: other, confirmsClash: true })).status).toBe(201);
  });

  it('is found for each class of a series and over midnight, and not with the series itself [CLS-02]', async () => {
    const other = await newCourse();
    await newClass({
      title: 'Night',
      courseId: other,
      teacher: 'Mim',
      startsAt: '2026-01-24T17:30:00.000Z',
      durationMinutes: 600,
    });
    const early = { teacher: 'Mim', startTime: '01:00', confirmsClash: false };
    const refused = await catalog.admin.post('/classes/series', seriesForm(early));
    expect(refused).toMatchObject({ status: 409, body: { code: 'catalog.class.clash' } });
    const { _id } = await newSeries({ teacher: 'Rahim' });
    const [first] = await ofSeries(_id);
    const longer = await change(first!, { scope: 'all', durationMinutes: 120 });
    expect(longer.status).toBe(200);
    const note = await change(first!, { note: '<p>n</p>' });
    expect(note.status).toBe(200);
  });
});

describe('a class of a batch', () => {
  it('is for the members of the batch alone, clashes with the classes of its course, and is renamed with it', async () => {
    const { body: batch } = await catalog.admin.post<{ _id: string; rev: number }>('/courses/batches', {
      name: 'Friday',
      courseIds: [courseId],
    });
    const one = await newClass({ courseId: '', batchId: batch._id });
    expect(one).toMatchObject({ courseId, batchName: 'Friday' });
    const read = () => catalog.student.get(`/classes/${one._id}`);
    expect((await read()).status).toBe(403);
    const path = `/courses/batches/${batch._id}`;
    const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
    await students.updateOne({ _id: studentId }, { $set: { isDeleted: false } }, { upsert: true });
    await catalog.admin.post(`${path}/members`, { studentIds: [studentId] });
    expect((await read()).status).toBe(200);
    const { body } = await catalog.student.get<Routine>('/classes/routine?from=2026-01-16&to=2026-01-16');
    expect(body.classes.map(({ _id }) => _id)).toContain(one._id);
    expect((await catalog.admin.post('/classes', form())).body).toMatchObject({
      code: 'catalog.class.clash',
    });
    const stored = (await catalog.admin.get(path)).body;
    await catalog.admin.put(path, { ...stored, name: 'Saturday' });
    await catalog.waitUntilIdle();
    expect(await listed(`batchId=${batch._id}`)).toMatchObject([{ batchName: 'Saturday' }]);
    const other = { courseId: await newCourse(), batchId: batch._id };
    expect((await catalog.admin.post('/classes', form(other))).body).toMatchObject({
      code: 'catalog.class.batch',
    });
    expect((await catalog.admin.post('/classes', form({ batchId: 'nowhere' }))).status).toBe(404);
  });
});

describe('the routine', () => {
  const routineOf = async (query: string) =>
    (await catalog.student.get<Routine>(`/classes/routine?${query}`)).body;

  it('has classes, sessions of the course and due assignments of the days, the link only in time [CLS-03]', async () => {
    const liveLink = 'https://live.example/secret';
    const interactiveSessions = [
      { title: 'Talk', description: '', liveLink, startsAt: '2026-01-16T12:00:00.000Z' },
    ];
    const own = await newCourse({ title: 'Own', interactiveSessions });
    const one = await newClass({ courseId: own });
    await newClass({ courseId: own, startsAt: '2026-01-17T20:00:00.000Z' });
    const due = { title: 'Sheet', description: '<p>x</p>', maxScore: 5, dueDate: '2026-01-16T15:00:00.000Z' };
    await catalog.admin.post('/assignments', { ...due, courseId: own });
    const { classes, assignments } = await routineOf('from=2026-01-16&to=2026-01-17');
    const ofOwn = classes.filter((found) => found.courseId === own);
    expect(ofOwn.map(({ kind, title, joinLink }) => [kind, title, joinLink])).toEqual([
      ['class', 'Vectors', undefined],
      ['session', 'Talk', undefined],
    ]);
    expect(ofOwn[0]?._id).toBe(one._id);
    expect(assignments).toMatchObject([{ title: 'Sheet', courseName: 'Own', isDone: false }]);
    catalog.clock.set('2026-01-16T11:45:00.000Z');
    const later = await routineOf('from=2026-01-16&to=2026-01-16');
    expect(later.classes.find(({ title }) => title === 'Talk')?.joinLink).toBe(liveLink);
  });

  it('takes six weeks and no more', async () => {
    const path = (to: string) => `/classes/routine?from=2026-01-01&to=${to}`;
    expect((await catalog.student.get(path('2026-02-11'))).status).toBe(200);
    expect((await catalog.student.get(path('2026-02-12'))).body).toMatchObject({
      code: 'catalog.routine-range',
    });
    expect((await catalog.student.get(path('2025-12-31'))).status).toBe(422);
  });
});

describe('the calendar address', () => {
  const path = '/classes/calendar-address';
  const read = (address: string) => catalog.visitor.get(address.replace('/api', ''));
  const create = async () => (await catalog.student.post<{ path: string }>(path)).body.path;

  it('shows an escaped, folded calendar to whom has it, and nothing once it is revoked or replaced [CLS-04]', async () => {
    const title = `Units; a, b ${'ক'.repeat(60)}`;
    await newClass({ title, room: 'Hall\\1', confirmsClash: true });
    const first = await create();
    expect((await catalog.student.get(path)).body).toMatchObject({ path: first });
    const { status, bytes, headers } = await read(first);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/u);
    expect(text).toMatch(/END:VCALENDAR\r\n$/u);
    expect(text.replaceAll(/\r\n[ \t]/gu, '')).toContain(`SUMMARY:Units\\; a\\, b ${'ক'.repeat(60)}`);
    expect(text).not.toMatch(/[^\r]\n/u);
    const widest = Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).length));
    expect(widest).toBeLessThanOrEqual(75);
    expect(text).not.toContain('live.example');
    const second = await create();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await catalog.student.delete(path)).body).toEqual({ path: null, createdAt: null });
    expect((await read(second)).body).toMatchObject({ code: 'catalog.calendar-not-found' });
  });

  it('cannot be guessed, and is limited for each address of the network [CLS-04]', async () => {
    const address = await create();
    expect(address.split('/').at(-1)).toMatch(/^[\w-]{43}$/u);
    expect(address).not.toContain(studentId);
    const answers = await Promise.all(Array.from({ length: 125 }, () => read(`${address}x`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
  });
});
