import type { AcademicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import { academicForm, type startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

/** An academic course of one subject and two chapters: at most two lessons in the first, one in the second. */
export async function createCourseOfLessons({ admin }: Catalog, lessons = 3) {
  const units = [
    { title: 'C1', description: 'first' },
    { title: 'C2', description: 'second' },
  ];
  const form = {
    ...academicForm,
    title: 'Lessons',
    subjects: [{ title: 'M', description: 'm', units }],
  };
  const { body } = await admin.post<AcademicCourseForAdmin>('/academiccourse/academicCourses', form);
  const chapterIds = body.subjects[0]!.units.map(({ _id }) => _id);
  const lessonIds: string[] = [];
  for (let number = 1; number <= lessons; number += 1) {
    const chapterId = chapterIds[number <= 2 ? 0 : 1]!;
    const video = number === 1 ? { videoLink: 'https://youtu.be/dQw4w9WgXcQ', duration: 5 } : {};
    const lesson = { title: `L${number}`, content: '<p>$x^2$</p>', ...video };
    const answer = await admin.post(`/courses/${chapterId}/createlesson`, lesson);
    lessonIds.push(String(answer.body['_id']));
  }
  await admin.post(`/courses/${chapterIds[0]}/createcontent`, { title: 'Notes', contentDetails: 'n' });
  return { courseId: body._id, chapterIds, lessonIds, subjects: body.subjects, form };
}
