import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { answersPath, examPath, type PastYear } from '../../courses/course-paths.ts';
import { useLockText } from '../../lessons/use-lock-text.ts';
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
export function YearRow(row: YearRowProps): ReactNode {
  const { year, result, isLoading } = row;
  const format = useFormat();
  const label = format.digits(String(year.year));
  const ownText = useText();
  const { requiredSubjects, subjects } = year;
  const subjectFacts =
    requiredSubjects < subjects.length
      ? [ownText(texts.subjects, { n: requiredSubjects, total: subjects.length })]
      : [];
  const titleId = `year-${year._id}`;
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
      <YearActions {...row} titleId={titleId} />
    </li>
  );
}

type YearActionsProps = Omit<YearRowProps, 'isLoading'> & { readonly titleId: string };

/** An exam that was begun before the year closed goes on; the answers stay with who has sat it. */
function YearActions({ year, pastYear, result, attempt, isNext, titleId }: YearActionsProps): ReactNode {
  const translate = useText();
  const lockText = useLockText();
  const lock = attempt ? undefined : year.lock;
  const examText = attempt ? commonTexts.continueTheExam : result ? texts.again : texts.give;
  return (
    <div className={styles['actions']}>
      {lock && <p className={styles['facts']}>{lockText(lock)}</p>}
      {(!lock || result) && (
        <LinkButton to={answersPath(pastYear)} kind="quiet" aria-describedby={titleId}>
          {translate(result ? texts.viewCorrect : texts.view)}
        </LinkButton>
      )}
      {!lock && (
        <LinkButton
          to={examPath(pastYear)}
          kind={isNext ? 'primary' : 'secondary'}
          aria-describedby={titleId}
        >
          {translate(examText)}
        </LinkButton>
      )}
    </div>
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
