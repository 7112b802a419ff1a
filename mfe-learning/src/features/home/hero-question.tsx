import { useBilingual } from '@pathshala/web-kit/bilingual';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import styles from './hero-question.module.css';
import { heroTexts as texts } from './hero-texts.ts';
import { useHeroQuestions } from './use-hero-questions.ts';

const SampleQuestion = lazyPage(
  () => import(/* webpackChunkName: "home-question" */ '../../courses/sample-questions/sample-question.tsx'),
  (file) => file.SampleQuestion,
);

/** The picture is loaded in a school without sample questions. */
const HeroPicture = lazyPage(
  () => import(/* webpackChunkName: "home-picture" */ './hero-picture.tsx'),
  (file) => file.HeroPicture,
);

/**
 * A sample question to answer at once. Its place has the same height before and after the question arrives; in a school
 * without sample questions it holds a picture.
 */
export function HeroQuestion(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { shown, showNext } = useHeroQuestions();
  if (shown === 'none') {
    return (
      <div className={styles['place']}>
        <Suspense fallback={null}>
          <HeroPicture />
        </Suspense>
      </div>
    );
  }
  return (
    <section className={styles['try']} aria-labelledby="try-question">
      <h2 id="try-question">{translate(texts.tryTitle)}</h2>
      <div className={styles['place']}>
        {shown === 'loading' ? (
          <Waiting />
        ) : (
          <Suspense fallback={<Waiting />}>
            <ol className={styles['question']}>
              <SampleQuestion key={shown.question._id} question={shown.question} />
            </ol>
          </Suspense>
        )}
      </div>
      <p className={styles['actions']}>
        {showNext && (
          <Button size="small" onClick={showNext}>
            {translate(texts.another)}
          </Button>
        )}
        {shown !== 'loading' && (
          <LinkButton size="small" to={coursePaths.admission(shown.course.courseCode)}>
            {translate(texts.moreOf, { course: inLanguage(shown.course.name) })}
          </LinkButton>
        )}
      </p>
    </section>
  );
}

function Waiting(): ReactNode {
  const translate = useText();
  return (
    <output aria-busy="true" className={styles['waiting']}>
      <span className="visually-hidden">{translate(texts.loadingQuestion)}</span>
      <Skeleton lines={6} />
    </output>
  );
}
