import { Paper } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { Field } from '@pathshala/admin-kit/forms/field';
import { IconButton } from '@pathshala/admin-kit/icons/icon-button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { admissionCourseFields as fields } from '../../../resources/admission-course.fields.ts';
import { sharedTexts } from '../../../texts.ts';
import { texts as wizardTexts } from '../../../wizard/texts.ts';
import styles from '../../../wizard/wizard.module.css';
import { questionCountOf, type UnitDraft } from '../draft/course-draft.ts';
import { texts as universityWizardTexts } from '../texts.ts';
import { useWizard } from '../wizard-context.ts';
import { texts } from './texts.ts';

interface UnitCardsProps {
  /** `id` is the key of react-hook-form. */
  readonly units: readonly (UnitDraft & { readonly id: string })[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Each unit with its name, its years and questions, and buttons to move and remove it. */
export function UnitCards({ units, onMove, onRemove }: UnitCardsProps): ReactNode {
  const translate = useText();
  return (
    <ol className={styles['units']}>
      {units.map((unit, index) => (
        <Paper key={unit.id} component="li" withBorder className={styles['unit'] ?? ''}>
          <Field
            name={`units.${index}.unitName`}
            label={translate(fields['units.unitName'].label, { n: index + 1 })}
          />
          <span className={styles['quiet']}>
            {translate(texts.years, { n: unit.years.length })} ·{' '}
            {translate(universityWizardTexts.yearsQuestions, {
              n: unit.years.reduce((sum, year) => sum + questionCountOf(year), 0),
            })}
          </span>
          <UnitTools index={index} count={units.length} onMove={onMove} onRemove={onRemove} />
        </Paper>
      ))}
    </ol>
  );
}

interface UnitToolsProps extends Omit<UnitCardsProps, 'units'> {
  readonly index: number;
  readonly count: number;
}

function UnitTools({ index, count, onMove, onRemove }: UnitToolsProps): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  const { methods } = useWizard();
  const moves = [
    { name: 'up', text: texts.wizardMoveUp, to: index - 1 },
    { name: 'down', text: texts.wizardMoveDown, to: index + 1 },
  ] as const;
  const unit = () => methods.getValues(`units.${index}`);
  const name = unit()?.unitName || translate(fields['units.unitName'].label, { n: index + 1 });
  async function remove(): Promise<void> {
    const { unitName, years } = unit();
    const isConfirmed =
      years.length === 0 ||
      (await confirm({
        isDangerous: true,
        title: translate(texts.removeTitle, { name: unitName }),
        body: <p>{translate(texts.removeText, { n: years.length })}</p>,
        confirmText: translate(sharedTexts.wizardRemove),
      }));
    if (isConfirmed) onRemove(index);
  }
  return (
    <span className={styles['tools']}>
      {moves.map(({ name: icon, text, to }) => (
        <IconButton
          key={icon}
          icon={icon}
          label={translate(text, { name })}
          isDisabled={to < 0 || to >= count}
          onClick={() => onMove(index, to)}
        />
      ))}
      <IconButton
        icon="remove"
        label={translate(wizardTexts.removeEntry, { name })}
        onClick={() => void remove()}
      />
    </span>
  );
}
