import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { endUserLogIn, listUserLogIns, UserLogIn } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { Rows, Section } from './section.tsx';
import type { StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';

const path = '/users/{id}/log-ins';

/** Where the student is logged in, and the end of one log-in. */
export function LogInsSection({ studentId: id, name }: StudentProps): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const confirm = useConfirm();
  const { toast } = useServices();
  const query = useApiQuery<typeof listUserLogIns>(path, { params: { id } });
  const ended = useApiMutation<typeof endUserLogIn>('delete', '/users/{id}/log-ins/{logInId}', {
    invalidates: [path],
    onSuccess: ({ message }) => toast.success(message),
    onError: ({ message }) => toast.error(message),
  });
  const deviceOf = ({ device }: UserLogIn): string =>
    device === '' ? translate(texts.unknownDevice) : device;

  async function end(logIn: UserLogIn): Promise<void> {
    const question = {
      title: translate(texts.endLogInTitle, { name, device: deviceOf(logIn) }),
      body: translate(texts.endLogInText),
      confirmText: translate(texts.endLogIn),
    };
    if (await confirm(question)) ended.mutate({ params: { id, logInId: logIn.id } });
  }

  return (
    <Section title={translate(texts.logIns)} query={query}>
      {({ items }) => (
        <Rows rows={items} keyOf={(logIn) => logIn.id} empty={translate(texts.noLogIns)}>
          {(logIn) => (
            <>
              <div className={styles['what']}>
                <p>{deviceOf(logIn)}</p>
                <p className={styles['quiet']}>
                  {translate(logIn.address === '' ? texts.loggedIn : texts.loggedInFrom, {
                    time: shortDateTime(logIn.beganAt),
                    address: logIn.address,
                  })}
                </p>
                <p className={styles['quiet']}>
                  {translate(texts.lastUsed, { time: shortDateTime(logIn.usedAt) })}
                </p>
              </div>
              <Button
                size="small"
                aria-label={translate(texts.endLogInOn, { device: deviceOf(logIn) })}
                onClick={() => void end(logIn)}
              >
                {translate(texts.endLogIn)}
              </Button>
            </>
          )}
        </Rows>
      )}
    </Section>
  );
}
