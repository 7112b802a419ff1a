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
  const translate = useTexts();
  return (
    <div className={styles['editor']}>
      <div className={styles['rules']}>
        <DraftField path={`${path}.year`} label={translate('year.year')} maxLength={100} />
        <DraftField path={`${path}.timeLimit`} kind="number" label={translate('year.timeLimit')} />
        <DraftField
          path={`${path}.totalMarks`}
          kind="number"
          label={translate('year.totalMarks')}
          help={translate('year.totalMarksHelp')}
        />
        <DraftField
          path={`${path}.requiredSubjects`}
          kind="number"
          label={translate('year.requiredSubjects')}
          help={translate('year.requiredSubjectsHelp')}
        />
        <DraftField
          path={`${path}.negativeMarkingPercentage`}
          kind="number"
          label={translate('year.negative')}
          help={translate('year.negativeHelp')}
        />
      </div>
      <SubjectChooser path={`${path}.subjects`} />
      <RemoveYear path={path} />
    </div>
  );
});

function RemoveYear({ path }: { readonly path: Path }): ReactNode {
  const translate = useTexts();
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
        {translate('year.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={translate('year.removeTitle', { year: String(year?.year ?? '') })}
        confirmText={translate('wizard.remove')}
        onClose={() => ask(false)}
        onConfirm={remove}
      >
        <p>{translate('year.removeText', { n: questions })}</p>
      </ConfirmDialog>
    </>
  );
}
