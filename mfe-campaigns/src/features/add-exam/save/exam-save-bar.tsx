import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useExamCounts } from '../use-exam-counts.ts';
import styles from './save.module.css';

/** Number of subjects, questions and marks, and the Save button; always visible. */
export function ExamSaveBar(): ReactNode {
  const translate = useText();
  const { marks, subjects, questions } = useExamCounts();
  const counts = [
    translate(commonTexts.nSubjects, { n: subjects }),
    translate(commonTexts.nQuestions, { n: questions }),
    translate(commonTexts.nMarks, { n: marks.max }),
  ];
  return (
    <SaveBar start={<span className={styles['counts']}>{counts.join(' · ')}</span>}>
      <SaveButton text={translate(commonTexts.save)} />
    </SaveBar>
  );
}
