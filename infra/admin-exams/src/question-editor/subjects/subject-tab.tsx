import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { memo, type ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import type { SubjectDraft } from '../draft/question-draft.ts';
import styles from '../subjects-editor.module.css';

const texts = {
  question: { en: '1 question', bn: '১টি প্রশ্ন' },
};

export interface SubjectTabProps {
  readonly subject: SubjectDraft;
  readonly isOpen: boolean;
}

export const SubjectTab = memo(function SubjectTab({ subject, isOpen }: SubjectTabProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const editor = useEditor();
  const { key, subjectName, mcqs } = subject;
  return (
    <button
      type="button"
      className={styles['tab']}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => editor.open({ subject: key })}
    >
      {subjectName.trim() === '' ? translate(commonTexts.newSubject) : inLanguage(subjectName)}
      <span className={styles['count']}>
        {translate(mcqs.length === 1 ? texts.question : commonTexts.nQuestions, { n: mcqs.length })}
      </span>
    </button>
  );
});
