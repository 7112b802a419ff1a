import type { leaveStandings, OwnStanding } from '@pathshala/svc-exams-contract/standings';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { NameDialog } from './name-dialog.tsx';
import { ownStandingPath, standingsPath } from './paths.ts';
import styles from './standings.module.css';
import { texts } from './texts.ts';

export interface OwnCardProps {
  readonly own: OwnStanding;
}

/** Whether the reader takes part, and the way in and out. */
export function OwnCard({ own: { name } }: OwnCardProps): ReactNode {
  const translate = useText();
  const [dialog, setDialog] = useState<'none' | 'name' | 'leave'>('none');
  const close = (): void => setDialog('none');
  return (
    <section className={styles['own']} aria-live="polite">
      {name === null ? (
        <>
          <h2>{translate(texts.notIn)}</h2>
          <p>{translate(texts.notInHelp)}</p>
          <Button kind="primary" onClick={() => setDialog('name')}>
            {translate(texts.join)}
          </Button>
        </>
      ) : (
        <>
          <h2>{translate(texts.in, { name })}</h2>
          <div className={styles['actions']}>
            <Button size="small" onClick={() => setDialog('name')}>
              {translate(texts.rename)}
            </Button>
            <Button size="small" kind="quiet" onClick={() => setDialog('leave')}>
              {translate(texts.leave)}
            </Button>
          </div>
        </>
      )}
      {dialog === 'name' && <NameDialog name={name} onClose={close} />}
      {dialog === 'leave' && <LeaveDialog onClose={close} />}
    </section>
  );
}

function LeaveDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const { mutate, isPending } = useApiMutation<typeof leaveStandings>('delete', ownStandingPath, {
    invalidates: [ownStandingPath, standingsPath],
    onSuccess: () => {
      toast.success(translate(texts.left));
      onClose();
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={isPending}
      title={translate(texts.leaveTitle)}
      confirmText={translate(texts.leave)}
      onConfirm={() => mutate({})}
      onClose={onClose}
    >
      <p>{translate(texts.leaveHelp)}</p>
    </ConfirmDialog>
  );
}
