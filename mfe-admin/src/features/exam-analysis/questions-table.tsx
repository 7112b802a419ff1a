import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { type AnalysedQuestion, inOrder, type Order } from './analysis-values.ts';
import styles from './exam-analysis.module.css';
import { Findings } from './findings.tsx';
import { QuestionOpener } from './question-opener.tsx';
import { texts } from './texts.ts';

interface QuestionsTableProps {
  readonly questions: readonly AnalysedQuestion[];
  readonly onOpen: (questionId: string) => void;
}

/** All questions, at first those that an author should look at. */
export function QuestionsTable({ questions, onOpen }: QuestionsTableProps): ReactNode {
  const translate = useText();
  const [order, setOrder] = useState<Order>('findings');
  const sortedBy = (own: Order) => ({
    ...(order === own && { sort: 'ascending' as const }),
    onSort: () => setOrder(own),
  });
  const columns = useQuestionColumns(sortedBy, onOpen);
  return (
    <section>
      <h2>{translate(texts.questions)}</h2>
      <details className={styles['explain']}>
        <summary>{translate(texts.explain)}</summary>
        <p>{translate(texts.explainFacility)}</p>
        <p>{translate(texts.explainDiscrimination)}</p>
      </details>
      <Table
        onPhone="cards"
        caption={translate(texts.questions)}
        columns={columns}
        rows={inOrder(questions, order)}
        keyOf={({ questionId }) => questionId}
      />
    </section>
  );
}

function useQuestionColumns(
  sortedBy: SortedBy,
  onOpen: QuestionsTableProps['onOpen'],
): readonly Column<AnalysedQuestion>[] {
  const translate = useText();
  return [
    {
      id: 'question',
      title: translate(texts.question),
      ...sortedBy('number'),
      cell: (question) => <QuestionOpener question={question} onOpen={onOpen} />,
    },
    ...useNumberColumns(sortedBy),
    {
      id: 'findings',
      title: translate(texts.findings),
      ...sortedBy('findings'),
      cell: ({ findings }) => <Findings findings={findings} />,
    },
  ];
}

type SortedBy = (order: Order) => Pick<Column<AnalysedQuestion>, 'sort' | 'onSort'>;

function useNumberColumns(sortedBy: SortedBy): readonly Column<AnalysedQuestion>[] {
  const translate = useText();
  const { number, percent, duration } = useFormat();
  return [
    {
      id: 'facility',
      title: translate(texts.facility),
      isNumber: true,
      ...sortedBy('facility'),
      cell: ({ count, facility }) => (count === 0 ? translate(texts.none) : percent(facility * 100)),
    },
    {
      id: 'discrimination',
      title: translate(texts.discrimination),
      isNumber: true,
      ...sortedBy('discrimination'),
      cell: ({ discrimination }) =>
        discrimination === null
          ? translate(texts.none)
          : number(discrimination, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    },
    {
      id: 'time',
      title: translate(texts.time),
      isNumber: true,
      cell: ({ meanSeconds }) =>
        meanSeconds === null ? translate(texts.none) : duration(meanSeconds * 1000),
    },
  ];
}
