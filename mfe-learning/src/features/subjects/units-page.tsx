import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { ExamsFailed } from '../../exams/exams-failed.tsx';
import { useCourseExams } from '../../exams/use-course-exams.ts';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import { completedIds } from '../../lessons/lesson-order.ts';
import type { CourseForStudent } from '../../lessons/lesson-types.ts';
import { NotEnrolled } from '../../lessons/not-enrolled.tsx';
import { useCourse } from '../../lessons/use-course.ts';
import { ChapterSection } from './chapter-section.tsx';
import { CourseContinue } from './course-continue.tsx';
import { texts } from './texts.ts';

/** /courses/academic/:courseid/subjects/units: the chapters of the subject in the query, or of all. */
export function UnitsPage(): ReactNode {
  const { courseid: courseId = '' } = useParams();
  const query = useCourse(courseId);
  if (isApiError(query.error, 403)) return <NotEnrolled courseId={courseId} />;
  return <QueryStates query={query}>{(course) => <Units course={course} />}</QueryStates>;
}

function Units({ course }: { readonly course: CourseForStudent }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [search] = useSearchParams();
  const wanted = search.get('subject');
  const { courseId, title, subjects } = course.outline;
  const shown = wanted === null ? subjects : subjects.filter(({ _id }) => _id === wanted);
  const chapters = shown.flatMap((subject) => subject.chapters);
  const done = completedIds(course.progress);
  const exams = useCourseExams(courseId);
  const subjectTitle = wanted === null ? translate(texts.units) : inLanguage(shown[0]?.title ?? title);
  return (
    <Page title={subjectTitle} back={{ to: lessonPaths.subjects(courseId), text: inLanguage(title) }}>
      {chapters.length === 0 ? (
        <EmptyState text={translate(texts.incomplete)} />
      ) : (
        <CourseContinue course={course} />
      )}
      <ExamsFailed exams={exams} />
      {chapters.map((chapter) => (
        <ChapterSection key={chapter._id} courseId={courseId} chapter={chapter} done={done} exams={exams} />
      ))}
    </Page>
  );
}
