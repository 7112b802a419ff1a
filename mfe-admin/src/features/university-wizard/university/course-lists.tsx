import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { ListRows } from '../fields/list-rows.tsx';
import styles from '../wizard.module.css';

const textLists = ['subjectAreas', 'studentRequirements', 'enrollmentProcessSteps'] as const;

/** The lists of step 1: three of plain texts, then features, testimonials and questions with answers. */
export function CourseLists(): ReactNode {
  const translate = useTexts();
  return (
    <section className={styles['section']}>
      <h2>{translate('course.lists')}</h2>
      <div className={styles['columns']}>
        {textLists.map((name) => (
          <ListRows
            key={name}
            path={name}
            title={translate(`course.${name}`)}
            addText={translate('wizard.add')}
            empty=""
            fields={[{ label: translate(`course.${name}One`) }]}
          />
        ))}
      </div>
      <ListRows
        path="courseFeatures"
        title={translate('course.features')}
        addText={translate('course.addFeature')}
        empty={{ feature: '', description: '' }}
        fields={[
          { name: 'feature', label: translate('course.feature') },
          { name: 'description', label: translate('course.featureText'), isArea: true },
        ]}
      />
      <ListRows
        path="testimonials"
        title={translate('course.testimonials')}
        addText={translate('course.addTestimonial')}
        empty={{ studentName: '', enrolledYear: '', review: '' }}
        fields={[
          { name: 'studentName', label: translate('course.student') },
          { name: 'enrolledYear', label: translate('course.enrolledYear') },
          { name: 'review', label: translate('course.review'), isArea: true },
        ]}
      />
      <ListRows
        path="faqs"
        title={translate('course.faqs')}
        addText={translate('course.addFaq')}
        empty={{ question: '', answer: '' }}
        fields={[
          { name: 'question', label: translate('course.faqQuestion') },
          { name: 'answer', label: translate('course.faqAnswer'), isArea: true },
        ]}
      />
    </section>
  );
}
