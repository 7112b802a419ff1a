import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import type { QuestionDraft } from '../draft/course-draft.ts';
import type { Path } from '../draft/path.ts';
import { useFieldError, useValue, useWizardPart } from '../fields/wizard-context.ts';
import { QuestionRow } from './question-row.tsx';
import { useQuestions } from './use-questions.ts';
import styles from './years.module.css';

/** The questions of a subject, one of them open. A row is drawn again only when its own question changes. */
export function QuestionList({ path }: { readonly path: Path }): ReactNode {
  const say = useTexts();
  const questions = useValue<readonly QuestionDraft[]>(path);
  const error = useFieldError(path);
  const openKey = useWizardPart(({ where }) => where.question);
  const { add, remove } = useQuestions(path);
  const [leaving, setLeaving] = useState<number>();
  return (
    <div data-place={path} tabIndex={-1} className={styles['questions']}>
      <h4>{say('question.title', { n: questions.length })}</h4>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      <ol className={styles['rows']}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.key}
            path={path}
            index={index}
            count={questions.length}
            question={question}
            isOpen={question.key === openKey}
            onRemove={setLeaving}
          />
        ))}
      </ol>
      <Button onClick={add}>{say('question.add')}</Button>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        isDangerous
        title={say('question.removeTitle', { n: (leaving ?? 0) + 1 })}
        confirmText={say('wizard.remove')}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving !== undefined) remove(leaving);
          setLeaving(undefined);
        }}
      >
        <p>{say('question.removeText')}</p>
      </ConfirmDialog>
    </div>
  );
}
