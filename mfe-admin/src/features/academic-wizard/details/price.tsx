import { Field } from '@pathshala/admin-kit/forms/field';
import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { academicCourseFields } from '../../../resources/academic-course.fields.ts';
import styles from '../../../wizard/wizard.module.css';
import type { CourseDraft } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';
import { sharedTexts } from '../../../texts.ts';
import { texts } from './texts.ts';

export function Price(): ReactNode {
  const translate = useText();
  return (
    <section className={styles['section']}>
      <h2>{translate(academicCourseFields.price.label)}</h2>
      <div className={styles['columns']}>
        <Field<CourseDraft> name="price" />
        <Field<CourseDraft> name="discountPrice" />
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
