import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AcademicCourse } from '../../courses/course-types.ts';
import { Faqs } from '../../courses/faqs.tsx';
import { Teacher } from '../../courses/teacher.tsx';
import { TestimonialCards } from '../../courses/testimonial-cards.tsx';
import { TextList } from '../../courses/text-list.tsx';
import { texts as courseTexts } from '../../courses/texts.ts';
import { RateCourse } from '../../ratings/rate-course.tsx';
import { CourseNumbers } from './course-numbers.tsx';
import styles from './course-text.module.css';
import { EnrolledContent } from './enrolled-content.tsx';
import { Subjects } from './subjects.tsx';
import { texts } from './texts.ts';

/** The texts of a course; empty parts are omitted. */
export function CourseText({ course }: { readonly course: AcademicCourse }): ReactNode {
  const ownText = useText();
  const inLanguage = useBilingual();
  const testimonials = course.testimonials.map(({ student, feedback }) => ({
    name: student,
    about: '',
    text: feedback,
  }));
  return (
    <div className={styles['text']}>
      <CourseNumbers course={course} />
      <RichText html={inLanguage(course.description)} />
      <Teacher name={inLanguage(course.instructor)} />
      <TextList title={ownText(courseTexts.audience)} lines={course.targetAudience} look="list" />
      <TextList title={ownText(texts.prerequisites)} lines={course.prerequisites} look="list" />
      <Subjects subjects={course.subjects} />
      <EnrolledContent course={course} />
      {course.isEnrolled && <RateCourse courseId={course._id} courseKind="academic" />}
      <Certificates certifications={course.certifications} />
      <TestimonialCards testimonials={testimonials} />
      <Faqs title={ownText(commonTexts.questionsAndAnswers)} faqs={course.faqs} />
    </div>
  );
}

function Certificates({ certifications }: Pick<AcademicCourse, 'certifications'>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const lines = certifications.map(({ name, issuer, validity }) =>
    [
      inLanguage(name),
      inLanguage(issuer),
      validity === '' ? '' : translate(texts.validity, { time: inLanguage(validity) }),
    ]
      .filter((part) => part !== '')
      .join(', '),
  );
  return <TextList title={translate(texts.certificates)} lines={lines} look="list" />;
}
