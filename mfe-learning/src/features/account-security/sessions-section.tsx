import type {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  OwnSession,
} from '@pathshala/svc-auth-contract/http';
import { deviceNameIn } from '@pathshala/rules/device-name';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { Card } from '@pathshala/web-kit/parts/card';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from './account-security.module.css';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

const sessionsPath = '/users/sessions';

/** Lists the sessions of the account. */
export function SessionsSection(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof listOwnSessions>(sessionsPath, {});
  return (
    <Section id="sessions" title={translate(texts.sessions)} lead={translate(texts.sessionsLead)}>
      <QueryStates query={query}>{({ items }) => <Sessions items={items} />}</QueryStates>
    </Section>
  );
}

function Sessions({ items }: { readonly items: readonly OwnSession[] }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [ending, setEnding] = useState<OwnSession | 'others'>();
  const after = {
    invalidates: [sessionsPath],
    onSuccess: ({ message }: { readonly message: string }) => {
      setEnding(undefined);
      toast.success(message);
    },
    onError: (error: Error) => toast.error(error.message),
  };
  const one = useApiMutation<typeof endOwnSession>('delete', '/users/sessions/{id}', after);
  const others = useApiMutation<typeof endOtherSessions>('delete', sessionsPath, after);
  const hasOthers = items.some(({ current }) => !current);

  function confirm(): void {
    if (ending === 'others') others.mutate({});
    else if (ending !== undefined) one.mutate({ params: { id: ending.id } });
  }

  return (
    <>
      <ul className={styles['list']}>
        {items.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {hasOthers ? (
        <Button kind="danger" onClick={() => setEnding('others')}>
          {translate(texts.endOthers)}
        </Button>
      ) : (
        <p className={styles['quiet']}>{translate(texts.noOthers)}</p>
      )}
      {ending !== undefined && (
        <EndDialog
          ending={ending}
          isBusy={one.isPending || others.isPending}
          onConfirm={confirm}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

/** Returns a function that says in the language of the page where a session is. */
function useDeviceOf(): (session: OwnSession) => string {
  const translate = useText();
  const language = useLanguage();
  return ({ device }) => deviceNameIn(language, device) || translate(texts.unknownDevice);
}

interface EndDialogProps {
  readonly ending: OwnSession | 'others';
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function EndDialog({ ending, ...dialog }: EndDialogProps): ReactNode {
  const translate = useText();
  const deviceOf = useDeviceOf();
  const device = ending === 'others' ? '' : deviceOf(ending);
  const isOthers = ending === 'others';
  return (
    <ConfirmDialog
      title={translate(isOthers ? texts.endOthersTitle : texts.endOneTitle, { device })}
      confirmText={translate(isOthers ? texts.endOthers : commonTexts.logOut)}
      isDangerous
      isOpen
      {...dialog}
    >
      <p>{translate(isOthers ? texts.endOthersText : texts.endOneText)}</p>
    </ConfirmDialog>
  );
}

interface SessionItemProps {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}

function SessionItem({ session, onEnd }: SessionItemProps): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  const { address, beganAt, current, usedAt } = session;
  const device = useDeviceOf()(session);
  return (
    <Card as="li" className={styles['item']}>
      <div className={styles['what']}>
        <p>
          <strong>{device}</strong> {current && <Badge tone="good">{translate(texts.thisDevice)}</Badge>}
        </p>
        {!current && <p className={styles['quiet']}>{translate(texts.used, { time: dateTime(usedAt) })}</p>}
        <p className={styles['quiet']}>{translate(texts.began, { time: dateTime(beganAt) })}</p>
        {address !== '' && <p className={styles['quiet']}>{translate(texts.network, { address })}</p>}
      </div>
      {!current && (
        <Button size="small" aria-label={translate(texts.endOneOf, { device })} onClick={onEnd}>
          {translate(commonTexts.logOut)}
        </Button>
      )}
    </Card>
  );
}
