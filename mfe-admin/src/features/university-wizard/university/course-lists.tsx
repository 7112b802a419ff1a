import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { ListRows } from '../fields/list-rows.tsx';
import styles from '../wizard.module.css';

const textLists = ['subjectAreas', 'studentRequirements', 'enrollmentProcessSteps'] as const;

/** The lists of step 1: three of plain texts, then features, testimonials and questions with answers. */
export function CourseLists(): ReactNode {
  const say = useTexts();
  return (
    <section className={styles['section']}>
      <h2>{say('course.lists')}</h2>
      <div className={styles['columns']}>
        {textLists.map((name) => (
          <ListRows
            key={name}
            path={name}
            title={say(`course.${name}`)}
            addText={say('wizard.add')}
            empty=""
            fields={[{ label: say(`course.${name}One`) }]}
          />
        ))}
      </div>
      <ListRows
        path="courseFeatures"
        title={say('course.features')}
        addText={say('course.addFeature')}
        empty={{ feature: '', description: '' }}
        fields={[
          { name: 'feature', label: say('course.feature') },
          { name: 'description', label: say('course.featureText'), isArea: true },
        ]}
      />
      <ListRows
        path="testimonials"
        title={say('course.testimonials')}
        addText={say('course.addTestimonial')}
        empty={{ studentName: '', enrolledYear: '', review: '' }}
        fields={[
          { name: 'studentName', label: say('course.student') },
          { name: 'enrolledYear', label: say('course.enrolledYear') },
          { name: 'review', label: say('course.review'), isArea: true },
        ]}
      />
      <ListRows
        path="faqs"
        title={say('course.faqs')}
        addText={say('course.addFaq')}
        empty={{ question: '', answer: '' }}
        fields={[
          { name: 'question', label: say('course.faqQuestion') },
          { name: 'answer', label: say('course.faqAnswer'), isArea: true },
        ]}
      />
    </section>
  );
}
