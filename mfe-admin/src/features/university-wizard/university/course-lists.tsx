import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { TextListField } from '@pathshala/admin-kit/forms/text-list-field';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { CardList } from '../../../wizard/card-list.tsx';
import styles from '../../../wizard/wizard.module.css';
import { useWizard } from '../wizard-context.ts';
import { sharedTexts } from '../../../texts.ts';
import { texts as universityWizardTexts } from '../texts.ts';
import { texts } from './texts.ts';

const textLists = ['subjectAreas', 'studentRequirements', 'enrollmentProcessSteps'] as const;

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
            label={translate(universityWizardTexts.list[name])}
            entryLabel={translate(texts.listOne[name])}
          />
        ))}
      </div>
      <Features />
      <Testimonials />
      <Faqs />
    </section>
  );
}

function Features(): ReactNode {
  const translate = useText();
  const { reveal } = useWizard();
  return (
    <CardList
      reveal={reveal}
      name="courseFeatures"
      title={translate(universityWizardTexts.courseFeatures)}
      addText={translate(texts.addFeature)}
      empty={{ feature: '', description: '' }}
    >
      {(path) => (
        <>
          <TextField name={`${path}.feature`} label={translate(texts.feature)} maxLength={200} />
          <TextField
            name={`${path}.description`}
            label={translate(texts.featureText)}
            rows={2}
            maxLength={2000}
          />
        </>
      )}
    </CardList>
  );
}

function Testimonials(): ReactNode {
  const translate = useText();
  const { reveal } = useWizard();
  return (
    <CardList
      reveal={reveal}
      name="testimonials"
      title={translate(sharedTexts.courseTestimonials)}
      addText={translate(sharedTexts.courseAddTestimonial)}
      empty={{ studentName: '', enrolledYear: '', review: '' }}
    >
      {(path) => (
        <>
          <TextField
            name={`${path}.studentName`}
            label={translate(sharedTexts.courseStudent)}
            maxLength={200}
          />
          <TextField name={`${path}.enrolledYear`} label={translate(texts.enrolledYear)} maxLength={100} />
          <TextField name={`${path}.review`} label={translate(texts.review)} rows={2} maxLength={2000} />
        </>
      )}
    </CardList>
  );
}

function Faqs(): ReactNode {
  const translate = useText();
  const { reveal } = useWizard();
  return (
    <CardList
      reveal={reveal}
      name="faqs"
      title={translate(sharedTexts.courseFaqs)}
      addText={translate(sharedTexts.courseAddFaq)}
      empty={{ question: '', answer: '' }}
    >
      {(path) => (
        <>
          <TextField
            name={`${path}.question`}
            label={translate(sharedTexts.courseFaqQuestion)}
            maxLength={500}
          />
          <RichTextField name={`${path}.answer`} label={translate(sharedTexts.courseFaqAnswer)} />
        </>
      )}
    </CardList>
  );
}
