import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type {
  BulkEnrolment as Bulk,
  confirmBulkEnrolment,
  readBulkEnrolment,
} from '@pathshala/svc-catalog-contract/bulk-enrolments';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from '../../bulk/bulk.module.css';
import { RunProgress } from '../../bulk/run-progress.tsx';
import { BulkRows } from './bulk-rows.tsx';
import { texts } from './texts.ts';

const path = '/courses/bulk-enrolments/{id}';

/** Milliseconds between two looks at a running one. */
const pollInterval = 700;

interface BulkEnrolmentProps {
  readonly id: string;
  readonly onRestart: () => void;
}

/** A bulk enrolment: who can be enrolled, then how far it is, then the result; below it the students. */
export function BulkEnrolment({ id, onRestart }: BulkEnrolmentProps): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readBulkEnrolment>(
    path,
    { params: { id } },
    { refetchInterval: (answer) => answer?.state === 'running' && pollInterval },
  );
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.failed)}>
      {(bulk) => (
        <>
          <Numbers bulk={bulk} />
          <State bulk={bulk} />
          <div className={styles['actions']}>
            {bulk.state === 'checked' && bulk.ready > 0 && <EnrolButton bulk={bulk} />}
            <Button onClick={onRestart}>{translate(texts.another)}</Button>
          </div>
          <BulkRows bulk={bulk} part="left-out" />
          <BulkRows key={`${bulk.state} ${bulk.done}`} bulk={bulk} part="ready" />
        </>
      )}
    </QueryStates>
  );
}

interface PartProps {
  readonly bulk: Bulk;
}

function Numbers({ bulk }: PartProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  return (
    <Facts
      facts={[
        [translate(texts.course), inLanguage(bulk.courseName)],
        [translate(texts.total), number(bulk.total)],
        [translate(texts.ready), number(bulk.ready)],
        ...(bulk.invited > 0 ? [[translate(texts.invited), number(bulk.invited)] as const] : []),
        [translate(texts.already), number(bulk.already)],
        [translate(texts.unknown), number(bulk.unknown)],
      ]}
    />
  );
}

function State({ bulk: { state, fee, done, ready, enrolled, skipped, waiting } }: PartProps): ReactNode {
  const translate = useText();
  const { money } = useFormat();
  if (state === 'checked') {
    if (fee === 0) return null;
    return (
      <Notice tone="attention">
        <p>{translate(texts.paid, { fee: money(fee) })}</p>
      </Notice>
    );
  }
  if (state === 'running') {
    return <RunProgress text={texts.running} done={done} total={ready} />;
  }
  return (
    <p>
      <output>
        {translate(state === 'done' ? texts.done : texts.stopped, { n: enrolled })}
        {state === 'done' && skipped > 0 && ` ${translate(texts.skipped, { n: skipped })}`}
        {waiting > 0 && ` ${translate(texts.nowWaiting, { n: waiting })}`}
      </output>
    </p>
  );
}

function EnrolButton({ bulk: { _id: id, ready, courseName } }: PartProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const ask = useConfirm();
  const { toast } = useServices();
  const confirm = useApiMutation<typeof confirmBulkEnrolment>(
    'post',
    '/courses/bulk-enrolments/{id}/confirm',
    {
      invalidates: [path, '/courses/bulk-enrolments', '/courses/bulk-enrolments/{id}/rows'],
      onError: (error) => toast.error(error.message),
    },
  );

  async function enrol(): Promise<void> {
    const question = {
      title: translate(texts.enrolTitle, { n: ready, course: inLanguage(courseName) }),
      body: translate(texts.enrolText),
      confirmText: translate(texts.enrol, { n: ready }),
    };
    if (await ask(question)) confirm.mutate({ params: { id } });
  }

  return (
    <Button kind="primary" isBusy={confirm.isPending} onClick={() => void enrol()}>
      {translate(texts.enrol, { n: ready })}
    </Button>
  );
}
