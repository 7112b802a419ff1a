import { Button, Paper } from '@mantine/core';
import { useFormErrors } from '@pathshala/admin-kit/forms/use-form-errors';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { memo, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { emptyYear } from '../draft/course-draft.ts';
import { texts as universityWizardTexts } from '../texts.ts';
import { useWizard } from '../wizard-context.ts';
import type { OutlinedUnit, OutlinedYear } from './outline.ts';
import styles from './years.module.css';
import { texts } from './texts.ts';

interface YearOutlineProps {
  readonly units: readonly OutlinedUnit[];
  readonly openYear: string | undefined;
}

/** A card for each unit, with its years. */
export const YearOutline = memo(function YearOutline({ units, openYear }: YearOutlineProps): ReactNode {
  const translate = useText();
  return (
    <nav className={styles['outline']} aria-label={translate(texts.title)}>
      {units.map((unit, index) => (
        <UnitCard key={unit.key} unit={unit} index={index} openYear={openYear} />
      ))}
    </nav>
  );
});

interface UnitCardProps extends Pick<YearOutlineProps, 'openYear'> {
  readonly unit: OutlinedUnit;
  readonly index: number;
}

function UnitCard({ unit, index, openYear }: UnitCardProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { methods, reveal } = useWizard();
  const path = `units.${index}.years` as const;
  const { append } = useFieldArray({ control: methods.control, name: path });
  const errors = useFormErrors();
  const isWrong = (year: number) => Object.keys(errors).some((at) => at.startsWith(`${path}.${year}.`));
  const add = () => {
    append(emptyYear(''), { shouldFocus: false });
    reveal(`${path}.${unit.years.length}.year`);
  };
  return (
    <Paper withBorder className={styles['unit'] ?? ''}>
      <h2 className={styles['unitName']}>{inLanguage(unit.unitName)}</h2>
      <ul className={styles['years']}>
        {unit.years.map((year, at) => (
          <li key={year.key}>
            <YearButton unit={unit} year={year} isOpen={year.key === openYear} isWrong={isWrong(at)} />
          </li>
        ))}
      </ul>
      <Button size="compact-sm" variant="subtle" onClick={add}>
        {translate(texts.add)}
        <VisuallyHidden> {inLanguage(unit.unitName)}</VisuallyHidden>
      </Button>
    </Paper>
  );
}

interface YearButtonProps {
  readonly unit: OutlinedUnit;
  readonly year: OutlinedYear;
  readonly isOpen: boolean;
  readonly isWrong: boolean;
}

function YearButton({ unit, year, isOpen, isWrong }: YearButtonProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { location } = useWizard();
  return (
    <button
      type="button"
      className={styles['year']}
      aria-current={isOpen ? 'true' : undefined}
      data-wrong={isWrong}
      onClick={() => location.set({ step: 'years', unit: unit.key, year: year.key })}
    >
      <span>
        {year.year === '' ? translate(universityWizardTexts.yearsUnnamed) : format.digits(year.year)}
      </span>
      <span className={styles['count']}>
        {isWrong
          ? translate(texts.wrong)
          : translate(universityWizardTexts.yearsQuestions, { n: year.questions })}
      </span>
    </button>
  );
}
