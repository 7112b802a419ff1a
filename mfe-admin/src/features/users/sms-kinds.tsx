import { Checkbox } from '@mantine/core';
import type { changeSmsKinds, readSmsKinds, SmsKindsView } from '@pathshala/svc-auth-contract/http';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { smsKindTexts as texts } from './sms-kind-texts.ts';
import styles from './users.module.css';

const path = '/notices/sms-kinds';

const kindNames: Readonly<Record<string, (typeof texts)[keyof typeof texts]>> = {
  courses: texts.courses,
  classes: texts.classes,
  exams: texts.exams,
  payments: texts.payments,
  assignments: texts.assignments,
  results: texts.results,
  answers: texts.answers,
  reviews: texts.reviews,
};

/** The kinds of notices that the school pays to send by SMS, none at first (NOT-06). */
export function SmsKinds(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readSmsKinds>(path, {});
  return (
    <section className={styles['rule']} aria-label={translate(texts.title)}>
      <h3>{translate(texts.title)}</h3>
      <QueryStates query={query} failedTitle={() => translate(texts.unread)}>
        {(stored) => <Kinds stored={stored} />}
      </QueryStates>
    </section>
  );
}

function Kinds({ stored }: { readonly stored: SmsKindsView }): ReactNode {
  const translate = useText();
  const { number, paisa } = useFormat();
  const { toast } = useServices();
  const { mutate, isPending, error, variables } = useApiMutation<typeof changeSmsKinds>('put', path, {
    invalidates: [path],
    onSuccess: () => toast.success(translate(texts.saved)),
  });
  const { rev, costPaisa, dailyParts } = stored;
  const chosen = isPending ? variables.body.kinds : stored.kinds;
  return (
    <>
      <p>{translate(texts.lead, { cost: paisa(costPaisa), n: number(dailyParts) })}</p>
      {error && (
        <Notice tone="bad" isLive>
          <p>{error.message}</p>
        </Notice>
      )}
      {kindsOf(kindNames).map(([kind, name]) => (
        <Checkbox
          key={kind}
          className={styles['smsKind'] ?? ''}
          label={translate(name)}
          checked={chosen.includes(kind)}
          disabled={isPending}
          onChange={({ currentTarget }) => {
            const others = stored.kinds.filter((other) => other !== kind);
            mutate({ body: { kinds: currentTarget.checked ? [...others, kind] : others, rev } });
          }}
        />
      ))}
    </>
  );
}

type Kind = SmsKindsView['kinds'][number];

const kindsOf = (names: typeof kindNames) =>
  Object.entries(names) as [Kind, (typeof texts)[keyof typeof texts]][];
