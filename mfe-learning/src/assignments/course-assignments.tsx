import { mayDo, permissions } from '@pathshala/rules/permissions';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { AssignmentList } from './assignment-list.tsx';
import styles from './assignments.module.css';
import { texts } from './texts.ts';
import { useAssignmentsOf } from './use-assignments-of.ts';

/** The assignments of a course as a whole, with the way to all of the student's; nothing to a student where there are none. */
export function CourseAssignments({ courseId }: { readonly courseId: string }): ReactNode {
  const translate = useText();
  const user = useUser();
  const { data, isError } = useAssignmentsOf({ courseId });
  const isAuthor = user !== null && mayDo(user, permissions.questions);
  if (!isAuthor && !isError && (data === undefined || data.length === 0)) return null;
  return (
    <section className={styles['ofCourse']}>
      <h2>{translate(texts.ofCourse)}</h2>
      <AssignmentList courseId={courseId} />
      <p>
        <Link to="/assignments">{translate(texts.toAll)}</Link>
      </p>
    </section>
  );
}
