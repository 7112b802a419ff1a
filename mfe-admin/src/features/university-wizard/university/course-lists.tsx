import { EntryCards } from '@pathshala/admin-kit/forms/entry-cards';
import { Field } from '@pathshala/admin-kit/forms/field';
import { TextListField } from '@pathshala/admin-kit/forms/text-list-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { admissionCourseFields } from '../../../resources/admission-course.fields.ts';
import styles from '../../../wizard/wizard.module.css';
import { useWizard } from '../wizard-context.ts';
import { sharedTexts } from '../../../texts.ts';
import { texts } from './texts.ts';

const textLists = ['subjectAreas', 'studentRequirements', 'enrollmentProcessSteps'] as const;

const lists = [
  ['courseFeatures', texts.addFeature, ['feature', 'description']],
  ['testimonials', sharedTexts.courseAddTestimonial, ['studentName', 'enrolledYear', 'review']],
  ['faqs', sharedTexts.courseAddFaq, ['question', 'answer']],
] as const;

/** The lists of step 1: three of plain texts, then features, testimonials and questions with answers. */
export function CourseLists(): ReactNode {
  const translate = useText();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate(sharedTexts.courseLists)}</h2>
      <div className={styles['columns']}>
        {textLists.map((name) => (
          <TextListField
            key={name}
            control={control}
            name={name}
            label={translate(admissionCourseFields[name].label)}
            entryLabel={translate(texts.listOne[name])}
          />
        ))}
      </div>
      {lists.map(([name, addText, fields]) => (
        <EntryCards
          key={name}
          name={name}
          addText={translate(addText)}
          empty={Object.fromEntries(fields.map((field) => [field, '']))}
        >
          {(path) => fields.map((field) => <Field key={field} name={`${path}.${field}`} />)}
        </EntryCards>
      ))}
    </section>
  );
}
