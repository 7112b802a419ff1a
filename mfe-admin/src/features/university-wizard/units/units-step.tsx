import { Alert, Button } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useFormErrors } from '@pathshala/admin-kit/forms/use-form-errors';
import { isSameName } from '@pathshala/rules/paper-rules';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode, SubmitEvent } from 'react';
import { useFieldArray } from 'react-hook-form';
import { sharedTexts } from '../../../texts.ts';
import styles from '../../../wizard/wizard.module.css';
import { type CourseDraft, emptyUnit, type UnitDraft } from '../draft/course-draft.ts';
import { texts as universityWizardTexts } from '../texts.ts';
import { useWizard } from '../wizard-context.ts';
import { UnitCards } from './unit-cards.tsx';
import { texts } from './texts.ts';

/** Step 2: the units. */
export function UnitsStep({ isEditing }: { readonly isEditing: boolean }): ReactNode {
  const translate = useText();
  const { methods } = useWizard();
  const units = useFieldArray({ control: methods.control, name: 'units' });
  const error = useFormErrors()['units'];
  const replace = (unitName: string, index: number) => {
    if (index !== -1) units.remove(index);
    units.append(emptyUnit(unitName), { shouldFocus: false });
  };
  return (
    <section className={styles['section']} data-path="units" tabIndex={-1}>
      <h2>{translate(texts.title)}</h2>
      {isEditing && units.fields.length === 0 && (
        <Alert color="marigold" mb="md">
          {translate(texts.none)}
        </Alert>
      )}
      {error !== undefined && (
        <Alert color="red" role="alert" mb="md">
          {error}
        </Alert>
      )}
      <UnitCards units={units.fields} onMove={units.move} onRemove={units.remove} />
      <AddUnit units={units.fields} onAdd={replace} />
    </section>
  );
}

interface AddUnitProps {
  readonly units: readonly UnitDraft[];
  /** `index` is that of the unit which is replaced, or -1. */
  readonly onAdd: (unitName: string, index: number) => void;
}

/** A unit added under an existing name replaces that unit (spec §5), after a confirmation. */
function AddUnit({ units, onAdd }: AddUnitProps): ReactNode {
  const translate = useText();
  const { methods, showErrors } = useWizard();
  const confirm = useConfirm();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const unitName = methods.getValues('newUnit').trim();
    if (unitName === '') {
      showErrors({ newUnit: translate(universityWizardTexts.checkUnitName) });
      return;
    }
    const current = methods.getValues('units');
    const index = current.findIndex((unit) => isSameName(unit.unitName, unitName));
    const years = current[index]?.years.length ?? 0;
    const isConfirmed =
      years === 0 ||
      (await confirm({
        isDangerous: true,
        title: translate(texts.replaceTitle, { name: current[index]?.unitName ?? '' }),
        body: <p>{translate(texts.replaceText, { n: years })}</p>,
        confirmText: translate(texts.replace),
      }));
    if (!isConfirmed) return;
    onAdd(unitName, index);
    methods.setValue('newUnit', '');
    methods.clearErrors('newUnit');
  }

  return (
    <form className={styles['addUnit']} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles['addUnitName']}>
        <Field<CourseDraft> name="newUnit" {...(units.length > 0 && { help: translate(texts.nameHelp) })} />
      </div>
      <Button type="submit" variant="light">
        {translate(sharedTexts.unitsAdd)}
      </Button>
    </form>
  );
}
