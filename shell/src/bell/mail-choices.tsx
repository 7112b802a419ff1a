import type { changeNoticeMails, readNoticeMails } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import styles from './notice-panel.module.css';

const path = '/notices/mails';

const kindNames = {
  courses: texts.courses,
  payments: texts.payments,
  assignments: commonTexts.assignments,
  results: texts.results,
  answers: texts.answers,
  school: texts.school,
  attendance: texts.attendance,
} as const;

/** A newer server may have kinds that this page cannot name yet. */
const isKnown = ({ kind }: { readonly kind: string }): boolean => Object.hasOwn(kindNames, kind);

/** Which kinds of notices are mailed, too (NOT-02). */
export function MailChoices(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readNoticeMails>(path, {});
  const { mutate, isPending, variables, error } = useApiMutation<typeof changeNoticeMails>('put', path, {
    invalidates: [path],
  });
  const changed = isPending ? variables.body : undefined;
  return (
    <QueryStates query={query}>
      {({ items }) => (
        <fieldset className={styles['choices']}>
          <legend>{translate(texts.chooseLead)}</legend>
          {error && (
            <Notice tone="bad" isLive>
              <p>{error.message}</p>
            </Notice>
          )}
          {items.filter(isKnown).map(({ kind, isOn }) => (
            <Checkbox
              key={kind}
              label={translate(kindNames[kind])}
              checked={changed?.kind === kind ? changed.isOn : isOn}
              aria-disabled={isPending}
              onChange={(event) => {
                if (!isPending) mutate({ body: { kind, isOn: event.target.checked } });
              }}
            />
          ))}
        </fieldset>
      )}
    </QueryStates>
  );
}
