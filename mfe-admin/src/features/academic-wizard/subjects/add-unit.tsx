import { Button } from '@mantine/core';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SubmitEvent } from 'react';
import { sharedTexts } from '../../../texts.ts';
import { noNewUnit } from '../draft/course-draft.ts';
import { texts as academicWizardTexts } from '../texts.ts';
import { useWizard } from '../wizard-context.ts';
import styles from './subjects.module.css';

interface AddUnitProps {
  readonly subjectIndex: number;
  readonly onAdd: (title: string, description: string) => void;
}

/** A small form of its own: Enter adds the unit, and the focus returns to the title of the next one. */
export function AddUnit({ subjectIndex, onAdd }: AddUnitProps): ReactNode {
  const translate = useText();
  const { methods, showErrors, reveal } = useWizard();
  const path = `subjects.${subjectIndex}.newUnit` as const;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const { title, description } = methods.getValues(path);
    if (title.trim() === '') {
      showErrors({ [`${path}.title`]: translate(academicWizardTexts.unitTitleNeeded) });
      return;
    }
    onAdd(title.trim(), description.trim());
    methods.setValue(path, noNewUnit);
    methods.clearErrors(path);
    reveal(`${path}.title`);
  }

  return (
    <form className={styles['addUnit']} onSubmit={submit} noValidate>
      <Field name={`${path}.title`} />
      <Field name={`${path}.description`} />
      <Button type="submit" variant="light">
        {translate(sharedTexts.unitsAdd)}
      </Button>
    </form>
  );
}
