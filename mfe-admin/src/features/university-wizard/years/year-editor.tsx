import { Button } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { Field } from '@pathshala/admin-kit/forms/field';
import { OpaqueField } from '@pathshala/admin-kit/forms/opaque-field';
import type { SubjectDraft } from '@pathshala/admin-exams/question-editor/question-draft';
import { paperRules } from '@pathshala/admin-exams/question-editor/question-rules';
import { SubjectsEditor } from '@pathshala/admin-exams/question-editor/subjects-editor';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { memo, type ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { analysisPath } from '../../../exam-questions/paths.ts';
import { BankPicker } from '../../../question-picker/bank-picker.tsx';
import { DrawPaper } from '../../../question-picker/draw-paper.tsx';
import { sharedTexts } from '../../../texts.ts';
import { copiedYear, questionCountOf } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';
import styles from './years.module.css';
import { texts as yearsTexts } from './texts.ts';

const rules = ['year', 'timeLimit', 'totalMarks', 'requiredSubjects', 'negativeMarkingPercentage'] as const;

interface YearEditorProps {
  /** Index of the unit. */
  readonly unit: number;
  /** Index of the year in it. */
  readonly year: number;
}

/** One past exam: its rules, its subjects and their questions. */
export const YearEditor = memo(function YearEditor({ unit, year }: YearEditorProps): ReactNode {
  const path = `units.${unit}.years.${year}` as const;
  return (
    <>
      <div className={styles['rules']}>
        {rules.map((name) => (
          <Field key={name} name={`${path}.${name}`} />
        ))}
      </div>
      <OpaqueField<readonly SubjectDraft[]> name={`${path}.subjects`}>
        {(editor) => <SubjectsEditor {...editor} rules={paperRules} adders={BankPicker} papers={DrawPaper} />}
      </OpaqueField>
      <div className={styles['foot']}>
        <YearAnalysis unit={unit} year={year} />
        <CopyYear unit={unit} year={year} />
        <RemoveYear unit={unit} year={year} />
      </div>
    </>
  );
});

const texts = { analysis: commonTexts.analysis };

/** A year that was never saved has no paper yet. */
function YearAnalysis({ unit, year }: YearEditorProps): ReactNode {
  const translate = useText();
  const { methods } = useWizard();
  const id = useWatch({ control: methods.control, name: `units.${unit}.years.${year}._id` });
  if (id === undefined) return null;
  return (
    <LinkButton kind="quiet" size="small" to={analysisPath(id)}>
      {translate(texts.analysis)}
    </LinkButton>
  );
}

/** Adds the year once more to its unit; nothing is stored before the save. */
function CopyYear({ unit, year }: YearEditorProps): ReactNode {
  const translate = useText();
  const { methods, reveal } = useWizard();
  const path = `units.${unit}.years` as const;
  const { append } = useFieldArray({ control: methods.control, name: path });
  const copy = (): void => {
    const years = methods.getValues(path);
    const copied = years[year];
    if (copied === undefined) return;
    append(copiedYear(copied), { shouldFocus: false });
    reveal(`${path}.${years.length}.year`);
  };
  return (
    <Button variant="subtle" size="compact-sm" onClick={copy}>
      {translate(yearsTexts.copy)}
    </Button>
  );
}

function RemoveYear({ unit, year }: YearEditorProps): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  const { methods, location } = useWizard();
  const { remove } = useFieldArray({ control: methods.control, name: `units.${unit}.years` });
  async function ask(): Promise<void> {
    const removed = methods.getValues(`units.${unit}.years.${year}`);
    const isConfirmed =
      removed.subjects.get().length === 0 ||
      (await confirm({
        isDangerous: true,
        title: translate(yearsTexts.removeTitle, { year: String(removed.year) }),
        body: <p>{translate(yearsTexts.removeText, { n: questionCountOf(removed) })}</p>,
        confirmText: translate(sharedTexts.wizardRemove),
      }));
    if (!isConfirmed) return;
    location.set({ step: 'years' });
    remove(year);
  }
  return (
    <Button variant="subtle" color="red" size="compact-sm" onClick={() => void ask()}>
      {translate(yearsTexts.remove)}
    </Button>
  );
}
