import type { readFeeAccount } from '@pathshala/svc-catalog-contract/fees';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './receipt.module.css';
import { texts } from './texts.ts';
import { usePayerName } from './use-payer-name.ts';

type Paper = 'sheet' | 'roll';

/** /fees/receipts/…: the receipt of a payment, for the student and for the cash desk (FEE-02). */
export function ReceiptPage(): ReactNode {
  const translate = useText();
  const user = useUser();
  const { id } = useParams();
  const [params] = useSearchParams();
  const [paper, setPaper] = useState<Paper>('sheet');
  const studentId = params.get('studentId') ?? '';
  const courseId = params.get('courseId') ?? '';
  const query = useApiQuery<typeof readFeeAccount>('/courses/fees/accounts/entries', {
    query: { studentId, courseId },
  });
  const print = (of: Paper): void => {
    flushSync(() => setPaper(of));
    globalThis.print();
  };
  return (
    <Page
      title={translate(texts.receiptTitle)}
      width="text"
      back={{
        to: user?.role === 'admin' ? '/boss/fees' : '/fees',
        text: translate(texts.back),
      }}
      actions={
        <>
          <Button kind="primary" data-print="no" onClick={() => print('sheet')}>
            {translate(texts.print)}
          </Button>
          <Button data-print="no" onClick={() => print('roll')}>
            {translate(texts.printRoll)}
          </Button>
        </>
      }
    >
      <QueryStates query={query}>
        {({ account, entries }) => {
          const entry = entries.find(({ _id, receipt }) => _id === id && receipt !== null);
          if (entry === undefined) return <Notice tone="attention">{translate(texts.notFound)}</Notice>;
          const isTakenBack = entries.some(
            ({ reversalOf, corrects }) => reversalOf === id && corrects === 'payment',
          );
          return (
            <>
              {isTakenBack && <Notice tone="bad">{translate(texts.takenBack)}</Notice>}
              <Receipt entry={entry} balancePaisa={account.balancePaisa} paper={paper} />
            </>
          );
        }}
      </QueryStates>
    </Page>
  );
}

interface ReceiptProps {
  readonly entry: LedgerEntry;
  readonly balancePaisa: number;
  readonly paper: Paper;
}

function Receipt({ entry, balancePaisa, paper }: ReceiptProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const school = useSiteName();
  const payer = usePayerName(entry.studentId);
  const { receipt, day, movedOn, courseName, method, reference, amountPaisa } = entry;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [translate(texts.number), format.digits(receipt ?? '')],
    [translate(texts.day), format.date(movedOn ?? day)],
    [translate(texts.student), payer],
    [translate(texts.course), inLanguage(courseName)],
    [translate(texts.paidBy), method === null ? '' : translate(texts.method[method])],
    [translate(texts.reference), reference],
    [translate(texts.received), <strong key="amount">{format.paisa(amountPaisa)}</strong>],
    [translate(texts.leftAfter), format.paisa(Math.max(0, balancePaisa))],
  ];
  return (
    <article className={styles['receipt']} data-paper={paper}>
      <h2>{school}</h2>
      <p>{translate(texts.receiptTitle)}</p>
      <Facts isList facts={facts.filter(([, value]) => value !== '')} />
      <p className={styles['signature']}>{translate(texts.signature)}</p>
    </article>
  );
}
