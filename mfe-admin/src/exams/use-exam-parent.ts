import type { Breadcrumb } from '@pathshala/admin-kit/layout/page-header';
import type { ExamParentType } from '@pathshala/svc-exams-contract/exam';
import type {
  readChapter,
  readCourseItem,
  readLesson,
  readSubject,
} from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useCrumbs } from '../course-tree/use-crumbs.ts';
import { paths } from '../course-tree/paths.ts';

export interface ShownParent {
  /** Absent while it loads, and of a unit of an admission course, which has no page of its own. */
  readonly title?: string;
  /** The subject of its paper, in both languages; absent where no page names it. */
  readonly subjectName?: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** What an exam belongs to, with the pages above it. */
export function useExamParent(type: ExamParentType, id: string): ShownParent {
  const half = useBilingual();
  const crumbs = useCrumbs();
  const params = { id };
  const when = (wanted: ExamParentType) => ({ enabled: type === wanted });
  const course = useApiQuery<typeof readCourseItem>('/courses/{id}', { params }, when('course')).data;
  const subject = useApiQuery<typeof readSubject>('/courses/subjects/{id}', { params }, when('subject')).data;
  const chapter = useApiQuery<typeof readChapter>('/courses/chapters/{id}', { params }, when('chapter')).data;
  const lesson = useApiQuery<typeof readLesson>('/courses/{id}/lesson', { params }, when('lesson')).data;
  if (course) {
    const title = half(course.courseName);
    const breadcrumbs = [...crumbs.courses, { text: title, to: paths.course(id) }];
    return { title, subjectName: course.courseName, breadcrumbs };
  }
  if (subject) {
    const title = half(subject.subjectName);
    const breadcrumbs = [...crumbs.ofCourse(subject), { text: title, to: paths.subject(id) }];
    return { title, subjectName: subject.subjectName, breadcrumbs };
  }
  if (chapter) {
    const { chapterTitle, subjectName } = chapter;
    return { title: half(chapterTitle), subjectName, breadcrumbs: crumbs.ofChapter(chapter, 'lessons') };
  }
  if (lesson) {
    const title = half(lesson.title);
    return { title, breadcrumbs: [...crumbs.courses, { text: title, to: paths.lesson(id) }] };
  }
  return { breadcrumbs: crumbs.courses };
}
