import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Progress } from '../../../continue/use-progress.ts';
import styles from './plan.module.css';
import { PlanRow } from './plan-row.tsx';
import type { PlanKind, PlanSource } from './plan-source.ts';
import { texts } from './texts.ts';
import { useContinue } from './use-continue.ts';
import { useDueAssignment, useNextExam } from './use-dated-entries.ts';
import type { ExamsAhead } from './use-exams-ahead.ts';
import { useReviews, useWeakest } from './use-practice-entries.ts';

interface TodaysPlanProps {
  readonly progress: Progress;
  readonly exams: ExamsAhead;
  /** The content in place of the usual sentence if there is nothing to do. */
  readonly empty?: ReactNode;
}

/** Lists what to do today, one line each. A source that fails is named; the others are shown. */
export function TodaysPlan({ progress, exams, empty }: TodaysPlanProps): ReactNode {
  const translate = useText();
  const { dashboard } = progress;
  const sources: readonly (readonly [PlanKind, PlanSource])[] = [
    ['continue', useContinue(progress)],
    ['reviews', useReviews(dashboard)],
    ['weakest', useWeakest(dashboard)],
    ['exam', useNextExam(exams)],
    ['assignment', useDueAssignment(dashboard.courses.length > 0)],
  ];
  const entries = sources.flatMap(([, source]) => (source.state === 'ready' ? [source.entry] : []));
  const done = entries.filter(({ isDone }) => isDone).length;
  const first = entries.find(({ isDone }) => !isDone);
  const isEmpty = sources.every(([, { state }]) => state === 'none');
  return (
    <section className={styles['plan']}>
      <header className={styles['head']}>
        <h2>{translate(texts.title)}</h2>
        {done > 0 && <p>{translate(texts.doneOf, { n: done, total: entries.length })}</p>}
      </header>
      {isEmpty ? (
        (empty ?? <NothingToDo />)
      ) : (
        <ol className={styles['list']}>
          {sources.map(([kind, source]) => {
            if (source.state === 'loading') return <Waiting key={kind} />;
            if (source.state !== 'ready') return null;
            return <PlanRow key={kind} kind={kind} entry={source.entry} isFirst={source.entry === first} />;
          })}
        </ol>
      )}
      <Failed sources={sources} />
    </section>
  );
}

function Waiting(): ReactNode {
  const translate = useText();
  return (
    <li className={styles['waiting']} aria-busy="true">
      <span className="visually-hidden">{translate(texts.loading)}</span>
      <Skeleton lines={2} />
    </li>
  );
}

const names = {
  continue: texts.continueName,
  reviews: texts.reviewsName,
  weakest: texts.weakestName,
  exam: texts.examName,
  assignment: texts.assignmentName,
} as const;

function Failed({ sources }: { readonly sources: readonly (readonly [PlanKind, PlanSource])[] }): ReactNode {
  const translate = useText();
  const failed = sources.flatMap(([kind, source]) => (source.state === 'failed' ? [{ kind, source }] : []));
  if (failed.length === 0) return null;
  const parts = failed.map(({ kind }) => translate(names[kind])).join(', ');
  return (
    <div className={styles['failed']} aria-live="polite">
      <p>{translate(texts.failed, { parts })}</p>
      <Button size="small" onClick={() => failed.forEach(({ source }) => void source.tryAgain())}>
        {translate(commonTexts.tryAgain)}
      </Button>
    </div>
  );
}

function NothingToDo(): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  return (
    <div className={styles['empty']}>
      <p>{translate(texts.empty)}</p>
      <LinkButton to={practice ? '/student/mcq' : '/courses'} kind="primary">
        {translate(practice ? texts.tenQuestions : commonTexts.seeTheCourses)}
      </LinkButton>
    </div>
  );
}
