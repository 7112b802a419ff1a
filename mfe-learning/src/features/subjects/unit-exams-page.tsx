import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { ExamList } from '../../exams/exam-list.tsx';
import { academicExamPaths } from '../../exams/exam-paths.ts';
import { ExamsFailed } from '../../exams/exams-failed.tsx';
import { texts as shared } from '../../exams/texts.ts';
import { examsOf, useCourseExams } from '../../exams/use-course-exams.ts';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import type { CourseForStudent } from '../../lessons/lesson-types.ts';
import { NotEnrolled } from '../../lessons/not-enrolled.tsx';
import { useCourse } from '../../lessons/use-course.ts';

/** /courses/academic/:courseid/subjects/units/exam: the exams of the unit (chapter) in the query, or of all. */
export function UnitExamsPage(): ReactNode {
  const { courseid: courseId = '' } = useParams();
  const query = useCourse(courseId);
  if (isApiError(query.error, 403)) return <NotEnrolled courseId={courseId} />;
  return <QueryStates query={query}>{(course) => <UnitExams course={course} />}</QueryStates>;
}

function UnitExams({ course: { outline } }: { readonly course: CourseForStudent }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [search] = useSearchParams();
  const exams = useCourseExams(outline.courseId);
  const wanted = search.get('unit');
  const chapters = outline.subjects
    .flatMap((subject) => subject.chapters)
    .filter(({ _id }) => wanted === null || _id === wanted)
    .map((chapter) => ({ ...chapter, exams: examsOf(exams, chapter._id) }))
    .filter((chapter) => chapter.exams.length > 0);
  const isEmpty = chapters.length === 0 && !exams.isLoading && !exams.hasFailed;
  return (
    <Page
      title={translate(wanted === null ? shared.ofUnits : shared.ofChapter)}
      back={{ to: lessonPaths.subjects(outline.courseId), text: inLanguage(outline.title) }}
    >
      <ExamsFailed exams={exams} />
      {isEmpty && <EmptyState text={translate(shared.none)} />}
      {chapters.map((chapter) => (
        <section key={chapter._id}>
          <h2>{inLanguage(chapter.title)}</h2>
          <ExamList exams={chapter.exams} paths={academicExamPaths(outline.courseId)} />
        </section>
      ))}
    </Page>
  );
}
