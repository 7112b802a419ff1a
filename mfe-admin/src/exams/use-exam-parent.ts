import type { Breadcrumb } from '@pathshala/admin-kit/layout/page-header';
import type { ExamParentType } from '@pathshala/svc-exams-contract/exam';
import type {
  readChapter,
  readCourseItem,
  readLesson,
  readSubject,
} from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useCrumbs } from '../course-tree/use-crumbs.ts';
import { paths } from '../course-tree/paths.ts';

interface ShownParent {
  /** Absent while it loads, and of a unit of an admission course, which has no page of its own. */
  readonly title?: string;
  /** The subject of its paper, in both languages; absent where no page names it. */
  readonly subjectName?: string;
  /** Absent while it loads, and of a unit of an admission course. */
  readonly courseId?: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** True if there is no such course, subject, chapter or lesson. */
  readonly isMissing: boolean;
}

/** Reads the parent of an exam, with the pages above it. */
export function useExamParent(type: ExamParentType, id: string): ShownParent {
  const { error, ...parent } = useParent(type, id);
  return { ...parent, isMissing: isApiError(error, 404) };
}

function useParent(
  type: ExamParentType,
  id: string,
): Omit<ShownParent, 'isMissing'> & { readonly error?: unknown } {
  const inLanguage = useBilingual();
  const crumbs = useCrumbs();
  const params = { id };
  const when = (wanted: ExamParentType) => ({ enabled: type === wanted });
  const course = useApiQuery<typeof readCourseItem>('/courses/{id}', { params }, when('course'));
  const subject = useApiQuery<typeof readSubject>('/courses/subjects/{id}', { params }, when('subject'));
  const chapter = useApiQuery<typeof readChapter>('/courses/chapters/{id}', { params }, when('chapter'));
  const lesson = useApiQuery<typeof readLesson>('/courses/{id}/lesson', { params }, when('lesson'));
  if (course.data) {
    const { courseName } = course.data;
    const title = inLanguage(courseName);
    const breadcrumbs = [...crumbs.courses, { text: title, to: paths.course(id) }];
    return { title, subjectName: courseName, courseId: id, breadcrumbs };
  }
  if (subject.data) {
    const { subjectName, courseId } = subject.data;
    const title = inLanguage(subjectName);
    const breadcrumbs = [...crumbs.ofCourse(subject.data), { text: title, to: paths.subject(id) }];
    return { title, subjectName, courseId, breadcrumbs };
  }
  if (chapter.data) {
    const { chapterTitle, subjectName, courseId } = chapter.data;
    return {
      title: inLanguage(chapterTitle),
      subjectName,
      courseId,
      breadcrumbs: crumbs.ofChapter(chapter.data, 'lessons'),
    };
  }
  if (lesson.data) {
    const title = inLanguage(lesson.data.title);
    return { title, breadcrumbs: [...crumbs.courses, { text: title, to: paths.lesson(id) }] };
  }
  const error = [course, subject, chapter, lesson].find((query) => query.error !== null)?.error;
  return { breadcrumbs: crumbs.courses, error };
}
