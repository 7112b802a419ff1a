import { RichTextField } from '@pathshala/admin-kit/forms/rich-text-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { TextListField } from '@pathshala/admin-kit/forms/text-list-field';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { CardList } from '../../../wizard/card-list.tsx';
import styles from '../../../wizard/wizard.module.css';
import { useWizard } from '../wizard-context.ts';

const textLists = ['subjectAreas', 'studentRequirements', 'enrollmentProcessSteps'] as const;

/** The lists of step 1: three of plain texts, then features, testimonials and questions with answers. */
export function CourseLists(): ReactNode {
  const translate = useTexts();
  const { control } = useWizard().methods;
  return (
    <section className={styles['section']}>
      <h2>{translate('course.lists')}</h2>
      <div className={styles['columns']}>
        {textLists.map((name) => (
          <TextListField
            key={name}
            control={control}
            name={name}
            label={translate(`course.${name}`)}
            entryLabel={translate(`course.${name}One`)}
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
  const translate = useTexts();
  const { reveal } = useWizard();
  return (
    <CardList
      reveal={reveal}
      name="courseFeatures"
      title={translate('course.features')}
      addText={translate('course.addFeature')}
      empty={{ feature: '', description: '' }}
    >
      {(path) => (
        <>
          <TextField name={`${path}.feature`} label={translate('course.feature')} maxLength={200} />
          <TextField
            name={`${path}.description`}
            label={translate('course.featureText')}
            rows={2}
            maxLength={2000}
          />
        </>
      )}
    </CardList>
  );
}

function Testimonials(): ReactNode {
  const translate = useTexts();
  const { reveal } = useWizard();
  return (
    <CardList
      reveal={reveal}
      name="testimonials"
      title={translate('course.testimonials')}
      addText={translate('course.addTestimonial')}
      empty={{ studentName: '', enrolledYear: '', review: '' }}
    >
      {(path) => (
        <>
          <TextField name={`${path}.studentName`} label={translate('course.student')} maxLength={200} />
          <TextField name={`${path}.enrolledYear`} label={translate('course.enrolledYear')} maxLength={100} />
          <TextField name={`${path}.review`} label={translate('course.review')} rows={2} maxLength={2000} />
        </>
      )}
    </CardList>
  );
}

function Faqs(): ReactNode {
  const translate = useTexts();
  const { reveal } = useWizard();
  return (
    <CardList
      reveal={reveal}
      name="faqs"
      title={translate('course.faqs')}
      addText={translate('course.addFaq')}
      empty={{ question: '', answer: '' }}
    >
      {(path) => (
        <>
          <TextField name={`${path}.question`} label={translate('course.faqQuestion')} maxLength={500} />
          <RichTextField name={`${path}.answer`} label={translate('course.faqAnswer')} />
        </>
      )}
    </CardList>
  );
}
