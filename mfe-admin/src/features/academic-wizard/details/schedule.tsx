import { DateField } from '@pathshala/admin-kit/forms/date-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../../../wizard/wizard.module.css';
import { texts as academicWizardTexts } from '../texts.ts';
import { useWizard } from '../wizard-context.ts';
import { texts } from './texts.ts';

const dates = ['enrollmentStartDate', 'enrollmentEndDate', 'courseStartDate', 'courseEndDate'] as const;

export function Schedule(): ReactNode {
  const translate = useText();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.schedule)}</h2>
      <div className={styles['columns']}>
        {dates.map((name) => (
          <DateField
            key={name}
            control={control}
            name={name}
            label={translate(academicWizardTexts.label[name])}
          />
        ))}
        <NumberField
          control={control}
          name="totalDuration"
          label={translate(academicWizardTexts.totalDuration)}
          unit={translate(texts.hours)}
          storesText
        />
      </div>
    </section>
  );
}
