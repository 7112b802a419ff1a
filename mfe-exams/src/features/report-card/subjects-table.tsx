import type { ReportCard } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { texts as scoreTexts } from '../../scores/texts.ts';
import styles from './report-card.module.css';
import { texts } from './texts.ts';

/** Shows what was right, wrong and blank in each subject over all exams of the card. */
export function SubjectsTable({ subjects }: Pick<ReportCard, 'subjects'>): ReactNode {
  const text = useText();
  const named = useNamed();
  const { number, percent } = useFormat();
  return (
    <section className={styles['part']}>
      <h2>{text(texts.bySubject)}</h2>
      <Table
        caption={text(texts.bySubject)}
        onPhone="cards"
        rows={subjects}
        keyOf={({ subjectName }) => subjectName}
        columns={[
          { id: 'subject', title: text(commonTexts.subject), cell: ({ subjectName }) => named(subjectName) },
          {
            id: 'questions',
            title: text(commonTexts.questions),
            isNumber: true,
            cell: ({ correct, wrong, blank }) => number(correct + wrong + blank),
          },
          {
            id: 'correct',
            title: text(scoreTexts.correct),
            isNumber: true,
            cell: ({ correct }) => number(correct),
          },
          { id: 'wrong', title: text(scoreTexts.wrong), isNumber: true, cell: ({ wrong }) => number(wrong) },
          { id: 'blank', title: text(scoreTexts.blank), isNumber: true, cell: ({ blank }) => number(blank) },
          {
            id: 'share',
            title: text(texts.rightShare),
            isNumber: true,
            cell: ({ correct, wrong, blank }) =>
              percent((correct / Math.max(1, correct + wrong + blank)) * 100),
          },
          { id: 'marks', title: text(commonTexts.marks), isNumber: true, cell: ({ score }) => number(score) },
        ]}
      />
    </section>
  );
}
