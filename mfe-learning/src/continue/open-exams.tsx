import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { examPath } from '../courses/course-paths.ts';
import { otherExamPaths } from '../exams/exam-paths.ts';
import type { OpenAttempt } from './dashboard-types.ts';
import styles from './continue.module.css';
import { texts } from './texts.ts';
import { useNow } from './use-now.ts';
import type { Progress } from './use-progress.ts';

/** Attempts in progress; shown first, because their time is limited. */
export function OpenExams({ attempts, attemptsAt, dashboard: { courses } }: Progress): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return attempts.map((attempt) => {
    const path = pathOf(attempt, courses);
    return (
      <Notice key={attempt.attemptId} tone="attention" title={format.digits(inLanguage(attempt.title))}>
        <TimeLeft attempt={attempt} receivedAt={attemptsAt} />
        {path !== undefined && (
          <LinkButton to={path} kind="primary">
            {translate(commonTexts.continueTheExam)}
          </LinkButton>
        )}
      </Notice>
    );
  });
}

interface TimeLeftProps {
  readonly attempt: OpenAttempt;
  readonly receivedAt: number;
}

/** Counts down by the server's clock, which is in the answer, from the moment the answer arrived. */
function TimeLeft({ attempt, receivedAt }: TimeLeftProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const now = useNow(1000);
  const ahead = receivedAt - Date.parse(attempt.serverNow);
  const left = Date.parse(attempt.deadlineAt) - (now - ahead);
  if (left <= 0) return <p>{translate(texts.over)}</p>;
  return (
    <p className={styles['left']}>
      <span>{translate(commonTexts.timeLeft)}</span>{' '}
      <strong className={styles['clock']} role="timer">
        {format.clock(left)}
      </strong>{' '}
      <span>{translate(texts.endsAt, { time: format.time(attempt.deadlineAt) })}</span>
    </p>
  );
}

function pathOf(attempt: OpenAttempt, courses: Progress['dashboard']['courses']): string | undefined {
  const { examKind, examId, courseId, unitId } = attempt;
  if (examKind === 'campaign') return `/exams/campaign/${examId}`;
  if (examKind !== 'past-year') return otherExamPaths.take(examId);
  const course = courses.find((one) => one.courseId === courseId);
  if (!course || unitId === null) return undefined;
  return examPath({ courseCode: course.courseCode, unitId, yearId: examId });
}
