import { Button } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { memo, type ReactNode, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { removeAt } from '../draft/arrange.ts';
import type { SubjectDraft } from '../draft/course-draft.ts';
import type { Path } from '../draft/path.ts';
import { DraftField } from '../fields/draft-field.tsx';
import { useField, useValue, useWizard } from '../fields/wizard-context.ts';
import { QuestionList } from './question-list.tsx';
import styles from './years.module.css';

export const SubjectEditor = memo(function SubjectEditor({ path }: { readonly path: Path }): ReactNode {
  const say = useTexts();
  const { value, set } = useField<boolean>(`${path}.mandatory`);
  return (
    <div className={styles['subject']}>
      <div className={styles['subjectHead']}>
        <DraftField path={`${path}.subjectName`} label={say('subject.name')} maxLength={200} />
        <Checkbox
          label={say('subject.mandatory')}
          checked={value}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        <RemoveSubject path={path} />
      </div>
      <QuestionList path={`${path}.mcqs`} />
    </div>
  );
});

function RemoveSubject({ path }: { readonly path: Path }): ReactNode {
  const say = useTexts();
  const wizard = useWizard();
  const subject = useValue<SubjectDraft | undefined>(path);
  const [isAsking, ask] = useState(false);
  const count = subject?.mcqs.length ?? 0;
  const remove = () => {
    const cut = path.lastIndexOf('.');
    ask(false);
    wizard.arrange(path.slice(0, cut), removeAt(Number(path.slice(cut + 1))));
  };
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => (count > 0 ? ask(true) : remove())}>
        {say('subject.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={say('subject.removeTitle', { name: subject?.subjectName ?? '' })}
        confirmText={say('wizard.remove')}
        onClose={() => ask(false)}
        onConfirm={remove}
      >
        <p>{say('year.removeText', { n: count })}</p>
      </ConfirmDialog>
    </>
  );
}
