import type { listExamsOfParent } from '@pathshala/svc-exams-contract/exam-routes';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { ExamList } from '../../exams/exam-list.tsx';
import { academicExamPaths } from '../../exams/exam-paths.ts';
import type { FoundExam } from '../../exams/exam-types.ts';
import { texts as shared } from '../../exams/texts.ts';

interface LessonExamsProps {
  readonly courseId: string;
  readonly lessonId: string;
}

/** The exams of a lesson. Most lessons have none: then, and while they load or fail, nothing is shown. */
export function LessonExams({ courseId, lessonId }: LessonExamsProps): ReactNode {
  const translate = useText();
  const { data } = useApiQuery<typeof listExamsOfParent>('/exams/{parenttype}/{parentid}', {
    params: { parenttype: 'lesson', parentid: lessonId },
    query: { pageSize: 100 },
  });
  const exams: readonly FoundExam[] = data?.items ?? [];
  if (exams.length === 0) return null;
  return (
    <section>
      <h2>{translate(shared.ofLesson)}</h2>
      <ExamList exams={exams} paths={academicExamPaths(courseId)} />
    </section>
  );
}
