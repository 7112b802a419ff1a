import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useExamCounts } from '../use-exam-counts.ts';
import styles from './save.module.css';
import { texts } from './texts.ts';

/** Number of subjects, questions and marks, and the Save button; always visible. */
export function ExamSaveBar(): ReactNode {
  const translate = useText();
  const { marks, subjects, questions } = useExamCounts();
  const counts = [
    translate(texts.subjects, { n: subjects }),
    translate(texts.questions, { n: questions }),
    translate(texts.paperPoints, { n: marks.max }),
  ];
  return (
    <SaveBar start={<span className={styles['counts']}>{counts.join(' · ')}</span>}>
      <SaveButton text={translate(texts.save)} />
    </SaveBar>
  );
}
