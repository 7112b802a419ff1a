import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AdmissionCourse, SampleQuestion } from '../../courses/course-types.ts';
import { Faqs } from '../../courses/faqs.tsx';
import { RateCourse } from '../../ratings/rate-course.tsx';
import { SampleQuestions } from '../../courses/sample-questions/sample-questions.tsx';
import { Teacher } from '../../courses/teacher.tsx';
import { TestimonialCards } from '../../courses/testimonial-cards.tsx';
import { TextList } from '../../courses/text-list.tsx';
import { texts } from '../../courses/texts.ts';
import { CourseNumbers } from './course-numbers.tsx';
import styles from './course-text.module.css';
import { UnitPapers } from './unit-papers.tsx';
import { texts as admissionDetailTexts } from './texts.ts';

export interface CourseTextProps {
  readonly course: AdmissionCourse;
  readonly samples: readonly SampleQuestion[];
}

/** The texts of a course; empty parts are omitted. */
export function CourseText({ course, samples }: CourseTextProps): ReactNode {
  const ownText = useText();
  const inLanguage = useBilingual();
  const testimonials = course.testimonials.map(({ studentName, enrolledYear, review }) => ({
    name: studentName,
    about: String(enrolledYear),
    text: review,
  }));
  return (
    <div className={styles['text']}>
      <CourseNumbers course={course} />
      <RichText html={inLanguage(course.description)} />
      <Features features={course.courseFeatures} />
      <UnitPapers units={course.units} />
      <SampleQuestions questions={samples} />
      <TextList title={ownText(admissionDetailTexts.areas)} lines={course.subjectAreas} look="tags" />
      <Teacher name={inLanguage(course.instructor)} />
      <TextList title={ownText(texts.audience)} lines={course.studentRequirements} look="list" />
      <TextList
        title={ownText(admissionDetailTexts.steps)}
        lines={course.enrollmentProcessSteps}
        look="steps"
      />
      {course.isEnrolled && <RateCourse courseId={course._id} courseKind="admission" />}
      <TestimonialCards testimonials={testimonials} />
      <Faqs title={ownText(commonTexts.questionsAndAnswers)} faqs={course.faqs} />
    </div>
  );
}

function Features({ features }: { readonly features: AdmissionCourse['courseFeatures'] }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  if (features.length === 0) return null;
  return (
    <section>
      <h2>{translate(admissionDetailTexts.features)}</h2>
      <dl className={styles['features']}>
        {features.map(({ feature, description }) => (
          <div key={feature}>
            <dt>{inLanguage(feature)}</dt>
            <dd>{inLanguage(description)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
