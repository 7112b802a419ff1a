import { removeAt } from '@pathshala/admin-kit/draft/arrange';
import { useValue } from '@pathshala/admin-kit/draft/draft-context';
import type { Path } from '@pathshala/admin-kit/draft/path';
import { DraftField } from '@pathshala/admin-kit/draft-fields/draft-field';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { SubjectChooser } from '@pathshala/admin-kit/question-form/subject-chooser';
import { memo, type ReactNode, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import type { YearDraft } from '../draft/course-draft.ts';
import { useWizard } from '../fields/wizard-context.ts';
import styles from './years.module.css';

/** One past exam: its rules, its subjects and their questions. */
export const YearEditor = memo(function YearEditor({ path }: { readonly path: Path }): ReactNode {
  const say = useTexts();
  return (
    <div className={styles['editor']}>
      <div className={styles['rules']}>
        <DraftField path={`${path}.year`} label={say('year.year')} maxLength={100} />
        <DraftField path={`${path}.timeLimit`} kind="number" label={say('year.timeLimit')} />
        <DraftField
          path={`${path}.totalMarks`}
          kind="number"
          label={say('year.totalMarks')}
          help={say('year.totalMarksHelp')}
        />
        <DraftField
          path={`${path}.requiredSubjects`}
          kind="number"
          label={say('year.requiredSubjects')}
          help={say('year.requiredSubjectsHelp')}
        />
        <DraftField
          path={`${path}.negativeMarkingPercentage`}
          kind="number"
          label={say('year.negative')}
          help={say('year.negativeHelp')}
        />
      </div>
      <SubjectChooser path={`${path}.subjects`} />
      <RemoveYear path={path} />
    </div>
  );
});

function RemoveYear({ path }: { readonly path: Path }): ReactNode {
  const say = useTexts();
  const wizard = useWizard();
  const year = useValue<YearDraft | undefined>(path);
  const [isAsking, ask] = useState(false);
  const questions = year?.subjects.reduce((sum, { mcqs }) => sum + mcqs.length, 0) ?? 0;
  const [list, index] = [path.slice(0, path.lastIndexOf('.')), Number(path.slice(path.lastIndexOf('.') + 1))];
  const remove = () => {
    ask(false);
    wizard.goTo({ step: 'years' });
    wizard.arrange(list, removeAt(index));
  };
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => (year?.subjects.length ? ask(true) : remove())}>
        {say('year.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={say('year.removeTitle', { year: String(year?.year ?? '') })}
        confirmText={say('wizard.remove')}
        onClose={() => ask(false)}
        onConfirm={remove}
      >
        <p>{say('year.removeText', { n: questions })}</p>
      </ConfirmDialog>
    </>
  );
}
