import type { StatementComparison, StatementLine } from '@pathshala/svc-catalog-contract/statements';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../../bulk/bulk.module.css';
import { outcomes, texts } from './texts.ts';

interface StatementResultProps {
  readonly result: StatementComparison;
  /** Numbers of lines that could not be read. */
  readonly unread: readonly number[];
}

/** Lines that need a person come first, then those that match. */
const order = ['differs', 'failed', 'doubled', 'unclaimed', 'matches', 'approved', 'decided', 'online'];

const shownUnread = 20;

export function StatementResult({ result, unread }: StatementResultProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { missing } = result;
  const numbers = unread.slice(0, shownUnread).map((line) => format.number(line));
  return (
    <>
      {unread.length > 0 && (
        <Notice tone="attention">
          <p>
            {translate(texts.unread, {
              lines: numbers.join(', ') + (unread.length > shownUnread ? '…' : ''),
            })}
          </p>
        </Notice>
      )}
      <section className={styles['section']}>
        <h2>{translate(texts.lines)}</h2>
        <Lines lines={result.lines} />
      </section>
      {missing.length > 0 && (
        <section className={styles['section']}>
          <h2>{translate(texts.missing)}</h2>
          <p className={styles['help']}>{translate(texts.missingText)}</p>
          <Missing missing={missing} />
        </section>
      )}
    </>
  );
}

interface NumberedLine extends StatementLine {
  readonly number: number;
}

function Lines({ lines }: Pick<StatementComparison, 'lines'>): ReactNode {
  const translate = useText();
  const format = useFormat();
  const inLanguage = useBilingual();
  const outcomeOf = useOutcome();
  const numbered = lines.map((line, number) => ({ ...line, number }));
  const rows = numbered.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));
  return (
    <Table<NumberedLine>
      caption={translate(texts.lines)}
      rows={rows}
      keyOf={({ number }) => String(number)}
      onPhone="cards"
      columns={[
        { id: 'transaction', title: translate(texts.transactionId), cell: (line) => line.transactionId },
        {
          id: 'amount',
          title: translate(texts.amount),
          isNumber: true,
          cell: ({ amountPaisa }) => format.paisa(amountPaisa),
        },
        {
          id: 'date',
          title: translate(texts.date),
          cell: ({ day }) => (day === '' ? '–' : format.shortDate(`${day}T06:00:00.000Z`)),
        },
        {
          id: 'outcome',
          title: translate(texts.outcome),
          cell: outcomeOf,
        },
        { id: 'student', title: translate(texts.student), cell: ({ claim }) => claim?.studentName || '–' },
        {
          id: 'course',
          title: translate(texts.course),
          cell: ({ claim }) => (claim === null ? '–' : inLanguage(claim.courseName)),
        },
      ]}
    />
  );
}

/** The outcome of a line, with what was claimed where it is another amount. */
function useOutcome(): (line: StatementLine) => ReactNode {
  const translate = useText();
  const format = useFormat();
  return ({ outcome, claim }) => {
    const { tone, text } = outcomes[outcome];
    const isDifferent = outcome === 'differs' && claim !== null;
    const claimed = isDifferent
      ? `, ${translate(texts.claimed, { amount: format.paisa(claim.amountPaisa) })}`
      : '';
    return <Badge tone={tone}>{translate(text) + claimed}</Badge>;
  };
}

function Missing({ missing }: Pick<StatementComparison, 'missing'>): ReactNode {
  const translate = useText();
  const format = useFormat();
  const inLanguage = useBilingual();
  return (
    <Table
      caption={translate(texts.missing)}
      rows={missing}
      keyOf={({ claimId }) => claimId}
      onPhone="cards"
      columns={[
        { id: 'student', title: translate(texts.student), cell: ({ studentName }) => studentName || '–' },
        { id: 'transaction', title: translate(texts.transactionId), cell: (claim) => claim.transactionId },
        {
          id: 'amount',
          title: translate(texts.amount),
          isNumber: true,
          cell: ({ amountPaisa }) => format.paisa(amountPaisa),
        },
        { id: 'course', title: translate(texts.course), cell: ({ courseName }) => inLanguage(courseName) },
      ]}
    />
  );
}
