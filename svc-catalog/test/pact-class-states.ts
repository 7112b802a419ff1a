import { academicForm, type startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

let numbers = 0;

// Other states advance the clock beyond the 30 days of a restore.
const far = '2026-12-10T10:00:00.000Z';

const form = {
  title: 'Vectors',
  teacher: 'Karim',
  startsAt: far,
  durationMinutes: 60,
  joinLink: 'https://example.com/live',
  confirmsClash: true,
};

/** A course with a batch, and a new student who is enrolled and in the batch. */
async function invited(catalog: Catalog) {
  numbers += 1;
  const studentId = `class-student${numbers}`;
  const caller = { role: 'student', userId: studentId } as const;
  const { body: course } = await catalog.admin.post('/academiccourse/academicCourses', {
    ...academicForm,
    enrollmentEndDate: '2026-12-31',
  });
  const courseId = String(course['_id']);
  await catalog.client.as(caller).post('/students/student/enroll', { studentId, courseId });
  const { body: batch } = await catalog.admin.post('/courses/batches', {
    name: 'Friday',
    courseIds: [courseId],
  });
  return { courseId, studentId, caller, batchId: String(batch['_id']) };
}

async function scheduled(catalog: Catalog, more: object = {}) {
  const state = await invited(catalog);
  const body = { ...form, courseId: state.courseId, ...more };
  const { body: one } = await catalog.admin.post('/classes', body);
  return { ...state, classId: String(one['_id']) };
}

const startsNow = ({ clock }: Catalog) => ({ startsAt: new Date(clock.now()).toISOString() });

async function attended(catalog: Catalog) {
  const state = await scheduled(catalog, startsNow(catalog));
  await catalog.client.as(state.caller).post(`/classes/${state.classId}/attendance/own`, {});
  return state;
}

async function inSeries(catalog: Catalog) {
  const { courseId } = await invited(catalog);
  const { startsAt: _, ...details } = form;
  const rule = { weekdays: [4], startTime: '16:00', from: '2026-12-03', until: '2026-12-31', exceptions: [] };
  const { body } = await catalog.admin.post('/classes/series', { ...details, courseId, ...rule });
  const path = `/classes?show=all&seriesId=${String(body['_id'])}`;
  const { body: list } = await catalog.admin.get<{ items: { _id: string }[] }>(path);
  return { courseId, classId: list.items[0]?._id ?? '' };
}

/** The states of the pages of classes, attendance and the routine. */
export const classStates = {
  'there is a course with a batch': async (catalog: Catalog) => {
    const { courseId, batchId } = await invited(catalog);
    return { courseId, batchId };
  },
  'there is a class': async (catalog: Catalog) => {
    const { classId, courseId } = await scheduled(catalog);
    return { classId, courseId };
  },
  'there is a class of a series': inSeries,
  'a class was just deleted': async (catalog: Catalog) => {
    const { classId } = await scheduled(catalog);
    const { body } = await catalog.admin.delete(`/classes/${classId}`);
    return { deletionId: String(body['deletionId']) };
  },
  'there is a class at the same time': async (catalog: Catalog) => {
    const { courseId } = await scheduled(catalog);
    return { courseId };
  },
  'a class is on now': async (catalog: Catalog) => {
    const { classId, studentId } = await scheduled(catalog, startsNow(catalog));
    return { classId, studentId };
  },
  'a student has attended a class': async (catalog: Catalog) => {
    const { classId, studentId, courseId } = await attended(catalog);
    return { classId, studentId, courseId };
  },
  'the student has a class': async (catalog: Catalog) => {
    const state = await scheduled(catalog);
    const assignment = { title: 'Sheet', description: '<p>d</p>', maxScore: 5, dueDate: far };
    await catalog.admin.post('/assignments', { ...assignment, courseId: state.courseId });
    return state;
  },
  'the student has a class now': (catalog: Catalog) => scheduled(catalog, startsNow(catalog)),
  'the student has attended a class': attended,
  'the student has a calendar address': async (catalog: Catalog) => {
    const state = await scheduled(catalog);
    await catalog.client.as(state.caller).post('/classes/calendar-address');
    return state;
  },
};
