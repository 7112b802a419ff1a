import { mayDo, permissions } from '@pathshala/rules/permissions';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { AssignmentRow } from './assignment-row.tsx';
import styles from './assignments.module.css';
import { createAssignmentPath } from './create-assignment-path.ts';
import { texts } from './texts.ts';
import { useAssignmentsOf } from './use-assignments-of.ts';

interface AssignmentListProps {
  readonly courseId: string;
  /** Left out: those of the course as a whole, not of one of its subjects. */
  readonly subjectId?: string;
}

/** The assignments of a course as a whole or of one of its subjects by due date, for enrolled students and administrators. */
export function AssignmentList({ courseId, subjectId }: AssignmentListProps): ReactNode {
  const translate = useText();
  const user = useUser();
  const query = useAssignmentsOf({ courseId, subjectId });
  return (
    <>
      <QueryStates query={query} skeleton={<p className={styles['quiet']}>{'\u00A0'}</p>}>
        {(items) =>
          items.length === 0 ? (
            <p className={styles['quiet']}>{translate(texts.none)}</p>
          ) : (
            <ul className={styles['list']}>
              {items.map((assignment) => (
                <AssignmentRow key={assignment._id} assignment={assignment} />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {user && mayDo(user, permissions.questions) && (
        <p>
          <LinkButton to={createAssignmentPath(courseId, subjectId)} size="small">
            {translate(texts.create)}
          </LinkButton>
        </p>
      )}
    </>
  );
}
