import { type ReactNode, useState } from 'react';
import { useDraftPart, useFieldError, useValue } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import type { QuestionDraft } from '../draft/question-draft.ts';
import { useText } from '@pathshala/web-kit/texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { QuestionRow } from './question-row.tsx';
import styles from './question-form.module.css';
import { useQuestions } from './use-questions.ts';

const texts = {
  title: { en: 'Questions ({n})', bn: 'প্রশ্ন ({n})' },
  add: { en: 'Add question', bn: 'প্রশ্ন যোগ করুন' },
  removeTitle: { en: 'Remove question {n}?', bn: 'প্রশ্ন {n} সরাবেন?' },
  removeText: { en: 'What is written in it is lost.', bn: 'এতে যা লেখা আছে তা হারিয়ে যাবে।' },
  remove: { en: 'Remove', bn: 'সরান' },
};

export interface QuestionListProps {
  readonly path: Path;
  /** Further ways to add questions, beside the button. */
  readonly children?: ReactNode;
}

/** The questions of a subject, one of them expanded. A row renders again only if its own question changes. */
export function QuestionList({ path, children }: QuestionListProps): ReactNode {
  const translate = useText();
  const questions = useValue<readonly QuestionDraft[]>(path);
  const error = useFieldError(path);
  const openKey = useDraftPart(({ location }) => location.question);
  const { add, remove } = useQuestions(path);
  const [toRemove, setToRemove] = useState<number>();
  return (
    <div data-path={path} tabIndex={-1} className={styles['questions']}>
      <h4>{translate(texts.title, { n: questions.length })}</h4>
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
            onRemove={setToRemove}
          />
        ))}
      </ol>
      <div className={styles['adders']}>
        <Button onClick={add}>{translate(texts.add)}</Button>
        {children}
      </div>
      <ConfirmDialog
        isOpen={toRemove !== undefined}
        isDangerous
        title={translate(texts.removeTitle, { n: (toRemove ?? 0) + 1 })}
        confirmText={translate(texts.remove)}
        onClose={() => setToRemove(undefined)}
        onConfirm={() => {
          if (toRemove !== undefined) remove(toRemove);
          setToRemove(undefined);
        }}
      >
        <p>{translate(texts.removeText)}</p>
      </ConfirmDialog>
    </div>
  );
}
