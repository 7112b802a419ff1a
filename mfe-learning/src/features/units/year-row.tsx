import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { answersPath, examPath, type PastYear } from '../../courses/course-paths.ts';
import { texts } from './texts.ts';
import type { OpenAttempt, Year, YearResult } from './unit-types.ts';
import styles from './units.module.css';

const minuteMs = 60_000;

interface YearRowProps {
  readonly year: Year;
  readonly pastYear: PastYear;
  readonly result: YearResult | undefined;
  readonly attempt: OpenAttempt | undefined;
  readonly isLoading: boolean;
  /** The paper to take next: its exam is the primary action. */
  readonly isNext: boolean;
}

/** A past year with its facts, the latest result, and links to the exam and its answers. */
export function YearRow({ year, pastYear, result, attempt, isLoading, isNext }: YearRowProps): ReactNode {
  const format = useFormat();
  const label = format.digits(String(year.year));
  const ownText = useText();
  const { requiredSubjects, subjects } = year;
  const subjectFacts =
    requiredSubjects < subjects.length
      ? [ownText(texts.subjects, { n: requiredSubjects, total: subjects.length })]
      : [];
  const titleId = `year-${year._id}`;
  const examText = attempt ? commonTexts.continueTheExam : result ? texts.again : texts.give;
  return (
    <li className={styles['year']}>
      <div className={styles['about']}>
        <h3 id={titleId}>{label}</h3>
        <p className={styles['facts']}>
          {[
            ownText(commonTexts.nQuestions, { n: year.questionCount }),
            ...subjectFacts,
            format.duration(year.timeLimit * minuteMs),
            ownText(commonTexts.nMarks, { n: year.totalMarks }),
          ].join(' · ')}
        </p>
        <LastResult result={result} isLoading={isLoading} />
      </div>
      <p className={styles['actions']}>
        <LinkButton to={answersPath(pastYear)} kind="quiet" aria-describedby={titleId}>
          {ownText(result ? texts.viewCorrect : texts.view)}
        </LinkButton>
        <LinkButton
          to={examPath(pastYear)}
          kind={isNext ? 'primary' : 'secondary'}
          aria-describedby={titleId}
        >
          {ownText(examText)}
        </LinkButton>
      </p>
    </li>
  );
}

/** Always one line, to avoid a layout shift when the result arrives. */
function LastResult({ result, isLoading }: Pick<YearRowProps, 'result' | 'isLoading'>): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (!result) {
    return (
      <p className={`${styles['result']} ${styles['facts']}`}>
        {isLoading ? '\u00A0' : translate(texts.notYet)}
      </p>
    );
  }
  return (
    <p className={styles['result']}>
      <span className={styles['score']}>
        {translate(texts.score, { score: result.score, total: result.totalMarks })}
      </span>{' '}
      <span className={styles['facts']}>
        {translate(texts.date, { date: format.date(result.dateAttempted) })}
      </span>
      {result.attempts > 1 && <EarlierAttempts result={result} />}
    </p>
  );
}

function EarlierAttempts({ result }: { readonly result: YearResult }): ReactNode {
  const translate = useText();
  return (
    <>
      {result.bestScore !== undefined && (
        <span className={styles['facts']}>{translate(texts.best, { score: result.bestScore })}</span>
      )}
      <span className={styles['facts']}>{translate(texts.attempts, { n: result.attempts })}</span>
    </>
  );
}
