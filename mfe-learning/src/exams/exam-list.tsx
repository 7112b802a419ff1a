import type { ReactNode } from 'react';
import type { ExamPaths } from './exam-paths.ts';
import { ExamRow } from './exam-row.tsx';
import type { FoundExam } from './exam-types.ts';
import styles from './exams.module.css';

interface ExamListProps {
  readonly exams: readonly FoundExam[];
  readonly paths: ExamPaths;
}

export function ExamList({ exams, paths }: ExamListProps): ReactNode {
  return (
    <ul className={styles['list']}>
      {exams.map((exam) => (
        <ExamRow key={exam._id} exam={exam} paths={paths} />
      ))}
    </ul>
  );
}
