import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import { changedSettings } from '@pathshala/svc-auth-contract/examples';
import type { LessonQuestion } from '@pathshala/svc-catalog-contract/discussions';
import { expect, it } from 'vitest';
import { createCourseOfLessons } from './course-of-lessons.ts';
import { startCatalog, studentId } from './start-catalog.ts';

const rules = (discussion: boolean, rev: number) => ({
  ...changedSettings,
  rev,
  features: { ...changedSettings.features, discussion },
});

it('a discussion that is switched off takes no question or answer, and those that are there can be read [ADM-30]', async () => {
  await using catalog = await startCatalog();
  const { courseId, lessonIds } = await createCourseOfLessons(catalog);
  const student = catalog.client.as({ role: 'student', userId: studentId, name: 'Rahima' });
  await student.post('/students/student/enroll', { studentId, courseId });
  const path = `/courses/lessons/${lessonIds[0]}/questions`;
  const asked = (await student.post<LessonQuestion>(path, { text: 'Why?' })).body;
  const answer = () => student.post(`/courses/questions/${asked._id}/answers`, { text: 'Because.' });
  expect((await answer()).status).toBe(201);

  await catalog.emit(settingsChanged, rules(false, 3));
  // An older event that arrives late changes nothing.
  await catalog.emit(settingsChanged, rules(true, 2));
  for (const refused of [await student.post(path, { text: 'How?' }), await answer()]) {
    expect(refused).toMatchObject({ status: 403, body: { code: 'catalog.discussion-off' } });
  }
  const { body } = await student.get<{ items: LessonQuestion[] }>(path);
  expect(body.items).toMatchObject([{ text: 'Why?', answers: [{ text: 'Because.' }] }]);
  expect((await student.put(`/courses/questions/${asked._id}`, { text: 'Why not?' })).status).toBe(200);

  await catalog.emit(settingsChanged, rules(true, 4));
  expect((await student.post(path, { text: 'How?' })).status).toBe(201);
});
