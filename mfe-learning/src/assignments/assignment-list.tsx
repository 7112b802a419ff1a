import { mayDo, permissions } from '@pathshala/rules/permissions';
import type { listAssignments } from '@pathshala/svc-catalog-contract/assignment-routes';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { AssignmentRow } from './assignment-row.tsx';
import styles from './assignments.module.css';
import { createAssignmentPath } from './create-assignment-path.ts';
import { texts } from './texts.ts';

export interface AssignmentListProps {
  readonly courseId: string;
  /** Left out: those of the whole course. */
  readonly subjectId?: string;
}

/** The assignments of a course or of one of its subjects by due date, for enrolled students and administrators. */
export function AssignmentList({ courseId, subjectId }: AssignmentListProps): ReactNode {
  const translate = useText();
  const user = useUser();
  const query = useApiQuery<typeof listAssignments>('/assignments', {
    query: { courseId, ...(subjectId !== undefined && { subjectId }), pageSize: 100 },
  });
  return (
    <>
      <QueryStates query={query} skeleton={<p className={styles['quiet']}>{'\u00A0'}</p>}>
        {({ items }) =>
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
