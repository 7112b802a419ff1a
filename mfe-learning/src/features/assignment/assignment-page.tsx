import { mayDo, permissions } from '@pathshala/rules/permissions';
import type { readAssignment } from '@pathshala/svc-catalog-contract/assignment-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { AssignmentState } from '../../assignments/assignment-state.tsx';
import { useLockText } from '../../lessons/use-lock-text.ts';
import styles from './assignment.module.css';
import { AssignmentFacts } from './assignment-facts.tsx';
import { OwnWork } from './own-work.tsx';
import { texts } from './texts.ts';

type Assignment = z.output<(typeof readAssignment)['answer']>;

/** /assignments/view/:id (CAT-11). */
export function AssignmentPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readAssignment>('/assignments/{id}', { params: { id } });
  return (
    <QueryStates query={query}>
      {(assignment) => <Shown key={assignment._id} assignment={assignment} />}
    </QueryStates>
  );
}

function Shown({ assignment }: { readonly assignment: Assignment }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const lockText = useLockText();
  const { title, description, instructions, submissionLink } = assignment;
  return (
    <Page
      title={inLanguage(title)}
      width="text"
      back={{ to: '/assignments', text: translate(texts.back) }}
      {...('own' in assignment && {
        actions: <AssignmentState own={assignment.own} maxScore={assignment.maxScore} />,
      })}
    >
      {'own' in assignment && assignment.lock && (
        <Notice tone="attention">
          <p>{lockText(assignment.lock)}</p>
        </Notice>
      )}
      <AssignmentFacts assignment={assignment} />
      <RichText html={description} />
      {instructions !== '' && (
        <section>
          <h2>{translate(texts.instructions)}</h2>
          <RichText html={instructions} />
        </section>
      )}
      {submissionLink !== '' && (
        <p>
          <a href={submissionLink} target="_blank" rel="noopener noreferrer">
            {translate(texts.openLink)}
          </a>
        </p>
      )}
      <Criteria criteria={assignment.criteria} />
      {'own' in assignment ? <OwnWork assignment={assignment} /> : <StaffLinks id={assignment._id} />}
    </Page>
  );
}

function Criteria({ criteria }: Pick<Assignment, 'criteria'>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  if (criteria.length === 0) return null;
  return (
    <section>
      <h2>{translate(texts.criteria)}</h2>
      <Facts
        isList
        facts={criteria.map(({ name, maxScore }) => [inLanguage(name), number(maxScore)] as const)}
      />
    </section>
  );
}

/** Links for administrators, who do not submit. */
function StaffLinks({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const user = useUser();
  if (!user) return null;
  return (
    <section>
      <h2>{translate(texts.yourWork)}</h2>
      <p>{translate(texts.staff)}</p>
      <p className={styles['actions']}>
        {mayDo(user, permissions.marking) && (
          <LinkButton to={`/boss/assignments/${id}/marking`} kind="primary">
            {translate(texts.mark)}
          </LinkButton>
        )}
        {mayDo(user, permissions.questions) && (
          <LinkButton to={`/boss/assignments/edit/${id}`}>{translate(texts.edit)}</LinkButton>
        )}
      </p>
    </section>
  );
}
