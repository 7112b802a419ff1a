import { useDraftState } from '@pathshala/admin-kit/draft/draft-context';
import { useFocusTarget } from '@pathshala/admin-kit/draft/use-focus-target';
import { SubjectChooser } from '@pathshala/admin-kit/question-form/subject-chooser';
import { type ReactNode, useMemo, useRef } from 'react';
import { PasteQuestions } from './aiken/paste-questions.tsx';
import type { ExamDraft } from './draft/exam-draft.ts';
import { reachableMarks } from './draft/marks.ts';
import { ExamRules } from './exam-rules.tsx';
import styles from './exam-form.module.css';
import { SaveBar } from './save/save-bar.tsx';
import { useExamTexts } from './texts.ts';

export interface ExamEditorProps {
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** The rules of the exam, its subjects with their questions, and Save. */
export function ExamEditor({ isSaving, onSave }: ExamEditorProps): ReactNode {
  const translate = useExamTexts();
  const root = useRef<HTMLDivElement>(null);
  const values = useDraftState().values as ExamDraft;
  const marks = useMemo(() => reachableMarks(values), [values]);
  useFocusTarget(root);
  return (
    <div ref={root} className={styles['form']}>
      <ExamRules marks={marks} />
      <section>
        <h2>{translate('paper.title')}</h2>
        <SubjectChooser path="subjects" Adders={PasteQuestions} />
      </section>
      <SaveBar marks={marks} isSaving={isSaving} onSave={onSave} />
    </div>
  );
}
