import type { listCheckouts } from '@pathshala/svc-catalog-contract/checkout';
import type { listClaims } from '@pathshala/svc-catalog-contract/payment-claims';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { Rows, Section } from './section.tsx';
import { shownRows, type StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';

/** The latest payments: those that the student reported, and those through a provider. */
export function PaymentSections({ studentId, name }: StudentProps): ReactNode {
  const translate = useText();
  const { money, paisa } = useFormat();
  const query = { studentId, pageSize: shownRows };
  const claims = useApiQuery<typeof listClaims>('/courses/claims', { query });
  const checkouts = useApiQuery<typeof listCheckouts>('/courses/checkouts', { query });
  const q = encodeURIComponent(name);
  return (
    <>
      <Section
        title={translate(texts.claims)}
        links={[[`/boss/payment-claims?q=${q}`, translate(texts.all)]]}
        query={claims}
      >
        {({ items }) => (
          <Rows rows={items} keyOf={({ _id }) => _id} empty={translate(texts.noPayments)}>
            {({ courseName, amount, sentAt, state }) => (
              <Payment
                courseName={courseName}
                amount={money(amount)}
                at={sentAt}
                state={translate(texts.claimState[state])}
              />
            )}
          </Rows>
        )}
      </Section>
      <Section
        title={translate(texts.online)}
        links={[[`/boss/online-payments?q=${q}`, translate(texts.all)]]}
        query={checkouts}
      >
        {({ items }) => (
          <Rows rows={items} keyOf={({ _id }) => _id} empty={translate(texts.noPayments)}>
            {({ courseName, amountPaisa, createdAt, state }) => (
              <Payment
                courseName={courseName}
                amount={paisa(amountPaisa)}
                at={createdAt}
                state={translate(texts.checkoutState[state])}
              />
            )}
          </Rows>
        )}
      </Section>
    </>
  );
}

interface PaymentProps {
  readonly courseName: string;
  readonly amount: string;
  readonly at: string;
  readonly state: string;
}

function Payment({ courseName, amount, at, state }: PaymentProps): ReactNode {
  const inLanguage = useBilingual();
  const { shortDateTime } = useFormat();
  return (
    <>
      <div className={styles['what']}>
        <p>
          {amount}, {inLanguage(courseName)}
        </p>
        <p className={styles['quiet']}>{shortDateTime(at)}</p>
      </div>
      <Badge>{state}</Badge>
    </>
  );
}
