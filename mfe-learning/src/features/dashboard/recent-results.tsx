import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { answersPath } from '../../courses/course-paths.ts';
import type { DashboardCourse, RecentResult } from '../../continue/dashboard-types.ts';
import styles from './dashboard.module.css';
import { texts } from './texts.ts';

/** The report card has the others. */
const shown = 5;

interface RecentResultsProps {
  readonly results: readonly RecentResult[];
  readonly courses: readonly DashboardCourse[];
}

/** The latest results, with the way to all of them. A past year links to its answers, a campaign to its exam; if the course is gone, to the result. */
export function RecentResults({ results, courses }: RecentResultsProps): ReactNode {
  const text = useText();
  const columns: readonly Column<RecentResult>[] = [
    { id: 'title', title: text(commonTexts.exam), cell: linkTo(courses) },
    {
      id: 'score',
      title: text(commonTexts.score),
      isNumber: true,
      cell: scoreOf,
    },
  ];
  return (
    <section>
      <h2>{text(texts.recent)}</h2>
      <Table
        caption={text(texts.recent)}
        columns={columns}
        rows={results.slice(0, shown)}
        keyOf={({ resultId }) => resultId}
      />
      <p>
        <Link to="/exams/report-card">{text(texts.reportCard)}</Link>
      </p>
    </section>
  );
}

/** The score, or the time from which it is visible. */
function Score({ result }: { readonly result: RecentResult }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { score, totalMarks, scoreVisibleFrom } = result;
  if (score === null)
    return translate(texts.scoreLater, { time: format.dateTime(scoreVisibleFrom ?? result.dateTaken) });
  return (
    <>
      {translate(texts.scoreOf, { score, total: totalMarks })}
      <BesideScore result={result} score={score} />
    </>
  );
}

interface BesideScoreProps {
  readonly result: RecentResult;
  readonly score: number;
}

/** The best score of the same exam, and what wrong answers cost. */
function BesideScore({ result, score }: BesideScoreProps): ReactNode {
  const translate = useText();
  const { bestScore, marksLost } = result;
  return (
    <>
      {bestScore !== null && (
        <p className={styles['quiet']}>
          {bestScore > score ? translate(texts.best, { score: bestScore }) : translate(texts.isBest)}
        </p>
      )}
      {marksLost !== null && marksLost > 0 && (
        <p className={styles['quiet']}>{translate(texts.lost, { marks: marksLost })}</p>
      )}
    </>
  );
}

function scoreOf(result: RecentResult): ReactNode {
  return <Score result={result} />;
}

function linkTo(courses: readonly DashboardCourse[]): (result: RecentResult) => ReactNode {
  return (result) => <ResultLink result={result} to={pathOf(result, courses)} />;
}

/** The exam and its date in one column, to save width on a phone. */
function ResultLink({ result, to }: { readonly result: RecentResult; readonly to: string }): ReactNode {
  const inLanguage = useBilingual();
  const format = useFormat();
  return (
    <>
      <Link to={to}>{format.digits(inLanguage(result.title))}</Link>
      <p className={styles['quiet']}>{format.date(result.dateTaken)}</p>
    </>
  );
}

function pathOf(result: RecentResult, courses: readonly DashboardCourse[]): string {
  const { examKind, examId, courseId, unitId, resultId } = result;
  if (examKind === 'campaign') return `/exams/campaign/${examId}`;
  const course = courses.find((one) => one.courseId === courseId);
  if (!course || unitId === null || examKind !== 'past-year') return `/exams/results/${resultId}`;
  return answersPath({ courseCode: course.courseCode, unitId, yearId: examId });
}
