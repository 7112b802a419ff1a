import type { listSampleQuestions } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import type { AdmissionCard } from '../../courses/course-types.ts';
import { SampleQuestion } from '../../courses/sample-questions/sample-question.tsx';
import home from './home.module.css';
import styles from './try-question.module.css';

const texts = {
  title: { en: 'Can you answer this?', bn: 'পারবেন?' },
  more: { en: 'More from {course}', bn: '{course} থেকে আরও' },
};

/** The first sample question of a course; nothing where it has none. */
export function QuestionOfCourse({ course }: { readonly course: AdmissionCard }): ReactNode {
  const translate = useText();
  const half = useBilingual();
  const { courseCode } = course;
  const { data } = useApiQuery<typeof listSampleQuestions>(
    '/admissioncourse/universities/samplequestions/{courseCode}',
    { params: { courseCode } },
    { staleTime: 60_000 },
  );
  const question = data?.items[0];
  if (!question) return null;
  return (
    <section className={home['band']} aria-labelledby="try-question">
      <h2 id="try-question">{translate(texts.title)}</h2>
      <ol className={styles['question']}>
        <SampleQuestion question={question} number={1} />
      </ol>
      <LinkButton to={coursePaths.admission(courseCode)}>
        {translate(texts.more, { course: half(course.name) })}
      </LinkButton>
    </section>
  );
}
