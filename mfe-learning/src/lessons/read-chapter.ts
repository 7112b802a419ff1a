import type {
  listContents,
  readCourseOutline,
  readCourseProgress,
  readLesson,
} from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import type { PartAnswers } from '../offline/stored-part.ts';
import type { OutlineChapter } from './lesson-types.ts';

/** Reads the answers that the pages of a chapter request. Closed lessons are left out. */
export async function readChapter(api: Api, courseId: string, chapter: OutlineChapter): Promise<PartAnswers> {
  const answers = new Map<string, unknown>();
  const course = { params: { id: courseId } };
  answers.set(
    `/api/courses/${courseId}/outline`,
    await api.call<typeof readCourseOutline>('get', '/courses/{id}/outline', course),
  );
  answers.set(
    `/api/courses/${courseId}/progress`,
    await api.call<typeof readCourseProgress>('get', '/courses/{id}/progress', course),
  );
  for (const { _id: id } of chapter.lessons.filter(({ lock }) => lock === undefined)) {
    const lesson = await api.call<typeof readLesson>('get', '/courses/{id}/lesson', { params: { id } });
    answers.set(`/api/courses/${id}/lesson`, lesson);
  }
  if (chapter.contentCount > 0) {
    const { _id: id } = chapter;
    const contents = await api.call<typeof listContents>('get', '/courses/{id}/contents', { params: { id } });
    answers.set(`/api/courses/${id}/contents`, contents);
  }
  return answers;
}
