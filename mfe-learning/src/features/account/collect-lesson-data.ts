import type {
  listAssignments,
  listEnrolledCourses,
  listOwnPosts,
  readCourseProgress,
  readOwnSubmission,
} from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { pageSize, readAll } from '../../lists/read-all.ts';

interface LessonDataOptions {
  readonly api: Api;
  readonly userId: string;
  readonly signal: AbortSignal;
}

export function readCourses({ api, userId, signal }: LessonDataOptions) {
  return readAll((page) => {
    const input = { params: { id: userId }, query: { page, pageSize } };
    const path = '/students/student/enrolledcourses/{id}';
    return api.call<typeof listEnrolledCourses>('get', path, input, { signal });
  });
}

/** The lessons that the caller completed, by course. */
export async function readCompletedLessons(options: LessonDataOptions) {
  const { api, signal } = options;
  const completed = [];
  for (const { courseId, courseKind } of await readCourses(options)) {
    if (courseKind !== 'academic') continue;
    const input = { params: { id: courseId } };
    const path = '/courses/{id}/progress';
    const { lessons } = await api.call<typeof readCourseProgress>('get', path, input, { signal });
    completed.push({ courseId, lessons });
  }
  return completed;
}

/** Reads the caller's questions and answers about lessons. */
export function readLessonPosts({ api, userId, signal }: LessonDataOptions) {
  return readAll((page) => {
    const query = { studentId: userId, page, pageSize };
    return api.call<typeof listOwnPosts>('get', '/courses/posts', { query }, { signal });
  });
}

/** Reads the caller's submissions for assignments, with marks and feedback. */
export async function readHandIns({ api, signal }: LessonDataOptions) {
  const assignments = await readAll((page) => {
    const query = { show: 'done', page, pageSize } as const;
    return api.call<typeof listAssignments>('get', '/assignments', { query }, { signal });
  });
  const handIns = [];
  for (const { _id: id, title } of assignments) {
    const path = '/assignments/{id}/submission';
    const answer = await api.call<typeof readOwnSubmission>('get', path, { params: { id } }, { signal });
    handIns.push({ assignmentId: id, title, submission: answer.submission });
  }
  return handIns;
}
