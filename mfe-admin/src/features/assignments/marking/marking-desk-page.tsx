import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { AssignmentForAdmin, SubmissionForMarker } from '@pathshala/svc-catalog-contract/assignment';
import type { readAssignment } from '@pathshala/svc-catalog-contract/assignment-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useMarksFocus } from '../../../marking/use-marks-focus.ts';
import { ExtensionsList } from './extensions-list.tsx';
import styles from './marking.module.css';
import { MarksForm } from './marks-form.tsx';
import { ShownWork } from './shown-work.tsx';
import { texts } from './texts.ts';
import { type Desk, useDesk, views } from './use-desk.ts';

const listPath = '/boss/assignments';

/** /boss/assignments/:id/marking: one hand-in beside its marks. */
export function MarkingDeskPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readAssignment>('/assignments/{id}', { params: { id } });
  return (
    <QueryStates query={query}>
      {(assignment) => ('rev' in assignment ? <MarkingDesk key={id} assignment={assignment} /> : null)}
    </QueryStates>
  );
}

function MarkingDesk({ assignment }: { readonly assignment: AssignmentForAdmin }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const desk = useDesk(assignment._id);
  const counts = desk.query.data?.counts;
  return (
    <AdminPage
      title={translate(texts.title, { name: useBilingual()(assignment.title) })}
      breadcrumbs={[{ text: translate(texts.list), to: listPath }]}
      {...(counts && {
        lead:
          counts.unmarked === 0 && counts.all > 0
            ? translate(texts.allMarked)
            : translate(texts.left, { n: counts.unmarked }),
      })}
    >
      <ChoiceBar
        label={translate(texts.show)}
        value={desk.show}
        onChange={desk.choose}
        choices={views.map((view) => ({
          value: view,
          text: translate(texts[view], { n: number(counts?.[view] ?? 0) }),
        }))}
      />
      <ExtensionsList assignmentId={assignment._id} />
      <QueryStates query={desk.query}>
        {({ items: [submission], counts: { all } }) =>
          submission === undefined ? (
            <NothingHere desk={desk} hasAny={all > 0} />
          ) : (
            <HandIn key={`${submission._id}-${submission.rev}`} {...{ assignment, submission, desk }} />
          )
        }
      </QueryStates>
    </AdminPage>
  );
}

interface NothingHereProps {
  readonly desk: Desk;
  readonly hasAny: boolean;
}

function NothingHere({ desk, hasAny }: NothingHereProps): ReactNode {
  const translate = useText();
  const text = desk.show === 'unmarked' ? texts.allMarked : texts.none;
  return (
    <EmptyState
      text={translate(hasAny ? text : texts.nobody)}
      action={<LinkButton to={listPath}>{translate(texts.toList)}</LinkButton>}
    />
  );
}

interface HandInProps {
  readonly assignment: AssignmentForAdmin;
  readonly submission: SubmissionForMarker;
  readonly desk: Desk;
}

function HandIn({ assignment, submission, desk }: HandInProps): ReactNode {
  const translate = useText();
  const marks = useMarksFocus();
  return (
    <>
      <Steps desk={desk} />
      <div className={styles['desk']}>
        <ShownWork submission={submission} />
        <section ref={marks} tabIndex={-1} className={styles['marks']} aria-label={translate(texts.marks)}>
          <h2>{translate(texts.marks)}</h2>
          <MarksForm assignment={assignment} submission={submission} onSaved={desk.openNextUnmarked} />
          <p className={styles['quiet']}>{translate(texts.keys)}</p>
        </section>
      </div>
    </>
  );
}

function Steps({ desk }: { readonly desk: Desk }): ReactNode {
  const translate = useText();
  const { page, total, open } = desk;
  return (
    <p className={styles['steps']}>
      <Button size="small" disabled={page <= 1} onClick={() => open(page - 1)}>
        {translate(texts.previous)}
      </Button>
      <span aria-live="polite">{translate(texts.position, { n: page, total })}</span>
      <Button size="small" disabled={page >= total} onClick={() => open(page + 1)}>
        {translate(texts.next)}
      </Button>
    </p>
  );
}
