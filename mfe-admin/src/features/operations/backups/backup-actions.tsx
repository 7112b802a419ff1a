import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { beginBackup } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from '../operations.module.css';
import { texts } from './texts.ts';

interface BackupActionsProps {
  readonly running: 'snapshot' | 'drill' | null;
}

/** Makes a snapshot or a drill; says which one is in progress. */
export function BackupActions({ running }: BackupActionsProps): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  const { toast } = useServices();
  const { mutate, isPending } = useApiMutation<typeof beginBackup>('post', '/operations/backups', {
    invalidates: ['/operations/backups'],
    onSuccess: () => toast.success(translate(texts.begun)),
    onError: ({ message }) => toast.error(message),
  });
  async function drill(): Promise<void> {
    const isConfirmed = await confirm({
      title: translate(texts.drillTitle),
      body: translate(texts.drillText),
      confirmText: translate(texts.tryRestore),
    });
    if (isConfirmed) mutate({ body: { work: 'drill' } });
  }
  const isBusy = isPending || running !== null;
  return (
    <>
      <div className={styles['actions']}>
        <Button kind="primary" isBusy={isBusy} onClick={() => mutate({ body: { work: 'snapshot' } })}>
          {translate(texts.backUp)}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={() => void drill()}>
          {translate(texts.tryRestore)}
        </Button>
      </div>
      <output className={styles['reason']}>
        {running !== null && translate(running === 'snapshot' ? texts.isCopying : texts.isDrilling)}
      </output>
    </>
  );
}
