import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { CourseAssignments } from '../../assignments/course-assignments.tsx';
import { ExamList } from '../../exams/exam-list.tsx';
import { academicExamPaths } from '../../exams/exam-paths.ts';
import { ExamsFailed } from '../../exams/exams-failed.tsx';
import { texts as examTexts } from '../../exams/texts.ts';
import { examsOf, useCourseExams } from '../../exams/use-course-exams.ts';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import { completedIds } from '../../lessons/lesson-order.ts';
import type { CourseForStudent } from '../../lessons/lesson-types.ts';
import { NotEnrolled } from '../../lessons/not-enrolled.tsx';
import { useCourse } from '../../lessons/use-course.ts';
import { CourseContinue } from './course-continue.tsx';
import { SubjectSection } from './subject-section.tsx';
import styles from './subjects.module.css';
import { texts } from './texts.ts';

/** /courses/academic/:courseid/subjects (CAT-08). */
export function SubjectsPage(): ReactNode {
  const { courseid: courseId = '' } = useParams();
  const query = useCourse(courseId);
  if (isApiError(query.error, 403)) return <NotEnrolled courseId={courseId} />;
  return <QueryStates query={query}>{(course) => <Subjects course={course} />}</QueryStates>;
}

function Subjects({ course }: { readonly course: CourseForStudent }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { courseId, title, subjects } = course.outline;
  const done = completedIds(course.progress);
  const exams = useCourseExams(courseId);
  const ofCourse = examsOf(exams, courseId);
  return (
    <Page title={inLanguage(title)} back={{ to: lessonPaths.course(courseId), text: translate(texts.about) }}>
      {subjects.length === 0 ? (
        <EmptyState text={translate(commonTexts.noSubjectsAvailable)} />
      ) : (
        <CourseContinue course={course} />
      )}
      <CourseAssignments courseId={courseId} />
      <ExamsFailed exams={exams} />
      {subjects.map((subject) => (
        <SubjectSection key={subject._id} courseId={courseId} subject={subject} done={done} exams={exams} />
      ))}
      {ofCourse.length > 0 && (
        <section className={styles['subject']}>
          <h2>{translate(examTexts.ofCourse)}</h2>
          <ExamList exams={ofCourse} paths={academicExamPaths(courseId)} />
        </section>
      )}
    </Page>
  );
}
