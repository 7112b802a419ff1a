import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type {
  confirmStudentImport,
  readStudentImport,
  StudentImport as Import,
} from '@pathshala/svc-auth-contract/http';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from '../../bulk/bulk.module.css';
import { RunProgress } from '../../bulk/run-progress.tsx';
import { ImportRows } from './import-rows.tsx';
import { texts } from './texts.ts';

const path = '/users/imports/{id}';

/** Milliseconds between two looks at a running import. */
const pollInterval = 700;

/** Mails of an import that are sent in a minute. */
const mailsPerMinute = 150;

interface StudentImportProps {
  readonly id: string;
  readonly onRestart: () => void;
}

/** An import: what was read, then how far it is, then the result; below it the lines. */
export function StudentImport({ id, onRestart }: StudentImportProps): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readStudentImport>(
    path,
    { params: { id } },
    { refetchInterval: (answer) => answer?.state === 'running' && pollInterval },
  );
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.failed)}>
      {(read) => (
        <>
          <Numbers read={read} />
          {read.state === 'running' && (
            <RunProgress text={texts.running} done={read.done} total={read.ready} />
          )}
          {read.state === 'done' && <Done read={read} />}
          <div className={styles['actions']}>
            {read.state === 'read' && read.ready > 0 && <InviteButton read={read} />}
            {read.state === 'done' && (
              <>
                <LinkButton kind="primary" to={`/boss/enrolments/bulk?import=${id}`}>
                  {translate(texts.enrol)}
                </LinkButton>
                <LinkButton to="/boss/user-management/invitations?by=qr">
                  {translate(texts.qrCodes)}
                </LinkButton>
              </>
            )}
            <Button onClick={onRestart}>{translate(texts.another)}</Button>
          </div>
          <ImportRows read={read} part="left-out" />
          <ImportRows key={`${read.state} ${read.done}`} read={read} part="ready" />
        </>
      )}
    </QueryStates>
  );
}

interface PartProps {
  readonly read: Import;
}

function Numbers({ read }: PartProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  return (
    <Facts
      facts={[
        [translate(texts.found), number(read.rows)],
        [translate(texts.ready), number(read.ready)],
        [translate(texts.known), number(read.known)],
        [translate(texts.refused), number(read.refused)],
      ]}
    />
  );
}

function InviteButton({ read: { importId: id, ready } }: PartProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const ask = useConfirm();
  const { toast } = useServices();
  const confirm = useApiMutation<typeof confirmStudentImport>('post', '/users/imports/{id}/confirm', {
    invalidates: [path, '/users/imports', '/users/imports/{id}/rows', '/users/invitations'],
    onError: (error) => toast.error(error.message),
  });

  async function invite(): Promise<void> {
    const minutes = number(Math.ceil(ready / mailsPerMinute));
    const question = {
      title: translate(texts.inviteTitle, { n: ready }),
      body: translate(texts.inviteText, { minutes }),
      confirmText: translate(texts.invite, { n: ready }),
    };
    if (await ask(question)) confirm.mutate({ params: { id } });
  }

  return (
    <Button kind="primary" isBusy={confirm.isPending} onClick={() => void invite()}>
      {translate(texts.invite, { n: ready })}
    </Button>
  );
}

function Done({ read: { invited, skipped } }: PartProps): ReactNode {
  const translate = useText();
  return (
    <p>
      <output>
        {translate(texts.done, { n: invited })}
        {skipped > 0 && ` ${translate(texts.skipped, { n: skipped })}`}
      </output>
    </p>
  );
}
