import type {
  createCalendarAddress,
  readCalendarAddress,
  revokeCalendarAddress,
} from '@pathshala/svc-catalog-contract/routine-routes';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from './routine.module.css';
import { texts } from './texts.ts';

const path = '/classes/calendar-address';

/** The private address of the calendar: created, copied, replaced, revoked (CLS-04). */
export function CalendarAddress(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readCalendarAddress>(path, {});
  return (
    <section>
      <h2>{translate(texts.calendar)}</h2>
      <p>{translate(texts.calendarHelp)}</p>
      <QueryStates query={query}>{(address) => <Address path={address.path} />}</QueryStates>
    </section>
  );
}

function useChanges(onSuccess: () => void) {
  const { toast } = useServices();
  const options = {
    invalidates: [path],
    onSuccess,
    onError: ({ message }: { readonly message: string }) => toast.error(message),
  };
  return {
    create: useApiMutation<typeof createCalendarAddress>('post', path, options),
    revoke: useApiMutation<typeof revokeCalendarAddress>('delete', path, options),
  };
}

function Address({ path: own }: { readonly path: string | null }): ReactNode {
  const translate = useText();
  const copy = useCopy();
  const [asked, setAsked] = useState<'replace' | 'revoke'>();
  const { create, revoke } = useChanges(() => setAsked(undefined));
  if (own === null) {
    return (
      <Button isBusy={create.isPending} onClick={() => create.mutate({})}>
        {translate(texts.createAddress)}
      </Button>
    );
  }
  const address = `${location.origin}${own}`;
  const isRevoking = asked === 'revoke';
  return (
    <>
      <p className={styles['address']}>
        {translate(texts.address)}: <code>{address}</code>
      </p>
      <div className={styles['actions']}>
        <Button size="small" onClick={() => copy(address)}>
          {translate(texts.copy)}
        </Button>
        <Button size="small" onClick={() => setAsked('replace')}>
          {translate(texts.newAddress)}
        </Button>
        <Button size="small" kind="danger" onClick={() => setAsked('revoke')}>
          {translate(texts.revoke)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isDangerous
        isBusy={create.isPending || revoke.isPending}
        title={translate(isRevoking ? texts.revokeAsk : texts.replaceAsk)}
        confirmText={translate(isRevoking ? texts.revoke : texts.newAddress)}
        onClose={() => setAsked(undefined)}
        onConfirm={() => (isRevoking ? revoke : create).mutate({})}
      >
        {translate(isRevoking ? texts.revokeText : texts.replaceText)}
      </ConfirmDialog>
    </>
  );
}

function useCopy(): (text: string) => void {
  const translate = useText();
  const { toast } = useServices();
  return (text) => {
    // Absent on a page without a secure connection.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const copied = clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => toast.success(translate(texts.copied)),
      () => toast.error(translate(texts.notCopied)),
    );
  };
}
