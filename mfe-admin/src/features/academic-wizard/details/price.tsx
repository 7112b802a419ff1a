import { MoneyField } from '@pathshala/admin-kit/forms/money-field';
import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import styles from '../../../wizard/wizard.module.css';
import { useWizard } from '../wizard-context.ts';
import { sharedTexts } from '../../../texts.ts';
import { texts } from './texts.ts';

export function Price(): ReactNode {
  const translate = useText();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate(sharedTexts.academicPrice)}</h2>
      <div className={styles['columns']}>
        <MoneyField
          control={control}
          name="price"
          label={translate(sharedTexts.academicPrice)}
          help={translate(sharedTexts.courseFeeHelp)}
          storesText
        />
        <MoneyField
          control={control}
          name="discountPrice"
          label={translate(sharedTexts.courseDiscount)}
          help={translate(texts.discountHelp)}
          isOptional
          storesText
        />
      </div>
      <Fee />
    </section>
  );
}

/** Shows the fee of a student, as CAT-03 does. */
function Fee(): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { control } = useWizard().methods;
  const typed = useWatch({ control, name: ['price', 'discountPrice'] });
  const [price = 0, discount = 0] = typed.map((text) => numberOf(text));
  const fee = Math.round((price - discount) * 100) / 100;
  return (
    <p className={styles['outcome']}>
      <output>
        {translate(texts.studentsPay)}{' '}
        <strong>
          {fee > 0 ? format.money(fee) : fee === 0 ? translate(sharedTexts.universities.free) : '–'}
        </strong>{' '}
        {fee >= 0 && discount > 0 && <s>{format.money(price)}</s>}
      </output>
    </p>
  );
}
