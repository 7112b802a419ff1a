import type { attendClass } from '@pathshala/svc-catalog-contract/attendance-routes';
import type { RoutineClass } from '@pathshala/svc-catalog-contract/classes';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from './routine.module.css';
import { texts } from './texts.ts';

type Joined = Pick<RoutineClass, '_id' | 'joinLink'> & { readonly kind?: RoutineClass['kind'] };

/** Opens the class in a tab of its own and marks the student as present. Nothing while there is no link. */
export function JoinLink({ one: { _id: id, joinLink = '', kind } }: { readonly one: Joined }): ReactNode {
  const translate = useText();
  // A mark that fails keeps nobody from the class; the teacher can mark from the list.
  const { mutate } = useApiMutation<typeof attendClass>('post', '/classes/{id}/attendance/own');
  if (joinLink === '') return null;
  return (
    <a
      href={joinLink}
      target="_blank"
      rel="noopener noreferrer"
      className={styles['join']}
      onClick={() => kind !== 'session' && mutate({ params: { id }, body: { code: '' } })}
    >
      {translate(texts.join)}
    </a>
  );
}
