import type { ReportCard, ReportedExam } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Table } from '@pathshala/web-kit/parts/table';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { texts as scoreTexts } from '../../scores/texts.ts';
import { RankCell } from './rank-cell.tsx';
import styles from './report-card.module.css';
import { texts } from './texts.ts';

interface ExamsTableProps {
  readonly card: ReportCard;
  readonly isOwn: boolean;
}

/** Each exam with its marks, and the rank where the exam is ranked: only the student may ask for it. */
export function ExamsTable({ card, isOwn }: ExamsTableProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const { exams, examCount } = card;
  const hasRanks = isOwn && exams.some(({ isRanked }) => isRanked);
  return (
    <section className={styles['part']}>
      <h2>{text(texts.examList)}</h2>
      {examCount > exams.length && <p>{text(texts.latestOf, { shown: exams.length, all: examCount })}</p>}
      <Table
        caption={text(texts.examList)}
        onPhone="cards"
        rows={exams}
        keyOf={({ resultId }) => resultId}
        columns={[
          {
            id: 'exam',
            title: text(commonTexts.exam),
            cell: linkOf,
          },
          { id: 'date', title: text(texts.date), cell: ({ dateTaken }) => format.shortDate(dateTaken) },
          { id: 'marks', title: text(commonTexts.marks), isNumber: true, cell: marksOf },
          {
            id: 'percent',
            title: text(texts.percent),
            isNumber: true,
            cell: shareOf,
          },
          {
            id: 'tally',
            title: `${text(scoreTexts.correct)} / ${text(scoreTexts.wrong)} / ${text(scoreTexts.blank)}`,
            isNumber: true,
            // A written exam has no questions to count.
            cell: ({ correct, wrong, blank }) =>
              correct + wrong + blank === 0
                ? '–'
                : [correct, wrong, blank].map((n) => format.number(n)).join(' / '),
          },
          ...(hasRanks
            ? [
                {
                  id: 'rank',
                  title: text(commonTexts.rank),
                  isNumber: true,
                  cell: rankOf,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

function linkOf(exam: ReportedExam): ReactNode {
  return <ResultLink exam={exam} />;
}

function marksOf(exam: ReportedExam): ReactNode {
  return <Marks exam={exam} />;
}

function shareOf(exam: ReportedExam): ReactNode {
  return <Share exam={exam} />;
}

function rankOf({ examId, isRanked }: ReportedExam): ReactNode {
  return isRanked ? <RankCell examId={examId} /> : '–';
}

function ResultLink({ exam: { resultId, title } }: { readonly exam: ReportedExam }): ReactNode {
  const named = useNamed();
  return <Link to={`/exams/results/${resultId}`}>{named(title)}</Link>;
}

function Marks({ exam: { score, totalMarks } }: { readonly exam: ReportedExam }): string {
  const text = useText();
  return score === null
    ? text(commonTexts.toBeDetermined)
    : text(commonTexts.scoreOfTotal, { score, total: totalMarks });
}

function Share({ exam: { score, totalMarks } }: { readonly exam: ReportedExam }): string {
  const { percent } = useFormat();
  return score === null || totalMarks <= 0 ? '–' : percent((score / totalMarks) * 100);
}
