import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import type { ReactNode } from 'react';
import { useExamTexts } from '../texts.ts';
import { useExamCounts } from '../use-exam-counts.ts';
import styles from './save.module.css';

/** Number of subjects, questions and marks, and the Save button; always visible. */
export function ExamSaveBar(): ReactNode {
  const translate = useExamTexts();
  const { marks, subjects, questions } = useExamCounts();
  const counts = [
    translate('save.subjects', { n: subjects }),
    translate('save.questions', { n: questions }),
    translate('paper.points', { n: marks.max }),
  ];
  return (
    <SaveBar start={<span className={styles['counts']}>{counts.join(' · ')}</span>}>
      <SaveButton text={translate('save.save')} />
    </SaveBar>
  );
}
