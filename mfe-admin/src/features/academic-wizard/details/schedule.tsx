import { DateField } from '@pathshala/admin-kit/forms/date-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from '../../../wizard/wizard.module.css';
import { useWizard } from '../wizard-context.ts';

const dates = ['enrollmentStartDate', 'enrollmentEndDate', 'courseStartDate', 'courseEndDate'] as const;

export function Schedule(): ReactNode {
  const translate = useTexts();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate('academic.schedule')}</h2>
      <div className={styles['columns']}>
        {dates.map((name) => (
          <DateField key={name} control={control} name={name} label={translate(`academic.${name}`)} />
        ))}
        <NumberField
          control={control}
          name="totalDuration"
          label={translate('academic.totalDuration')}
          unit={translate('academic.hours')}
          storesText
        />
      </div>
    </section>
  );
}
