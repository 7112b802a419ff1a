import type { readBackups } from '@pathshala/svc-auth-contract/http';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { OperationsPage } from '../operations-page.tsx';
import styles from '../operations.module.css';
import type { BackupState } from './backup-state.ts';
import { BackupActions } from './backup-actions.tsx';
import { SnapshotTable } from './snapshot-table.tsx';
import { texts } from './texts.ts';

const progressMs = 1_500;
const refreshMs = 30_000;

/** /boss/operations/backups: how old the last backup is, what it holds, whether it can be restored. */
export function BackupsPage(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readBackups>(
    '/operations/backups',
    {},
    { refetchInterval: (answer) => ((answer?.state?.running ?? null) === null ? refreshMs : progressMs) },
  );
  return (
    <OperationsPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <QueryStates query={query}>
        {({ state }) =>
          state === null ? (
            <p className={styles['quiet']}>{translate(texts.none)}</p>
          ) : (
            <Backups state={state} />
          )
        }
      </QueryStates>
    </OperationsPage>
  );
}

function Backups({ state }: { readonly state: BackupState }): ReactNode {
  const translate = useText();
  return (
    <>
      <Warnings state={state} />
      <BackupFacts state={state} />
      <BackupActions running={state.running} />
      <h2 className={styles['heading']}>{translate(texts.snapshots)}</h2>
      <SnapshotTable snapshots={state.snapshots} />
    </>
  );
}

function Warnings({ state }: { readonly state: BackupState }): ReactNode {
  const translate = useText();
  const { isOverdue, problem, isOnSameDisk, snapshots } = state;
  const [newest] = snapshots;
  return (
    <>
      {isOverdue && (
        <Notice tone="bad" title={translate(texts.overdueTitle)}>
          <p>{translate(texts.overdue)}</p>
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="bad" title={translate(texts.problemTitle)}>
          <p lang="en">{problem}</p>
        </Notice>
      )}
      {isOnSameDisk && (
        <Notice tone="attention">
          <p>{translate(texts.sameDisk)}</p>
        </Notice>
      )}
      {newest !== undefined && !newest.hasSecrets && (
        <Notice tone="attention">
          <p>{translate(texts.noSecrets)}</p>
        </Notice>
      )}
    </>
  );
}

function BackupFacts({
  state: { target, recordedUntil, drill },
}: {
  readonly state: BackupState;
}): ReactNode {
  const translate = useText();
  const { shortDateTime, number } = useFormat();
  const drilled =
    drill === null
      ? translate(texts.neverDrilled)
      : drill.difference === null
        ? translate(texts.drillGood, { time: shortDateTime(drill.at), n: number(drill.rows) })
        : translate(texts.drillBad, { time: shortDateTime(drill.at), difference: drill.difference });
  return (
    <Facts
      isList
      facts={[
        [translate(texts.target), target],
        [
          translate(texts.recorded),
          recordedUntil === null ? translate(texts.notRecorded) : shortDateTime(recordedUntil),
        ],
        [translate(texts.drill), drilled],
      ]}
    />
  );
}
