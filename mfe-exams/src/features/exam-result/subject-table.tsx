import type { Result } from '@pathshala/svc-exams-contract/http';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { useTexts } from '../../texts.ts';
import styles from './subject-table.module.css';

/** Marks and right, wrong and blank of each subject. */
export function SubjectTable({ subjects }: Pick<Result, 'subjects'>): ReactNode {
  const say = useTexts();
  const named = useNamed();
  const { number } = useFormat();
  return (
    <div className={styles['subjects']}>
      <h2>{say('result.bySubject')}</h2>
      <Table
        caption={say('result.bySubject')}
        rows={subjects}
        keyOf={({ subjectName }) => subjectName}
        columns={[
          { id: 'subject', title: say('result.subject'), cell: ({ subjectName }) => named(subjectName) },
          { id: 'marks', title: say('result.marks'), isNumber: true, cell: ({ score }) => number(score) },
          {
            id: 'correct',
            title: say('result.correct'),
            isNumber: true,
            cell: ({ correct }) => number(correct),
          },
          { id: 'wrong', title: say('result.wrong'), isNumber: true, cell: ({ wrong }) => number(wrong) },
          { id: 'blank', title: say('result.blank'), isNumber: true, cell: ({ blank }) => number(blank) },
        ]}
      />
    </div>
  );
}
