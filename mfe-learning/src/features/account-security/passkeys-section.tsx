import type { listPasskeys, Passkey, removePasskey } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { obstacleTexts, passkeyObstacle } from '@pathshala/web-kit/passkey-support';
import { Button } from '@pathshala/web-kit/parts/button';
import { Card } from '@pathshala/web-kit/parts/card';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from './account-security.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import { useCredentialChanged } from './use-credential-changed.ts';

type Passkeys = AnswerOf<typeof listPasskeys>;

/** Log-in without a password. */
export function PasskeysSection(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof listPasskeys>('/users/passkeys', {});
  return (
    <Section id="passkeys" title={translate(texts.passkeys)} lead={translate(texts.passkeysLead)}>
      <QueryStates query={query}>{(passkeys) => <List passkeys={passkeys} />}</QueryStates>
    </Section>
  );
}

function List({ passkeys: { items, origin } }: { readonly passkeys: Passkeys }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const changed = useCredentialChanged();
  const [isAdding, setAdding] = useState(false);
  const obstacle = useObstacle(origin);
  function onAdded(): void {
    setAdding(false);
    toast.success(translate(texts.passkeyAdded));
    changed();
  }
  return (
    <>
      {items.length === 0 ? (
        <p className={styles['quiet']}>{translate(texts.noPasskeys)}</p>
      ) : (
        <ul className={styles['list']}>
          {items.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {obstacle === null ? (
        <Button onClick={() => setAdding(true)}>{translate(texts.addPasskey)}</Button>
      ) : (
        <p>{obstacle}</p>
      )}
      {isAdding && <AddPasskeyDialog onAdded={onAdded} onClose={() => setAdding(false)} />}
    </>
  );
}

/** One sentence on why no passkey can be added on this page; null where it can. */
function useObstacle(origin: string | null): string | null {
  const translate = useText();
  const obstacle = passkeyObstacle();
  if (origin === null) return translate(obstacleTexts.address);
  if (window.location.origin !== origin) return translate(texts.otherAddress, { address: origin });
  return obstacle === null ? null : translate(obstacleTexts[obstacle]);
}

function PasskeyItem({ passkey }: { readonly passkey: Passkey }): ReactNode {
  const translate = useText();
  const { date, dateTime } = useFormat();
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const { name, createdAt, usedAt } = passkey;
  const close = () => setDialog(undefined);
  return (
    <Card as="li" className={styles['item']}>
      <div className={styles['what']}>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={styles['quiet']}>{translate(texts.added, { time: date(createdAt) })}</p>
        <p className={styles['quiet']}>
          {usedAt === null ? translate(texts.neverUsed) : translate(texts.used, { time: dateTime(usedAt) })}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button
          size="small"
          aria-label={translate(texts.renameOf, { name })}
          onClick={() => setDialog('rename')}
        >
          {translate(texts.rename)}
        </Button>
        <Button
          size="small"
          kind="danger"
          aria-label={translate(commonTexts.removeName, { name })}
          onClick={() => setDialog('remove')}
        >
          {translate(commonTexts.remove)}
        </Button>
      </div>
      {dialog === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </Card>
  );
}

function RemoveDialog({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const changed = useCredentialChanged();
  const remove = useApiMutation<typeof removePasskey>('delete', '/users/passkeys/{id}', {
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
      changed();
    },
  });
  return (
    <PasswordDialog
      title={translate(commonTexts.askRemoveName, { name: passkey.name })}
      confirmText={translate(commonTexts.remove)}
      kind="danger"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={({ password }) => remove.mutate({ params: { id: passkey.id }, body: { password } })}
      onClose={onClose}
    >
      <p>{translate(texts.removeText)}</p>
    </PasswordDialog>
  );
}
