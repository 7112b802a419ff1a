import type { LessonQuestion } from '@pathshala/svc-catalog-contract/discussions';
import { academicForm, type startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

let numbers = 0;

/** A course with two lessons and a note, and a new student who is enrolled in it. */
async function enrolled(catalog: Catalog) {
  const { admin } = catalog;
  numbers += 1;
  const studentId = `lesson-student${numbers}`;
  const caller = { role: 'student', userId: studentId } as const;
  const units = [{ title: 'Speed', description: 's' }];
  const { body: course } = await admin.post('/academiccourse/academicCourses', {
    ...academicForm,
    // Other states advance the clock beyond the 30 days of a restore.
    enrollmentEndDate: '2026-12-31',
    subjects: [{ title: 'Motion', description: 'm', units }],
  });
  const courseId = String(course['_id']);
  const subjects = course['subjects'] as { units: { _id: string }[] }[];
  const chapterId = subjects[0]!.units[0]!._id;
  const lesson = {
    title: 'Velocity',
    content: '<p>c</p>',
    supplementaryMaterials: [{ title: 'Notes', link: 'https://example.com/notes' }],
    subLessons: [{ title: 'Part', content: '<p>p</p>' }],
  };
  const { body: first } = await admin.post(`/courses/${chapterId}/createlesson`, lesson);
  await admin.post(`/courses/${chapterId}/createlesson`, lesson);
  await admin.post(`/courses/${chapterId}/createcontent`, { title: 'Notes', contentDetails: 'n' });
  const client = catalog.client.as({ ...caller, name: 'A student' });
  await client.post('/students/student/enroll', { studentId, courseId });
  return { courseId, chapterId, lessonId: String(first['_id']), caller, client };
}

async function discussed(catalog: Catalog) {
  const { client, ...state } = await enrolled(catalog);
  const asked = await client.post<LessonQuestion>(`/courses/lessons/${state.lessonId}/questions`, {
    text: 'Why?',
  });
  const questionId = asked.body._id;
  const path = `/courses/questions/${questionId}/answers`;
  const { body } = await client.post<LessonQuestion>(path, { text: 'So.' });
  return { ...state, studentId: state.caller.userId, questionId, answerId: body.answers[0]?._id ?? '' };
}

/** The states of the pages of lessons. */
export const lessonStates = {
  'the student is enrolled in a course with lessons and notes': async (catalog: Catalog) => {
    const { client: _, ...state } = await enrolled(catalog);
    return state;
  },
  'the student is enrolled in a course with a chapter that opens later': async (catalog: Catalog) => {
    const { client: _, ...state } = await enrolled(catalog);
    const opening = { opensAt: '2036-01-01T04:00:00.000Z', closesAt: null, after: null };
    const openings = [{ _id: state.chapterId, ...opening }];
    await catalog.admin.put(`/courses/${state.courseId}/openings`, { openings });
    return state;
  },
  'the student has completed a lesson': async (catalog: Catalog) => {
    const { client, ...state } = await enrolled(catalog);
    await client.put(`/courses/lessons/${state.lessonId}/completion`, { completed: true });
    return state;
  },
  'the student has asked about a lesson and answered': discussed,
  'a student has asked about a lesson and answered': async (catalog: Catalog) => {
    const { questionId, answerId } = await discussed(catalog);
    return { questionId, answerId };
  },
};
