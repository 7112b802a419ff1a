import { useValue } from '@pathshala/admin-kit/draft/draft-context';
import { Button } from '@pathshala/web-kit/parts/button';
import type { SubjectDraft } from '@pathshala/admin-kit/draft/question-draft';
import type { ReactNode } from 'react';
import type { ReachableMarks } from '../draft/marks.ts';
import { questionCount } from '../draft/marks.ts';
import { useExamTexts } from '../texts.ts';
import styles from './save.module.css';

export interface SaveBarProps {
  readonly marks: ReachableMarks;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** Number of subjects, questions and marks, and the Save button; always visible. */
export function SaveBar({ marks, isSaving, onSave }: SaveBarProps): ReactNode {
  const translate = useExamTexts();
  const subjects = useValue<readonly SubjectDraft[]>('subjects');
  const counts = [
    translate('save.subjects', { n: subjects.length }),
    translate('save.questions', { n: questionCount({ subjects }) }),
    translate('paper.points', { n: marks.max }),
  ];
  return (
    <div className={styles['bar']}>
      <span className={styles['counts']}>{counts.join(' · ')}</span>
      <Button kind="primary" isBusy={isSaving} onClick={onSave}>
        {translate('save.save')}
      </Button>
    </div>
  );
}
