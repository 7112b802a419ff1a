import type { changeWorkMail, readWorkMail } from '@pathshala/svc-auth-contract/http';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from './start.module.css';
import { texts } from './texts.ts';

const path = '/users/work-mail';

/** Whether this administrator gets the daily mail of what waits. Nothing is shown while the accounts do not answer. */
export function DailyMail(): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const { data } = useApiQuery<typeof readWorkMail>(path, {});
  const { mutate, isPending } = useApiMutation<typeof changeWorkMail>('put', path, {
    invalidates: [path],
    onSuccess: ({ isOn }) => toast.success(translate(isOn ? texts.mailOn : texts.mailOff)),
    onError: ({ message }) => toast.error(message),
  });
  // Unseen it has its place already: nothing moves when the choice is known.
  return (
    <div className={styles['choice']} style={data ? undefined : { visibility: 'hidden' }}>
      <Checkbox
        label={translate(texts.mail)}
        checked={data?.isOn ?? false}
        aria-disabled={isPending}
        onChange={(event) => {
          if (!isPending) mutate({ body: { isOn: event.target.checked } });
        }}
      />
    </div>
  );
}
