import type { ChapterItem, SubjectItem } from '@pathshala/svc-catalog-contract/http';
import type { Breadcrumb } from '@pathshala/admin-kit/layout/page-header';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { paths } from './paths.ts';
import { texts } from './texts.ts';

interface Crumbs {
  readonly courses: readonly Breadcrumb[];
  /** Down to the course. */
  readonly ofCourse: (part: Pick<SubjectItem, 'courseId' | 'courseName'>) => readonly Breadcrumb[];
  /** Down to the subject. */
  readonly ofSubject: (chapter: ChapterItem) => readonly Breadcrumb[];
  /** Down to the contents of the chapter, or to its lessons. */
  readonly ofChapter: (chapter: ChapterItem, list: 'contents' | 'lessons') => readonly Breadcrumb[];
}

/** The path from the list of courses to a part: course › subject › chapter. */
export function useCrumbs(): Crumbs {
  const translate = useText();
  const inLanguage = useBilingual();
  const courses = [{ text: translate(texts.title.course), to: paths.courses }];
  const ofCourse: Crumbs['ofCourse'] = ({ courseId, courseName }) => [
    ...courses,
    { text: inLanguage(courseName), to: paths.course(courseId) },
  ];
  const ofSubject: Crumbs['ofSubject'] = (chapter) => [
    ...ofCourse(chapter),
    { text: inLanguage(chapter.subjectName), to: paths.subject(chapter.subjectId) },
  ];
  return {
    courses,
    ofCourse,
    ofSubject,
    ofChapter: (chapter, list) => [
      ...ofSubject(chapter),
      { text: inLanguage(chapter.chapterTitle), to: paths[list](chapter._id) },
    ],
  };
}
