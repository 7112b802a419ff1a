import type { listOwnFees } from '@pathshala/svc-catalog-contract/fees';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { Rows, Section } from './section.tsx';
import type { StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';

/** The fee accounts of the student, course by course; money is taken at the list of dues. */
export function FeesSection({ studentId }: StudentProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { paisa } = useFormat();
  const query = useApiQuery<typeof listOwnFees>('/courses/fees/accounts', { query: { studentId } });
  return (
    <Section
      title={translate(texts.fees)}
      links={[
        [`/boss/fees?studentId=${studentId}`, translate(texts.take)],
        [`/boss/fees/ledger?studentId=${studentId}`, translate(texts.ledger)],
      ]}
      query={query}
    >
      {({ items }) => (
        <Rows rows={items} keyOf={({ _id }) => _id} empty={translate(texts.noFees)}>
          {({ courseName, paidPaisa, balancePaisa, duePaisa }) => (
            <>
              <div className={styles['what']}>
                <p>{inLanguage(courseName)}</p>
                <p className={styles['quiet']}>
                  {translate(texts.paidOf, { paid: paisa(paidPaisa), balance: paisa(balancePaisa) })}
                </p>
              </div>
              {duePaisa > 0 ? (
                <Badge tone="bad">{translate(texts.due, { amount: paisa(duePaisa) })}</Badge>
              ) : (
                <Badge tone="good">{translate(texts.nothingDue)}</Badge>
              )}
            </>
          )}
        </Rows>
      )}
    </Section>
  );
}
