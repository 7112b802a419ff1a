import type {
  deleteChapter,
  deleteContent,
  deleteCourseItem,
  deleteLesson,
  deleteSubject,
  Deletion,
  DeletionCounts,
  orderChapters,
  orderContents,
  orderLessons,
  orderSubjects,
  previewChapterDeletion,
  previewCourseDeletion,
  previewSubjectDeletion,
  undoDeletion,
} from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';

/** The parts of a course, and the course itself. */
export type PartKind = 'course' | 'subject' | 'chapter' | 'content' | 'lesson';

/** The queries to invalidate after a change of any part: a part is counted in those above it. */
export const stalePaths: readonly string[] = [
  '/courses',
  '/courses/{id}',
  '/courses/{id}/subjects',
  '/courses/subjects/{id}',
  '/courses/{id}/chapters',
  '/courses/chapters/{id}',
  '/courses/{id}/contents',
  '/courses/{id}/contentdetails',
  '/courses/{id}/lessons',
  '/courses/{id}/lesson',
  '/academiccourse/academicCourses',
  '/academiccourse/academicCourses/{id}',
];

type Call<Answer> = (api: Api, id: string) => Promise<Answer>;

export const deleteCalls: Readonly<Record<PartKind, Call<Deletion>>> = {
  course: (api, id) => api.call<typeof deleteCourseItem>('delete', '/courses/{id}', { params: { id } }),
  subject: (api, id) =>
    api.call<typeof deleteSubject>('delete', '/courses/subjects/{id}', { params: { id } }),
  chapter: (api, id) =>
    api.call<typeof deleteChapter>('delete', '/courses/chapters/{id}', { params: { id } }),
  content: (api, id) =>
    api.call<typeof deleteContent>('delete', '/courses/contents/{id}', { params: { id } }),
  lesson: (api, id) => api.call<typeof deleteLesson>('delete', '/courses/lessons/{id}', { params: { id } }),
};

/** Lessons and contents take nothing along and have no preview. */
export const previewCalls: Readonly<Partial<Record<PartKind, Call<DeletionCounts>>>> = {
  course: (api, id) =>
    api.call<typeof previewCourseDeletion>('get', '/courses/{id}/deletion', { params: { id } }),
  subject: (api, id) =>
    api.call<typeof previewSubjectDeletion>('get', '/courses/subjects/{id}/deletion', { params: { id } }),
  chapter: (api, id) =>
    api.call<typeof previewChapterDeletion>('get', '/courses/chapters/{id}/deletion', { params: { id } }),
};

export const undoCall: Call<unknown> = (api, id) =>
  api.call<typeof undoDeletion>('post', '/courses/deletions/{id}/undo', { params: { id } });

type Order = (api: Api, parentId: string, ids: string[]) => Promise<unknown>;

/** Save the order of all parts of one kind below their parent. */
export const orderCalls: Readonly<Record<Exclude<PartKind, 'course'>, Order>> = {
  subject: (api, id, ids) =>
    api.call<typeof orderSubjects>('put', '/courses/{id}/subjects/order', { params: { id }, body: { ids } }),
  chapter: (api, id, ids) =>
    api.call<typeof orderChapters>('put', '/courses/subjects/{id}/chapters/order', {
      params: { id },
      body: { ids },
    }),
  content: (api, id, ids) =>
    api.call<typeof orderContents>('put', '/courses/chapters/{id}/contents/order', {
      params: { id },
      body: { ids },
    }),
  lesson: (api, id, ids) =>
    api.call<typeof orderLessons>('put', '/courses/chapters/{id}/lessons/order', {
      params: { id },
      body: { ids },
    }),
};
