import type { listAssignments } from '@pathshala/svc-catalog-contract/assignment-routes';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { AssignmentRow } from '../../assignments/assignment-row.tsx';
import styles from '../../assignments/assignments.module.css';
import { texts } from '../../assignments/texts.ts';

const shown = 3;

/** What is to be handed in next, with the way to all assignments; nothing where there is nothing to do. */
export function DueAssignments(): ReactNode {
  const translate = useText();
  const due = useApiQuery<typeof listAssignments>('/assignments', {
    query: { show: 'due', sort: 'due', pageSize: shown },
  });
  const items = due.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{translate(texts.dueTitle)}</h2>
      <ul className={styles['list']}>
        {items.map((assignment) => (
          <AssignmentRow key={assignment._id} assignment={assignment} hasCourse />
        ))}
      </ul>
      <p>
        <Link to="/assignments">{translate(texts.toAll)}</Link>
      </p>
    </section>
  );
}
