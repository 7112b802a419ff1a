import { mayDo, permissions } from '@pathshala/rules/permissions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { ExamList } from '../../exams/exam-list.tsx';
import { academicExamPaths, bossExamPaths } from '../../exams/exam-paths.ts';
import { texts as shared } from '../../exams/texts.ts';
import { type CourseExams, examsOf } from '../../exams/use-course-exams.ts';
import styles from './subjects.module.css';

interface SubjectExamsProps {
  readonly courseId: string;
  readonly subjectId: string;
  readonly exams: CourseExams;
}

/** The exams of a subject; administrators get the way to a new one. */
export function SubjectExams({ courseId, subjectId, exams }: SubjectExamsProps): ReactNode {
  const translate = useText();
  const user = useUser();
  const found = examsOf(exams, subjectId);
  const isEmpty = found.length === 0 && !exams.isLoading && !exams.hasFailed;
  return (
    <>
      <h3>{translate(commonTexts.exams)}</h3>
      {isEmpty && <p className={styles['about']}>{translate(shared.none)}</p>}
      <ExamList exams={found} paths={academicExamPaths(courseId)} />
      {user && mayDo(user, permissions.questions) && (
        <p>
          <LinkButton to={bossExamPaths.create('subject', subjectId)} size="small">
            {translate(shared.create)}
          </LinkButton>
        </p>
      )}
    </>
  );
}
